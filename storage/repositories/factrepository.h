#pragma once

#include "models/error.h"
#include "models/facts/fact.h"
#include "models/ids.h"
#include "models/kgds/record.h"
#include "models/rounds/samplerow.h"

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QMultiHash>
#include <QString>
#include <QStringList>

#include <optional>

namespace tandem {

class Database;
struct FactPlace;
struct StoredFact;

/// The most facts that one sample may have, both sides together.
inline constexpr int kMaxFactsPerSample = 2000;

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

/// One fact in the list of its paragraph, as edits put it.
struct FactText
{
    QString uuid; ///< of a new one: made by the caller, so that undo and redo name the same fact
    QString text;
    QString from; ///< of a new one: the UUID of the fact that it was split off; empty: by hand
    bool operator==(const FactText&) const = default;
};

/// What a person meant by an edit; only the history tells it apart.
enum class FactEdit { Changed, Split, Merged };

/// One line of a fact's history: where it came from, then what was done to it.
struct FactEvent
{
    QDateTime at; ///< UTC
    /// "created", "added", "edited", "split", "split off", "merged", "removed", "restored",
    /// "moved", "repeats", "distinct", "masked"; never translated.
    QString kind;
    PersonId by;       ///< invalid: a model, or nobody
    QString before;    ///< text, place in the paragraph, or "yes" and "no"; may be empty
    QString after;     ///< likewise
    QString note;      ///< the explanation of a mask; the text of the other of two distinct facts
    QString replyUuid; ///< the reply that it was read from; empty where there is none
};

/// Candidate facts of samples: made by hand, by a model or by an import, edited with a history, and
/// masked. Facts of supporting paragraphs are fixed once somebody has judged them. Removed facts
/// stay in the file.
class FactRepository final
{
public:
    explicit FactRepository(Database& database)
        : m_database(database)
    {
    }

    /// Refused, with what to do, while nobody labels the paragraphs, they are being labelled, or a
    /// decision on one is missing.
    Expected<ParagraphSides> paragraphSides(SampleId sample);

    /// Notes for each fact which side its paragraph stands on now: a decision may have changed it
    /// since. Edits do so by themselves; a round about key facts begins with it. Does nothing where
    /// the sides are not known or the facts are fixed.
    Expected<void> alignSides(SampleId sample);

    /// The facts of a sample by paragraph and place, numbered from 1 over all of them; removed ones
    /// are left out.
    Expected<QList<FactRow>> facts(SampleId sample);
    /// Those that were removed, by paragraph and their last place, with the number 0.
    Expected<QList<FactRow>> removedFacts(SampleId sample);
    /// Those of one side, with their numbers among all.
    Expected<QList<FactRow>> facts(SampleId sample, bool supporting);
    /// NotFound where the fact is not there; a removed one has the number 0.
    Expected<FactRow> fact(FactId fact);
    Expected<FactId> byUuid(const QString& uuid);
    /// The sample that a fact or paragraph belongs to.
    Expected<SampleId> sampleOf(FactId fact);
    Expected<SampleId> sampleOf(ParagraphId paragraph);
    /// What was done to a fact, oldest first.
    Expected<QList<FactEvent>> history(FactId fact);

    /// Refused, with what to do, once somebody has answered in the sample's active round about key
    /// facts: their facts can be changed no more.
    Expected<void> mayEditSupporting(SampleId sample);

    // Edits. `by` is a person. All refuse what paragraphSides() and mayEditSupporting() refuse, a
    // text that checkedFactText() refuses, more than kMaxFactsPerParagraph or kMaxFactsPerSample
    // facts, and a paragraph whose imported facts were not taken over yet.

    /// Adds a fact before `index` (0 .. count; beyond it: at the end). With the `uuid` of a removed
    /// fact of this paragraph that one comes back instead.
    Expected<FactId> add(ParagraphId paragraph, const QString& text, qsizetype index, PersonId by,
        const QString& uuid = {});
    Expected<void> edit(FactId fact, const QString& text, PersonId by);
    /// The fact becomes the first of `texts` (at least two); the others follow it, with the same
    /// source. Returns all of them.
    Expected<QList<FactId>> split(FactId fact, const QStringList& texts, PersonId by);
    /// `first` gets `text`, and `second`, a fact of the same paragraph, is removed.
    Expected<void> merge(FactId first, FactId second, const QString& text, PersonId by);
    /// Marks it as removed. Facts that repeat it repeat nothing from then on.
    Expected<void> remove(FactId fact, PersonId by);
    /// Brings a removed fact back to its old place.
    Expected<void> restore(FactId fact, PersonId by);
    /// Moves a fact so that it then stands at `index` (from 0) in its paragraph.
    Expected<void> move(FactId fact, qsizetype index, PersonId by);
    /// A person confirms that `fact` repeats the fact `repeated` of the same sample, or takes that
    /// back. A fact that repeats itself repeats one that is not known: imported ones are so.
    Expected<void> setRepeats(FactId fact, std::optional<FactId> repeated, PersonId by);

