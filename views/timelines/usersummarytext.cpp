#include "views/timelines/usersummarytext.h"

#include "models/results/spelling.h"
#include "models/text/isolated.h"
#include "models/text/plainmarkdown.h"
#include "views/timelines/timelineuserwords.h"
#include "views/timelines/userrecords.h"

namespace tandem {

bool isTooLong(const ShownUserSummary& summary)
{
    return summary.stored && summary.stored->made.mostWords &&
           summary.stored->words > *summary.stored->made.mostWords;
}

QString summaryLengthText(const ShownUserSummary& summary)
{
    if (!summary.stored)
        return {};
    const qint64 words = summary.stored->words;
    const std::optional<qint64> most = summary.stored->made.mostWords;
    if (!most)
        return TimelineUserWords::tr("%Ln word(s)", nullptr, int(words));
    if (isTooLong(summary))
        return TimelineUserWords::tr("%1 words, %2 over the limit")
            .arg(results::countText(words), results::countText(words - *most));
    return TimelineUserWords::tr("%1 of max. %2 words")
        .arg(results::countText(words), results::countText(*most));
}

QString summaryOriginText(const ShownUserSummary& summary)
{
    if (summary.summarizer.isEmpty())
        return TimelineUserWords::tr("No summaries of this log's users yet.");
    if (!summary.stored)
        return TimelineUserWords::tr("No summary of this user by %1.")
            .arg(isolated(summary.summarizer));
    const NewUserSummary& made = summary.stored->made;
    switch (made.origin) {
    case SummaryOrigin::Run:
        return made.run.isValid()
                   ? TimelineUserWords::tr("Made by run %1, model %2.")
                         .arg(results::countText(made.run.value), isolated(summary.model))
                   : TimelineUserWords::tr("Made by a run.");
    case SummaryOrigin::Imported:
        return TimelineUserWords::tr("Imported from %1.").arg(isolated(made.source));
    case SummaryOrigin::None:
        return TimelineUserWords::tr(
            "Baseline: the predictor gets no summary and is told that there is none.");
    case SummaryOrigin::OfOtherUser:
        break;
    }
    return TimelineUserWords::tr("Baseline: the summary of another user, %1, by %2.")
        .arg(isolated(summary.otherUser), isolated(summary.otherSummarizer));
}

QString summaryValuesText(const ShownUserSummary& summary)
{
    constexpr int kDigits = 3;
    QStringList values;
    for (const SummaryValue& value : summary.values)
        values.append(TimelineUserWords::tr("%1 %2", "measure, value")
                          .arg(value.measure, results::significantText(value.value, kDigits)));
    return values.join(QStringLiteral(" · "));
}

QString summaryVerdictText(const ShownUserSummary& summary)
{
    const UserListRow& line = summary.listed;
    QStringList said;
    if (summary.stored && (line.isPredicted() || line.isIncomplete))
        said += TimelineUserWords::tr("Q_s: %1", "Good, Bad ...").arg(summaryQualityText(line));
    if (line.people.good + line.people.bad > 0)
        said +=
            TimelineUserWords::tr("Human rating: %1", "Good, 2 of 3").arg(peopleVerdictText(line));
    return said.join(QStringLiteral(" · "));
}

QString plainSummary(const QString& text)
{
    return plainParagraphs(text).join(QLatin1Char('\n'));
}

QString bulletedLines(const QString& text)
{
    QStringList lines = text.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    for (QString& line : lines)
        line = plainParagraphs(line).join(QLatin1Char(' '));
    if (lines.size() > 1) {
        for (QString& line : lines)
            line.prepend(QStringLiteral("\u2022 "));
    }
    return lines.join(QLatin1Char('\n'));
}

QString noSummaryReplyText(const ShownUserSummary& summary)
{
    return TimelineUserWords::tr("No reply is stored for this summary. %1", "why")
        .arg(summaryOriginText(summary));
}

} // namespace tandem
