#pragma once

#include "storage/runs/runplan.h"

#include <QObject>

class QFormLayout;
class QLabel;
class QWidget;

namespace tandem {

class ProjectSession;

/// What a run will take, about, and what it leaves out: rows of a form that others share.
class RunForecastRows final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(RunForecastRows)

public:
    /// Adds the rows to `form`. `parent` is the widget with the form.
    RunForecastRows(QFormLayout* form, QWidget* parent);

    /// Instead of the calls: what stands in their way.
    void showCalls(const QString& text);
    void showForecast(const RunForecast& forecast, const RunPlan& plan, ProjectSession& session);

private:
    QLabel* m_calls;
    QLabel* m_tokens;
    QLabel* m_cost;
    QLabel* m_prompt;
    QLabel* m_notReady;
};

} // namespace tandem
