#include "models/opinions/opinioncheck.h"

#include "models/opinions/utterancework.h"
#include "models/words.h"

#include <algorithm>
#include <array>

namespace tandem {

namespace {

/// An opinion's text may have several lines, a note too; nothing else that a reader cannot see.
bool isReadable(const QString& text)
{
    const bool control = std::any_of(text.begin(), text.end(),
        [](QChar c) { return c.category() == QChar::Other_Control && c != QLatin1Char('\n'); });
    return !control && text.isValidUtf16();
}

Expected<void> checkLength(const QString& text, qsizetype most)
{
    if (text.size() > most)
        return failure(ErrorCode::TooLarge,
            OpinionWords::tr("The text has more than %n character(s).", "", int(most)), {},
            OpinionWords::tr("Shorten it."));
    if (!isReadable(text))
        return failure(ErrorCode::InvalidInput,
            OpinionWords::tr("The text contains a control character."), {},
            OpinionWords::tr("Type the text again."));
    return {};
}

tl::unexpected<Error> outOfTurn()
{
    return failure(ErrorCode::Refused,
        OpinionWords::tr("This step does not fit the opinion's current state."), {},
        OpinionWords::tr("See the opinion's latest review, answer or decision."));
}

tl::unexpected<Error> wrongPerson()
{
    return failure(ErrorCode::Refused, OpinionWords::tr("It is someone else's turn."));
}

PersonId personOf(const OpinionEvent& event)
{
    return std::visit([](const auto& said) { return said.by; }, event);
}

bool takesBack(const OpinionWithdrawal& withdrawal, const QList<OpinionEvent>& said)
{
    return !said.isEmpty() && int(said.constLast().index()) == withdrawal.kind &&
           personOf(said.constLast()) == withdrawal.by;
}

/// Whether an event may follow where the thread stands, and what it makes of the standing.
class Turn final
{
public:
    Turn(const OpinionThread& thread, const OpinionStanding& now, ConsistencyRule rule)
        : m_thread(thread)
        , m_now(now)
        , m_rule(rule)
    {
    }

    Expected<void> check(const OpinionCheck& event) const
    {
        const bool due = m_now.state == OpinionState::Unchecked ||
                         m_now.state == OpinionState::AwaitingRecheck || isAnswerable();
        if (!due)
            return outOfTurn();
        if (event.by != m_thread.checker)
            return wrongPerson();
        if (!event.isComplete())
            return failure(ErrorCode::InvalidInput,
                OpinionWords::tr("Some questions about the opinion are unanswered."), {},
                OpinionWords::tr("Answer each with yes or no."));
        if (event.passes() && !event.suggestion.trimmed().isEmpty())
            return failure(ErrorCode::InvalidInput,
                OpinionWords::tr("An opinion that passes needs no suggestion."), {},
                OpinionWords::tr(
                    "Answer at least one question with no, or delete the suggestion."));
        return checkTexts(event.suggestion, event.note);
    }

    Expected<void> check(const OpinionResponse& event) const
    {
        if (m_now.state != OpinionState::AwaitingAuthor)
            return outOfTurn();
        if (event.by != m_thread.author)
            return wrongPerson();
        if (event.kind == ResponseKind::Accept &&
            opinionLines(m_now.lastCheck->suggestion).isEmpty())
            return failure(ErrorCode::InvalidInput,
                OpinionWords::tr("There is no suggestion to accept."), {},
                OpinionWords::tr("Revise the opinion, or defend it."));
        if (event.kind == ResponseKind::Change) {
            const QStringList lines = opinionLines(event.text);
            if (lines.isEmpty() || lines == opinionLines(m_now.text))
                return failure(ErrorCode::InvalidInput, OpinionWords::tr("The text is unchanged."),
                    {}, OpinionWords::tr("Revise the opinion, or defend it."));
        }
        return checkTexts(event.text, event.note);
    }

    Expected<void> check(const OpinionDecision& event) const
    {
        if (m_now.state != OpinionState::Disputed)
            return outOfTurn();
        if (m_rule == ConsistencyRule::Strict)
            return failure(ErrorCode::Refused,
                OpinionWords::tr("In this project, opinions that stay disputed are discarded."), {},
                OpinionWords::tr("The lead can have disputed opinions adjudicated instead."));
        if (event.verdict == OpinionVerdict::KeepChanged && opinionLines(event.text).isEmpty())
            return failure(ErrorCode::InvalidInput,
                OpinionWords::tr("The revised text is missing."), {},
                OpinionWords::tr("Enter it, or keep the opinion unchanged."));
        return checkTexts(event.text, event.note);
    }

    Expected<void> check(const OpinionWithdrawal& event) const
    {
        if (takesBack(event, eventsThatCount(m_thread)))
            return {};
        return failure(ErrorCode::Refused,
            OpinionWords::tr("The opinion has been reviewed, answered or decided in the meantime."),
            {}, OpinionWords::tr("See the opinion's latest review, answer or decision."));
    }

    void take(const OpinionWithdrawal&, OpinionStanding&) const {} // none is among what counts

    void take(const OpinionCheck& event, OpinionStanding& standing) const
    {
        const bool insists = standing.state == OpinionState::Disputed;
        if (event.passes())
            standing.state = OpinionState::Passed;
        else if (!insists)
            standing.state = OpinionState::AwaitingAuthor;
        else if (m_rule == ConsistencyRule::Strict)
            standing.state = OpinionState::Dropped;
        if (!standing.firstCheck)
            standing.firstCheck = event;
        standing.lastCheck = event;
    }

