#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/llm/chat.h"
#include "storage/repositories/repository.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace tandem {

/// What a language model returned, and what it was asked: kept whole, never changed.
struct LlmReply
{
    ReplyId id;   ///< given by the repository
    QString uuid; ///< given by the repository
    QString hash; ///< llm::requestHash() of what was asked
    RunId run;    ///< invalid where no run asked
    QString endpoint;
    QString model;      ///< as the server names it, or else as asked
    PromptId prompt;    ///< invalid where no template was filled
    QByteArray request; ///< the body as sent, JSON, without address and key
    QByteArray raw;     ///< the body as it came
    QString text;       ///< the answer in it; empty where the body could not be read
    int httpStatus = 0;
    bool usable = false; ///< could be read as what was asked for
    QString error;       ///< why not, translated at the time; empty where usable
    llm::Usage usage;
    std::optional<double> cost; ///< none where a price or a count was not known
    QString currency;
    QDateTime at; ///< UTC
    qint64 durationMs = 0;
};

/// An answer to a request that is in the project already.
struct KnownReply
{
    ReplyId id;
    bool usable = false;
    RunId run; ///< that asked
};

/// What the replies of a run took.
struct ReplyTotals
{
    qint64 replies = 0;
    llm::Usage usage{0, 0}; ///< what servers counted
    double cost = 0.0;      ///< of those whose cost is known
    qint64 withoutCost = 0; ///< replies whose cost is not known
    /// Counts one more, as ReplyRepository::totals() counts those that are stored.
    void add(const LlmReply& reply);
    bool operator==(const ReplyTotals&) const = default;
};

/// Every reply of a language model, readable or not.
class ReplyRepository final : Repository
{
public:
    using Repository::Repository;

    /// Appends a reply; `reply.id` and `reply.uuid` are not looked at.
    Expected<ReplyId> add(const LlmReply& reply);
    Expected<LlmReply> byId(ReplyId id);
    Expected<LlmReply> byUuid(const QString& uuid);
    /// The cache: the reply to exactly this request, a usable one before others; none where it was
    /// never answered, or what came of the answers broke off.
    Expected<std::optional<KnownReply>> find(const QString& hash);
    /// Whether a reply to exactly this request says exactly this.
    Expected<bool> has(const QString& hash, const QString& text);
    /// Ids of a run's replies, oldest first.
    Expected<QList<ReplyId>> ofRun(RunId run);
    Expected<ReplyTotals> totals(RunId run);
};

} // namespace tandem
