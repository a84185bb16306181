#include "models/usersum/hierarchy.h"

#include "models/usersum/usersumwords.h"

#include <algorithm>

namespace tandem::usersum {

namespace {

/// What was answered to a part, as what it has to be.
template <typename T>
Expected<std::optional<T>> answerTo(const SummaryPart& part, const AnswersSoFar& answers)
{
    TANDEM_TRY(answer, answers(part));
    if (!answer->has_value())
        return std::optional<T>();
    const T* const value = std::get_if<T>(&**answer);
    if (!value)
        return failure(ErrorCode::Corrupt,
            UsersumWords::tr("The stored reply belongs to another request."), part.key());
    return std::optional<T>(*value);
}

/// What the check of a version's facts found wrong; none as long as it is not done.
Expected<std::optional<QList<Feedback::WrongFact>>> wrongFacts(
    int segment, int version, const AnswersSoFar& answers)
{
    using Found = std::optional<QList<Feedback::WrongFact>>;
    TANDEM_TRY(
        pairs, answerTo<QList<FactPair>>({SummaryStep::Questions, segment, version}, answers));
    if (!pairs->has_value())
        return Found();
    QList<Feedback::WrongFact> wrong;
    if ((*pairs)->isEmpty())
        return Found(wrong);
    TANDEM_TRY(
        verdicts, answerTo<QList<PairVerdict>>({SummaryStep::Answers, segment, version}, answers));
    if (!verdicts->has_value())
        return Found();
    for (const PairVerdict& verdict : **verdicts) {
        if (verdict.number < 1 || verdict.number > (*pairs)->size())
            return failure(ErrorCode::Corrupt,
                UsersumWords::tr("The stored reply belongs to another request."),
                SummaryPart{SummaryStep::Answers, segment, version}.key());
        if (!verdict.isConsistent)
            wrong.append({(*pairs)->at(verdict.number - 1), verdict.reference});
    }
    return Found(wrong);
}

/// Where a segment stands.
struct SegmentProgress
{
    QList<SummaryPart> open; ///< can be asked now
    std::optional<SegmentOutcome> outcome;
};

/// The checks of a version that can be asked now.
Expected<QList<SummaryPart>> openChecks(int segment, int version, const AnswersSoFar& answers)
{
    const SummaryPart query{SummaryStep::Query, segment, version};
    const SummaryPart questions{SummaryStep::Questions, segment, version};
    const SummaryPart judged{SummaryStep::Answers, segment, version};
    QList<SummaryPart> open;
    TANDEM_TRY(verdict, answerTo<QueryVerdict>(query, answers));
    if (!verdict->has_value())
        open.append(query);
    TANDEM_TRY(pairs, answerTo<QList<FactPair>>(questions, answers));
    if (!pairs->has_value()) {
        open.append(questions);
        return open;
    }
    if ((*pairs)->isEmpty())
        return open;
    TANDEM_TRY(verdicts, answerTo<QList<PairVerdict>>(judged, answers));
    if (!verdicts->has_value())
        open.append(judged);
    return open;
}

Expected<SegmentProgress> progressOf(
    const SummaryPlan& plan, int segment, const AnswersSoFar& answers)
{
    for (int version = 0; version < plan.rounds; ++version) {
        const SummaryPart making = makingPart(segment, version);
        TANDEM_TRY(made, answerTo<UserSummary>(making, answers));
        if (!made->has_value())
            return SegmentProgress{{making}, {}};
        TANDEM_TRY(feedback, feedbackOn(segment, version, answers));
        if (!feedback->has_value())
            return openChecks(segment, version, answers).map([](const QList<SummaryPart>& open) {
                return SegmentProgress{open, {}};
            });
        if ((*feedback)->isEmpty())
            return SegmentProgress{{}, SegmentOutcome{version, true}};
    }
    const SummaryPart last = makingPart(segment, plan.rounds);
    TANDEM_TRY(made, answerTo<UserSummary>(last, answers));
    if (!made->has_value())
        return SegmentProgress{{last}, {}};
    return SegmentProgress{{}, SegmentOutcome{plan.rounds, false}};
}

/// The same as if `hidden` were not answered.
AnswersSoFar without(const SummaryPart& hidden, const AnswersSoFar& answers)
{
    return [hidden, &answers](const SummaryPart& part) -> Expected<std::optional<SummaryAnswer>> {
        if (part == hidden)
            return std::optional<SummaryAnswer>();
        return answers(part);
    };
}

} // namespace

Expected<void> checkRounds(int rounds)
{
    if (rounds < 0 || rounds > kMostRounds)
        return failure(ErrorCode::InvalidInput,
            UsersumWords::tr("Segments can be checked for 0 to %1 rounds.").arg(kMostRounds));
    return {};
}

Expected<SummaryAnswer> readSummaryAnswer(SummaryStep step, const QString& reply, int pairs)
{
    const auto asAnswer = [](const auto& read) -> Expected<SummaryAnswer> {
        return read.map([](const auto& value) { return SummaryAnswer(value); });
    };
    switch (step) {
    case SummaryStep::Query:
        return asAnswer(readQueryVerdict(reply));
    case SummaryStep::Questions:
        return asAnswer(readFactPairs(reply));
    case SummaryStep::Answers:
        return asAnswer(readPairVerdicts(reply, pairs));
    case SummaryStep::Whole:
    case SummaryStep::Segment:
    case SummaryStep::Rewrite:
    case SummaryStep::Combine:
        break;
    }
    return asAnswer(readUserSummary(reply));
}

QList<SummaryPart> firstParts(const SummaryPlan& plan)
{
    if (!plan.isHierarchical)
        return {SummaryPart{}};
    QList<SummaryPart> parts;
    for (int segment = 1; segment <= plan.segments; ++segment)
        parts.append(makingPart(segment, 0));
    return parts;
}

Expected<QList<SummaryPart>> nextParts(
    const SummaryPlan& plan, const SummaryPart& done, const AnswersSoFar& answers)
{
    QList<SummaryPart> next;
    if (!plan.isHierarchical || done.segment < 1 || done.segment > plan.segments)
        return next;
    TANDEM_TRY(after, progressOf(plan, done.segment, answers));
    TANDEM_TRY(before, progressOf(plan, done.segment, without(done, answers)));
    for (const SummaryPart& part : after->open) {
        if (!before->open.contains(part))
            next.append(part);
    }
    if (!after->outcome || before->outcome)
        return next;
    for (int segment = 1; segment <= plan.segments; ++segment) {
        TANDEM_TRY(outcome, segmentOutcome(plan, segment, answers));
        if (!outcome->has_value())
            return next;
    }
    next.append({SummaryStep::Combine, 0, 0});
    return next;
}

Expected<std::optional<SegmentOutcome>> segmentOutcome(
    const SummaryPlan& plan, int segment, const AnswersSoFar& answers)
{
    return progressOf(plan, segment, answers).map([](const SegmentProgress& progress) {
        return progress.outcome;
    });
}

SummaryPart makingPart(int segment, int version)
{
    return {version == 0 ? SummaryStep::Segment : SummaryStep::Rewrite, segment, version};
}

Expected<std::optional<Feedback>> feedbackOn(int segment, int version, const AnswersSoFar& answers)
{
    TANDEM_TRY(query, answerTo<QueryVerdict>({SummaryStep::Query, segment, version}, answers));
    if (!query->has_value())
        return std::optional<Feedback>();
    TANDEM_TRY(wrong, wrongFacts(segment, version, answers));
    if (!wrong->has_value())
        return std::optional<Feedback>();
    Feedback feedback{{}, **wrong};
    if (!(*query)->isConsistent)
        feedback.offQuery = (*query)->explanation;
    return std::optional<Feedback>(feedback);
}

QList<LaterPart> laterParts(int segment, int rounds)
{
    constexpr int kUsualVersions = 2; // the first, and the one that is made of it
    QList<LaterPart> parts;
    for (int version = 0; version < rounds; ++version) {
        const bool isChecked = version < kUsualVersions;
        parts += QList<LaterPart>{{{SummaryStep::Query, segment, version}, isChecked},
            {{SummaryStep::Questions, segment, version}, isChecked},
            {{SummaryStep::Answers, segment, version}, isChecked},
            {makingPart(segment, version + 1), version == 0}};
    }
    return parts;
}

} // namespace tandem::usersum
