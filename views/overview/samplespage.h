#pragma once

#include "models/ids.h"
#include "models/rounds/samplerow.h"
#include "ui/parts.h"
#include "views/overview/samplematrix.h"

#include <QHash>
#include <QList>
#include <QWidget>

#include <utility>

class QAction;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace tandem {

class FilterBar;
class MatrixTable;
class NextSteps;
class NextTasks;
class OverviewFigures;
class ProgressSummary;
class ProjectSession;
class ReasonForm;
class SampleRows;
struct ShownSample;

/// What comes next for who sits here, how far the samples are, and the matrix of samples and steps
/// with its filters and what can be done with the selected samples.
class SamplesPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(SamplesPage)

public:
    SamplesPage(ProjectSession& session, OverviewFigures& figures, QWidget* parent = nullptr);

    /// The sample of the current row; an invalid id where there is none.
    SampleId currentSample() const;

private:
    enum class Page { Table, NothingFound, NoSamples };
    /// One of the requests about the selected samples.
    using Request = void (NextSteps::*)(const QList<SampleId>&, Step);

    void build();
    void buildTable();
    void buildActions();
    void showCounts();
    void showTimes();
    void showColumns();
    void showMenu(const QPoint& point);
    void judgeActions();
    bool mayAssign();
    void withSelection(Request request, Step step);
    Step stepAtHand() const;
    void nameCommands();
    void setFilter(const SampleFilter& filter);
    void openAt(const ShownSample& sample, Step step);
    void open();
    void assign(Request request);
    void exclude();
    void excludedBecause(const QString& reason);
    void showReason();
    bool showsAside() const;
    void editDiscussion();
    void editArticle();

    ProjectSession& m_session;
    OverviewFigures& m_figures;
    QHash<SampleId, MatrixTime> m_times;
    SampleRows* m_samples;
    NextTasks* m_tasks;
    ProgressSummary* m_progress;
    FilterBar* m_filter;
    QLabel* m_count;
    QPushButton* m_assignButton;
    QPushButton* m_balanceButton;
    QStackedWidget* m_stack;
    MatrixTable* m_table;
    ReasonForm* m_reason;
    QLabel* m_asideReason;
    QList<SampleId> m_toExcluded;               ///< that the reason is asked for
    QList<std::pair<QAction*, Words>> m_byStep; ///< commands whose words go by the step at hand
};

} // namespace tandem
