#include "views/timelines/makingrows.h"

#include "models/results/datetext.h"
#include "models/results/spelling.h"
#include "models/text/isolated.h"
#include "models/text/wordcount.h"
#include "views/timelines/timelineuserwords.h"

namespace tandem {

namespace {

using MakingWhat = MakingRow::What;
using usersum::FactPair;
using usersum::PairVerdict;
using usersum::UserSummary;

/// Why a part has no answer.
template <typename T>
QString missingText(const AnsweredPart<T>& part)
{
    if (!part.isAsked)
        return TimelineUserWords::tr("not requested");
    return part.fault.isEmpty() ? TimelineUserWords::tr("no reply yet") : part.fault;
}

void setVerdict(MakingRow& row, bool isConsistent)
{
    row.badge = isConsistent ? BadgeKind::Yes : BadgeKind::Boundary;
    row.badgeText = isConsistent ? TimelineUserWords::tr("consistent", "a check of a summary")
                                 : TimelineUserWords::tr("inconsistent", "a check of a summary");
}

template <typename T>
void setFault(MakingRow& row, const AnsweredPart<T>& part)
{
    row.line = missingText(part);
    if (part.fault.isEmpty())
        return;
    row.badge = BadgeKind::Warning;
    row.badgeText = TimelineUserWords::tr("failed", "a step of a run");
}

QString lengthOf(const AnsweredPart<UserSummary>& summary)
{
    return summary.value ? TimelineUserWords::tr(
                               "%Ln word(s)", nullptr, int(countWords(summary.value->text())))
                         : QString();
}

/// What became of a version.
QString fateText(const MadeSegment& segment, int version)
{
    if (segment.outcome && segment.outcome->version == version)
        return segment.outcome->isChecked
                   ? TimelineUserWords::tr("consistent; used in the summary")
                   : TimelineUserWords::tr("used in the summary unchecked: no round left");
    return version + 1 < segment.versions.size()
               ? TimelineUserWords::tr("error found; rewritten")
               : TimelineUserWords::tr("not settled yet", "a version of a summary");
}

MakingRow segmentHeadline(const MadeSegment& segment)
{
    MakingRow row{MakingWhat::Headline, segment.number};
    const QString number = results::countText(segment.number);
    row.title =
        QStringList{TimelineUserWords::tr("Segment %1", "number").arg(number), segmentDays(segment),
            TimelineUserWords::tr("%n activity(ies)", nullptr, int(segment.activities))}
            .join(QStringLiteral(" · "));
    return row;
}

MakingRow versionRow(const MadeSegment& segment, const MadeVersion& version)
{
    MakingRow row{MakingWhat::Version, segment.number, version.version};
    row.title = TimelineUserWords::tr("Version %1").arg(results::countText(version.version + 1));
    row.reply = version.summary.reply;
    row.trailing = lengthOf(version.summary);
    if (version.summary.value)
        row.line = fateText(segment, version.version);
    else
        setFault(row, version.summary);
    return row;
}

MakingRow queryRow(const MadeSegment& segment, const MadeVersion& version)
{
    MakingRow row{MakingWhat::Query, segment.number, version.version};
    row.title = TimelineUserWords::tr("Does it answer the query?");
    row.reply = version.query.reply;
    if (!version.query.value) {
        setFault(row, version.query);
        return row;
    }
    row.line = version.query.value->explanation;
    setVerdict(row, version.query.value->isConsistent);
    return row;
}

MakingRow questionsRow(const MadeSegment& segment, const MadeVersion& version)
{
    MakingRow row{MakingWhat::Questions, segment.number, version.version};
    row.title = TimelineUserWords::tr("Questions about its claims");
    row.reply = version.pairs.reply;
    if (!version.pairs.value)
        setFault(row, version.pairs);
    else
        row.line =
            TimelineUserWords::tr("%n question(s)", nullptr, int(version.pairs.value->size()));
    return row;
}

MakingRow factRow(const MadeSegment& segment, const MadeVersion& version, int fact)
{
    const FactPair& pair = version.pairs.value->at(fact);
    MakingRow row{MakingWhat::Fact, segment.number, version.version, fact};
    row.title = pair.question;
    row.reply = version.verdicts.reply;
    row.line = TimelineUserWords::tr("says: %1", "what a summary answers").arg(pair.answer);
    const auto verdict = version.verdictOn(fact);
    if (!verdict) {
        setFault(row, version.verdicts);
        return row;
    }
    setVerdict(row, verdict->isConsistent);
    if (!verdict->isConsistent)
        row.line += QStringLiteral(" · ") +
                    (verdict->reference.isEmpty()
                            ? TimelineUserWords::tr("not in the activities")
                            : TimelineUserWords::tr("activities say: %1").arg(verdict->reference));
    return row;
}

void addVersion(QList<MakingRow>& rows, const MadeSegment& segment, const MadeVersion& version)
{
    rows.append(versionRow(segment, version));
    if (version.query.isAsked)
        rows.append(queryRow(segment, version));
    if (version.pairs.isAsked)
        rows.append(questionsRow(segment, version));
    for (int fact = 0; version.pairs.value && fact < int(version.pairs.value->size()); ++fact)
        rows.append(factRow(segment, version, fact));
}

Card makingCard(const MakingRow& row)
{
    Card card;
    card.title = row.title;
    card.isHeadline = row.what == MakingWhat::Headline;
    const bool isText = row.what == MakingWhat::Version || row.what == MakingWhat::Combined;
    card.indent = row.what == MakingWhat::Fact ? 2 : isText ? 0 : 1;
    card.line = row.line;
    card.badge = row.badge;
    card.badgeText = row.badgeText;
    card.trailing = row.trailing;
    return card;
}

} // namespace

QList<MakingRow> makingRows(const SummaryMaking& making)
{
    QList<MakingRow> rows;
    for (const MadeSegment& segment : making.segments) {
        rows.append(segmentHeadline(segment));
        for (const MadeVersion& version : segment.versions)
            addVersion(rows, segment, version);
    }
    MakingRow last{MakingWhat::Combined};
    last.title = making.plan.isHierarchical ? TimelineUserWords::tr("Combination of all segments")
                                            : TimelineUserWords::tr("Made in one step");
    last.reply = making.combined.reply;
    last.trailing = lengthOf(making.combined);
    if (!making.combined.value)
        setFault(last, making.combined);
    else if (making.plan.isHierarchical)
        last.line = TimelineUserWords::tr("in chronological order; recent segments weigh more");
    if (making.plan.isHierarchical)
        rows.append({MakingWhat::Headline, 0, 0, 0, TimelineUserWords::tr("Summary")});
    rows.append(last);
    return rows;
}

QString segmentDays(const MadeSegment& segment)
{
    const QString first = isolated(results::dateText(segment.first));
    const QString last = isolated(results::dateText(segment.last));
    return first == last ? first : TimelineUserWords::tr("%1 to %2", "days").arg(first, last);
}

RowSpec<MakingRow> makingSpec()
{
    RowSpec<MakingRow> spec;
    spec.key = [](const MakingRow& row) {
        return RowKey(qint64(row.what),
            QStringLiteral("%1.%2.%3").arg(row.segment).arg(row.version).arg(row.fact));
    };
    spec.card = makingCard;
    spec.shape = {.titleLines = 1, .strongTitle = true, .strongTrailing = false, .headlines = true};
    return spec;
}

} // namespace tandem
