#pragma once

#include "views/session/watchedlatest.h"
#include "views/timelines/timelinefigures.h"
#include "views/timelines/timelinesdata.h"
#include "views/timelines/timelinesteps.h"

#include <QWidget>

#include <utility>

class QAction;
class QStackedWidget;

namespace tandem {

class EmptyState;
class ProjectSession;
class ReportView;
class ResultOutput;
class TimelineFigureChoice;

/// What summarizers of a log's users got, in the paper's tables and charts, against baselines and
/// beside what people say.
class TimelineFiguresPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TimelineFiguresPage)

public:
    TimelineFiguresPage(ProjectSession& session, const TimelineSteps& steps, ResultOutput& output,
        QAction* askPeople, QWidget* parent = nullptr);

    /// Which log, predictor and threshold the figures are by.
    void setData(const SharedTimelines& data);
    /// Somebody looks at the page, or nobody does: nothing is computed for it then.
    void showFigures(TimelineFigures figures);
    bool isSettled() const { return !m_reading.isBusy(); }

signals:
    /// A row leads to the user that it is about, with the summary by the first of those compared.
    void userRequested(const QString& pseudonym, const QString& summarizer);
    /// A row leads to the users by this summarizer's summaries.
    void summarizerRequested(const QString& summarizer);
    /// Likewise, to those of them whom people and Q_s judge otherwise.
    void disagreementRequested(const QString& summarizer);

private:
    void openRow(const results::Section& section, int row);
    void addCommands();
    void build(QAction* askPeople);
    void keepReading();
    QString fileName() const;
    void take(const ShownTimelineFigures& shown);
    void showReport(const ShownTimelineFigures& shown);
    void showState();
    /// What comes next until there are figures.
    QAction* nextStep() const;

    ProjectSession& m_session;
    const TimelineSteps m_steps;
    ResultOutput& m_output;
    SharedTimelines m_data;
    TimelineFigureChoice* m_choice;
    QStackedWidget* m_content;
    ReportView* m_view;
    EmptyState* m_empty;
    QAction* m_copy = nullptr;
    QAction* m_save = nullptr;
    QAction* m_saveChart = nullptr;
    std::pair<TimelineFigures, QStringList> m_about; ///< which figures are shown, of which limits
    bool m_read = false;
    WatchedLatest<ShownTimelineFigures> m_reading; ///< last, so that it ends before what it tells
};

} // namespace tandem
