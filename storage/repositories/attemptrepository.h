#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/repositories/repository.h"

#include <QSet>
#include <QString>

#include <optional>

namespace tandem {

using AttemptId = Id<struct AttemptTag>;

/// What of a run may have to be paid for though no stored reply accounts for it.
struct AttemptTotals
{
    qint64 live = 0;       ///< requests on their way, or that broke off and may have been billed
    qint64 batched = 0;    ///< requests that are out in a batch
    double mostCost = 0.0; ///< of both together, where it is known
    qint64 unpriced = 0;   ///< of both, and of stored replies, those whose cost has no known bound
    bool operator==(const AttemptTotals&) const = default;
};

/// A request of a batch that no answer was read to before.
struct BatchAttempt
{
    bool isOut = false;         ///< else its result was given up, or an error was read
    std::optional<double> most; ///< that it can cost
    bool hasError = false;      ///< an error was read, which an answer may follow
};

/// Requests that may have to be paid for and whose cost no stored reply tells. A row is there from
/// before the request leaves until its reply is stored with its cost, or it is sure that there was
/// nothing to bill.
class AttemptRepository final : Repository
{
public:
    using Repository::Repository;

    /// `most` is what it can cost; none where a price is not known.
    Expected<AttemptId> add(RunId run, const QString& hash, std::optional<double> most);
    /// The same of a request in the batch that is written at this time, in milliseconds since 1970.
    Expected<AttemptId> addToBatch(
        RunId run, const QString& hash, std::optional<double> most, qint64 batch);
    Expected<void> remove(AttemptId attempt);
    Expected<AttemptTotals> totals(RunId run);

    /// Whether any run has this request out in a batch, whose results were not read yet.
    Expected<bool> isInBatch(const QString& hash);
    /// A result for this request has come, of the batch of that time (none: of whichever it is out
    /// in). It is no longer noted, and what may have been billed without a reply that tells its
    /// cost is to be noted anew (add()). None where it was in no such batch, or an answer was read
    /// before.
    Expected<std::optional<BatchAttempt>> takeFromBatch(
        RunId run, const QString& hash, std::optional<qint64> batch);
    /// Notes that the result for a request of the batch of that time was an error, so that an
    /// answer that comes after it is known to be the first. This counts in no totals.
    Expected<void> noteError(
        RunId run, const QString& hash, qint64 batch, std::optional<double> most);
    /// Notes that a file with these results of the run's batch of that time was read, each line of
    /// it, where some of the batch's questions have no result.
    Expected<void> noteRead(RunId run, qint64 batch, const QSet<QString>& lines);
    /// Notes that a file with this result of the batch has lines that cannot be read. Nothing of
    /// the batch counts as missing until noteRead() tells of a file with the same result.
    Expected<void> noteUnread(RunId run, qint64 batch, const QString& line);
    /// The questions of the run's batches that have no result though noteRead() was called.
    Expected<QSet<QString>> missing(RunId run);
    /// Gives up these: they may be asked again. They may have been billed, which goes on counting.
    Expected<void> forgetMissing(RunId run);
    /// Gives up the results of the run's batches: its questions may be asked live. They may have
    /// been billed, which goes on counting. Returns how many there were.
    Expected<int> forgetBatches(RunId run);
};

} // namespace tandem
