#include "models/rounds/missing.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace tandem {

namespace {

/// Two neighbours read better as "5, 6" than as a range.
constexpr int kShortestRange = 3;

QString sentence(const char* text, const QList<int>& numbers)
{
    return QCoreApplication::translate("Missing", text, nullptr, int(numbers.size()))
        .arg(numberRanges(numbers));
}

} // namespace

Missing missingOf(const QList<NumberedAnswer>& answers)
{
    Missing missing;
    for (const NumberedAnswer& item : answers) {
        if (!item.answer.value)
            missing.unanswered.append(item.number);
        else if (item.answer.unsure)
            missing.unsure.append(item.number);
    }
    std::sort(missing.unanswered.begin(), missing.unanswered.end());
    std::sort(missing.unsure.begin(), missing.unsure.end());
    return missing;
}

QString numberRanges(const QList<int>& numbers)
{
    QStringList parts;
    for (qsizetype first = 0; first < numbers.size();) {
        qsizetype end = first + 1;
        while (end < numbers.size() && numbers.at(end) == numbers.at(end - 1) + 1)
            ++end;
        if (end - first >= kShortestRange) {
            parts.append(
                QStringLiteral(u"%1\u2013%2").arg(numbers.at(first)).arg(numbers.at(end - 1)));
        } else {
            for (qsizetype i = first; i < end; ++i)
                parts.append(QString::number(numbers.at(i)));
        }
        first = end;
    }
    return parts.join(QCoreApplication::translate("Missing", ", ", "between paragraph numbers"));
}

QString missingText(const Missing& missing, Step step)
{
    QStringList sentences;
    if (step == Step::Opinions) {
        if (!missing.isEmpty())
            sentences.append(sentence(
                QT_TRANSLATE_N_NOOP("Missing", "Utterances without finished opinions (%n): %1."),
                missing.unanswered));
        return sentences.join(QLatin1Char(' '));
    }
    if (!missing.unanswered.isEmpty()) {
        sentences.append(
            sentence(QT_TRANSLATE_N_NOOP("Missing", "Unanswered (%n): %1."), missing.unanswered));
    }
    if (!missing.unsure.isEmpty()) {
        sentences.append(sentence(
            QT_TRANSLATE_N_NOOP("Missing", "Still marked as unsure (%n): %1."), missing.unsure));
    }
    return sentences.join(QLatin1Char(' '));
}

} // namespace tandem
