#pragma once

#include "models/rounds/samplerow.h"
#include "views/overview/statebar.h"

#include <QList>
#include <QString>
#include <QWidget>

class QLabel;
class QPushButton;

namespace tandem {

class OverviewFigures;
class ProjectSession;

/// How far the samples are at the chosen step: one bar with its legend, and what it took as a quiet
/// line beside it.
class ProgressSummary final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(ProgressSummary)

public:
    ProgressSummary(ProjectSession& session, OverviewFigures& figures, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// States that are one part of the bar.
    struct Group
    {
        QList<SampleState> states;
        QString (*words)(); ///< "%1 done"
        StatePart part;
        QWidget* entry = nullptr; ///< in the legend
        QLabel* label = nullptr;
        QString brief = {}; ///< "3 done"
        QString full = {};  ///< with the states that it is made of
    };

    void build();
    void showFigures();
    void showCounts();
    void showTime();
    void fitLegend();

    ProjectSession& m_session;
    OverviewFigures& m_figures;
    QLabel* m_title;
    QLabel* m_time;
    QPushButton* m_setWage;
    StateBar* m_bar;
    QList<Group> m_groups;
};

} // namespace tandem
