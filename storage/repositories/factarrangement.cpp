// Edits of candidate facts: all of them are a paragraph's facts before and after.

#include "storage/repositories/factrepository.h"

#include "models/facts/factedit.h"
#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/searchrepository.h"
#include "storage/repositories/storedfact.h"

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

const StoredFact* find(const QList<StoredFact>& facts, const QString& uuid)
{
    const auto found = std::find_if(
        facts.cbegin(), facts.cend(), [&](const StoredFact& fact) { return fact.uuid == uuid; });
    return found == facts.cend() ? nullptr : &*found;
}

qsizetype placeOfFact(const QList<FactText>& facts, const QString& uuid)
{
    const auto found = std::find_if(
        facts.cbegin(), facts.cend(), [&](const FactText& fact) { return fact.uuid == uuid; });
    return found == facts.cend() ? -1 : found - facts.cbegin();
}

/// What an edit of a text is called in the history.
QString wordOfEdit(FactEdit meant)
{
    switch (meant) {
    case FactEdit::Split:
        return QStringLiteral("split");
    case FactEdit::Merged:
        return QStringLiteral("merged");
    case FactEdit::Changed:
        break;
    }
    return QStringLiteral("edited");
}

Error changedMeanwhile()
{
    return {ErrorCode::Refused,
        RepositoryWords::tr("The facts of this paragraph were changed meanwhile."), {},
        RepositoryWords::tr("Look at them as they are now, then do it again."), {}};
}

/// A list of edits names every fact once, and none without a name.
Expected<void> checkNames(const QList<FactText>& facts)
{
    QSet<QString> names;
    for (const FactText& fact : facts) {
        if (fact.uuid.isEmpty() || names.contains(fact.uuid))
            return failure(
                ErrorCode::InvalidInput, RepositoryWords::tr("A fact stands in the list twice."));
        names.insert(fact.uuid);
    }
    return {};
}

} // namespace

Expected<void> FactRepository::applyOne(const FactPlace& place, const FactText& wanted,
    int position, const QList<StoredFact>& stored, FactEdit meant, PersonId by)
{
    const StoredFact* known = find(stored, wanted.uuid);
    if (!known) {
        const StoredFact* source = find(stored, wanted.from);
        StoredFact fact;
        fact.uuid = wanted.uuid;
        fact.position = position;
        fact.text = wanted.text;
        fact.origin = source ? source->origin : FactOrigin::ByHand;
        fact.reply = source ? source->reply : ReplyId{};
        TANDEM_TRY(id, insertFact(place, fact, by));
        return note(*id, source ? QStringLiteral("split off") : QStringLiteral("added"),
            source ? source->text : QString(), wanted.text, by);
    }
    if (known->text != wanted.text) {
        TANDEM_DO(m_database.run(
            QStringLiteral("UPDATE atomic_fact SET text = CAST(? AS TEXT), edited_by = ?,"
                           " edited_at = ? WHERE id = ?"),
            {sqlExactText(wanted.text), idOrNull(by.value), QDateTime::currentMSecsSinceEpoch(),
                known->id.value}));
        TANDEM_DO(note(known->id, wordOfEdit(meant), known->text, wanted.text, by));
    }
    if (known->removed) {
        // The fact that it repeated may be gone by now.
        TANDEM_DO(
            m_database.run(QStringLiteral("UPDATE atomic_fact SET removed_at = NULL, repeats_id ="
                                          " (SELECT o.id FROM atomic_fact o WHERE o.id ="
                                          " atomic_fact.repeats_id AND (o.removed_at IS NULL"
                                          " OR o.id = atomic_fact.id)) WHERE id = ?"),
                {known->id.value}));
        TANDEM_DO(note(known->id, QStringLiteral("restored"), {}, wanted.text, by));
    }
    TANDEM_DO(reindex(*known, wanted.text));
    if (known->position == position)
        return {};
    return m_database.run(QStringLiteral("UPDATE atomic_fact SET position = ? WHERE id = ?"),
        {position, known->id.value});
}

Expected<void> FactRepository::reindex(const StoredFact& before, const QString& text)
{
    if (!before.removed && before.text == text)
        return {};
    SearchRepository search(m_database);
    if (!before.removed) {
        TANDEM_DO(search.remove(SearchKind::WorkedFact, before.id.value, before.text));
    }
    return search.add(SearchKind::WorkedFact, before.id.value, text);
}

Expected<void> FactRepository::noteMoves(
    const QList<StoredFact>& before, const QList<FactText>& after, PersonId by)
{
    QStringList order;
    for (const StoredFact& fact : before) {
        if (!fact.removed && placeOfFact(after, fact.uuid) >= 0)
            order.append(fact.uuid);
    }
    const auto noteMove = [&](const QString& uuid) {
        const StoredFact* known = find(before, uuid);
        return note(known->id, QStringLiteral("moved"), QString::number(known->position),
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

Expected<void> FactRepository::checkText(const StoredFact* known, const QString& text)
{
    if (known && known->text == text)
        return {};
    const auto checked = checkedFactText(text);
    if (checked && *checked == text)
        return {};
    // A text that came from elsewhere may be what nobody could type; an edit of it can be undone
    // all the same.
    if (known) {
        const auto had =
            m_database.scalar(QStringLiteral("SELECT 1 FROM fact_change WHERE fact_id = ?"
                                             " AND before = CAST(? AS TEXT) LIMIT 1"),
                {known->id.value, sqlExactText(text)});
        if (!had)
            return failure(had.error());
        if (had->isValid())
            return {};
    }
    if (!checked)
        return failure(checked.error());
    return failure(ErrorCode::InvalidInput,
        RepositoryWords::tr("The text of a fact does not begin or end with a blank."));
}

Expected<QList<FactText>> FactRepository::arrangement(ParagraphId paragraph)
{
    return storedFacts(paragraph).map(liveTexts);
}

Expected<void> FactRepository::arrange(ParagraphId paragraph, const QList<FactText>& before,
    const QList<FactText>& after, FactEdit meant, PersonId by)
{
    TANDEM_TRY(place, editablePlace(paragraph));
    TANDEM_TRY(stored, storedFacts(paragraph));
    const QList<FactText> present = liveTexts(*stored);
    if (sameTexts(present, after))
        return {};
    if (!sameTexts(present, before))
        return failure(changedMeanwhile());
    TANDEM_DO(checkNames(after));
    TANDEM_DO(checkRoom(*place, present.size(), after.size()));
    for (const StoredFact& fact : *stored) {
        if (fact.removed || placeOfFact(after, fact.uuid) >= 0)
            continue;
        const QString kind =
            meant == FactEdit::Merged ? wordOfEdit(meant) : QStringLiteral("removed");
        TANDEM_DO(removeOne(fact, kind, by));
    }
    for (qsizetype i = 0; i < after.size(); ++i) {
        const FactText& wanted = after.at(i);
        TANDEM_DO(checkText(find(*stored, wanted.uuid), wanted.text));
        TANDEM_DO(applyOne(*place, wanted, static_cast<int>(i) + 1, *stored, meant, by));
    }
    return noteMoves(*stored, after, by);
}

} // namespace tandem
