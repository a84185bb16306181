#pragma once

#include "views/timelines/timelinesdata.h"
#include "views/timelines/timelinesteps.h"

#include <QWidget>

class QAction;
class QStackedWidget;

namespace tandem {

class CardsView;
class EmptyState;
class PaneHeader;
class ReportView;
class ResultOutput;
template <typename Row>
class RowsOf;
class StateStrip;

/// The logs of the project, and all that is known of the chosen one.
class TimelineLogsPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TimelineLogsPage)

public:
    TimelineLogsPage(const TimelineSteps& steps, ResultOutput& output, QWidget* parent = nullptr);

    void setData(const SharedTimelines& data);
    CardsView* logs() const { return m_list; }

signals:
    /// Another log is looked at.
    void logChosen(const QString& log);

private:
    void addCommands();
    QWidget* buildList();
    QWidget* buildDetails();
    void showState();

    const TimelineSteps m_steps;
    ResultOutput& m_output;
    SharedTimelines m_data;
    RowsOf<TimelineLog>* m_rows;
    CardsView* m_list;
    PaneHeader* m_header;
    PaneHeader* m_title;
    ReportView* m_view;
    EmptyState* m_empty;
    StateStrip* m_next;
    QStackedWidget* m_content;
    QAction* m_copy = nullptr;
    QAction* m_save = nullptr;
    bool m_read = false;
    bool m_following = false; ///< the row changes, but not by the user
};

} // namespace tandem
