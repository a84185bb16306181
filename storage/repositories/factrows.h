#pragma once

#include "models/error.h"
#include "models/facts/fact.h"
#include "models/ids.h"
#include "storage/repositories/factsides.h"
#include "storage/repositories/repository.h"

#include <QList>
#include <QString>

#include <optional>

namespace tandem {

/// The most facts that one sample may have, both sides together.
inline constexpr int kMaxFactsPerSample = 2000;

/// A row of candidate facts as the file has it, removed ones included.
struct StoredFact
{
    FactId id;
    QString uuid;
    SampleId sample;
    ParagraphId paragraph;
    int position = 0; ///< in its paragraph, from 1; where it last stood when it is removed
    QString text;
    FactOrigin origin = FactOrigin::ByHand;
    ReplyId reply;
    std::optional<int> importedType;
    FactId repeats;
    bool removed = false;
};

/// Candidate facts row by row, for those that edit them: each write keeps the history and the
/// search in step. Removed facts stay in the file.
class FactRows final : Repository
{
public:
    using Repository::Repository;

    /// NotFound for a fact that is not in the project.
    Expected<StoredFact> one(FactId fact);
    /// Refused for one that was removed.
    Expected<StoredFact> present(FactId fact);
    /// By their places, removed ones too.
    Expected<QList<StoredFact>> of(ParagraphId paragraph);
    Expected<FactId> insert(const FactPlace& place, const StoredFact& fact, PersonId by);
    /// Makes a known fact found by its present text.
    Expected<void> reindex(const StoredFact& before, const QString& text);
    /// What repeats a fact that is removed repeats nothing from then on.
    Expected<void> remove(const StoredFact& fact, const QString& kind, PersonId by);
    Expected<void> setRepeated(FactId fact, FactId repeated);
    /// Adds a line to a fact's history.
    Expected<void> note(
        FactId fact, const QString& kind, const QString& before, const QString& after, PersonId by);
    /// TooLarge where a paragraph with `present` facts may not have `wanted`.
    Expected<void> checkRoom(const FactPlace& place, qsizetype present, qsizetype wanted);
    Expected<void> checkSampleRoom(SampleId sample, qsizetype more);
};

} // namespace tandem
