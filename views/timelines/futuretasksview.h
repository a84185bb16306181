#pragma once

#include "ui/rows/rowsof.h"
#include "views/timelines/futuretaskrows.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace tandem {

class CardsView;
class PaneHeader;

/// What is asked about a user's future: the tasks with hit or miss, and of the current one the
/// question, the choices and every prediction.
class FutureTasksView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FutureTasksView)

public:
    explicit FutureTasksView(QWidget* parent = nullptr);

    /// Another user, null for none, or the same one read anew.
    void setUser(const SharedTimelineUser& user);
    /// The next task of the list, or the one before; stays at its ends.
    void step(int by);
    /// The prediction that is looked at: the current one, or the first that chose the current
    /// choice, or the first of all. None where there is none.
    std::optional<TaskDetailRow> prediction() const;
    CardsView* list() const { return m_list; }
    CardsView* details() const { return m_details; }

signals:
    /// Enter or a double click on a prediction.
    void replyWanted();

private:
    void showTask();
    void retranslate();

    SharedTimelineUser m_user;
    RowsOf<FutureTaskRow>* m_tasks;
    RowsOf<TaskDetailRow>* m_rows;
    PaneHeader* m_header;
    QLabel* m_question;
    CardsView* m_list;
    CardsView* m_details;
    FutureTaskId m_shown;
};

} // namespace tandem
