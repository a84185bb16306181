#include "storage/runs/usersummariesforecast.h"

#include "models/llm/cost.h"
#include "models/usersum/hierarchy.h"
#include "storage/database/database.h"
#include "storage/runs/knownreplies.h"
#include "storage/runs/runplan.h"
#include "storage/runs/runsteps.h"
#include "storage/runs/usersummaryparts.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace tandem {

using usersum::SummaryPart;
using usersum::SummaryStep;

namespace {

// Prompts ask for at most 12 questions.
constexpr int kUsualPairs = 8;

/// A user's way to a summary, as far as it is known.
class KnownWay final
{
public:
    KnownWay(Database& database, const RunSetup& setup, UserSummaryParts parts)
        : m_database(database)
        , m_setup(setup)
        , m_parts(std::move(parts))
    {
    }

    /// Follows it through what is answered, and adds what can be asked now.
    Expected<void> walk(RunForecast& forecast)
    {
        QList<SummaryPart> next = usersum::firstParts(m_parts.plan());
        while (!next.isEmpty()) {
            const SummaryPart part = next.takeFirst();
            TANDEM_TRY(isAnswered, look(part, forecast));
            if (!*isAnswered) {
                m_asked.append(part);
                continue;
            }
            m_answered.append(part);
            TANDEM_TRY(after, usersum::nextParts(m_parts.plan(), part, answers()));
            next += *after;
        }
        return {};
    }

    /// Adds what comes of these answers.
    Expected<void> addLater(RunForecast& forecast) const
    {
        const usersum::SummaryPlan& plan = m_parts.plan();
        for (int segment = 1; segment <= plan.segments; ++segment) {
            TANDEM_TRY(outcome, usersum::segmentOutcome(plan, segment, answers()));
            if (!outcome->has_value())
                addLaterOf(segment, forecast);
        }
        const SummaryPart combine{SummaryStep::Combine, 0, 0};
        if (plan.segments > 0 && !isKnown(combine)) {
            add(tokensOf(combine, plan.segments), forecast);
            ++forecast.mostFollowUpCalls;
        }
        return {};
    }

private:
    usersum::AnswersSoFar answers() const { return m_parts.answers(m_database, *m_setup.memory); }
    bool isKnown(const SummaryPart& part) const
    {
        return m_answered.contains(part) || m_asked.contains(part);
    }

    /// Whether a part is answered, which is then kept; adds it either way.
    Expected<bool> look(const SummaryPart& part, RunForecast& forecast)
    {
        TANDEM_TRY_VAR(request, m_parts.request(m_database, m_setup, part));
        if (m_setup.options.maxTokens > 0)
            request->maxTokens = m_setup.options.maxTokens;
        m_setup.kind->setSample(*request, 0);
        TANDEM_TRY(known, knownReply(m_database, m_setup.endpoint, *request));
        const qint64 input = llm::estimatedInputTokens(*request);
        if (part.segment > 0 && part.step == SummaryStep::Segment)
            m_material.insert(part.segment, input - promptTokens(part.step));
        if (*known && (*known)->usable) {
            m_parts.keep(part, (*known)->id);
            if (m_parts.answer(m_database, *m_setup.memory, part)) {
                ++forecast.fromCache;
                return true;
            }
            m_parts.keep(part, {}); // an earlier version could read it
        }
        TANDEM_TRY(statements, m_parts.statements(m_database, *m_setup.memory, part));
        const AnswerTokens tokens =
            tokensOfStep(part.step, m_setup.options.userSummaries.mostWords, *statements);
        ++forecast.calls;
        forecast.inputTokens += input;
        forecast.outputTokensLow += std::min<qint64>(tokens.low, request->maxTokens);
        forecast.outputTokensHigh += std::min<qint64>(tokens.high, request->maxTokens);
        return false;
    }

    /// What a segment that is not settled still takes.
    void addLaterOf(int segment, RunForecast& forecast) const
    {
        const auto all = usersum::laterParts(segment, m_parts.plan().rounds);
        for (const usersum::LaterPart& later : all) {
            if (isKnown(later.part))
                continue;
            ++forecast.mostFollowUpCalls;
            const CallTokens tokens = tokensOf(later.part, 1);
            if (later.isUsual) {
                add(tokens, forecast);
            } else {
                forecast.rareInputTokens += tokens.input;
                forecast.rareOutputTokens += tokens.answer.high;
            }
        }
    }

    struct CallTokens
    {
        qint64 input = 0;
        AnswerTokens answer;
    };

    /// What a call takes that shows so many summaries.
    CallTokens tokensOf(const SummaryPart& part, int summaries) const
    {
        const int mostWords = m_setup.options.userSummaries.mostWords;
        const AnswerTokens summary = tokensOfStep(SummaryStep::Segment, mostWords, 0);
        const AnswerTokens answer = tokensOfStep(part.step, mostWords, kUsualPairs);
        const bool showsActivities =
            part.step == SummaryStep::Answers || part.step == SummaryStep::Rewrite;
        return {promptTokens(part.step) + (showsActivities ? m_material.value(part.segment) : 0) +
                    summaries * (summary.low + summary.high) / 2,
            answer};
    }

    static void add(const CallTokens& call, RunForecast& forecast)
    {
        ++forecast.followUpCalls;
        forecast.inputTokens += call.input;
        forecast.outputTokensLow += call.answer.low;
        forecast.outputTokensHigh += call.answer.high;
    }

    qint64 promptTokens(SummaryStep step) const
    {
        const llm::PromptTemplate prompt = m_setup.prompts[usersum::promptKeyOf(step)].prompt;
        return llm::estimatedTokens(prompt.system) + llm::estimatedTokens(prompt.user);
    }

    Database& m_database;
    const RunSetup& m_setup;
    UserSummaryParts m_parts;
    QList<SummaryPart> m_answered;
    QList<SummaryPart> m_asked;    ///< that can be asked now
    QHash<int, qint64> m_material; ///< tokens of a segment's activities
};

} // namespace

AnswerTokens tokensOfStep(SummaryStep step, int mostWords, int statements)
{
    constexpr AnswerTokens kVerdict{30, 120};
    constexpr AnswerTokens kAllPairs{120, 480};
    if (step == SummaryStep::Query)
        return kVerdict;
    if (step == SummaryStep::Questions)
        return kAllPairs;
    if (step == SummaryStep::Answers)
        return {statements * kVerdict.low, statements * kVerdict.high};
    // Models keep below the words that they are told, but not always; a word is a token and a half.
    return {mostWords, 2 * qint64(mostWords)};
}

Expected<void> addSummaryOfUser(
    Database& database, const RunSetup& setup, TimelineUserId user, RunForecast& forecast)
{
    TANDEM_TRY_VAR(parts, UserSummaryParts::load(database, setup, user));
    KnownWay way(database, setup, *std::move(parts));
    TANDEM_DO(way.walk(forecast));
    return way.addLater(forecast);
}

} // namespace tandem
