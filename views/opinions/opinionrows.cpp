#include "views/opinions/opinionrows.h"

#include "models/kgds/opinion.h"
#include "models/people/personin.h"
#include "models/results/spelling.h"
#include "models/text/isolated.h"
#include "views/opinions/opinionviewwords.h"
#include "views/opinions/opinionwords.h"

#include <algorithm>

namespace tandem {

namespace {

BadgeKind badgeOf(OpinionState state)
{
    switch (state) {
    case OpinionState::Unchecked:
        return BadgeKind::Open;
    case OpinionState::Passed:
    case OpinionState::Kept:
        return BadgeKind::Yes;
    case OpinionState::AwaitingAuthor:
    case OpinionState::AwaitingRecheck:
        return BadgeKind::Waiting;
    case OpinionState::Disputed:
        return BadgeKind::Boundary;
    case OpinionState::Dropped:
        return BadgeKind::No;
    }
    return BadgeKind::None;
}

QString detailOf(const Reference& reference)
{
    const QString kind = reference.kind == ReferenceKind::Resolve
                             ? OpinionViewWords::tr("replaced")
                             : OpinionViewWords::tr("supplemented");
    if (const auto* place = std::get_if<ArticleReferent>(&reference.referent))
        return OpinionViewWords::tr("%1 · paragraph %2", "how, where")
            .arg(kind)
            .arg(place->paragraphNumber);
    if (std::holds_alternative<QString>(reference.referent))
        return OpinionViewWords::tr("%1 · typed by you", "how, where").arg(kind);
    return kind;
}

OpinionRow referenceRow(const Reference& reference, const OpinionContext& context)
{
    const QString phrase = context.utterance.mid(reference.span.start, reference.span.length);
    const bool linked = !std::holds_alternative<std::monostate>(reference.referent);
    const QString referent = referentText(reference, context.article);
    OpinionRow row;
    row.detail = detailOf(reference);
    row.text = linked ? OpinionViewWords::tr("%1 → **%2**", "phrase, referent")
                            .arg(isolated(phrase), isolated(referent))
                      : phrase;
    row.accessible =
        linked ? OpinionViewWords::tr("“%1” refers to “%2”, %3").arg(phrase, referent, row.detail)
               : OpinionViewWords::tr("“%1” is not linked yet").arg(phrase);
    if (!linked) {
        row.badge = BadgeKind::Open;
        row.badgeText = OpinionViewWords::tr("not linked");
    }
    return row;
}

} // namespace

RowSpec<OpinionRow> opinionRows()
{
    return {.key = [](const OpinionRow& row) { return row.key; },
        .card =
            [](const OpinionRow& row) {
                const kgds::OpinionText text = kgds::opinionText(row.text);
                return Card{.title = text.plain,
                    .bold = text.references,
                    .number = row.number,
                    .badge = row.badge,
                    .badgeText = row.badgeText,
                    .line = row.detail,
                    .lineColor = row.waits ? &ThemeColors::accent : nullptr};
            },
        .shape = {.titleLines = 2, .strongTitle = false},
        .accessible = [](const OpinionRow& row) { return row.accessible; }};
}

QList<OpinionRow> mainOpinionRows(const UtteranceWork& work, const QString& utterance)
{
    const QList<WorkGap> gaps = workGaps(work);
    QList<OpinionRow> rows;
    for (const MainOpinion& opinion : work.opinions) {
        const qsizetype place = rows.size();
        const auto gap = std::find_if(gaps.cbegin(), gaps.cend(),
            [place](const WorkGap& candidate) { return candidate.opinion == place; });
        const bool complete = gap == gaps.cend();
        OpinionRow row{.key = RowKey(opinion.uuid),
            .number = results::countText(place + 1),
            .text = utterance.mid(opinion.span.start, opinion.span.length)};
        row.detail = complete ? QString() : workGapText(*gap);
        row.badge = complete ? BadgeKind::Yes : BadgeKind::Open;
        row.badgeText = complete
                            ? OpinionViewWords::tr("%n atom(s)", nullptr, int(opinion.atoms.size()))
                            : OpinionViewWords::tr("to do");
        row.accessible = OpinionViewWords::tr("Opinion %1: %2. %3")
                             .arg(row.number, row.text,
                                 complete ? OpinionViewWords::tr("Complete") : row.detail);
        rows.append(row);
    }
    return rows;
}

QList<OpinionRow> referenceRows(const QList<Reference>& references, const OpinionContext& context)
{
    QList<OpinionRow> rows;
    for (const Reference& reference : references) {
        rows.append(referenceRow(reference, context));
        rows.last().key = RowKey(reference.span.start, QString::number(reference.span.length));
    }
    return rows;
}

QList<OpinionRow> checkRows(const OpinionSheet& sheet, PersonId viewer, const QList<Person>& people)
{
    QList<OpinionRow> rows;
    for (const PlacedOpinion& placed : sheet.opinions) {
        const OpinionStanding now = standing(placed.thread, sheet.rule);
        const bool own = placed.thread.author == viewer;
        OpinionRow row{.key = RowKey(placed.thread.uuid),
            .number = results::countText(placed.number),
            .text = now.text};
        row.waits = turnFor(sheet, placed.thread, viewer) != OpinionTurn::Nobody;
        row.detail = own ? OpinionViewWords::tr("Utterance %1 · yours")
                               .arg(results::countText(placed.utterance))
                         : OpinionViewWords::tr("Utterance %1 · by %2")
                               .arg(results::countText(placed.utterance))
                               .arg(personIn(people, placed.thread.author).name);
        if (row.waits)
            row.detail = OpinionViewWords::tr("%1 · your turn", "where and whose").arg(row.detail);
        row.badge = badgeOf(now.state);
        row.badgeText = opinionStateName(now.state);
        row.accessible =
            OpinionViewWords::tr("Opinion %1: %2. %3. %4")
                .arg(row.number, kgds::opinionText(row.text).plain, row.detail, row.badgeText);
        rows.append(row);
    }
    return rows;
}

} // namespace tandem
