#include "storage/runs/runkind.h"

#include "models/expert/attempts.h"
#include "storage/runs/decomposerun.h"
#include "storage/runs/expertrun.h"
#include "storage/runs/generaterun.h"
#include "storage/runs/maskrun.h"
#include "storage/runs/pairjudgerun.h"
#include "storage/runs/predictionsrun.h"
#include "storage/runs/runwords.h"
#include "storage/runs/scorejudgerun.h"
#include "storage/runs/summariesrun.h"
#include "storage/runs/summaryjudgerun.h"
#include "storage/runs/usersummariesrun.h"
#include "storage/runs/verdictsrun.h"

#include <algorithm>
#include <utility>

namespace tandem {

void RunMemory::keep(ReplyId reply, const RunAnswer& answer)
{
    constexpr qsizetype kMost = 2048;
    if (m_answers.size() >= kMost)
        m_answers.clear();
    m_answers.insert(reply, answer);
}

void RunMemory::keep(GoldId gold, const std::shared_ptr<const kgds::SampleRecord>& record)
{
    constexpr qsizetype kMost = 512;
    if (m_records.size() >= kMost)
        m_records.clear();
    m_records.insert(gold, record);
}

void RunMemory::keep(TimelineUserId user, const std::shared_ptr<const usersum::Timeline>& timeline)
{
    constexpr qsizetype kMost = 128;
    if (m_timelines.size() >= kMost)
        m_timelines.clear();
    m_timelines.insert(user, timeline);
}

RunKind::RunKind(RunTraits traits)
    : m_traits(std::move(traits))
{
}

QString RunKind::name() const
{
    return RunWords::tr(m_traits.name);
}

Expected<void> RunKind::checkNames(Database&, const RunSetup&) const
{
    return {};
}

Expected<void> RunKind::made(Database&, RunId, const RunSelection&) const
{
    return {};
}

RunRemains RunKind::readRemains(const RunCall&, const QString&) const
{
    return {};
}

void RunKind::setSample(llm::ChatRequest& request, int sample) const
{
    request.sample = sample;
    if (sample > 0)
        request.temperature = std::max(request.temperature, expert::temperatureOfAttempt(sample));
}

QList<llm::ChatRequest> RunKind::wantedAlike(const RunCall&, const RunSetup&) const
{
    return {};
}

LaterCalls RunKind::laterCalls(const RunCall&, const RunSetup&, const QString&) const
{
    return {};
}

QList<const RunKind*> runKinds()
{
    static const DecomposeRun decompose;
    static const MaskRun mask;
    static const ExpertRun expert;
    static const GenerateRun generate;
    static const PairJudgeRun judge;
    static const ScoreJudgeRun gemba(metrics::Judge::Gemba);
    static const ScoreJudgeRun geval(metrics::Judge::GEval);
    static const ScoreJudgeRun autoEval(metrics::Judge::AutoEval);
    static const SummariesRun summaries;
    static const VerdictsRun verdicts;
    static const UserSummariesRun userSummaries;
    static const PredictionsRun predictions;
    static const SummaryJudgeRun summaryJudge;
    return {&decompose, &mask, &expert, &generate, &judge, &gemba, &geval, &autoEval, &summaries,
        &verdicts, &userSummaries, &predictions, &summaryJudge};
}

const RunKind& runKind(RunKindId kind)
{
    return *runKinds().at(int(kind));
}

} // namespace tandem
