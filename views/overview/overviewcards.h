#pragma once

#include <QWidget>

namespace tandem {

class OverviewFigures;
class ProjectSession;
class StatCard;

/// The project at a glance: samples, done, in progress, waiting, time and cost.
class OverviewCards final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(OverviewCards)

public:
    OverviewCards(ProjectSession& session, OverviewFigures& figures, QWidget* parent = nullptr);

private:
    void showFigures();
    void showCounts();
    void showTime();

    ProjectSession& m_session;
    OverviewFigures& m_figures;
    StatCard* m_samples;
    StatCard* m_done;
    StatCard* m_inProgress;
    StatCard* m_waiting;
    StatCard* m_time;
};

} // namespace tandem
