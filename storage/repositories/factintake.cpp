#include "storage/repositories/factintake.h"

#include "models/facts/repetition.h"
#include "models/kgds/record.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/repositories/factmasks.h"
#include "storage/repositories/repositorywords.h"

#include <algorithm>

namespace tandem {

namespace {

/// An imported fact that nobody works on yet.
struct WaitingFact
{
    ParagraphId paragraph;
    bool supporting = false; ///< where the file has it
    int position = 0;
    QString text;
    kgds::FactType type = kgds::FactType::BackNonsupporting;
};

Expected<QList<WaitingFact>> waitingFacts(Database& database, SampleId sample)
{
    return rowsOf(database,
        QStringLiteral("SELECT g.paragraph_id, g.supporting, f.text, f.type FROM fact_group g"
                       " JOIN fact f ON f.group_id = g.id JOIN paragraph p ON p.id = g.paragraph_id"
                       " WHERE g.sample_id = ? AND NOT EXISTS (SELECT 1 FROM atomic_fact a"
                       " WHERE a.paragraph_id = g.paragraph_id)"
                       " ORDER BY p.number, g.position, f.position"),
        {sample}, [last = WaitingFact()](Statement& row) mutable {
            WaitingFact fact;
            row.read(fact.paragraph, fact.supporting, fact.text, fact.type);
            fact.position = fact.paragraph == last.paragraph ? last.position + 1 : 1;
            last = fact;
            return fact;
        });
}

/// The earlier of the same text; the fact itself where the file does not tell which one it repeats.
FactId repeatedBy(qsizetype index, const QList<WaitingFact>& facts, const QList<FactId>& ids)
{
    const QString wanted = normalizedFact(facts.at(index).text);
    for (qsizetype i = 0; i < index; ++i) {
        if (ids.at(i).isValid() && normalizedFact(facts.at(i).text) == wanted)
            return ids.at(i);
    }
    return ids.at(index);
}

Expected<void> checkReplyTexts(const QStringList& texts)
{
    for (const QString& text : texts) {
        if (text.trimmed().isEmpty())
            return failure(
                ErrorCode::InvalidInput, RepositoryWords::tr("The reply contains an empty fact."));
        if (text.size() > kMaxFactUnits)
            return failure(ErrorCode::TooLarge,
                RepositoryWords::tr("A fact can have at most %1 characters.").arg(kMaxFactUnits));
    }
    return {};
}

} // namespace

Expected<QList<FactId>> FactIntake::addFromReply(
    ParagraphId paragraph, const QStringList& texts, ReplyId reply, bool replaceExisting)
{
    TANDEM_TRY(place, FactSides(m_database).editable(paragraph, replaceExisting));
    TANDEM_TRY(stored, m_rows.of(paragraph));
    const auto isLive = [](const StoredFact& fact) { return !fact.removed; };
    // What a person removed of a reply does not come back with it, unless it is asked for anew.
    if (std::any_of(stored->cbegin(), stored->cend(), [&](const StoredFact& fact) {
            return fact.reply == reply && (isLive(fact) || !replaceExisting);
        }))
        return QList<FactId>{};
    const qsizetype live = std::count_if(stored->cbegin(), stored->cend(), isLive);
    const qsizetype kept = replaceExisting ? 0 : live;
    TANDEM_DO(checkReplyTexts(texts).and_then(
        [&] { return m_rows.checkRoom(*place, live, kept + texts.size()); }));
    for (const StoredFact& fact : *stored) {
        if (!replaceExisting || fact.removed)
            continue;
        TANDEM_DO(m_rows.remove(fact, QStringLiteral("removed"), {}));
    }
    QList<FactId> added;
    for (const QString& text : texts) {
        StoredFact fact;
        fact.uuid = newUuid();
        fact.position = static_cast<int>(kept + added.size()) + 1;
        fact.text = text.trimmed();
        fact.origin = FactOrigin::Llm;
        fact.reply = reply;
        TANDEM_TRY(id, m_rows.insert(*place, fact, {}));
        added.append(*id);
    }
    return added;
}

Expected<int> FactIntake::importedWaiting(SampleId sample)
{
    return waitingFacts(m_database, sample).map([](const QList<WaitingFact>& facts) {
        return static_cast<int>(facts.size());
    });
}

Expected<int> FactIntake::importFacts(SampleId sample, PersonId by)
{
    TANDEM_TRY(sides, FactSides(m_database).of(sample));
    TANDEM_DO(FactSides(m_database).mayEditSupporting(sample));
    TANDEM_TRY(facts, waitingFacts(m_database, sample));
    if (facts->isEmpty())
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("The sample has no imported facts left to accept."));
    TANDEM_DO(m_rows.checkSampleRoom(sample, facts->size()));
    QList<FactId> ids;
    for (const WaitingFact& waiting : *facts) {
        const auto side = sides->sideOf(waiting.paragraph);
        if (!side) {
            ids.append(FactId{});
            continue;
        }
        StoredFact fact;
        fact.uuid = newUuid();
        fact.position = waiting.position;
        fact.text = waiting.text;
        fact.origin = FactOrigin::Imported;
        const bool isSameSide = *side == waiting.supporting;
        if (isSameSide)
            fact.importedType = static_cast<int>(waiting.type);
        TANDEM_TRY(id, m_rows.insert({sample, waiting.paragraph, *side}, fact, by));
        ids.append(*id);
        if (isSameSide) {
            TANDEM_DO(FactMasks(m_database).addImported(*id, waiting.type));
        }
        if (waiting.type == kgds::FactType::IntraRepetitive) {
            TANDEM_DO(m_rows.setRepeated(*id, repeatedBy(ids.size() - 1, *facts, ids)));
        }
    }
    return static_cast<int>(
        std::count_if(ids.cbegin(), ids.cend(), [](FactId id) { return id.isValid(); }));
}

} // namespace tandem
