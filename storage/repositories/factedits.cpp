// The single edits of candidate facts, each as the arrangement that it makes.

#include "storage/repositories/factrepository.h"

#include "models/facts/factedit.h"
#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/database/uuid.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/storedfact.h"

#include <algorithm>

namespace tandem {

namespace {

qsizetype indexOfFact(const QList<FactText>& facts, const QString& uuid)
{
    const auto found = std::find_if(
        facts.cbegin(), facts.cend(), [&](const FactText& fact) { return fact.uuid == uuid; });
    return found == facts.cend() ? -1 : found - facts.cbegin();
}

Error removedFact()
{
    return {ErrorCode::Refused, RepositoryWords::tr("This fact was removed."), {},
        RepositoryWords::tr("Bring it back first."), {}};
}

} // namespace

Expected<FactId> FactRepository::add(
    ParagraphId paragraph, const QString& text, qsizetype index, PersonId by, const QString& uuid)
{
    TANDEM_TRY(before, arrangement(paragraph));
    FactText added{uuid.isEmpty() ? newUuid() : uuid, text, {}};
    if (const auto known = byUuid(added.uuid); known) {
        TANDEM_TRY(stored, storedFact(*known));
        added.text = stored->text;
    } else {
        TANDEM_TRY(checked, checkedFactText(text));
        added.text = *checked;
    }
    QList<FactText> after = *before;
    after.insert(std::clamp<qsizetype>(index, 0, after.size()), added);
    TANDEM_DO(arrange(paragraph, *before, after, FactEdit::Changed, by));
    return byUuid(added.uuid);
}

Expected<void> FactRepository::edit(FactId fact, const QString& text, PersonId by)
{
    TANDEM_TRY(stored, storedFact(fact));
    TANDEM_TRY(checked, checkedFactText(text));
    TANDEM_TRY(before, arrangement(stored->paragraph));
    QList<FactText> after = *before;
    const qsizetype at = indexOfFact(after, stored->uuid);
    if (at < 0)
        return failure(removedFact());
    after[at].text = *checked;
    return arrange(stored->paragraph, *before, after, FactEdit::Changed, by);
}

Expected<QList<FactId>> FactRepository::split(FactId fact, const QStringList& texts, PersonId by)
{
    if (texts.size() < 2)
        return failure(
            ErrorCode::InvalidInput, RepositoryWords::tr("A fact is split into at least two."));
    TANDEM_TRY(stored, storedFact(fact));
    TANDEM_TRY(before, arrangement(stored->paragraph));
    QList<FactText> after = *before;
    const qsizetype at = indexOfFact(after, stored->uuid);
    if (at < 0)
        return failure(removedFact());
    QStringList uuids;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        TANDEM_TRY(checked, checkedFactText(texts.at(i)));
        if (i == 0)
            after[at].text = *checked;
        else
            after.insert(at + i, {newUuid(), *checked, stored->uuid});
        uuids.append(after.at(at + i).uuid);
    }
    TANDEM_DO(arrange(stored->paragraph, *before, after, FactEdit::Split, by));
    QList<FactId> parts;
    for (const QString& uuid : std::as_const(uuids)) {
        TANDEM_TRY(id, byUuid(uuid));
        parts.append(*id);
    }
    return parts;
}

Expected<void> FactRepository::merge(FactId first, FactId second, const QString& text, PersonId by)
{
    TANDEM_TRY(one, storedFact(first));
    TANDEM_TRY(other, storedFact(second));
    if (first == second || one->paragraph != other->paragraph)
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr("Only two facts of the same paragraph can be merged."));
    TANDEM_TRY(checked, checkedFactText(text));
    TANDEM_TRY(before, arrangement(one->paragraph));
    QList<FactText> after = *before;
    const qsizetype kept = indexOfFact(after, one->uuid);
    if (kept < 0 || indexOfFact(after, other->uuid) < 0)
        return failure(removedFact());
    after[kept].text = *checked;
    after.removeAt(indexOfFact(after, other->uuid));
    return arrange(one->paragraph, *before, after, FactEdit::Merged, by);
}

Expected<void> FactRepository::remove(FactId fact, PersonId by)
{
    TANDEM_TRY(stored, storedFact(fact));
    if (stored->removed)
        return {};
    TANDEM_TRY(before, arrangement(stored->paragraph));
    QList<FactText> after = *before;
    after.removeAt(indexOfFact(after, stored->uuid));
    return arrange(stored->paragraph, *before, after, FactEdit::Changed, by);
}

Expected<void> FactRepository::restore(FactId fact, PersonId by)
{
    TANDEM_TRY(stored, storedFact(fact));
    if (!stored->removed)
        return {};
    return add(stored->paragraph, stored->text, stored->position - 1, by, stored->uuid)
        .map([](FactId) {});
}

Expected<void> FactRepository::move(FactId fact, qsizetype index, PersonId by)
{
    TANDEM_TRY(stored, storedFact(fact));
    TANDEM_TRY(before, arrangement(stored->paragraph));
    QList<FactText> after = *before;
    const qsizetype from = indexOfFact(after, stored->uuid);
    if (from < 0)
        return failure(removedFact());
    if (index < 0 || index >= after.size())
        return failure(ErrorCode::NotFound, RepositoryWords::tr("The paragraph has %n fact(s).",
                                                nullptr, static_cast<int>(after.size())));
    after.move(from, index);
    return arrange(stored->paragraph, *before, after, FactEdit::Changed, by);
}

Expected<void> FactRepository::setRepeats(FactId fact, std::optional<FactId> repeated, PersonId by)
{
    TANDEM_TRY(stored, storedFact(fact));
    if (stored->removed)
        return failure(removedFact());
    TANDEM_DO(editablePlace(stored->paragraph));
    if (stored->repeats == repeated.value_or(FactId{}))
        return {};
    if (repeated) {
        TANDEM_DO(mayRepeat(*stored, *repeated));
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
    TANDEM_DO(storedFact(fact));
    TANDEM_TRY(two, storedFact(other));
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
    TANDEM_TRY(other, storedFact(repeated));
    if (other->removed)
        return failure(removedFact());
    TANDEM_TRY(own, sampleOf(fact.id));
    TANDEM_TRY(theirs, sampleOf(repeated));
    if (*own != *theirs)
        return failure(
            ErrorCode::InvalidInput, RepositoryWords::tr("A fact repeats one of its own sample."));
    // One of those that repeat each other has to stand.
    FactId next = other->repeats;
    for (FactId last = repeated; next.isValid() && next != last;) {
        if (next == fact.id)
            return failure(ErrorCode::Refused,
                RepositoryWords::tr("The other fact already repeats this one."), {},
                RepositoryWords::tr("Take that mark off first."));
        last = next;
        TANDEM_TRY(further, storedFact(next));
        next = further->repeats;
    }
    return {};
}

} // namespace tandem
