#pragma once

#include "models/error.h"
#include "models/text/span.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <variant>

/// What experts write about the utterances of a discussion (KGDS, section 3: main opinions,
/// implicit references, clear opinions, atomic opinions).
namespace tandem {

/// How an implicit reference is clarified: the phrase is replaced by its referent (anaphora
/// resolution), or the referent is put after it (information supplementation).
enum class ReferenceKind { Resolve = 0, Supplement = 1 };

/// A referent that stands in the article.
struct ArticleReferent
{
    int paragraphNumber = 0; ///< as in the article as imported, counting from 1
    Utf16Span span;          ///< in the paragraph's text
    bool operator==(const ArticleReferent&) const = default;
};

/// What a reference points to: nothing yet, a place in the article, or typed text.
using Referent = std::variant<std::monostate, ArticleReferent, QString>;

/// One pronoun or phrase of an utterance that points outside of it. A phrase with several referents
/// ("both of them") is several references with one span.
struct Reference
{
    Utf16Span span; ///< in the utterance
    ReferenceKind kind = ReferenceKind::Resolve;
    Referent referent;
    bool operator==(const Reference&) const = default;
};

/// One indivisible, independent opinion, as it goes into CAO.
struct AtomicOpinion
{
    QString uuid; ///< lower case, without braces
    QString text; ///< clarified parts between ** and **
    bool operator==(const AtomicOpinion&) const = default;
};

/// One opinion that an utterance voices, from its words to its atoms.
struct MainOpinion
{
    QString uuid;   ///< lower case, without braces
    Utf16Span span; ///< in the utterance
    QList<Reference> references;
    QString clear; ///< the clear opinion, clarified parts between ** and **; empty: not yet written
    QList<AtomicOpinion> atoms;
    bool operator==(const MainOpinion&) const = default;
};

/// What an author makes of one utterance; saved as a whole, one version after another.
struct UtteranceWork
{
    QList<MainOpinion> opinions;
    bool noOpinion = false; ///< the utterance holds none: said, not just left empty
    bool operator==(const UtteranceWork&) const = default;
};

/// The texts that the work on one utterance is about.
struct OpinionContext
{
    QString participant;      ///< who speaks
    QStringList participants; ///< everybody in the discussion, the speaker included
    QString utterance;
    QStringList article; ///< paragraphs by number: the first is number 1; "" for one that is gone
};

inline constexpr qsizetype kMaxOpinionsPerUtterance = 50;
inline constexpr qsizetype kMaxReferencesPerOpinion = 50;
inline constexpr qsizetype kMaxAtomsPerOpinion = 50;
/// The longest clear or atomic opinion and the longest typed referent, in UTF-16 units.
inline constexpr qsizetype kMaxOpinionUnits = 4000;

/// A new UUID as the values here hold them.
QString newOpinionUuid();

/// Whether the work can belong to these texts: bounds, spans inside their texts that cut no
/// surrogate pair, valid UUIDs that occur once, no control characters, no opinions beside
/// noOpinion. Unfinished work passes. InvalidInput or TooLarge, naming the place as a JSON pointer.
Expected<void> checkWork(const UtteranceWork& work, const OpinionContext& context);
/// The same without the texts: spans are checked only for being possible.
Expected<void> checkWorkAlone(const UtteranceWork& work);

/// The work as a JSON document: {"version": 1, "noOpinion", "opinions": [{"uuid", "span": [start,
/// length], "references": [{"span", "kind": "resolve" | "supplement", "article": {"paragraph",
/// "span"} | "text": "..."}], "clear", "atoms": [{"uuid", "text"}]}]}. Equal works give equal
/// bytes.
QByteArray workToJson(const UtteranceWork& work);

/// Reads such a document and checks it as checkWork() does. Errors: InvalidInput (no JSON, another
/// shape, an unknown key), NewerVersion, TooLarge (over 1 MiB), those of checkWork().
Expected<UtteranceWork> workFromJson(const QByteArray& json, const OpinionContext& context);
/// The same, checked as checkWorkAlone() does. For work that was stored and checked before.
Expected<UtteranceWork> workFromStoredJson(const QByteArray& json);

/// The text that a reference points to, as it stands in the article or was typed; "" for none.
QString referentText(const Reference& reference, const QStringList& article);

/// What has to be done before the work can be submitted.
enum class WorkGapKind {
    NothingSaid,      ///< neither an opinion nor "holds none"
    ReferentMissing,  ///< a reference points to nothing yet
    ReferenceOutside, ///< a reference stands outside of its opinion's span
    ClearMissing,     ///< no clear opinion written
    AtomsMissing,     ///< not split into atoms
    AtomEmpty,        ///< an atom without text
};

/// One gap and where it is.
struct WorkGap
{
    WorkGapKind kind = WorkGapKind::NothingSaid;
    qsizetype opinion = -1; ///< index; -1 for the utterance itself
    qsizetype item = -1;    ///< index of the reference or atom; -1 for the opinion itself
    bool operator==(const WorkGap&) const = default;
};

/// Every gap, in the order in which they are closed. Empty: complete.
QList<WorkGap> workGaps(const UtteranceWork& work);
/// The gap in a sentence, translated.
QString workGapText(const WorkGap& gap);

} // namespace tandem
