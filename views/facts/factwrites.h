#pragma once

#include "storage/changes/change.h"
#include "storage/repositories/factrepository.h"

#include <QList>
#include <QString>

#include <functional>
#include <optional>

/// The writes that Facts asks the project for. Each tells of the sample's facts as changed.
namespace tandem {

/// What an edit makes of the facts of a paragraph, as they are stored when it is written.
using FactsEdit = std::function<Expected<QList<FactText>>(QList<FactText>)>;

/// The edit; its inverse brings back the marks of repetition that went with a fact, too.
Write arrangeWrite(
    SampleId sample, ParagraphId paragraph, const FactsEdit& edit, FactEdit meant, PersonId by);

/// See FactRepository::setRepeats().
Write repeatsWrite(SampleId sample, FactId fact, std::optional<FactId> repeated, PersonId by);
/// See FactRepository::setDistinct().
Write distinctWrite(SampleId sample, FactId fact, FactId other, bool distinct, PersonId by);
/// What a person says of a mask.
struct MaskWord
{
    bool masked = false;
    QString explanation;
};
/// Says it, or takes back what people said; see FactRepository::setMask(), withdrawMask().
Write maskWrite(SampleId sample, FactId fact, const std::optional<MaskWord>& word, PersonId by);
/// See FactRepository::importFacts().
Write takeOverWrite(SampleId sample, PersonId by);

} // namespace tandem
