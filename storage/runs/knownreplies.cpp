#include "storage/runs/knownreplies.h"

#include "models/llm/requesthash.h"
#include "models/llm/wireformat.h"
#include "storage/database/database.h"
#include "storage/repositories/runtasks.h"

namespace tandem {

namespace {

/// The reply to a request with this hash that earlier versions kept, unless the request that is
/// asked now has no temperature and that one had.
Expected<std::optional<KnownReply>> earlierReply(
    Database& database, const RequestHashes& hashes, const QString& hash)
{
    ReplyRepository replies(database);
    const auto known = replies.find(hash);
    if (!known || !*known || !hashes.leavesTemperatureOut())
        return known;
    TANDEM_TRY(reply, replies.byId((*known)->id));
    return llm::saysTemperature(reply->request) ? std::optional<KnownReply>() : *known;
}

} // namespace

RequestHashes::RequestHashes(const llm::Endpoint& endpoint, const llm::ChatRequest& request)
    : now(llm::requestHash(endpoint, request))
    , sending(endpoint.sendsTemperature ? now : llm::requestHashSending(endpoint, request))
    , earlier(llm::earlierRequestHash(endpoint, request))
{
}

Expected<std::optional<KnownReply>> knownReply(
    Database& database, const llm::Endpoint& endpoint, const llm::ChatRequest& request)
{
    return replyWith(database, {endpoint, request});
}

Expected<std::optional<KnownReply>> replyWith(Database& database, const RequestHashes& hashes)
{
    ReplyRepository replies(database);
    const auto known = replies.find(hashes.now);
    if (!known || *known)
        return known;
    if (hashes.leavesTemperatureOut()) {
        const auto untold = earlierReply(database, hashes, hashes.sending);
        if (!untold || *untold)
            return untold;
    }
    const auto earlier = earlierReply(database, hashes, hashes.earlier);
    // Earlier versions also kept what was no model's answer, which is to be asked again.
    return earlier && *earlier && !(*earlier)->usable ? known : earlier;
}

Expected<QString> hashInBatch(Database& database, const RequestHashes& hashes, const TaskRow& task)
{
    for (const QString& hash : {hashes.now, hashes.sending, hashes.earlier, task.hash}) {
        TANDEM_TRY(isOut, AttemptRepository(database).isInBatch(hash));
        if (*isOut)
            return hash;
    }
    return QString();
}

Expected<std::optional<llm::ChatReply>> keptReply(
    Database& database, const RunSetup& setup, ReplyId id)
{
    TANDEM_TRY(kept, ReplyRepository(database).byId(id));
    const auto reply = llm::decodeChat(
        setup.endpoint.format, {kept->httpStatus, "application/json", {}, kept->raw});
    return reply ? std::optional(*reply) : std::nullopt;
}

bool isPassedOver(const RunSetup& setup, const KnownReply& known)
{
    return known.run != setup.run && setup.kind->asksUnparsableAnew();
}

Expected<ReplyId> blockOfAnother(
    Database& database, const RunSetup& setup, const RunCall& call, int sample)
{
    QList<llm::ChatRequest> requests = setup.kind->wantedAlike(call, setup);
    for (llm::ChatRequest& request : requests) {
        setup.kind->setSample(request, sample);
        TANDEM_TRY(known, replyWith(database, {setup.endpoint, request}));
        if (!*known || (*known)->usable || isPassedOver(setup, **known))
            continue;
        TANDEM_TRY(reply, keptReply(database, setup, (*known)->id));
        if (*reply && !llm::mayDifferNextTime(**reply))
            return (*known)->id;
    }
    return ReplyId();
}

} // namespace tandem
