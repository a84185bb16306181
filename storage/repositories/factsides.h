#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/rounds/samplerow.h"
#include "storage/repositories/repository.h"

#include <QList>

#include <optional>

namespace tandem {

/// What the paragraph round (or the imported benchmark) made of a sample's article. Boundary
/// paragraphs stand on neither side.
struct ParagraphSides
{
    QList<ParagraphRow> supporting;    ///< by number
    QList<ParagraphRow> nonsupporting; ///< by number
    bool fromRound = false;            ///< decided here; otherwise the imported labels
    /// Whether the paragraph is supporting; none where it stands on neither side.
    std::optional<bool> sideOf(ParagraphId paragraph) const;
};

/// Where facts are edited: a paragraph that stands on a side.
struct FactPlace
{
    SampleId sample;
    ParagraphId paragraph;
    bool supporting = false;
};

/// On which side paragraphs stand, and whether their facts may be edited. Facts of supporting
/// paragraphs are fixed once somebody has judged them.
class FactSides final : Repository
{
public:
    using Repository::Repository;

    /// Refused, with what to do, while nobody labels the paragraphs, they are being labelled, or a
    /// decision on one is missing.
    Expected<ParagraphSides> of(SampleId sample);
    /// Notes for each fact which side its paragraph stands on now: a decision may have changed it
    /// since. Edits do so by themselves; a round about key facts begins with it. Does nothing where
    /// the sides are not known or the facts are fixed.
    Expected<void> align(SampleId sample);
    /// Refused, with what to do, once somebody has answered in the sample's active round about key
    /// facts: their facts can be changed no more.
    Expected<void> mayEditSupporting(SampleId sample);
    /// The place whose facts are to be edited. Refused as above, and for a paragraph whose imported
    /// facts were not taken over yet, unless they are to be replaced.
    Expected<FactPlace> editable(ParagraphId paragraph, bool replaceImported = false);

private:
    Expected<void> align(SampleId sample, const ParagraphSides& sides);
    Expected<SampleId> sampleOf(ParagraphId paragraph);
};

} // namespace tandem
