#pragma once

#include "models/facts/fact.h"
#include "models/facts/factintent.h"
#include "storage/changes/change.h"

#include <QString>

#include <optional>

/// The writes that Facts asks the project for. Each tells of the sample's facts as changed.
namespace tandem {

/// Adds a fact before `index` (0 .. count; beyond it: at the end).
Write addWrite(
    SampleId sample, ParagraphId paragraph, const FactText& fact, qsizetype index, PersonId by);
/// Does what is meant to a fact, unless it is gone; its inverse brings back the marks of repetition
/// that went with a fact, too.
Write changeWrite(SampleId sample, const FactRow& fact, const FactIntent& intent, PersonId by);

/// See FactEdits::setRepeats().
Write repeatsWrite(SampleId sample, FactId fact, std::optional<FactId> repeated, PersonId by);
/// See FactEdits::setDistinct().
Write distinctWrite(SampleId sample, FactId fact, FactId other, bool distinct, PersonId by);
/// What a person says of a mask.
struct MaskWord
{
    bool masked = false;
    QString explanation;
};
/// Says it, or takes back what people said; see FactMasks::setMask(), withdrawMask().
Write maskWrite(SampleId sample, FactId fact, const std::optional<MaskWord>& word, PersonId by);
/// See FactIntake::importFacts().
Write takeOverWrite(SampleId sample, PersonId by);

} // namespace tandem
