#include "storage/repositories/factmasks.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/database/uuid.h"
#include "storage/repositories/factrows.h"
#include "storage/repositories/factsides.h"
#include "storage/repositories/repositorywords.h"

#include <QDateTime>

namespace tandem {

namespace {

constexpr qsizetype kLongestExplanation = 10'000;
constexpr int kOwnMaskCode = 4;

} // namespace

QString maskRowsSql(const QString& condition)
{
    return QStringLiteral("SELECT m.fact_id, m.masked, m.code, CAST(m.explanation AS BLOB),"
                          " m.person_id, l.uuid, m.at FROM fact_mask m"
                          " JOIN atomic_fact f ON f.id = m.fact_id"
                          " LEFT JOIN llm_reply l ON l.id = m.reply_id WHERE %1 ORDER BY m.id")
        .arg(condition);
}

void takeMaskRow(const Statement& row, MaskWords& said)
{
    Mask mask;
    mask.masked = row.integer(1) != 0;
    mask.code = static_cast<int>(row.integer(2));
    mask.explanation = row.exactText(3);
    mask.by = PersonId{row.integer(4)};
    mask.byPerson = mask.by.isValid();
    mask.replyUuid = row.text(5);
    if (!mask.byPerson)
        said.model = mask;
    else if (row.isNull(1))
        said.people.reset();
    else
        said.people = mask;
}

Expected<QHash<FactId, Mask>> FactMasks::of(SampleId sample)
{
    Statement rows(m_database, maskRowsSql(QStringLiteral("f.sample_id = ?")), {sample.value});
    QHash<FactId, MaskWords> said;
    while (rows.next())
        takeMaskRow(rows, said[FactId{rows.integer(0)}]);
    QHash<FactId, Mask> masks;
    for (auto each = said.cbegin(); each != said.cend(); ++each) {
        if (const auto current = each->current())
            masks.insert(each.key(), *current);
    }
    return rows.result(masks);
}

Expected<void> FactMasks::mayMask(const StoredFact& fact)
{
    TANDEM_TRY(sides, FactSides(m_database).of(fact.sample));
    if (sides->sideOf(fact.paragraph) == std::optional(false))
        return {};
    return failure(ErrorCode::Refused,
        RepositoryWords::tr("Only facts of nonsupporting paragraphs are masked."));
}

Expected<void> FactMasks::setMask(
    FactId fact, bool masked, const QString& explanation, PersonId by, ReplyId reply)
{
    TANDEM_TRY(stored, FactRows(m_database).present(fact));
    TANDEM_DO(mayMask(*stored));
    if (explanation.size() > kLongestExplanation)
        return failure(ErrorCode::TooLarge,
            RepositoryWords::tr("An explanation has at most 10,000 characters."), {},
            RepositoryWords::tr("Shorten it."));
    const int type = stored->importedType.value_or(0);
    const bool keepsCode = type >= int(kgds::FactType::Masked4);
    return m_database.run(
        QStringLiteral("INSERT INTO fact_mask (uuid, fact_id, masked, code, explanation,"
                       " person_id, reply_id, at) VALUES (?, ?, ?, ?, CAST(? AS TEXT), ?, ?, ?)"),
        {newUuid(), fact.value, masked ? 1 : 0, keepsCode ? type : kOwnMaskCode,
            sqlExactText(explanation.trimmed()), by.isValid() ? QVariant(by.value) : QVariant(),
            reply.isValid() && !by.isValid() ? QVariant(reply.value) : QVariant(),
            QDateTime::currentMSecsSinceEpoch()});
}

Expected<void> FactMasks::withdrawMask(FactId fact, PersonId by)
{
    TANDEM_TRY(stored, FactRows(m_database).present(fact));
    TANDEM_DO(mayMask(*stored));
    return m_database.run(
        QStringLiteral("INSERT INTO fact_mask (uuid, fact_id, masked, code, explanation,"
                       " person_id, at) VALUES (?, ?, NULL, ?, '', ?, ?)"),
        {newUuid(), fact.value, kOwnMaskCode, by.value, QDateTime::currentMSecsSinceEpoch()});
}

Expected<void> FactMasks::addImported(FactId fact, kgds::FactType type)
{
    if (type < kgds::FactType::Masked4 || type > kgds::FactType::Masked6)
        return {};
    return m_database.run(
        QStringLiteral("INSERT INTO fact_mask (uuid, fact_id, masked, code, explanation, at)"
                       " VALUES (?, ?, 1, ?, '', ?)"),
        {newUuid(), fact.value, static_cast<int>(type), QDateTime::currentMSecsSinceEpoch()});
}

} // namespace tandem
