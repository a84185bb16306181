#include "views/timelines/makingtext.h"

#include "models/results/spelling.h"
#include "models/text/occurrences.h"
#include "models/text/worddifference.h"
#include "views/timelines/timelineuserwords.h"
#include "views/timelines/usersummarytext.h"

namespace tandem {

namespace {

using usersum::UserSummary;

QString versionName(int version)
{
    return TimelineUserWords::tr("Version %1").arg(results::countText(version + 1));
}

MakingSide sideOf(const QString& title, const AnsweredPart<UserSummary>& summary)
{
    MakingSide side{.title = title};
    if (!summary.value) {
        side.texts = {
            summary.fault.isEmpty() ? TimelineUserWords::tr("No text yet.") : summary.fault};
        return side;
    }
    side.texts = {plainSummary(summary.value->summary), bulletedLines(summary.value->insights)};
    side.labels = {TimelineUserWords::tr("Summary"), TimelineUserWords::tr("Insights")};
    return side;
}

void addLine(MakingSide& side, const QString& label, const QString& text)
{
    if (text.isEmpty())
        return;
    side.labels.append(label);
    side.texts.append(text);
}

QString verdictText(bool isConsistent)
{
    return isConsistent ? TimelineUserWords::tr("Consistent with the activities")
                        : TimelineUserWords::tr("Inconsistent with the activities");
}

/// What the next version does not say any more, and what it says instead.
void markDifference(MakingSide& before, MakingSide& after)
{
    for (int text = 0; text < int(std::min(before.texts.size(), after.texts.size())); ++text) {
        const WordDifference difference =
            wordDifference(before.texts.at(text), after.texts.at(text));
        for (const Utf16Span& span : difference.removed)
            before.marks.append({{text, span}, SpanLook::Unlinked});
        for (const Utf16Span& span : difference.added)
            after.marks.append({{text, span}, SpanLook::Reference});
    }
    before.remark =
        TimelineUserWords::tr("%n passage(s) removed", nullptr, int(before.marks.size()));
    after.remark = TimelineUserWords::tr("%n passage(s) added", nullptr, int(after.marks.size()));
}

/// Where a version says what a question is about.
void markAnswer(MakingSide& side, const QString& answer)
{
    for (int text = 0; text < int(side.texts.size()); ++text) {
        const QList<Utf16Span> found = occurrences(side.texts.at(text), answer);
        for (const Utf16Span& span : found)
            side.marks.append({{text, span}, SpanLook::Found});
    }
}

MakingSide querySide(const SummaryMaking& making, const MadeVersion& version)
{
    MakingSide side{.title = TimelineUserWords::tr("Query check")};
    addLine(side, TimelineUserWords::tr("Query"), making.query.query);
    if (!version.query.value) {
        addLine(side, TimelineUserWords::tr("Judgment"), version.query.fault);
        return side;
    }
    addLine(side, TimelineUserWords::tr("Judgment"),
        version.query.value->isConsistent ? TimelineUserWords::tr("Answers the query")
                                          : TimelineUserWords::tr("Does not answer the query"));
    addLine(side, TimelineUserWords::tr("Reason"), version.query.value->explanation);
    return side;
}

MakingSide questionsSide(const MadeVersion& version)
{
    MakingSide side{.title = TimelineUserWords::tr("Questions")};
    if (!version.pairs.value)
        addLine(side, TimelineUserWords::tr("Error"), version.pairs.fault);
    else if (version.pairs.value->isEmpty())
        addLine(side, {}, TimelineUserWords::tr("It makes no claims that could be checked."));
    for (int i = 0; version.pairs.value && i < int(version.pairs.value->size()); ++i) {
        const usersum::FactPair& pair = version.pairs.value->at(i);
        addLine(side, results::countText(i + 1), pair.question + QLatin1Char('\n') + pair.answer);
    }
    return side;
}

MakingSide factSide(const MadeVersion& version, int fact)
{
    const usersum::FactPair pair =
        version.pairs.value ? version.pairs.value->value(fact) : usersum::FactPair();
    MakingSide side{.title = TimelineUserWords::tr("Fact check")};
    addLine(side, TimelineUserWords::tr("Question"), pair.question);
    addLine(side, TimelineUserWords::tr("Summary says"), pair.answer);
    const auto verdict = version.verdictOn(fact);
    if (!verdict) {
        addLine(side, TimelineUserWords::tr("Judgment"), version.verdicts.fault);
        return side;
    }
    addLine(side, TimelineUserWords::tr("Judgment"), verdictText(verdict->isConsistent));
    if (!verdict->isConsistent)
        addLine(side, TimelineUserWords::tr("Activities say"),
            verdict->reference.isEmpty() ? TimelineUserWords::tr("nothing about it")
                                         : verdict->reference);
    addLine(side, TimelineUserWords::tr("Reason"), verdict->explanation);
    return side;
}

/// The versions that went into the combination, with their times.
MakingSide combinedFrom(const SummaryMaking& making)
{
    MakingSide side{.title = TimelineUserWords::tr("Combined from")};
    for (const MadeSegment& segment : making.segments) {
        const int version = segment.outcome ? segment.outcome->version : -1;
        if (version < 0 || version >= segment.versions.size())
            continue;
        if (const auto& summary = segment.versions.at(version).summary.value)
            addLine(side, results::countText(segment.number),
                segmentDays(segment) + QLatin1Char('\n') + plainSummary(summary->summary) +
                    QLatin1Char('\n') + bulletedLines(summary->insights));
    }
    return side;
}

MakingSides ofVersion(const MadeSegment& segment, int version)
{
    const MadeVersion& made = segment.versions.at(version);
    if (version == 0)
        return {sideOf(versionName(0), made.summary), {}};
    const MadeVersion& before = segment.versions.at(version - 1);
    MakingSides sides{sideOf(versionName(version - 1), before.summary),
        sideOf(versionName(version), made.summary)};
    if (before.summary.value && made.summary.value)
        markDifference(sides.first, sides.second);
    return sides;
}

} // namespace

MakingSides makingSides(const SummaryMaking& making, const MakingRow& row)
{
    if (row.what == MakingRow::What::Combined) {
        const MakingSide whole = sideOf(TimelineUserWords::tr("Summary"), making.combined);
        return making.plan.isHierarchical ? MakingSides{combinedFrom(making), whole}
                                          : MakingSides{whole, {}};
    }
    if (row.segment < 1 || row.segment > making.segments.size())
        return {};
    const MadeSegment& segment = making.segments.at(row.segment - 1);
    if (row.what == MakingRow::What::Headline || row.version >= segment.versions.size())
        return {};
    if (row.what == MakingRow::What::Version)
        return ofVersion(segment, row.version);
    const MadeVersion& version = segment.versions.at(row.version);
    MakingSides sides{sideOf(versionName(row.version), version.summary), {}};
    if (row.what == MakingRow::What::Query)
        sides.second = querySide(making, version);
    else if (row.what == MakingRow::What::Questions)
        sides.second = questionsSide(version);
    else
        sides.second = factSide(version, row.fact);
    if (row.what == MakingRow::What::Fact && version.pairs.value)
        markAnswer(sides.first, version.pairs.value->value(row.fact).answer);
    if (row.what == MakingRow::What::Questions && version.pairs.value) {
        for (const usersum::FactPair& pair : *version.pairs.value)
            markAnswer(sides.first, pair.answer);
    }
    return sides;
}

} // namespace tandem
