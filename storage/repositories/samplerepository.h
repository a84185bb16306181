#pragma once

#include "models/error.h"
#include "models/kgds/record.h"
#include "models/rounds/samplerow.h"
#include "models/text/article.h"
#include "storage/repositories/repository.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace tandem {

class Database;

/// Samples with their articles and discussions.
class SampleRepository final : Repository
{
public:
    using Repository::Repository;

    /// How many samples are in use; does not depend on how many.
    Expected<int> count();
    /// The number of the last sample, excluded or not; 0 where there is none.
    Expected<int> lastPosition();
    /// How many samples in use stand up to `position`: the place of the one that stands there among
    /// those in use, from 1.
    Expected<int> placeInUse(int position);
    /// Rows of the samples in use from the `first`-th (from 1) on, at most `count`, in order, with
    /// their rounds of `step`.
    Expected<QList<SampleRow>> rows(int first, int count, Step step = Step::Paragraphs);
    /// Rows of these samples, in this order; ids that are not there are left out.
    Expected<QList<SampleRow>> rows(const QList<SampleId>& ids, Step step = Step::Paragraphs);
    Expected<SampleRow> row(SampleId id, Step step = Step::Paragraphs);
    /// The sample with this number. NotFound; Refused where it is excluded.
    Expected<SampleRow> rowAt(int position, Step step = Step::Paragraphs);
    /// The sample with this UUID; none where it is not in the project.
    Expected<std::optional<SampleId>> byUuid(const QString& uuid);
    /// The sample's UUID; NotFound where it is not in the project.
    Expected<QString> uuid(SampleId id);
    /// Ids of the samples that pass `filter`, by position; those that are excluded only where it
    /// asks for them. A word filter looks in titles, articles and discussions. Reads the whole
    /// project: for a worker.
    Expected<QList<SampleId>> filtered(const SampleFilter& filter);
    /// The next (`forward`) or previous sample assigned to `person` that they can work on and
    /// have not submitted (one without a discussion waits for that), seen from `position`, around
    /// the end; an invalid id where there is none.
    Expected<SampleId> nextOpenFor(
        PersonId person, int position, bool forward, Step step = Step::Paragraphs);
    Expected<QStringList> domains();

    Expected<QList<ParagraphRow>> paragraphs(SampleId sample);
    Expected<QList<kgds::UtteranceRecord>> discussion(SampleId sample);
    /// Replaces the discussion. Refused while anybody has answered in the sample's active round:
    /// what they answered was asked about the discussion as it stood. At most 500 utterances of at
    /// most 100,000 characters.
    Expected<void> setDiscussion(
        SampleId sample, const QList<kgds::UtteranceRecord>& discussion, PersonId by);
};

/// Adds the utterances of a sample that has none, without indexing them. The caller's transaction
/// holds it together.
Expected<void> insertUtterances(
    Database& database, SampleId sample, const QList<kgds::UtteranceRecord>& discussion);

} // namespace tandem
