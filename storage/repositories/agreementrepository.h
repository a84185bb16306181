#pragma once

#include "models/agreement/ratedround.h"
#include "models/error.h"
#include "storage/repositories/repository.h"

#include <QDateTime>
#include <QList>

#include <functional>
#include <optional>

namespace tandem {

/// Which closed rounds agreement is computed on; an empty field lets everything through.
struct AgreementFilter
{
    std::optional<Step> step;
    QDateTime from;  ///< closed at this time or later; invalid: whenever
    QDateTime until; ///< closed before this time; invalid: whenever
};

/// Closed rounds with the answers that were given in them, as agreement is computed on them.
class AgreementRepository final : Repository
{
public:
    /// Called now and then with how many rounds are read; returning false cancels.
    using Progress = std::function<bool(qint64 done, qint64 all)>;

    using Repository::Repository;

    /// Every closed round about paragraphs or facts that is active, and the first passes of
    /// calibrations that were labelled again, by sample, step and age. An item is one that either
    /// answered, whatever became of it since, or that the round asks about now; texts are those of
    /// items on which the two do not agree or that an answer is missing of, so that memory does not
    /// grow with the articles. Cancelled where `progress` says so. Reads every answer: for a
    /// worker.
    Expected<QList<RatedRound>> closedRounds(
        const AgreementFilter& filter = {}, const Progress& progress = {});
};

} // namespace tandem
