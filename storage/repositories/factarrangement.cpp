// Edits of candidate facts: all of them are a paragraph's facts before and after.

#include "storage/repositories/factrepository.h"

#include "models/facts/factedit.h"
#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/repositories/searchrepository.h"
#include "storage/repositories/storedfact.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QSet>

#include <algorithm>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(FactRepository)
};

qint64 now()
{
    return QDateTime::currentMSecsSinceEpoch();
}

QVariant idOrNull(qint64 id)
{
    return id > 0 ? QVariant(id) : QVariant();
}

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

qsizetype indexOf(const QList<FactText>& facts, const QString& uuid)
{
    const auto found = std::find_if(
        facts.cbegin(), facts.cend(), [&](const FactText& fact) { return fact.uuid == uuid; });
    return found == facts.cend() ? -1 : found - facts.cbegin();
}

/// What an edit of a text is called in the history.
QString kindOf(FactEdit meant)
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
    return {ErrorCode::Refused, Words::tr("The facts of this paragraph were changed meanwhile."),
        {}, Words::tr("Look at them as they are now, then do it again."), {}};
}

/// A list of edits names every fact once, and none without a name.
Expected<void> checkNames(const QList<FactText>& facts)
{
    QSet<QString> names;
    for (const FactText& fact : facts) {
        if (fact.uuid.isEmpty() || names.contains(fact.uuid))
            return failure(ErrorCode::InvalidInput, Words::tr("A fact stands in the list twice."));
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
        const auto id = insertFact(place, fact, by);
        if (!id)
            return failure(id.error());
        return note(*id, source ? QStringLiteral("split off") : QStringLiteral("added"),
            source ? source->text : QString(), wanted.text, by);
    }
    if (known->text != wanted.text) {
        if (auto updated = m_database.run(
                QStringLiteral("UPDATE atomic_fact SET text = CAST(? AS TEXT), edited_by = ?,"
                               " edited_at = ? WHERE id = ?"),
                {sqlExactText(wanted.text), idOrNull(by.value), now(), known->id.value});
            !updated)
            return updated;
        if (auto noted = note(known->id, kindOf(meant), known->text, wanted.text, by); !noted)
            return noted;
    }
    if (known->removed) {
        // The fact that it repeated may be gone by now.
        if (auto restored = m_database.run(
                QStringLiteral("UPDATE atomic_fact SET removed_at = NULL, repeats_id ="
                               " (SELECT o.id FROM atomic_fact o WHERE o.id ="
                               " atomic_fact.repeats_id AND (o.removed_at IS NULL"
                               " OR o.id = atomic_fact.id)) WHERE id = ?"),
                {known->id.value});
            !restored)
            return restored;
        if (auto noted = note(known->id, QStringLiteral("restored"), {}, wanted.text, by); !noted)
            return noted;
    }
    if (auto indexed = reindex(*known, wanted.text); !indexed)
        return indexed;
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
        if (auto removed = search.remove(SearchKind::WorkedFact, before.id.value, before.text);
            !removed)
            return removed;
    }
    return search.add(SearchKind::WorkedFact, before.id.value, text);
}

Expected<void> FactRepository::noteMoves(
    const QList<StoredFact>& before, const QList<FactText>& after, PersonId by)
{
    QStringList order;
    for (const StoredFact& fact : before) {
        if (!fact.removed && indexOf(after, fact.uuid) >= 0)
            order.append(fact.uuid);
    }
    const auto noteMove = [&](const QString& uuid) {
        const StoredFact* known = find(before, uuid);
        return note(known->id, QStringLiteral("moved"), QString::number(known->position),
            QString::number(indexOf(after, uuid) + 1), by);
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
            const qsizetype further = indexOf(after, here) - indexOf(after, fact.uuid);
            const bool next = from == place + 1;
            if (next) {
                if (auto noted = noteMove(here); !noted)
                    return noted;
            }
            if (!next || further == 1) {
                if (auto noted = noteMove(fact.uuid); !noted)
                    return noted;
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
        Words::tr("The text of a fact does not begin or end with a blank."));
}

Expected<QList<FactText>> FactRepository::arrangement(ParagraphId paragraph)
{
    return storedFacts(paragraph).map(liveTexts);
}

Expected<void> FactRepository::arrange(ParagraphId paragraph, const QList<FactText>& before,
    const QList<FactText>& after, FactEdit meant, PersonId by)
{
    const auto place = editablePlace(paragraph);
    if (!place)
        return failure(place.error());
    const auto stored = storedFacts(paragraph);
    if (!stored)
        return failure(stored.error());
    const QList<FactText> present = liveTexts(*stored);
    if (sameTexts(present, after))
        return {};
    if (!sameTexts(present, before))
        return failure(changedMeanwhile());
    if (auto named = checkNames(after); !named)
        return named;
    if (auto room = checkRoom(*place, present.size(), after.size()); !room)
        return room;
    for (const StoredFact& fact : *stored) {
        if (fact.removed || indexOf(after, fact.uuid) >= 0)
            continue;
        const QString kind = meant == FactEdit::Merged ? kindOf(meant) : QStringLiteral("removed");
        if (auto removed = removeOne(fact, kind, by); !removed)
            return removed;
    }
    for (qsizetype i = 0; i < after.size(); ++i) {
        const FactText& wanted = after.at(i);
        if (auto sound = checkText(find(*stored, wanted.uuid), wanted.text); !sound)
            return sound;
        if (auto applied = applyOne(*place, wanted, static_cast<int>(i) + 1, *stored, meant, by);
            !applied)
            return applied;
    }
    return noteMoves(*stored, after, by);
}

} // namespace tandem
