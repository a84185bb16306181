#include "views/timelines/usersummaryview.h"

#include "ui/arrange.h"
#include "ui/divider.h"
#include "ui/parts.h"
#include "ui/screen/layoutkeeping.h"
#include "views/timelines/futuretasksview.h"
#include "views/timelines/usersummarypane.h"
#include "views/timelines/wontasks.h"

#include <QLabel>
#include <QSplitter>

namespace tandem {

UserSummaryView::UserSummaryView(QAction* making, QWidget* parent)
    : QWidget(parent)
    , m_won(named(newNote(this, LabelStyle::Small), "userWonTasks"))
    , m_first(new UserSummaryPane("userSummary", this))
    , m_second(new UserSummaryPane("userSummaryBeside", this))
    , m_line(new Divider(Qt::Vertical, this))
    , m_tasks(new FutureTasksView(this))
{
    m_won->setContentsMargins(14, 6, 14, 6);
    m_first->offer(making);
    auto* both = new QWidget(this);
    inRow(both, {{m_first, 1}, m_line, {m_second, 1}}, 0);
    QSplitter* rows =
        keptPanes("timelineUserRows", Qt::Vertical, {both, m_tasks}, {360, 360}, {1, 1});
    inColumn(this, {m_won, {rows, 1}}, 0);
    setUser(nullptr);
    inEveryLanguage(this, [this] { retranslate(); });
}

void UserSummaryView::setUser(const SharedTimelineUser& user)
{
    m_user = user;
    const bool both = user && user->second;
    for (QWidget* part : std::initializer_list<QWidget*>{m_won, m_line, m_second})
        part->setVisible(both);
    m_first->setSummary(user ? user->first : ShownUserSummary());
    m_second->setSummary(both ? *user->second : ShownUserSummary());
    m_tasks->setUser(user);
    retranslate();
}

void UserSummaryView::retranslate()
{
    if (!m_user || !m_user->second)
        return;
    const ShownUserSummary& second = *m_user->second;
    m_won->setText(wonText(m_user->first, second, wonTasks(m_user->first, second, m_user->tasks)));
    m_won->setToolTip(tr("Compared run by run: a summary wins a task in a run where it hits and "
                         "the other one misses. Over several runs, both can win the same task."));
}

} // namespace tandem
