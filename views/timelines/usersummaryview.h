#pragma once

#include "views/timelines/showntimelineuser.h"

#include <QWidget>

class QAction;
class QLabel;

namespace tandem {

class Divider;
class FutureTasksView;
class UserSummaryPane;

/// The summary of a user, or two beside each other, with what each won, above the tasks.
class UserSummaryView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(UserSummaryView)

public:
    /// `making` leads to how the summary was made; it outlives this.
    explicit UserSummaryView(QAction* making, QWidget* parent = nullptr);

    void setUser(const SharedTimelineUser& user);
    FutureTasksView* tasks() const { return m_tasks; }

private:
    void retranslate();

    SharedTimelineUser m_user;
    QLabel* m_won;
    UserSummaryPane* m_first;
    UserSummaryPane* m_second;
    Divider* m_line;
    FutureTasksView* m_tasks;
};

} // namespace tandem
