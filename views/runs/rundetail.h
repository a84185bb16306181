#pragma once

#include "models/llm/chat.h"
#include "storage/repositories/tasklisting.h"
#include "storage/runs/rundriver.h"

#include <QWidget>

class QLabel;

namespace tandem {

class ElidedLabel;
class ProgressLine;
class StatCard;

/// How one run goes, in few lines: what it is, how far it is, what it took so far and will still
/// take. Nothing in it moves while the run goes on and when it ends, but for a reason that needs
/// more lines than others: that is said whole.
class RunDetail final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(RunDetail)

public:
    explicit RunDetail(QWidget* parent = nullptr);

    /// Shows a run; `progress` is given while it is worked on. `hasPrices`: whether its endpoint
    /// has.
    void showRun(const RunRow& run, const std::optional<RunProgress>& progress, bool finishing,
        bool hasPrices);
    /// Of the run that is shown; none: they are not known yet.
    void showFigures(const std::optional<RunFigures>& figures);

private:
    QString itemsTitle() const;
    bool givesScores() const;
    QString stateLine(
        const RunRow& run, const std::optional<RunProgress>& progress, bool finishing) const;
    void showTime(const RunRow& run, const std::optional<RunProgress>& progress);
    /// What is left of it, in the place of a reason why it ended.
    void showReason(const RunRow& run, const std::optional<RunProgress>& progress);
    void showTokens();
    void showCost(const RunRow& run, const ReplyTotals& totals, const AttemptTotals& attempts,
        bool hasPrices);

    ElidedLabel* m_title;
    ElidedLabel* m_state;
    QLabel* m_settings; ///< what it was asked to do
    QLabel* m_reason;   ///< why it ended, or nothing
    QLabel* m_left;     ///< what it will still take
    ProgressLine* m_progress;
    StatCard* m_items;
    StatCard* m_done;
    StatCard* m_mean;
    StatCard* m_time;
    StatCard* m_tokens;
    StatCard* m_cost;
    std::optional<RunKindId> m_kind; ///< of the run that is shown
    std::optional<RunFigures> m_figures;
    llm::Usage m_usage{0, 0};
};

} // namespace tandem
