#include "views/timelines/timelineuserpage.h"

#include "storage/project/project.h"
#include "ui/screen/workspace.h"
#include "ui/theme.h"
#include "views/session/projectsession.h"
#include "views/timelines/timelineuserreader.h"

namespace tandem {

namespace {

constexpr int kUserCoalesceMs = 300; ///< a run stores summaries and predictions one by one

} // namespace

TimelineUserPage::TimelineUserPage(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_reading(session.project())
{
    setObjectName(QStringLiteral("timelineUserPage"));
    setSurface(this, Surface::Panel);
    if (Workspace* screen = Workspace::of(this))
        connect(&m_reading, &LatestBase::failed, screen, &Workspace::tellError);
    keepReading();
}

void TimelineUserPage::keepReading()
{
    m_reading.keep(
        {.parts = Parts(Part::Timelines) | Part::Runs,
            .scope = [this] { return Scope{.user = m_user}; },
            .restMs = kUserCoalesceMs},
        [this] {
            return [user = m_user, wanted = m_wanted](Database& database, const CancelFlag&) {
                return readTimelineUser(database, user, wanted);
            };
        },
        [this](const SharedTimelineUser& shown) { take(shown); });
}

void TimelineUserPage::showUser(
    TimelineUserId user, const QString& summarizer, const QString& predictor)
{
    if (user.isValid())
        m_user = user;
    if (!summarizer.isEmpty())
        m_wanted.summarizer = summarizer;
    if (!predictor.isEmpty())
        m_wanted.predictor = predictor;
    m_reading.startOver();
}

void TimelineUserPage::setOrder(const QList<TimelineUserId>& users)
{
    m_order = users;
}

void TimelineUserPage::take(const SharedTimelineUser& shown)
{
    m_shown = shown;
    m_user = shown ? shown->row.id : TimelineUserId();
    if (shown)
        m_wanted = shown->choice;
}

void TimelineUserPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_reading.setWatched(true);
}

void TimelineUserPage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_reading.setWatched(false);
}

} // namespace tandem