    /// `by` says that two facts of a sample are different, however alike they look, or takes that
    /// back; for the search for repetitions only.
    Expected<void> setDistinct(FactId fact, FactId other, bool distinct, PersonId by);
    /// The pairs that were said to be different: each fact with those that it was set apart from.
    Expected<QMultiHash<FactId, FactId>> distinctFacts(SampleId sample);

    /// The facts of a paragraph as edits see them.
    Expected<QList<FactText>> arrangement(ParagraphId paragraph);
    /// Makes the facts of a paragraph `after`, all at once: texts are changed, new ones added,
    /// removed ones brought back, missing ones removed, in this order. Every edit is one of these,
    /// and what it did is taken back by the same with the two lists swapped. Refused where the
    /// facts are not `before` any more; InvalidInput where a new text is not as checkedFactText()
    /// gives it.
    Expected<void> arrange(ParagraphId paragraph, const QList<FactText>& before,
        const QList<FactText>& after, FactEdit meant, PersonId by);

    /// Adds what a model made of a paragraph after its facts there, or in their place. Returns the
    /// new facts; none where the paragraph already has this reply's, so that a reply can be taken
    /// in twice. Texts longer than kMaxFactUnits or too many: TooLarge, and nothing is changed.
    /// Imported facts that were not taken over are refused unless `replaceExisting`.
    Expected<QList<FactId>> addFromReply(ParagraphId paragraph, const QStringList& texts,
        ReplyId reply, bool replaceExisting = false);

    /// Says whether a fact of a nonsupporting paragraph can be inferred from the supporting ones.
    /// `by` a person, or invalid for a model, whose `reply` it is then. Rows are only added; a
    /// person's word counts over a model's whatever their order. Explanations: at most 10,000
    /// characters.
    Expected<void> setMask(
        FactId fact, bool masked, const QString& explanation, PersonId by, ReplyId reply = {});
    /// `by` takes back what people said of the mask, so that the model's word counts again.
    Expected<void> withdrawMask(FactId fact, PersonId by);

    /// How many imported facts stand in paragraphs that have none here yet.
    Expected<int> importedWaiting(SampleId sample);
    /// Copies those facts, with types and masks, to be worked on; types of paragraphs that changed
    /// sides are dropped. Returns how many. Refused where there is none.
    Expected<int> importFacts(SampleId sample, PersonId by);

private:
    Expected<FactPlace> editablePlace(ParagraphId paragraph, bool replaceImported = false);
    Expected<void> alignSides(SampleId sample, const ParagraphSides& sides);
    Expected<StoredFact> storedFact(FactId fact);
    Expected<QList<StoredFact>> storedFacts(ParagraphId paragraph);
    Expected<void> checkText(const StoredFact* known, const QString& text);
    Expected<void> checkRoom(const FactPlace& place, qsizetype present, qsizetype wanted);
    Expected<void> checkSampleRoom(SampleId sample, qsizetype more);
    Expected<void> applyOne(const FactPlace& place, const FactText& wanted, int position,
        const QList<StoredFact>& stored, FactEdit meant, PersonId by);
    Expected<void> removeOne(const StoredFact& fact, const QString& kind, PersonId by);
    Expected<FactId> insertFact(const FactPlace& place, const StoredFact& fact, PersonId by);
    /// Makes a known fact found by its present text.
    Expected<void> reindex(const StoredFact& before, const QString& text);
    Expected<void> noteMoves(
        const QList<StoredFact>& before, const QList<FactText>& after, PersonId by);
    Expected<void> note(
        FactId fact, const QString& kind, const QString& before, const QString& after, PersonId by);
    Expected<void> mayRepeat(const StoredFact& fact, FactId repeated);
    Expected<void> keepMask(FactId fact, kgds::FactType type, bool sameSide);
    Expected<QHash<FactId, Mask>> masks(SampleId sample);
    Expected<void> mayMask(const StoredFact& fact);

    Database& m_database;
};

} // namespace tandem
