#include "views/opinions/utterancerows.h"

#include "models/results/spelling.h"
#include "views/opinions/opinionviewwords.h"

#include <tuple>
#include <utility>

namespace tandem {

namespace {

std::pair<BadgeKind, QString> badgeOf(UtteranceState state)
{
    switch (state) {
    case UtteranceState::NotStarted:
        return {BadgeKind::Neutral, OpinionViewWords::tr("not started")};
    case UtteranceState::InProgress:
        return {BadgeKind::Open, OpinionViewWords::tr("in progress")};
    case UtteranceState::Finished:
        return {BadgeKind::Yes, OpinionViewWords::tr("finished")};
    case UtteranceState::AwaitingPeerReview:
        break;
    }
    return {BadgeKind::Waiting, OpinionViewWords::tr("awaiting peer review")};
}

/// What is written about it, or what comes next.
QString detailOf(const UtteranceWork& work, UtteranceState state)
{
    if (state == UtteranceState::NotStarted)
        return {};
    if (state == UtteranceState::InProgress)
        return workGapText(workGaps(work).constFirst());
    if (work.noOpinion)
        return OpinionViewWords::tr("no opinion");
    qsizetype atoms = 0;
    for (const MainOpinion& opinion : work.opinions)
        atoms += opinion.atoms.size();
    return OpinionViewWords::tr("%n atomic opinion(s)", nullptr, int(atoms));
}

} // namespace

UtteranceState utteranceStateOf(const UtteranceWork& work, bool isSubmitted)
{
    if (isSubmitted && !work.noOpinion)
        return UtteranceState::AwaitingPeerReview;
    if (workGaps(work).isEmpty())
        return UtteranceState::Finished;
    return work.opinions.isEmpty() ? UtteranceState::NotStarted : UtteranceState::InProgress;
}

RowSpec<OpinionRow> utteranceRowSpec()
{
    RowSpec<OpinionRow> spec = opinionRows();
    spec.shape.titleLines = 1;
    return spec;
}

OpinionRow utteranceRow(int place, const OpinionContext& context)
{
    OpinionRow row{.key = RowKey(place),
        .number = results::countText(place),
        .text = context.utterance,
        .detail = context.participant};
    row.accessible = OpinionViewWords::tr("Utterance %1, %2: %3")
                         .arg(row.number, context.participant, context.utterance);
    return row;
}

OpinionRow ownUtteranceRow(
    int place, const OpinionContext& context, const UtteranceWork& work, bool isSubmitted)
{
    const UtteranceState state = utteranceStateOf(work, isSubmitted);
    OpinionRow row = utteranceRow(place, context);
    if (const QString detail = detailOf(work, state); !detail.isEmpty())
        row.detail = detail;
    std::tie(row.badge, row.badgeText) = badgeOf(state);
    row.accessible =
        OpinionViewWords::tr("%1. %2", "utterance, state").arg(row.accessible, row.badgeText);
    return row;
}

} // namespace tandem
