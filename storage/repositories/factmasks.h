#pragma once

#include "models/error.h"
#include "models/facts/fact.h"
#include "models/ids.h"
#include "models/kgds/record.h"
#include "storage/repositories/repository.h"

#include <QDateTime>
#include <QHash>
#include <QString>

namespace tandem {

struct StoredFact;

/// Conflict masks: whether a fact of a nonsupporting paragraph can be inferred from the supporting
/// ones. Rows are only added; a person's word counts over a model's whatever their order.
class FactMasks final : Repository
{
public:
    using Repository::Repository;

    /// What counts now, by fact.
    Expected<QHash<FactId, Mask>> of(SampleId sample);
    /// `by` a person, or invalid for a model, whose `reply` it is then. Explanations: at most
    /// 10,000 characters.
    Expected<void> setMask(
        FactId fact, bool masked, const QString& explanation, PersonId by, ReplyId reply = {});
    /// `by` takes back what people said of the mask, so that the model's word counts again.
    Expected<void> withdrawMask(FactId fact, PersonId by);
    /// The mask that an imported fact came with; nothing for another type.
    Expected<void> addImported(FactId fact, kgds::FactType type);

private:
    Expected<void> mayMask(const StoredFact& fact);
};

/// What was said of a mask, in the order of its rows: a model's and an imported word, and people's.
struct MaskWords
{
    std::optional<Mask> model; ///< an imported mask too
    std::optional<Mask> people;
    std::optional<Mask> current() const { return people ? people : model; }
};

/// A mask as somebody said it.
struct SaidMask
{
    Mask mask;
    QDateTime at; ///< UTC
};

class Statement;
/// Rows of masks in their order: fact, then what takeMaskRow() reads.
QString maskRowsSql(const QString& condition);
/// Takes in what such a row says.
SaidMask takeMaskRow(Statement& row, MaskWords& said);

} // namespace tandem
