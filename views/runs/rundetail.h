#pragma once

#include "storage/repositories/runrepository.h"
#include "storage/runs/rundriver.h"

#include <QWidget>

class QLabel;

namespace tandem {

class ProgressLine;
class StatCard;

/// How one run goes: what it is, how far it is, what it took so far.
class RunDetail final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(RunDetail)

public:
    explicit RunDetail(QWidget* parent = nullptr);

    /// Shows a run; `progress` is given while it is worked on.
    void showRun(const RunRow& run, const std::optional<RunProgress>& progress, bool finishing);

private:
    QString stateLine(
        const RunRow& run, const std::optional<RunProgress>& progress, bool finishing) const;
    void showTime(const RunRow& run, const std::optional<RunProgress>& progress);
    void showCost(const RunRow& run, const ReplyTotals& totals, const AttemptTotals& attempts);

    QLabel* m_title;
    QLabel* m_state;
    QLabel* m_reason;
    ProgressLine* m_progress;
    StatCard* m_done;
    StatCard* m_time;
    StatCard* m_tokens;
    StatCard* m_cost;
};

} // namespace tandem
