#pragma once

#include "models/error.h"
#include "models/figure.h"
#include "models/ids.h"
#include "models/rounds/consistency.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <variant>

/// Consistency control on written opinions: the partner checks, the author answers, and what stays
/// disputed is decided or dropped.
namespace tandem {

/// What the partner is asked of an atomic opinion.
enum class OpinionCriterion { Faithful = 0, References = 1, Atomic = 2, Independent = 3 };
inline constexpr std::array<OpinionCriterion, 4> kOpinionCriteria{OpinionCriterion::Faithful,
    OpinionCriterion::References, OpinionCriterion::Atomic, OpinionCriterion::Independent};

/// The longest note, in UTF-16 units.
inline constexpr qsizetype kMaxOpinionNoteUnits = 2000;

/// What the partner says of an opinion as it stands. Complete when every criterion is answered.
struct OpinionCheck
{
    std::optional<bool> faithful;    ///< says what the speaker said
    std::optional<bool> references;  ///< every implicit reference clarified, and rightly
    std::optional<bool> atomic;      ///< one claim
    std::optional<bool> independent; ///< understood without the others
    QString suggestion; ///< a corrected text, may be empty; see opinionLines() for several
    QString note;
    PersonId by;
    QDateTime at; ///< UTC

    std::optional<bool> verdict(OpinionCriterion criterion) const;
    bool isComplete() const;
    /// Every criterion answered with yes.
    bool passes() const;
    bool operator==(const OpinionCheck&) const = default;
};

enum class ResponseKind { Accept = 0, Change = 1, Defend = 2 };

/// What the author answers to a check that did not pass: takes the suggestion, writes another text,
/// or keeps the text and says why.
struct OpinionResponse
{
    ResponseKind kind = ResponseKind::Accept;
    QString text; ///< Change: the new text; see opinionLines(). Otherwise empty
    QString note;
    PersonId by;
    QDateTime at; ///< UTC
    bool operator==(const OpinionResponse&) const = default;
};

enum class OpinionVerdict { Keep = 0, KeepChanged = 1, Drop = 2 };

/// What an adjudicator makes of a disputed opinion.
struct OpinionDecision
{
    OpinionVerdict verdict = OpinionVerdict::Keep;
    QString text; ///< KeepChanged: the text to keep. Otherwise empty
    QString note;
    PersonId by;
    QDateTime at; ///< UTC
    bool operator==(const OpinionDecision&) const = default;
};

/// Takes back what the same person said last of the opinion, while nobody has said anything since.
struct OpinionWithdrawal
{
    int kind = 0; ///< of what is taken back: its place among the kinds of OpinionEvent
    PersonId by;
    QDateTime at; ///< UTC
    bool operator==(const OpinionWithdrawal&) const = default;
};

using OpinionEvent =
    std::variant<OpinionCheck, OpinionResponse, OpinionDecision, OpinionWithdrawal>;

/// Everything that was said about one atomic opinion, in order; never changed, only added to.
struct OpinionThread
{
    QString uuid; ///< of the atomic opinion
    PersonId author;
    PersonId checker; ///< the partner
    QString written;  ///< as the author handed it in
    QList<OpinionEvent> events;
};

enum class OpinionState {
    Unchecked,
    Passed,          ///< the partner said yes to all, or the author took the partner's suggestion
    AwaitingAuthor,  ///< the partner said no somewhere
    AwaitingRecheck, ///< the author changed the text
    Disputed,        ///< the author defends it; the partner may still give in
    Dropped,
    Kept, ///< by an adjudicator
};

/// Where a thread stands.
struct OpinionStanding
{
    OpinionState state = OpinionState::Unchecked;
    QString text;                           ///< as it now reads; see opinionLines()
    std::optional<OpinionCheck> firstCheck; ///< what the agreement figures stand on
    std::optional<OpinionCheck> lastCheck;
    std::optional<OpinionResponse> firstResponse;
    std::optional<OpinionResponse> lastResponse;
    std::optional<OpinionDecision> decision;
    bool lastEventIsDefence = false; ///< the partner may give in or insist, once
    bool isOpen() const;             ///< the partner or the author has to act, whatever the rule
};

/// A text of several lines stands for several opinions, one a line: so a check or a change splits
/// one that is not atomic. Blank lines are dropped.
QStringList opinionLines(const QString& text);

/// What was said and not taken back again, in order; no withdrawal is among it. One that came too
/// late, since somebody had spoken meanwhile, takes nothing back.
QList<OpinionEvent> eventsThatCount(const OpinionThread& thread);

/// Where the thread stands. A defended opinion is Disputed; when the partner then checks it again,
/// yes to all passes it, and any no leaves it disputed for the adjudicator, or drops it where the
/// rule is strict. Events that checkEvent() would have refused change nothing.
OpinionStanding standing(const OpinionThread& thread, ConsistencyRule rule);

/// Whether `event` may be added now. Refused: out of turn, by somebody else than the one whose turn
/// it is, a decision under the strict rule, a withdrawal once somebody has spoken since.
/// InvalidInput: a check that is not complete, or that passes and corrects at once; accepting where
/// nothing was suggested, a change without a text or to the same text, control characters.
/// TooLarge: a text or note beyond its bound.
Expected<void> checkEvent(
    const OpinionThread& thread, const OpinionEvent& event, ConsistencyRule rule);

/// Whose turn it is with an opinion.
enum class OpinionTurn { Nobody, Checker, Author, Adjudicator };
/// Whether `person` may say now what is due in that turn. Whether the settings let them adjudicate
/// is for the project to say.
bool isDue(const OpinionThread& thread, OpinionTurn turn, PersonId person, ConsistencyRule rule);

/// The opinions that the thread leaves in the benchmark when it is settled: none for a dropped one,
/// and under the strict rule for one that is still disputed. Nothing (no value) while somebody
/// still has to act.
std::optional<QStringList> settledOpinions(const OpinionThread& thread, ConsistencyRule rule);

/// The state in one or two words, translated.
QString opinionStateName(OpinionState state);
/// The criterion as the question that the partner answers, translated.
QString opinionCriterionQuestion(OpinionCriterion criterion);

} // namespace tandem
