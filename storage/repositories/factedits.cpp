#include "storage/repositories/factedits.h"

#include "models/facts/factedit.h"
#include "models/wordof.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/repositories/repositorywords.h"

#include <QDateTime>
#include <QSet>

#include <algorithm>

namespace tandem {

namespace {

QList<FactText> liveTexts(const QList<StoredFact>& stored)
{
    QList<FactText> texts;
    for (const StoredFact& fact : stored) {
        if (!fact.removed)
            texts.append({fact.uuid, fact.text, {}});
    }
    return texts;
}

bool sameTexts(const QList<FactText>& one, const QList<FactText>& other)
{
    return std::equal(one.begin(), one.end(), other.begin(), other.end(),
        [](const FactText& a, const FactText& b) { return a.uuid == b.uuid && a.text == b.text; });
}

const StoredFact* storedOf(const QList<StoredFact>& facts, const QString& uuid)
{
    const auto found = std::find_if(
        facts.cbegin(), facts.cend(), [&](const StoredFact& fact) { return fact.uuid == uuid; });
    return found == facts.cend() ? nullptr : &*found;
}

/// What an edit of a text is called in the history.
QString wordOfEdit(FactEdit meant)
{
    static constexpr std::array words{"edited", "split", "merged"};
    return QLatin1String(wordOf(meant, words));
}

Error changedMeanwhile()
{
    return {ErrorCode::Refused,
        RepositoryWords::tr("The facts of this paragraph have changed in the meantime."), {},
        RepositoryWords::tr("Review the current facts, then try again."), {}};
}

/// A list of edits names every fact once, and none without a name.
Expected<void> checkNames(const QList<FactText>& facts)
{
    QSet<QString> names;
    for (const FactText& fact : facts) {
        if (fact.uuid.isEmpty() || names.contains(fact.uuid))
            return failure(
                ErrorCode::InvalidInput, RepositoryWords::tr("The list contains a fact twice."));
        names.insert(fact.uuid);
    }
    return {};
}

} // namespace

Expected<QList<FactText>> FactEdits::arrangement(ParagraphId paragraph)
{
    return m_rows.of(paragraph).map(liveTexts);
}

Expected<void> FactEdits::arrange(ParagraphId paragraph, const QList<FactText>& before,
    const QList<FactText>& after, FactEdit meant, PersonId by)
{
    TANDEM_TRY(place, FactSides(m_database).editable(paragraph));
    TANDEM_TRY(stored, m_rows.of(paragraph));
    const QList<FactText> present = liveTexts(*stored);
    if (sameTexts(present, after))
        return {};
    if (!sameTexts(present, before))
        return failure(changedMeanwhile());
    TANDEM_DO(checkNames(after));
    TANDEM_DO(m_rows.checkRoom(*place, present.size(), after.size()));
    for (const StoredFact& fact : *stored) {
        if (fact.removed || placeOfFact(after, fact.uuid) >= 0)
            continue;
        const QString kind =
            meant == FactEdit::Merged ? wordOfEdit(meant) : QStringLiteral("removed");
        TANDEM_DO(m_rows.remove(fact, kind, by));
    }
    for (qsizetype i = 0; i < after.size(); ++i) {
        const FactText& wanted = after.at(i);
        TANDEM_DO(checkText(storedOf(*stored, wanted.uuid), wanted.text));
        TANDEM_DO(applyOne(*place, wanted, static_cast<int>(i) + 1, *stored, meant, by));
    }
    return noteMoves(*stored, after, by);
}

Expected<void> FactEdits::change(FactId fact, const FactIntent& intent, PersonId by)
{
    TANDEM_TRY(stored, m_rows.present(fact));
    TANDEM_TRY(before, arrangement(stored->paragraph));
    QList<FactText> after = *before;
    TANDEM_DO(intent.change(after, placeOfFact(after, stored->uuid)));
    return arrange(stored->paragraph, *before, after, intent.meant, by);
}

Expected<FactId> FactEdits::add(
    ParagraphId paragraph, const QString& text, qsizetype index, PersonId by)
{
    TANDEM_TRY(checked, checkedFactText(text));
    const FactText added{newUuid(), *checked};
    TANDEM_DO(insert(paragraph, added, index, by));
    TANDEM_TRY(stored, m_rows.of(paragraph));
    return storedOf(*stored, added.uuid)->id;
}

Expected<void> FactEdits::remove(FactId fact, PersonId by)
{
    TANDEM_TRY(stored, m_rows.one(fact));
    return stored->removed ? Expected<void>() : change(fact, takenOut(), by);
}

Expected<void> FactEdits::restore(FactId fact, PersonId by)
{
    TANDEM_TRY(stored, m_rows.one(fact));
    return stored->removed
               ? insert(stored->paragraph, {stored->uuid, stored->text}, stored->position - 1, by)
               : Expected<void>();
}

Expected<void> FactEdits::insert(
    ParagraphId paragraph, const FactText& fact, qsizetype index, PersonId by)
{
    TANDEM_TRY(before, arrangement(paragraph));
    QList<FactText> after = *before;
    after.insert(std::clamp<qsizetype>(index, 0, after.size()), fact);
    return arrange(paragraph, *before, after, FactEdit::Changed, by);
}

Expected<void> FactEdits::checkText(const StoredFact* known, const QString& text)
{
    if (known && known->text == text)
        return {};
    const auto checked = checkedFactText(text);
    if (checked && *checked == text)
        return {};
    // A text that came from elsewhere may be what nobody could type; an edit of it can be undone
    // all the same.
    if (known) {
        TANDEM_TRY(
            had, isAny(m_database,
                     QStringLiteral("SELECT 1 FROM fact_change WHERE fact_id = ? AND before = ?"),
                     {known->id, text}));
        if (*had)
            return {};
    }
    if (!checked)
        return failure(checked.error());
    return failure(
        ErrorCode::InvalidInput, RepositoryWords::tr("A fact cannot begin or end with a space."));
}

Expected<void> FactEdits::applyOne(const FactPlace& place, const FactText& wanted, int position,
    const QList<StoredFact>& stored, FactEdit meant, PersonId by)
{
    const StoredFact* known = storedOf(stored, wanted.uuid);
    if (!known) {
        const StoredFact* source = storedOf(stored, wanted.from);
        StoredFact fact;
        fact.uuid = wanted.uuid;
        fact.position = position;
        fact.text = wanted.text;
        fact.origin = source ? source->origin : FactOrigin::ByHand;
        fact.reply = source ? source->reply : ReplyId{};
        TANDEM_TRY(id, m_rows.insert(place, fact, by));
        return m_rows.note(*id, source ? QStringLiteral("split off") : QStringLiteral("added"),
            source ? source->text : QString(), wanted.text, by);
    }
    if (known->text != wanted.text) {
        TANDEM_DO(m_database.run(QStringLiteral("UPDATE atomic_fact SET text = ?, edited_by = ?,"
                                                " edited_at = ? WHERE id = ?"),
            {wanted.text, by, QDateTime::currentMSecsSinceEpoch(), known->id.value}));
        TANDEM_DO(m_rows.note(known->id, wordOfEdit(meant), known->text, wanted.text, by));
    }
    if (known->removed) {
        // The fact that it repeated may be gone by now.
        TANDEM_DO(
            m_database.run(QStringLiteral("UPDATE atomic_fact SET removed_at = NULL, repeats_id ="
                                          " (SELECT o.id FROM atomic_fact o WHERE o.id ="
                                          " atomic_fact.repeats_id AND (o.removed_at IS NULL"
                                          " OR o.id = atomic_fact.id)) WHERE id = ?"),
                {known->id.value}));
        TANDEM_DO(m_rows.note(known->id, QStringLiteral("restored"), {}, wanted.text, by));
    }
    TANDEM_DO(m_rows.reindex(*known, wanted.text));
    if (known->position == position)
        return {};
    return m_database.run(QStringLiteral("UPDATE atomic_fact SET position = ? WHERE id = ?"),
        {position, known->id.value});
}

Expected<void> FactEdits::noteMoves(
    const QList<StoredFact>& before, const QList<FactText>& after, PersonId by)
{
    QStringList order;
    for (const StoredFact& fact : before) {
        if (!fact.removed && placeOfFact(after, fact.uuid) >= 0)
            order.append(fact.uuid);
    }
    const auto noteMove = [&](const QString& uuid) {
        const StoredFact* known = storedOf(before, uuid);
        return m_rows.note(known->id, QStringLiteral("moved"), QString::number(known->position),
            QString::number(placeOfFact(after, uuid) + 1), by);
    };
    // A fact that is carried to where it belongs moved; those that it passes did not.
    qsizetype place = 0;
    for (const FactText& fact : after) {
        const qsizetype from = order.indexOf(fact.uuid);
        if (from < 0)
            continue;
        if (from != place) {
            // One that was carried down shows as its followers standing one too high. Of two that
            // changed places nobody can say which one was carried.
            const QString here = order.at(place);
            const qsizetype further = placeOfFact(after, here) - placeOfFact(after, fact.uuid);
            const bool next = from == place + 1;
            if (next) {
                TANDEM_DO(noteMove(here));
            }
            if (!next || further == 1) {
                TANDEM_DO(noteMove(fact.uuid));
            }
            if (next && further > 1)
                order.removeAt(place);
            else
                order.move(from, place);
        }
        ++place;
    }
    return {};
}

Expected<void> FactEdits::setRepeats(FactId fact, std::optional<FactId> repeated, PersonId by)
{
    TANDEM_TRY(stored, m_rows.present(fact));
    TANDEM_DO(FactSides(m_database).editable(stored->paragraph));
    if (stored->repeats == repeated.value_or(FactId{}))
        return {};
    if (repeated) {
        TANDEM_DO(mayRepeat(*stored, *repeated));
    }
    const auto textOf = [this](FactId id) {
        const auto other = m_rows.one(id);
        return other ? other->text : QString();
    };
    TANDEM_DO(m_rows.setRepeated(fact, repeated.value_or(FactId{})));
    return m_rows.note(fact, QStringLiteral("repeats"),
        stored->repeats.isValid() ? textOf(stored->repeats) : QString(),
        repeated ? textOf(*repeated) : QString(), by);
}

Expected<void> FactEdits::setDistinct(FactId fact, FactId other, bool distinct, PersonId by)
{
    TANDEM_DO(m_rows.one(fact));
    TANDEM_TRY(two, m_rows.one(other));
    return m_rows.note(fact, QStringLiteral("distinct"), two->uuid,
        distinct ? QStringLiteral("yes") : QStringLiteral("no"), by);
}

Expected<QMultiHash<FactId, FactId>> FactEdits::distinctFacts(SampleId sample)
{
    QMultiHash<FactId, FactId> pairs;
    return eachRow(m_database,
        QStringLiteral("SELECT c.fact_id, o.id, c.after = 'yes' FROM atomic_fact f"
                       " JOIN fact_change c ON c.fact_id = f.id AND c.kind = 'distinct'"
                       " JOIN atomic_fact o ON o.uuid = c.before WHERE f.sample_id = ?"
                       " ORDER BY c.id"),
        {sample},
        [&](Statement& row) {
            FactId fact;
            FactId other;
            bool isDistinct = false;
            row.read(fact, other, isDistinct);
            pairs.remove(fact, other);
            if (isDistinct)
                pairs.insert(fact, other);
        })
        .map([&] { return pairs; });
}

Expected<void> FactEdits::mayRepeat(const StoredFact& fact, FactId repeated)
{
    TANDEM_TRY(other, m_rows.present(repeated));
    if (fact.sample != other->sample)
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr("A fact can repeat only a fact of its own sample."));
    // One of those that repeat each other has to stand.
    FactId next = other->repeats;
    for (FactId last = repeated; next.isValid() && next != last;) {
        if (next == fact.id)
            return failure(ErrorCode::Refused,
                RepositoryWords::tr(
                    "The other fact is already marked as a repetition of this one."),
                {}, RepositoryWords::tr("Remove that mark first."));
        last = next;
        TANDEM_TRY(further, m_rows.one(next));
        next = further->repeats;
    }
    return {};
}

} // namespace tandem
