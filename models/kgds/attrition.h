#pragma once

#include "models/kgds/record.h"
#include "models/kgds/system.h"
#include "models/kgds/systemoutput.h"

#include <QList>

#include <array>
#include <optional>

/// Where key facts and opinions are lost on the way into a system's summary.
namespace tandem::kgds {

/// A supporting paragraph, and whether an extractive summary has it; its key facts stay or go with
/// it.
struct ParagraphFate
{
    int index = 0; ///< of the sample's paragraphs
    bool extracted = false;
    qint64 keyFacts = 0;
};
/// A key fact, and whether an abstractive summary covers it. None: the judge gave no answer.
struct FactFate
{
    int paragraphIndex = 0;
    qsizetype group = 0; ///< its place in SampleRecord::supportingFacts
    qsizetype fact = 0;  ///< and among the facts of that paragraph
    Conclusion conclusion = Conclusion::None;
};
/// An opinion, and where it is not covered, why.
struct OpinionFate
{
    qsizetype opinion = 0; ///< its place in SampleRecord::opinions
    Conclusion conclusion = Conclusion::None;
    std::optional<ErrorType> error; ///< of what is not covered, where it is known
};

/// Counts, of a sample or added up over samples. Each group adds up to its first line.
struct AttritionCounts
{
    qint64 samples = 0;

    qint64 supporting = 0; ///< paragraphs; EBS only, as all to the next blank line
    qint64 supportingExtracted = 0;
    qint64 supportingMissed = 0;
    qint64 keyFactsExtracted = 0; ///< with their paragraph
    qint64 keyFactsMissed = 0;

    qint64 keyFacts = 0;        ///< in either pattern
    qint64 keyFactsCovered = 0; ///< ABS only, as the next two
    qint64 keyFactsUncovered = 0;
    qint64 keyFactsUnanswered = 0;

    qint64 opinions = 0;
    qint64 opinionsCovered = 0;
    std::array<qint64, kErrorTypes> opinionsLost{}; ///< by ErrorType, from its first value
    qint64 opinionsUntyped = 0;                     ///< not covered, without one of the types
    qint64 opinionsUnanswered = 0;

    qint64 lostTo(ErrorType type) const
    {
        return opinionsLost.at(std::size_t(type) - std::size_t(ErrorType::Misattribution));
    }
    AttritionCounts& operator+=(const AttritionCounts& part);
    bool operator==(const AttritionCounts&) const = default;
};

/// What became of the key facts and opinions of one sample in one output.
struct SampleAttrition
{
    QList<ParagraphFate> paragraphs; ///< EBS only
    QList<FactFate> facts;           ///< ABS only
    QList<OpinionFate> opinions;
    AttritionCounts counts;
};

/// `judgement` is in the order of `sample`; what it lacks is not answered.
SampleAttrition attritionOf(const SampleRecord& sample, Pattern pattern, const SystemOutput& output,
    const SystemJudgement& judgement);

} // namespace tandem::kgds
