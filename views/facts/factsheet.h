#pragma once

#include "models/error.h"
#include "models/facts/fact.h"
#include "models/rounds/samplerow.h"
#include "storage/repositories/factsides.h"

#include <QList>
#include <QMultiHash>

#include <optional>

namespace tandem {

class Database;

/// Everything that the Facts screen shows of one sample.
struct FactSheet
{
    enum class Kind {
        NoSample,
        NotReady, ///< which paragraphs are supporting is not known yet: `why` says it
        Ready,
    };

    Kind kind = Kind::NoSample;
    SampleRow sample;
    Error why;
    ParagraphSides sides;
    QList<FactRow> facts;       ///< both sides, by paragraph and place
    std::optional<Error> fixed; ///< why facts of supporting paragraphs cannot be changed any more
    std::optional<Round> keyFacts;       ///< in which a pair is asked which of them are key
    int importedWaiting = 0;             ///< imported facts that were not taken over yet
    QMultiHash<FactId, FactId> distinct; ///< pairs that somebody set apart

    const QList<ParagraphRow>& paragraphs(bool supporting) const
    {
        return supporting ? sides.supporting : sides.nonsupporting;
    }
    /// The fact with this id; null where it is not there (any more).
    const FactRow* find(FactId fact) const;
    QList<FactRow> ofParagraph(ParagraphId paragraph) const;
    /// Facts of one side in their order.
    QList<FactRow> ofSide(bool supporting) const;
    /// Whether the fact is of a supporting paragraph; none where it is of neither side.
    std::optional<bool> sideOf(const FactRow& fact) const { return sides.sideOf(fact.paragraph); }
    /// The facts that say that they repeat `fact`, itself left out.
    QList<FactId> repeating(FactId fact) const;
};

/// Reads the sheet. A sample that is not ready is no failure.
Expected<FactSheet> loadFactSheet(Database& database, SampleId sample);

} // namespace tandem
