// The single edits of candidate facts, each as the arrangement that it makes.

#include "storage/repositories/factrepository.h"

#include "models/facts/factedit.h"
#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/database/uuid.h"
#include "storage/repositories/storedfact.h"

#include <QCoreApplication>

#include <algorithm>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(FactRepository)
};

qsizetype indexOf(const QList<FactText>& facts, const QString& uuid)
{
    const auto found = std::find_if(
        facts.cbegin(), facts.cend(), [&](const FactText& fact) { return fact.uuid == uuid; });
    return found == facts.cend() ? -1 : found - facts.cbegin();
}

Error removedFact()
{
    return {ErrorCode::Refused, Words::tr("This fact was removed."), {},
        Words::tr("Bring it back first."), {}};
}

} // namespace

Expected<FactId> FactRepository::add(
    ParagraphId paragraph, const QString& text, qsizetype index, PersonId by, const QString& uuid)
{
    const auto before = arrangement(paragraph);
    if (!before)
        return failure(before.error());
    FactText added{uuid.isEmpty() ? newUuid() : uuid, text, {}};
    if (const auto known = byUuid(added.uuid); known) {
        const auto stored = storedFact(*known);
        if (!stored)
            return failure(stored.error());
        added.text = stored->text;
    } else {
        const auto checked = checkedFactText(text);
        if (!checked)
            return failure(checked.error());
        added.text = *checked;
    }
    QList<FactText> after = *before;
    after.insert(std::clamp<qsizetype>(index, 0, after.size()), added);
    if (auto arranged = arrange(paragraph, *before, after, FactEdit::Changed, by); !arranged)
        return failure(arranged.error());
    return byUuid(added.uuid);
}

Expected<void> FactRepository::edit(FactId fact, const QString& text, PersonId by)
{
    const auto stored = storedFact(fact);
    if (!stored)
        return failure(stored.error());
    const auto checked = checkedFactText(text);
    const auto before = arrangement(stored->paragraph);
    if (!checked || !before)
        return failure(checked ? before.error() : checked.error());
    QList<FactText> after = *before;
    const qsizetype at = indexOf(after, stored->uuid);
    if (at < 0)
        return failure(removedFact());
    after[at].text = *checked;
    return arrange(stored->paragraph, *before, after, FactEdit::Changed, by);
}

Expected<QList<FactId>> FactRepository::split(FactId fact, const QStringList& texts, PersonId by)
{
    if (texts.size() < 2)
        return failure(ErrorCode::InvalidInput, Words::tr("A fact is split into at least two."));
    const auto stored = storedFact(fact);
    if (!stored)
        return failure(stored.error());
    const auto before = arrangement(stored->paragraph);
    if (!before)
        return failure(before.error());
    QList<FactText> after = *before;
    const qsizetype at = indexOf(after, stored->uuid);
    if (at < 0)
        return failure(removedFact());
    QStringList uuids;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const auto checked = checkedFactText(texts.at(i));
        if (!checked)
            return failure(checked.error());
        if (i == 0)
            after[at].text = *checked;
        else
            after.insert(at + i, {newUuid(), *checked, stored->uuid});
        uuids.append(after.at(at + i).uuid);
    }
    if (auto arranged = arrange(stored->paragraph, *before, after, FactEdit::Split, by); !arranged)
        return failure(arranged.error());
    QList<FactId> parts;
    for (const QString& uuid : std::as_const(uuids)) {
        const auto id = byUuid(uuid);
        if (!id)
            return failure(id.error());
        parts.append(*id);
    }
    return parts;
}

Expected<void> FactRepository::merge(FactId first, FactId second, const QString& text, PersonId by)
{
    const auto one = storedFact(first);
    const auto other = storedFact(second);
    if (!one || !other)
        return failure(one ? other.error() : one.error());
    if (first == second || one->paragraph != other->paragraph)
        return failure(ErrorCode::InvalidInput,
            Words::tr("Only two facts of the same paragraph can be merged."));
    const auto checked = checkedFactText(text);
    const auto before = arrangement(one->paragraph);
    if (!checked || !before)
        return failure(checked ? before.error() : checked.error());
    QList<FactText> after = *before;
    const qsizetype kept = indexOf(after, one->uuid);
    if (kept < 0 || indexOf(after, other->uuid) < 0)
        return failure(removedFact());
    after[kept].text = *checked;
    after.removeAt(indexOf(after, other->uuid));
    return arrange(one->paragraph, *before, after, FactEdit::Merged, by);
}

