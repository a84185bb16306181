// Conflict masks of candidate facts, and what was done to a fact.

#include "storage/repositories/factrepository.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/database/uuid.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/storedfact.h"

#include <algorithm>

namespace tandem {

namespace {

constexpr qsizetype kLongestExplanation = 10'000;
constexpr int kOwnMaskCode = 4;

/// What a model and what people said last of one fact.
struct MaskWords
{
    std::optional<Mask> model; ///< an imported mask too
    std::optional<Mask> people;
    std::optional<Mask> current() const { return people ? people : model; }
};

QString yesOrNo(bool yes)
{
    return yes ? QStringLiteral("yes") : QStringLiteral("no");
}

/// Rows of masks in their order: fact, masked, code, explanation, person, reply, time.
QString maskRowsSql(const QString& condition)
{
    return QStringLiteral("SELECT m.fact_id, m.masked, m.code, CAST(m.explanation AS BLOB),"
                          " m.person_id, l.uuid, m.at FROM fact_mask m"
                          " JOIN atomic_fact f ON f.id = m.fact_id"
                          " LEFT JOIN llm_reply l ON l.id = m.reply_id WHERE %1 ORDER BY m.id")
        .arg(condition);
}

void hear(const Statement& row, MaskWords& said)
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

FactEvent maskEventFrom(const Statement& row, const MaskWords& before, const MaskWords& after)
{
    FactEvent event;
    event.at = QDateTime::fromMSecsSinceEpoch(row.integer(6), Qt::UTC);
    event.kind = QStringLiteral("masked");
    event.by = PersonId{row.integer(4)};
    if (const auto mask = before.current())
        event.before = yesOrNo(mask->masked);
    if (const auto mask = after.current())
        event.after = yesOrNo(mask->masked);
    event.note = row.exactText(3);
    event.replyUuid = row.text(5);
    return event;
}

Expected<QList<FactEvent>> maskEvents(Database& database, FactId fact)
{
    Statement rows(database, maskRowsSql(QStringLiteral("m.fact_id = ?")), {fact.value});
    QList<FactEvent> events;
    MaskWords said;
    while (rows.next()) {
        const MaskWords before = said;
        hear(rows, said);
        events.append(maskEventFrom(rows, before, said));
    }
    return rows.result(events);
}

Expected<QList<FactEvent>> changeEvents(Database& database, FactId fact)
{
    Statement rows(database,
        QStringLiteral("SELECT c.kind, CAST(c.before AS BLOB), CAST(c.after AS BLOB), c.person_id,"
                       " c.at, CAST(o.text AS BLOB) FROM fact_change c LEFT JOIN atomic_fact o"
                       " ON c.kind = 'distinct' AND o.uuid = c.before"
                       " WHERE c.fact_id = ? ORDER BY c.id"),
        {fact.value});
    QList<FactEvent> events;
    while (rows.next()) {
        FactEvent event{QDateTime::fromMSecsSinceEpoch(rows.integer(4), Qt::UTC), rows.text(0),
            PersonId{rows.integer(3)}, rows.exactText(1), rows.exactText(2), {}, {}};
        if (event.kind == QLatin1String("distinct")) {
            event.before.clear();
            event.note = rows.exactText(5);
        }
        events.append(event);
    }
    return rows.result(events);
}

} // namespace

Expected<QHash<FactId, Mask>> FactRepository::masks(SampleId sample)
{
    Statement rows(m_database, maskRowsSql(QStringLiteral("f.sample_id = ?")), {sample.value});
    QHash<FactId, MaskWords> said;
    while (rows.next())
        hear(rows, said[FactId{rows.integer(0)}]);
    QHash<FactId, Mask> masks;
    for (auto each = said.cbegin(); each != said.cend(); ++each) {
        if (const auto current = each->current())
            masks.insert(each.key(), *current);
    }
    return rows.result(masks);
}

Expected<void> FactRepository::mayMask(const StoredFact& fact)
{
    TANDEM_TRY(sample, sampleOf(fact.id));
    TANDEM_TRY(sides, paragraphSides(*sample));
    if (fact.removed)
        return failure(ErrorCode::Refused, RepositoryWords::tr("This fact was removed."), {},
            RepositoryWords::tr("Bring it back first."));
    if (sides->sideOf(fact.paragraph) == std::optional(false))
        return {};
    return failure(ErrorCode::Refused,
        RepositoryWords::tr("Only facts of nonsupporting paragraphs are masked."));
}

Expected<void> FactRepository::setMask(
    FactId fact, bool masked, const QString& explanation, PersonId by, ReplyId reply)
{
    TANDEM_TRY(stored, storedFact(fact));
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

Expected<void> FactRepository::withdrawMask(FactId fact, PersonId by)
{
    TANDEM_TRY(stored, storedFact(fact));
    TANDEM_DO(mayMask(*stored));
    return m_database.run(
        QStringLiteral("INSERT INTO fact_mask (uuid, fact_id, masked, code, explanation,"
                       " person_id, at) VALUES (?, ?, NULL, ?, '', ?, ?)"),
        {newUuid(), fact.value, kOwnMaskCode, by.value, QDateTime::currentMSecsSinceEpoch()});
}

Expected<QList<FactEvent>> FactRepository::history(FactId fact)
{
    Statement row(m_database,
        QStringLiteral("SELECT f.created_at, f.created_by, l.uuid, CAST(f.text AS BLOB) FROM"
                       " atomic_fact f LEFT JOIN llm_reply l ON l.id = f.reply_id WHERE f.id = ?"),
        {fact.value});
    if (!row.next())
        return failure(row.failed() ? row.error() : storedFact(fact).error());
    FactEvent created;
    created.at = QDateTime::fromMSecsSinceEpoch(row.integer(0), Qt::UTC);
    created.kind = QStringLiteral("created");
    created.by = PersonId{row.integer(1)};
    created.replyUuid = row.text(2);
    created.after = row.exactText(3);
    TANDEM_TRY(changes, changeEvents(m_database, fact));
    TANDEM_TRY(masked, maskEvents(m_database, fact));
    QList<FactEvent> events;
    const QString first = changes->isEmpty() ? QString() : changes->constFirst().kind;
    const bool madeByEdit = first == QLatin1String("added") || first == QLatin1String("split off");
    if (!madeByEdit) {
        const auto changed =
            std::find_if(changes->cbegin(), changes->cend(), [](const FactEvent& change) {
                return !change.before.isEmpty() && change.kind != QLatin1String("moved") &&
                       change.kind != QLatin1String("repeats");
            });
        if (changed != changes->cend())
            created.after = changed->before;
        events.append(created);
    }
    events += *changes;
    events += *masked;
    std::stable_sort(events.begin(), events.end(),
        [](const FactEvent& one, const FactEvent& other) { return one.at < other.at; });
    return events;
}

} // namespace tandem
