#include "storage/repositories/factmasks.h"

#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/repositories/factrows.h"
#include "storage/repositories/factsides.h"
#include "storage/repositories/repositorywords.h"

#include <QDateTime>

namespace tandem {

namespace {

constexpr qsizetype kLongestExplanation = 10'000;
constexpr int kOwnMaskCode = 4;

Expected<void> addMask(Database& database, FactId fact, std::optional<bool> masked, int code,
    const QString& explanation, PersonId by, ReplyId reply)
{
    return insertRow(database, "fact_mask",
        {{"uuid", newUuid()}, {"fact_id", fact}, {"masked", masked}, {"code", code},
            {"explanation", explanation}, {"person_id", by}, {"reply_id", reply},
            {"at", QDateTime::currentMSecsSinceEpoch()}})
        .map([](qint64) {});
}

} // namespace

QString maskRowsSql(const QString& condition)
{
    return QStringLiteral("SELECT m.fact_id, m.masked, m.code, m.explanation,"
                          " m.person_id, l.uuid, m.at FROM fact_mask m"
                          " JOIN atomic_fact f ON f.id = m.fact_id"
                          " LEFT JOIN llm_reply l ON l.id = m.reply_id WHERE %1 ORDER BY m.id")
        .arg(condition);
}

SaidMask takeMaskRow(Statement& row, MaskWords& said)
{
    SaidMask read;
    Mask& mask = read.mask;
    std::optional<bool> masked;
    row.read(masked, mask.code, mask.explanation, mask.by, mask.replyUuid, read.at);
    mask.masked = masked.value_or(false);
    mask.byPerson = mask.by.isValid();
    if (!mask.byPerson)
        said.model = mask;
    else
        said.people = masked ? std::optional(mask) : std::nullopt;
    return read;
}

Expected<QHash<FactId, Mask>> FactMasks::of(SampleId sample)
{
    QHash<FactId, MaskWords> said;
    TANDEM_DO(eachRow(m_database, maskRowsSql(QStringLiteral("f.sample_id = ?")), {sample},
        [&](Statement& row) { takeMaskRow(row, said[row.take<FactId>()]); }));
    QHash<FactId, Mask> masks;
    for (auto each = said.cbegin(); each != said.cend(); ++each) {
        if (const auto current = each->current())
            masks.insert(each.key(), *current);
    }
    return masks;
}

Expected<void> FactMasks::mayMask(const StoredFact& fact)
{
    TANDEM_TRY(sides, FactSides(m_database).of(fact.sample));
    if (sides->sideOf(fact.paragraph) == std::optional(false))
        return {};
    return failure(ErrorCode::Refused,
        RepositoryWords::tr("Only facts of nonsupporting paragraphs can be masked."));
}

Expected<void> FactMasks::setMask(
    FactId fact, bool masked, const QString& explanation, PersonId by, ReplyId reply)
{
    TANDEM_TRY(stored, FactRows(m_database).present(fact));
    TANDEM_DO(mayMask(*stored));
    if (explanation.size() > kLongestExplanation)
        return failure(ErrorCode::TooLarge,
            RepositoryWords::tr("An explanation can have at most 10,000 characters."), {},
            RepositoryWords::tr("Shorten it."));
    const int type = stored->importedType.value_or(0);
    const bool keepsCode = type >= int(kgds::FactType::Masked4);
    return addMask(m_database, fact, masked, keepsCode ? type : kOwnMaskCode, explanation.trimmed(),
        by, by.isValid() ? ReplyId() : reply);
}

Expected<void> FactMasks::withdrawMask(FactId fact, PersonId by)
{
    TANDEM_TRY(stored, FactRows(m_database).present(fact));
    TANDEM_DO(mayMask(*stored));
    return addMask(m_database, fact, std::nullopt, kOwnMaskCode, {}, by, {});
}

Expected<void> FactMasks::addImported(FactId fact, kgds::FactType type)
{
    if (type < kgds::FactType::Masked4 || type > kgds::FactType::Masked6)
        return {};
    return addMask(m_database, fact, true, int(type), {}, {}, {});
}

} // namespace tandem
