#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/kgds/record.h"
#include "storage/repositories/repository.h"
#include "storage/repositories/samplerepository.h"

#include <QString>
#include <QStringList>

namespace tandem {

/// When the texts of a new sample are put into the index of words: by the caller, for many samples
/// at once, where it is Later.
enum class Indexing { Now, Later };

/// What samples were made of: articles, and records of a benchmark with their discussions, facts
/// and opinions.
class SampleRecords final : Repository
{
public:
    using Repository::Repository;

    /// Appends a sample after the last one. `title` may be empty.
    Expected<SampleId> addArticle(const ArticleText& article, Indexing indexing = Indexing::Now);
    Expected<SampleId> addRecord(
        const kgds::SampleRecord& record, Indexing indexing = Indexing::Now);
    /// The sample as the file had it, before anything was labelled here: for exports of imported
    /// benchmarks.
    Expected<kgds::SampleRecord> record(SampleId sample);
    /// The opinions that came with an imported sample; number 1 is the first.
    Expected<QStringList> importedOpinions(SampleId sample);
};

} // namespace tandem
