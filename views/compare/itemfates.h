#pragma once

#include "models/error.h"
#include "models/people/person.h"
#include "storage/changes/change.h"
#include "views/compare/funnelitems.h"

#include <QDateTime>

#include <optional>

namespace tandem {

class Database;

/// What is asked about items on their way into the benchmark.
struct FateQuery
{
    QList<Person> people;           ///< to name who said what
    std::optional<QDateTime> until; ///< as it stood then (openAsOf()); none: as it stands
};

/// What became of a sample's paragraphs, facts and opinions, in this order. Of a round that is open
/// now it tells nothing but that: what its items came with from an imported benchmark is not told
/// either, and its facts and opinions are not there. Nothing of a sample that was not there
/// `until` then. For a worker.
Expected<QList<FunnelItem>> itemFates(Database& database, SampleId sample, const FateQuery& query);

/// Everything of a sample to be read: its paragraphs with their facts under each, discussion,
/// opinions, what it was imported with where it was labelled anew, and what happened, under
/// headings. For a worker.
Expected<QList<FunnelItem>> wholeSample(
    Database& database, SampleId sample, const FateQuery& query);

/// The items of every sample in use, counted. For a worker; gives up where `cancel` is raised.
Expected<FunnelCounts> countFates(
    Database& database, const FateQuery& query, const CancelFlag& cancel);

} // namespace tandem
