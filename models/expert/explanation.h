#pragma once

#include "models/expert/decision.h"
#include "models/ids.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace tandem::expert {

/// One atomic aspect of a text, as a model found it.
struct Aspect
{
    QString title;
    QString description;
    QStringList evidence; ///< sentences of the text, as the model gave them; may be empty
    bool operator==(const Aspect&) const = default;
};

/// Whether the evidence of a matched pair is aligned, in content or in style.
struct Alignment
{
    bool aligned = false;
    QString reason;
    QString fault; ///< why the reply could not be read, one sentence; it counts as not aligned then
    ReplyId reply; ///< that it was read from; invalid where it was imported
    bool operator==(const Alignment&) const = default;
};

/// What was decided about one aspect: the aspect of the other text that it matches, if any.
struct AspectMatch
{
    bool matched = false;
    std::optional<int> other; ///< index among the other side's aspects; none where it is not known
    QString otherTitle; ///< as the reply or file names it; kept where no aspect has that title
    QString reason;     ///< why it was matched, or why not
    QString fault;      ///< why no reply could be read; it counts as not matched then
    ReplyId reply;      ///< invalid where it was imported
    Alignment content;  ///< only of a matched aspect
    Alignment style;    ///< only of a matched aspect
    /// False for an aspect of a result file whose title another one after it has too: the file has
    /// one entry for all of them, about the last, which counts once.
    bool counts = true;
    bool operator==(const AspectMatch&) const = default;
};

/// One side of an evaluation: a text's aspects and what was decided about each.
struct ExplainedSide
{
    QList<Aspect> aspects;
    QList<AspectMatch> matches; ///< one for each aspect, in the same order
    QString fault;              ///< why the aspects could not be extracted; there are none then
    ReplyId reply;              ///< of the extraction; invalid where it was imported
    int tokensRead = -1;        ///< of the text, at most as many as the run allows; -1: not known
    int tokensInText = -1;      ///< -1: not known
    bool operator==(const ExplainedSide&) const = default;

    /// Whether the model read only the beginning of the text.
    bool isReadInPart() const { return tokensRead >= 0 && tokensRead < tokensInText; }
};

/// Everything that an ExPerT evaluation says about one output of one case. Invariant: a side has as
/// many matches as aspects, and `other` is an index of the other side's aspects.
struct Explanation
{
    ExplainedSide expected;
    ExplainedSide generated;
    QStringList remarks; ///< what an import had to put right, translated sentences
    bool operator==(const Explanation&) const = default;

    const ExplainedSide& side(Side which) const
    {
        return which == Side::Expected ? expected : generated;
    }
    ExplainedSide& side(Side which) { return which == Side::Expected ? expected : generated; }
    /// Whether both texts' aspects are known.
    bool areAspectsKnown() const { return expected.fault.isEmpty() && generated.fault.isEmpty(); }
    /// Whether there are scores: both texts' aspects are known, and of each text's aspects at least
    /// one was judged in content and one in style by a reply that could be read (or there are
    /// none): the mean of what nobody could read is no 0.
    bool isScored() const;
};

/// How a link between two aspects is shown and counted.
enum class LinkVerdict { Both = 0, ContentOnly = 1, StyleOnly = 2, Neither = 3, Unmatched = 4 };
inline constexpr int kLinkVerdicts = 5;

LinkVerdict verdictOf(const AspectMatch& match);

/// The decisions that were made: extractions first, then aspect by aspect of the expected and of
/// the generated text: its match, and of a matched one content and style. Those of aspects that do
/// not count are left out.
QList<DecisionRef> decisionsOf(const Explanation& explanation);
/// Number of decisions without a readable reply.
int faultsOf(const Explanation& explanation);

} // namespace tandem::expert
