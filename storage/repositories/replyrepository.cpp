#include "storage/repositories/replyrepository.h"

#include "models/llm/wireformat.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/searchindex.h"

namespace tandem {

namespace {

std::optional<qint64> countOf(qint64 count)
{
    return count >= 0 ? std::optional(count) : std::nullopt;
}

LlmReply replyFrom(Statement& row)
{
    LlmReply reply;
    std::optional<qint64> input;
    std::optional<qint64> output;
    row.read(reply.id, reply.uuid, reply.hash, reply.run, reply.endpoint, reply.model, reply.prompt,
        reply.request, reply.raw, reply.text, reply.httpStatus, reply.usable, reply.error, input,
        output, reply.cost, reply.currency, reply.at, reply.durationMs);
    reply.usage = {input.value_or(-1), output.value_or(-1)};
    return reply;
}

Expected<LlmReply> oneReply(Database& database, const QString& condition, const SqlValue& key)
{
    return oneRow(database,
        QStringLiteral("SELECT id, uuid, hash, run_id, endpoint, model, prompt_id,"
                       " request, raw, text, http_status, usable,"
                       " error, input_tokens, output_tokens, cost, currency, at, duration_ms"
                       " FROM llm_reply WHERE ") +
            condition,
        {key}, replyFrom, notInProject(RepositoryWords::tr("This reply is not in the project.")));
}

} // namespace

Expected<ReplyId> ReplyRepository::add(const LlmReply& reply)
{
    TANDEM_TRY(id,
        insertRow<ReplyId>(m_database, "llm_reply",
            {{"uuid", newUuid()}, {"hash", reply.hash}, {"run_id", reply.run},
                {"endpoint", reply.endpoint}, {"model", reply.model}, {"prompt_id", reply.prompt},
                {"request", SqlValue::text(reply.request)}, {"raw", reply.raw},
                {"text", reply.text}, {"http_status", reply.httpStatus}, {"usable", reply.usable},
                {"error", reply.error}, {"input_tokens", countOf(reply.usage.input)},
                {"output_tokens", countOf(reply.usage.output)}, {"cost", reply.cost},
                {"currency", reply.currency}, {"at", reply.at},
                {"duration_ms", reply.durationMs}}));
    if (!reply.text.isEmpty()) {
        TANDEM_DO(SearchIndex(m_database).add(SearchKind::Reply, id->value, reply.text));
    }
    return *id;
}

Expected<LlmReply> ReplyRepository::byId(ReplyId id)
{
    return oneReply(m_database, QStringLiteral("id = ?"), id);
}

Expected<LlmReply> ReplyRepository::byUuid(const QString& uuid)
{
    return oneReply(m_database, QStringLiteral("uuid = ?"), uuid);
}

Expected<std::optional<KnownReply>> ReplyRepository::find(const QString& hash)
{
    TANDEM_TRY(replies, rowsOf(m_database,
                            QStringLiteral("SELECT id, usable, run_id FROM llm_reply WHERE hash = ?"
                                           " ORDER BY usable DESC, id"),
                            {hash}, into(&KnownReply::id, &KnownReply::usable, &KnownReply::run)));
    for (const KnownReply& reply : *replies) {
        TANDEM_TRY(raw, valueOf<QByteArray>(m_database,
                            QStringLiteral("SELECT raw FROM llm_reply WHERE id = ?"), {reply.id}));
        if (!llm::isBrokenOff(*raw))
            return std::optional(reply);
    }
    return std::optional<KnownReply>();
}

Expected<bool> ReplyRepository::has(const QString& hash, const QString& text)
{
    return isAny(m_database, QStringLiteral("SELECT 1 FROM llm_reply WHERE hash = ? AND text = ?"),
        {hash, text});
}

Expected<QList<ReplyId>> ReplyRepository::ofRun(RunId run)
{
    return valuesOf<ReplyId>(
        m_database, QStringLiteral("SELECT id FROM llm_reply WHERE run_id = ? ORDER BY id"), {run});
}

void ReplyTotals::add(const LlmReply& reply)
{
    ++replies;
    usage.input += countOf(reply.usage.input).value_or(0);
    usage.output += countOf(reply.usage.output).value_or(0);
    cost += reply.cost.value_or(0.0);
    withoutCost += reply.cost ? 0 : 1;
}

Expected<ReplyTotals> ReplyRepository::totals(RunId run)
{
    return rowOrNone(m_database,
        QStringLiteral("SELECT count(*), coalesce(sum(input_tokens), 0),"
                       " coalesce(sum(output_tokens), 0), coalesce(sum(cost), 0.0),"
                       " count(*) - count(cost) FROM llm_reply WHERE run_id = ?"),
        {run}, [](Statement& row) {
            ReplyTotals totals;
            row.read(totals.replies, totals.usage.input, totals.usage.output, totals.cost,
                totals.withoutCost);
            return totals;
        });
}

} // namespace tandem
