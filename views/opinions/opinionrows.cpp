#include "views/opinions/opinionrows.h"

#include "models/kgds/opinion.h"
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

QString nameIn(const QList<Person>& people, PersonId id)
{
    const auto found = std::find_if(
        people.cbegin(), people.cend(), [id](const Person& person) { return person.id == id; });
    return found == people.cend() ? QString() : found->name;
}

QString detailOf(const Reference& reference)
{
    using W = OpinionViewWords;
    const QString kind = reference.kind == ReferenceKind::Resolve ? W::tr("put in its place")
                                                                  : W::tr("put after it");
    if (const auto* place = std::get_if<ArticleReferent>(&reference.referent))
        return W::tr("%1 · paragraph %2", "how, where").arg(kind).arg(place->paragraphNumber);
    if (std::holds_alternative<QString>(reference.referent))
        return W::tr("%1 · typed", "how, where").arg(kind);
    return kind;
}

OpinionRow referenceRow(const Reference& reference, const OpinionContext& context)
{
    using W = OpinionViewWords;
    const QString phrase = context.utterance.mid(reference.span.start, reference.span.length);
    const bool linked = !std::holds_alternative<std::monostate>(reference.referent);
    const QString referent = referentText(reference, context.article);
    // An isolate keeps the two apart where they are written in different directions.
    const QString isolated = QChar(0x2068) + phrase + QChar(0x2069);
    OpinionRow row;
    row.detail = detailOf(reference);
    row.text = linked ? W::tr("%1 → **%2**", "phrase, referent").arg(isolated, referent) : isolated;
    row.accessible = linked ? W::tr("“%1” points to “%2”, %3").arg(phrase, referent, row.detail)
                            : W::tr("“%1” points to nothing yet").arg(phrase);
    if (!linked) {
        row.badge = BadgeKind::Open;
        row.badgeText = W::tr("not linked");
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
    using W = OpinionViewWords;
    const QList<WorkGap> gaps = workGaps(work);
    QList<OpinionRow> rows;
    for (const MainOpinion& opinion : work.opinions) {
        const qsizetype place = rows.size();
        const auto gap = std::find_if(gaps.cbegin(), gaps.cend(),
            [place](const WorkGap& candidate) { return candidate.opinion == place; });
        const bool complete = gap == gaps.cend();
        OpinionRow row{.key = RowKey(opinion.uuid),
            .number = QString::number(place + 1),
            .text = utterance.mid(opinion.span.start, opinion.span.length)};
        row.detail = complete ? QString() : workGapText(*gap);
        row.badge = complete ? BadgeKind::Yes : BadgeKind::Open;
        row.badgeText =
            complete ? W::tr("%n atom(s)", nullptr, int(opinion.atoms.size())) : W::tr("to do");
        row.accessible = W::tr("Opinion %1: %2. %3")
                             .arg(place + 1)
                             .arg(row.text, complete ? W::tr("Complete") : row.detail);
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
    using W = OpinionViewWords;
    QList<OpinionRow> rows;
    for (const PlacedOpinion& placed : sheet.opinions) {
        const OpinionStanding now = standing(placed.thread, sheet.rule);
        const bool own = placed.thread.author == viewer;
        OpinionRow row{.key = RowKey(placed.thread.uuid),
            .number = QString::number(placed.number),
            .text = now.text};
        row.waits = turnFor(sheet, placed.thread, viewer) != OpinionTurn::Nobody;
        row.detail = own ? W::tr("Utterance %1 · yours").arg(placed.utterance)
                         : W::tr("Utterance %1 · by %2")
                               .arg(placed.utterance)
                               .arg(nameIn(people, placed.thread.author));
        if (row.waits)
            row.detail = W::tr("%1 · waits for you", "where and whose").arg(row.detail);
        row.badge = badgeOf(now.state);
        row.badgeText = opinionStateName(now.state);
        row.accessible =
            W::tr("Opinion %1: %2. %3. %4").arg(row.number, row.text, row.detail, row.badgeText);
        rows.append(row);
    }
    return rows;
}

} // namespace tandem
