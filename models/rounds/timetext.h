#pragma once

#include <QLocale>
#include <QString>

namespace tandem {

/// What stands where work was stored without its time; such a 0 is no measured one.
QString notMeasured();

/// Active time with how many pieces of work were stored without one: "5:41", "5:41 (3 not
/// measured)", or notMeasured() where there is no time but theirs.
QString timeText(qint64 activeMs, int unmeasured);

/// A span of time as people say it, by its two largest units: "45 s", "12 min", "3 h 20 min",
/// "2 days 4 h". The window writes it in the digits of its language.
QString spanText(qint64 ms, const QLocale& digits = QLocale::c());

} // namespace tandem
