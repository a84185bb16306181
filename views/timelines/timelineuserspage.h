#pragma once

#include "views/timelines/chosenbylog.h"
#include "views/timelines/timelineactions.h"
#include "views/timelines/timelinesdata.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QStackedWidget;

namespace tandem {

class EmptyState;
class NarrowComboBox;
template <typename Row>
class RowsOf;
class RowsView;
class SearchField;
class StateStrip;

/// The users of a log with what there is of their summaries by one summarizer, and what comes next.
class TimelineUsersPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TimelineUsersPage)

public:
    explicit TimelineUsersPage(const TimelineActions& steps, QWidget* parent = nullptr);

    void setData(const SharedTimelines& data);
    TimelineFocus focusOn() const;
    void setFocusOn(TimelineFocus focus);
    /// The user of the current row; invalid where there is none.
    TimelineUserId currentUser() const;
    /// Makes a user current where they are shown.
    void setCurrentUser(TimelineUserId user);
    /// The users that pass the filters, in the order in which they stand.
    QList<TimelineUserId> shownUsers() const;

signals:
    /// Enter or a double click.
    void userChosen(tandem::TimelineUserId user);
    void summarizerChosen(const QString& summarizer);

private:
    void build();
    QWidget* buildTools();
    void addTableCommands();
    void fillChoices();
    void filter();
    void keepSorting();
    void sortAsFor(const TimelineLog* log);
    void showState();
    void showNextStep();
    void openCurrent();

    const TimelineActions m_steps;
    SharedTimelines m_data;
    RowsOf<UserListRow>* m_rows;
    RowsView* m_table;
    EmptyState* m_empty;
    StateStrip* m_next;
    QStackedWidget* m_content;
    SearchField* m_search;
    NarrowComboBox* m_summarizer;
    QComboBox* m_focus;
    QLabel* m_count;
    ChosenByLog m_sorting; ///< column and order
    QString m_words;       ///< that pseudonyms have to hold
    bool m_read = false;
};

} // namespace tandem
