#pragma once

#include "models/error.h"
#include "models/llm/endpoint.h"
#include "storage/repositories/replyrepository.h"
#include "storage/repositories/runrepository.h"
#include "storage/runs/runkind.h"

#include <QString>

#include <optional>

/// The replies to a request that the project has already, be they of an earlier version or out in a
/// batch.
namespace tandem {

class Database;

/// The hashes of a request, of this version and of earlier ones; to make one takes longer than to
/// look for it.
struct RequestHashes
{
    RequestHashes(const llm::Endpoint& endpoint, const llm::ChatRequest& request);

    bool leavesTemperatureOut() const { return sending != now; }

    QString now;
    QString sending; ///< where the temperature is left out, the one that did not tell; or the same
    QString earlier;
};

/// The reply to this request that is in the project, be it of an earlier version.
Expected<std::optional<KnownReply>> knownReply(
    Database& database, const llm::Endpoint& endpoint, const llm::ChatRequest& request);
/// The same by its hashes.
Expected<std::optional<KnownReply>> replyWith(Database& database, const RequestHashes& hashes);
/// The hash under which a task's request is out in a batch, also one that an earlier version wrote,
/// or one that went to another endpoint; empty where it is in none.
Expected<QString> hashInBatch(Database& database, const RequestHashes& hashes, const TaskRow& task);
/// A reply that was kept and cannot be used, as it came; none where it is no answer.
Expected<std::optional<llm::ChatReply>> keptReply(
    Database& database, const RunSetup& setup, ReplyId id);
/// Whether a reply that cannot be used is of an earlier run, and says nothing about this one's.
bool isPassedOver(const RunSetup& setup, const KnownReply& known);
/// The reply that blocked or refused another answer that is wanted to the same question, asked as
/// often; invalid where there is none.
Expected<ReplyId> blockOfAnother(
    Database& database, const RunSetup& setup, const RunCall& call, int sample);

} // namespace tandem
