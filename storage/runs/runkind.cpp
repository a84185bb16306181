#include "storage/runs/runkind.h"

#include "models/expert/attempts.h"
#include "storage/runs/runwords.h"

#include <algorithm>

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

void setWarmerSample(llm::ChatRequest& request, int sample)
{
    request.sample = sample;
    if (sample > 0)
        request.temperature = std::max(request.temperature, expert::temperatureOfAttempt(sample));
}

QString RunKind::name() const
{
    return RunWords::tr(text);
}

Expected<RunSelection> RunKind::selection(Database& database, const RunOptions& options) const
{
    if (maker != Maker::None) {
        TANDEM_DO(checkMakerName(maker, makerName(options)));
    }
    return select(database, options);
}

#define TANDEM_RUN_KIND_DECLARED(id, row) const RunKind& row();
#define TANDEM_RUN_KIND_LISTED(id, row) &row(),

TANDEM_RUN_KINDS(TANDEM_RUN_KIND_DECLARED)

const QList<const RunKind*>& runKinds()
{
    static const QList<const RunKind*> all{TANDEM_RUN_KINDS(TANDEM_RUN_KIND_LISTED)};
    return all;
}

const RunKind& runKind(RunKindId kind)
{
    return *runKinds().at(int(kind));
}

} // namespace tandem
