#pragma once

#include <QDate>
#include <QDateTime>
#include <QString>

/// How days and times are written in the window: in the language of the program and its digits, by
/// the clock of whoever sits there. Files, JSON and the console have ISO 8601.
namespace tandem::results {

/// "11/29/26, 1:05 PM" in the short form of the language.
QString dateTimeText(const QDateTime& at);
/// The same with the names of day and month in full.
QString fullDateTimeText(const QDateTime& at);
/// "1:05 PM".
QString timeOfDayText(const QDateTime& at);
/// "11/29/26".
QString dateText(const QDate& day);

} // namespace tandem::results
