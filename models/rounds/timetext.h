#pragma once

#include <QString>

namespace tandem {

/// What stands where work was stored without its time; such a 0 is no measured one.
QString notMeasured();

/// Active time with how many pieces of work were stored without one: "5:41", "5:41 (3 not
/// measured)", or notMeasured() where there is no time but theirs.
QString timeText(qint64 activeMs, int unmeasured);

} // namespace tandem
