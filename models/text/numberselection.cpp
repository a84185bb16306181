#include "models/text/numberselection.h"

#include <QRegularExpression>
#include <QStringList>

namespace tandem {

namespace {

/// Numbers that follow each other.
struct NumberRange
{
    int first = 0;
    int last = 0;
};

/// "3" or "1-4"; none where it is neither.
std::optional<NumberRange> rangeFrom(const QString& text)
{
    static const QRegularExpression form(QStringLiteral("^\\s*(\\d+)\\s*(?:-\\s*(\\d+)\\s*)?$"));
    const auto match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    bool isFirstNumber = false;
    bool isLastNumber = false;
    const int first = match.captured(1).toInt(&isFirstNumber);
    const int last = match.capturedLength(2) > 0 ? match.captured(2).toInt(&isLastNumber) : first;
    const bool fits = isFirstNumber && (isLastNumber || match.capturedLength(2) == 0);
    return fits && first >= 1 && first <= last ? std::optional(NumberRange{first, last})
                                               : std::nullopt;
}

} // namespace

std::optional<std::set<int>> numbersIn(const QString& selection, int most)
{
    std::set<int> numbers;
    const QStringList parts = selection.split(u',');
    for (const QString& part : parts) {
        const auto range = rangeFrom(part);
        if (!range || range->last > most)
            return std::nullopt;
        for (int number = range->first; number <= range->last; ++number)
            numbers.insert(number);
    }
    return numbers;
}

QString selectionOf(const std::set<int>& numbers)
{
    QStringList parts;
    for (auto next = numbers.cbegin(); next != numbers.cend();) {
        const int first = *next;
        int last = first;
        for (++next; next != numbers.cend() && *next == last + 1; ++next)
            last = *next;
        parts.append(
            first == last ? QString::number(first) : QStringLiteral("%1-%2").arg(first).arg(last));
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace tandem
