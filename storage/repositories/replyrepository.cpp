#include "storage/repositories/replyrepository.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/database/uuid.h"
#include "storage/repositories/repositorywords.h"

namespace tandem {

namespace {

QVariant countOrNull(qint64 count)
{
    return count >= 0 ? QVariant(count) : QVariant();
}

LlmReply replyFrom(const Statement& row)
{
    LlmReply reply;
    reply.id = ReplyId{row.integer(0)};
    reply.uuid = row.text(1);
    reply.hash = row.text(2);
    reply.run = RunId{row.optionalInteger(3).value_or(0)};
    reply.endpoint = row.text(4);
    reply.model = row.text(5);
    reply.prompt = PromptId{row.optionalInteger(6).value_or(0)};
    reply.request = row.bytes(7);
    reply.raw = row.bytes(8);
    reply.text = row.exactText(9);
    reply.httpStatus = static_cast<int>(row.integer(10));
    reply.usable = row.integer(11) != 0;
    reply.error = row.text(12);
    reply.usage = {row.optionalInteger(13).value_or(-1), row.optionalInteger(14).value_or(-1)};
    if (!row.isNull(15))
        reply.cost = row.value(15).toDouble();
    reply.currency = row.text(16);
    reply.at = QDateTime::fromMSecsSinceEpoch(row.integer(17), Qt::UTC);
    reply.durationMs = row.integer(18);
    return reply;
}

Expected<LlmReply> oneReply(Database& database, const QString& condition, const QVariant& key)
{
    Statement row(database,
        QStringLiteral("SELECT id, uuid, hash, run_id, endpoint, model, prompt_id,"
                       " CAST(request AS BLOB), raw, CAST(text AS BLOB), http_status, usable,"
                       " error, input_tokens, output_tokens, cost, currency, at, duration_ms"
                       " FROM llm_reply WHERE ") +
            condition,
        {key});
    if (row.next())
        return replyFrom(row);
    if (row.failed())
        return failure(row.error());
    return failure(ErrorCode::NotFound, RepositoryWords::tr("This reply is not in the project."));
}

} // namespace

Expected<ReplyId> ReplyRepository::add(const LlmReply& reply)
{
    return m_database
        .insert(
            QStringLiteral("INSERT INTO llm_reply (uuid, hash, run_id, endpoint, model, prompt_id,"
                           " request, raw, text, http_status, usable, error, input_tokens,"
                           " output_tokens, cost, currency, at, duration_ms) VALUES (?, ?, ?, ?,"
                           " ?, ?, CAST(? AS TEXT), ?, CAST(? AS TEXT), ?, ?, ?, ?, ?, ?, ?, ?,"
                           " ?)"),
            {newUuid(), reply.hash, idOrNull(reply.run.value), sqlText(reply.endpoint),
                sqlText(reply.model), idOrNull(reply.prompt.value), sqlExactText(reply.request),
                reply.raw.isNull() ? QByteArray("") : reply.raw, sqlExactText(reply.text),
                reply.httpStatus, reply.usable ? 1 : 0, sqlText(reply.error),
                countOrNull(reply.usage.input), countOrNull(reply.usage.output),
                reply.cost ? QVariant(*reply.cost) : QVariant(), sqlText(reply.currency),
                reply.at.toMSecsSinceEpoch(), reply.durationMs})
        .map([](qint64 id) { return ReplyId{id}; });
}

Expected<LlmReply> ReplyRepository::byId(ReplyId id)
{
    return oneReply(m_database, QStringLiteral("id = ?"), id.value);
}

Expected<LlmReply> ReplyRepository::byUuid(const QString& uuid)
{
    return oneReply(m_database, QStringLiteral("uuid = ?"), uuid);
}

Expected<std::optional<KnownReply>> ReplyRepository::find(const QString& hash)
{
    Statement row(m_database,
        QStringLiteral("SELECT id, usable, run_id FROM llm_reply WHERE hash = ?"
                       " ORDER BY usable DESC, id LIMIT 1"),
        {hash});
    std::optional<KnownReply> found;
    if (row.next())
        found = KnownReply{ReplyId{row.integer(0)}, row.integer(1) != 0,
            RunId{row.optionalInteger(2).value_or(0)}};
    return row.result(found);
}

Expected<QList<ReplyId>> ReplyRepository::ofRun(RunId run)
{
    Statement rows(m_database,
        QStringLiteral("SELECT id FROM llm_reply WHERE run_id = ?"
                       " ORDER BY id"),
        {run.value});
    QList<ReplyId> ids;
    while (rows.next())
        ids.append(ReplyId{rows.integer(0)});
    return rows.result(ids);
}

Expected<ReplyTotals> ReplyRepository::totals(RunId run)
{
    Statement row(m_database,
        QStringLiteral("SELECT count(*), coalesce(sum(input_tokens), 0),"
                       " coalesce(sum(output_tokens), 0), coalesce(sum(cost), 0.0),"
                       " count(*) - count(cost) FROM llm_reply WHERE run_id = ?"),
        {run.value});
    ReplyTotals totals;
    if (row.next())
        totals = {row.integer(0), {row.integer(1), row.integer(2)}, row.value(3).toDouble(),
            row.integer(4)};
    return row.result(totals);
}

} // namespace tandem