Expected<void> FactRepository::remove(FactId fact, PersonId by)
{
    const auto stored = storedFact(fact);
    if (!stored)
        return failure(stored.error());
    if (stored->removed)
        return {};
    const auto before = arrangement(stored->paragraph);
    if (!before)
        return failure(before.error());
    QList<FactText> after = *before;
    after.removeAt(indexOf(after, stored->uuid));
    return arrange(stored->paragraph, *before, after, FactEdit::Changed, by);
}

Expected<void> FactRepository::restore(FactId fact, PersonId by)
{
    const auto stored = storedFact(fact);
    if (!stored)
        return failure(stored.error());
    if (!stored->removed)
        return {};
    return add(stored->paragraph, stored->text, stored->position - 1, by, stored->uuid)
        .map([](FactId) {});
}

Expected<void> FactRepository::move(FactId fact, qsizetype index, PersonId by)
{
    const auto stored = storedFact(fact);
    if (!stored)
        return failure(stored.error());
    const auto before = arrangement(stored->paragraph);
    if (!before)
        return failure(before.error());
    QList<FactText> after = *before;
    const qsizetype from = indexOf(after, stored->uuid);
    if (from < 0)
        return failure(removedFact());
    if (index < 0 || index >= after.size())
        return failure(ErrorCode::NotFound,
            Words::tr("The paragraph has %n fact(s).", nullptr, static_cast<int>(after.size())));
    after.move(from, index);
    return arrange(stored->paragraph, *before, after, FactEdit::Changed, by);
}

Expected<void> FactRepository::setRepeats(FactId fact, std::optional<FactId> repeated, PersonId by)
{
    const auto stored = storedFact(fact);
    if (!stored)
        return failure(stored.error());
    if (stored->removed)
        return failure(removedFact());
    if (const auto place = editablePlace(stored->paragraph); !place)
        return failure(place.error());
    if (stored->repeats == repeated.value_or(FactId{}))
        return {};
    if (repeated) {
        if (auto may = mayRepeat(*stored, *repeated); !may)
            return may;
    }
    const auto textOf = [this](FactId id) {
        const auto other = storedFact(id);
        return other ? other->text : QString();
    };
    if (auto updated =
            m_database.run(QStringLiteral("UPDATE atomic_fact SET repeats_id = ? WHERE id = ?"),
                {repeated ? QVariant(repeated->value) : QVariant(), fact.value});
        !updated)
        return updated;
    return note(fact, QStringLiteral("repeats"),
        stored->repeats.isValid() ? textOf(stored->repeats) : QString(),
        repeated ? textOf(*repeated) : QString(), by);
}

Expected<void> FactRepository::setDistinct(FactId fact, FactId other, bool distinct, PersonId by)
{
    const auto one = storedFact(fact);
    const auto two = storedFact(other);
    if (!one || !two)
        return failure(one ? two.error() : one.error());
    return note(fact, QStringLiteral("distinct"), two->uuid,
        distinct ? QStringLiteral("yes") : QStringLiteral("no"), by);
}

Expected<QMultiHash<FactId, FactId>> FactRepository::distinctFacts(SampleId sample)
{
    Statement rows(m_database,
        QStringLiteral("SELECT c.fact_id, o.id, c.after = 'yes' FROM atomic_fact f"
                       " JOIN fact_change c ON c.fact_id = f.id AND c.kind = 'distinct'"
                       " JOIN atomic_fact o ON o.uuid = c.before WHERE f.sample_id = ?"
                       " ORDER BY c.id"),
        {sample.value});
    QMultiHash<FactId, FactId> pairs;
    while (rows.next()) {
        const FactId fact{rows.integer(0)};
        const FactId other{rows.integer(1)};
        pairs.remove(fact, other);
        if (rows.integer(2) != 0)
            pairs.insert(fact, other);
    }
    return rows.result(pairs);
}

Expected<void> FactRepository::mayRepeat(const StoredFact& fact, FactId repeated)
{
    const auto other = storedFact(repeated);
    if (!other)
        return failure(other.error());
    if (other->removed)
        return failure(removedFact());
    const auto own = sampleOf(fact.id);
    const auto theirs = sampleOf(repeated);
    if (!own || !theirs)
        return failure(own ? theirs.error() : own.error());
    if (*own != *theirs)
        return failure(ErrorCode::InvalidInput, Words::tr("A fact repeats one of its own sample."));
    // One of those that repeat each other has to stand.
    FactId next = other->repeats;
    for (FactId last = repeated; next.isValid() && next != last;) {
        if (next == fact.id)
            return failure(ErrorCode::Refused,
                Words::tr("The other fact already repeats this one."), {},
                Words::tr("Take that mark off first."));
        last = next;
        const auto further = storedFact(next);
        if (!further)
            return failure(further.error());
        next = further->repeats;
    }
    return {};
}

} // namespace tandem
