#include "models/usersum/summarypart.h"

#include "models/usersum/prompts.h"
#include "models/usersum/usersumwords.h"
#include "models/wordof.h"

#include <QLocale>
#include <QStringList>

#include <array>

namespace tandem::usersum {

namespace {

constexpr std::array kSteps{SummaryStep::Whole, SummaryStep::Segment, SummaryStep::Query,
    SummaryStep::Questions, SummaryStep::Answers, SummaryStep::Rewrite, SummaryStep::Combine};
constexpr std::array<const char*, kSteps.size()> kStepKeys{
    "summary", "segment", "query", "questions", "answers", "rewrite", "combine"};

/// Whether a step is about a segment; the others are about all.
bool isOfSegment(SummaryStep step)
{
    return step != SummaryStep::Whole && step != SummaryStep::Combine;
}

QString shownNumber(int number)
{
    return QLocale().toString(number);
}

} // namespace

QString SummaryPart::key() const
{
    QString text = QLatin1String(wordOf(step, kStepKeys));
    if (isOfSegment(step))
        text += u'/' + QString::number(segment);
    if (isOfSegment(step) && step != SummaryStep::Segment)
        text += u'.' + QString::number(version);
    return text;
}

std::optional<SummaryPart> SummaryPart::fromKey(const QString& key)
{
    for (const SummaryStep step : kSteps) {
        const QString word = QLatin1String(wordOf(step, kStepKeys));
        if (key.section(u'/', 0, 0) != word)
            continue;
        const QString numbers = key.section(u'/', 1);
        SummaryPart part{
            step, numbers.section(u'.', 0, 0).toInt(), numbers.section(u'.', 1).toInt()};
        // Only what key() writes: no part has two names.
        const bool isSound = isOfSegment(step)
                                 ? part.segment >= 1 && part.version >= 0 &&
                                       (step != SummaryStep::Rewrite || part.version >= 1)
                                 : part.segment == 0;
        return isSound && part.key() == key ? std::optional(part) : std::nullopt;
    }
    return {};
}

QString promptKeyOf(SummaryStep step)
{
    switch (step) {
    case SummaryStep::Segment:
        return kSegmentPrompt;
    case SummaryStep::Query:
        return kCheckQueryPrompt;
    case SummaryStep::Questions:
        return kAskFactsPrompt;
    case SummaryStep::Answers:
        return kCheckFactsPrompt;
    case SummaryStep::Rewrite:
        return kRewritePrompt;
    case SummaryStep::Combine:
        return kCombinePrompt;
    case SummaryStep::Whole:
        break;
    }
    return kUserPrompt;
}

bool isCheck(SummaryStep step)
{
    return step == SummaryStep::Query || step == SummaryStep::Questions ||
           step == SummaryStep::Answers;
}

QString summaryPartName(const SummaryPart& part)
{
    const QString segment = shownNumber(part.segment);
    const QString version = shownNumber(part.version + 1);
    switch (part.step) {
    case SummaryStep::Segment:
        return UsersumWords::tr("Segment %1").arg(segment);
    case SummaryStep::Query:
        return UsersumWords::tr("Query check of segment %1, version %2").arg(segment, version);
    case SummaryStep::Questions:
        return UsersumWords::tr("Questions on segment %1, version %2").arg(segment, version);
    case SummaryStep::Answers:
        return UsersumWords::tr("Fact check of segment %1, version %2").arg(segment, version);
    case SummaryStep::Rewrite:
        return UsersumWords::tr("Segment %1 rewritten, version %2").arg(segment, version);
    case SummaryStep::Combine:
        return UsersumWords::tr("Combination of all segments");
    case SummaryStep::Whole:
        break;
    }
    return UsersumWords::tr("Summary in one step");
}

} // namespace tandem::usersum