    void take(const OpinionResponse& event, OpinionStanding& standing) const
    {
        switch (event.kind) {
        case ResponseKind::Accept:
            // Both have now said that this text is right.
            standing.text = opinionLines(standing.lastCheck->suggestion).join(QLatin1Char('\n'));
            standing.state = OpinionState::Passed;
            break;
        case ResponseKind::Change:
            standing.text = opinionLines(event.text).join(QLatin1Char('\n'));
            standing.state = OpinionState::AwaitingRecheck;
            break;
        case ResponseKind::Defend:
            standing.state = OpinionState::Disputed;
            break;
        }
        if (!standing.firstResponse)
            standing.firstResponse = event;
        standing.lastResponse = event;
    }

    void take(const OpinionDecision& event, OpinionStanding& standing) const
    {
        if (event.verdict == OpinionVerdict::KeepChanged)
            standing.text = opinionLines(event.text).join(QLatin1Char('\n'));
        standing.state =
            event.verdict == OpinionVerdict::Drop ? OpinionState::Dropped : OpinionState::Kept;
        standing.decision = event;
    }

private:
    /// The partner answers a defence once: gives in, or insists.
    bool isAnswerable() const
    {
        return m_now.state == OpinionState::Disputed && m_now.lastEventIsDefence;
    }

    static Expected<void> checkTexts(const QString& text, const QString& note)
    {
        TANDEM_DO(checkLength(text, kMaxOpinionUnits));
        return checkLength(note, kMaxOpinionNoteUnits);
    }

    const OpinionThread& m_thread;
    const OpinionStanding& m_now;
    ConsistencyRule m_rule;
};

} // namespace

std::optional<bool> OpinionCheck::verdict(OpinionCriterion criterion) const
{
    static constexpr std::array answers{&OpinionCheck::faithful, &OpinionCheck::references,
        &OpinionCheck::atomic, &OpinionCheck::independent};
    return this->*answers[std::size_t(criterion)];
}

bool OpinionCheck::isComplete() const
{
    return faithful && references && atomic && independent;
}

bool OpinionCheck::passes() const
{
    return isComplete() && *faithful && *references && *atomic && *independent;
}

bool OpinionStanding::isOpen() const
{
    return state == OpinionState::Unchecked || state == OpinionState::AwaitingAuthor ||
           state == OpinionState::AwaitingRecheck;
}

QStringList opinionLines(const QString& text)
{
    QStringList lines;
    for (const QString& line : text.split(QLatin1Char('\n'))) {
        if (const QString trimmed = line.trimmed(); !trimmed.isEmpty())
            lines.append(trimmed);
    }
    return lines;
}

QList<OpinionEvent> eventsThatCount(const OpinionThread& thread)
{
    QList<OpinionEvent> said;
    for (const OpinionEvent& event : thread.events) {
        const auto* withdrawal = std::get_if<OpinionWithdrawal>(&event);
        if (!withdrawal)
            said.append(event);
        else if (takesBack(*withdrawal, said))
            said.removeLast();
    }
    return said;
}

OpinionStanding standing(const OpinionThread& thread, ConsistencyRule rule)
{
    OpinionStanding now;
    now.text = thread.written;
    const QList<OpinionEvent> said = eventsThatCount(thread);
    for (const OpinionEvent& event : said) {
        std::visit(
            [&](const auto& what) {
                const OpinionStanding before = now;
                const Turn turn(thread, before, rule);
                if (!turn.check(what))
                    return;
                turn.take(what, now);
                now.lastEventIsDefence = std::holds_alternative<OpinionResponse>(event) &&
                                         now.state == OpinionState::Disputed;
            },
            event);
    }
    return now;
}

Expected<void> checkEvent(
    const OpinionThread& thread, const OpinionEvent& event, ConsistencyRule rule)
{
    const OpinionStanding now = standing(thread, rule);
    const Turn turn(thread, now, rule);
    return std::visit([&](const auto& said) { return turn.check(said); }, event);
}

namespace {

/// A check, response or decision that is well-formed whatever the opinion is, to ask whether one is
/// due.
OpinionEvent trialEvent(OpinionTurn turn, PersonId by)
{
    const QDateTime at;
    if (turn == OpinionTurn::Checker)
        return OpinionCheck{true, true, true, true, {}, {}, by, at};
    if (turn == OpinionTurn::Author)
        return OpinionResponse{ResponseKind::Defend, {}, QStringLiteral("-"), by, at};
    return OpinionDecision{OpinionVerdict::Keep, {}, QStringLiteral("-"), by, at};
}

} // namespace

bool isDue(const OpinionThread& thread, OpinionTurn turn, PersonId person, ConsistencyRule rule)
{
    return turn != OpinionTurn::Nobody &&
           checkEvent(thread, trialEvent(turn, person), rule).has_value();
}

std::optional<QStringList> settledOpinions(const OpinionThread& thread, ConsistencyRule rule)
{
    const OpinionStanding now = standing(thread, rule);
    switch (now.state) {
    case OpinionState::Passed:
    case OpinionState::Kept:
        return opinionLines(now.text);
    case OpinionState::Dropped:
        return QStringList();
    case OpinionState::Disputed:
        return rule == ConsistencyRule::Strict ? std::optional<QStringList>(QStringList())
                                               : std::nullopt;
    case OpinionState::Unchecked:
    case OpinionState::AwaitingAuthor:
    case OpinionState::AwaitingRecheck:
        return std::nullopt;
    }
    Q_UNREACHABLE();
}

} // namespace tandem
