#pragma once

#include "storage/runs/runplan.h"

#include <QObject>

class QFormLayout;
class QLabel;
class QWidget;

namespace tandem {

class AdvancedRows;
class ProjectSession;

/// What a run will take, about, and what it leaves out: how many requests and their cost for the
/// foot of a dialog, and more rows for the form above it.
class RunForecastRows final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(RunForecastRows)

public:
    /// `parent` is the dialog.
    explicit RunForecastRows(QWidget* parent);

    /// Adds the requests, the cost and what is left out; once, before anything is shown.
    void addFoot(QFormLayout* form);
    /// Adds tokens and prompts, which `rows` folds.
    void addDetails(QFormLayout* form, AdvancedRows& rows);

    /// Instead of the calls: what stands in their way.
    void showCalls(const QString& text);
    void showForecast(const RunForecast& forecast, const RunPlan& plan, ProjectSession& session);

private:
    QFormLayout* m_foot = nullptr;
    QLabel* m_calls;
    QLabel* m_tokens;
    QLabel* m_cost;
    QLabel* m_prompt;
    QLabel* m_notReady;
};

} // namespace tandem
