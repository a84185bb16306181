#pragma once

#include "models/error.h"
#include "models/facts/factintent.h"
#include "models/ids.h"
#include "storage/repositories/factrows.h"
#include "storage/repositories/repository.h"

#include <QList>
#include <QMultiHash>
#include <QString>

#include <optional>

namespace tandem {

/// What people do to candidate facts, with its history. Everything is a paragraph's facts before
/// and after. All refuse what FactSides::editable() refuses, a text that checkedFactText() refuses,
/// and more than kMaxFactsPerParagraph or kMaxFactsPerSample facts. `by` is a person.
class FactEdits final : Repository
{
public:
    using Repository::Repository;

    /// The facts of a paragraph as edits see them.
    Expected<QList<FactText>> arrangement(ParagraphId paragraph);
    /// Makes the facts of a paragraph `after`, all at once: texts are changed, new ones added,
    /// removed ones brought back, missing ones removed, in this order. What it did is taken back by
    /// the same with the two lists swapped. Refused where the facts are not `before` any more;
    /// InvalidInput where a new text is not as checkedFactText() gives it.
    Expected<void> arrange(ParagraphId paragraph, const QList<FactText>& before,
        const QList<FactText>& after, FactEdit meant, PersonId by);
    /// Does what is meant to a fact. Refused for one that was removed.
    Expected<void> change(FactId fact, const FactIntent& intent, PersonId by);
    /// Adds a fact before `index` (0 .. count; beyond it: at the end).
    Expected<FactId> add(ParagraphId paragraph, const QString& text, qsizetype index, PersonId by);
    /// Does nothing to one that is gone. Facts that repeat it repeat nothing from then on.
    Expected<void> remove(FactId fact, PersonId by);
    /// Brings a removed fact back to its old place.
    Expected<void> restore(FactId fact, PersonId by);

    /// A person confirms that `fact` repeats the fact `repeated` of the same sample, or takes that
    /// back. A fact that repeats itself repeats one that is not known: imported ones are so.
    Expected<void> setRepeats(FactId fact, std::optional<FactId> repeated, PersonId by);
    /// `by` says that two facts of a sample are different, however alike they look, or takes that
    /// back; for the search for repetitions only.
    Expected<void> setDistinct(FactId fact, FactId other, bool distinct, PersonId by);
    /// The pairs that were said to be different: each fact with those that it was set apart from.
    Expected<QMultiHash<FactId, FactId>> distinctFacts(SampleId sample);

private:
    Expected<void> insert(
        ParagraphId paragraph, const FactText& fact, qsizetype index, PersonId by);
    Expected<void> checkText(const StoredFact* known, const QString& text);
    Expected<void> applyOne(const FactPlace& place, const FactText& wanted, int position,
        const QList<StoredFact>& stored, FactEdit meant, PersonId by);
    Expected<void> noteMoves(
        const QList<StoredFact>& before, const QList<FactText>& after, PersonId by);
    Expected<void> mayRepeat(const StoredFact& fact, FactId repeated);

    FactRows m_rows{m_database};
};

} // namespace tandem
