#pragma once

#include "storage/project/project.h"
#include "storage/repositories/factrepository.h"

#include <QList>
#include <QString>

#include <optional>
#include <utility>

/// The writes that Facts asks the project for. Each tells of the sample's facts as changed.
namespace tandem {

/// The facts of one paragraph before and after an edit, see FactRepository::arrange().
struct FactArrangement
{
    SampleId sample;
    ParagraphId paragraph;
    QList<FactText> before;
    QList<FactText> after;
    FactEdit meant = FactEdit::Changed;
    /// Marks of repetition that the edit takes off with a fact, each with what it repeats.
    QList<std::pair<FactId, FactId>> marksLost;
};

/// The edit, and the same taken back: with the marks that went with it.
Write arrangeWrite(const FactArrangement& edit, PersonId by);
Write arrangeBackWrite(const FactArrangement& edit, PersonId by);

/// See FactRepository::setRepeats().
Write repeatsWrite(SampleId sample, FactId fact, std::optional<FactId> repeated, PersonId by);
/// See FactRepository::setDistinct().
Write distinctWrite(SampleId sample, FactId fact, FactId other, bool distinct, PersonId by);
/// What a person says of a mask, see FactRepository::setMask().
Write maskWrite(SampleId sample, FactId fact, bool masked, const QString& explanation, PersonId by);
/// See FactRepository::withdrawMask().
Write withdrawMaskWrite(SampleId sample, FactId fact, PersonId by);
/// See FactRepository::importFacts().
Write takeOverWrite(SampleId sample, PersonId by);

} // namespace tandem
