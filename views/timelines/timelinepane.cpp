#include "views/timelines/timelinepane.h"

#include "models/results/spelling.h"
#include "ui/arrange.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/spantextview.h"

#include <QItemSelectionModel>
#include <QLabel>
#include <QSplitter>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kLeastText = 40;

} // namespace

TimelinePane::TimelinePane(QWidget* parent)
    : QWidget(parent)
    , m_rows(new RowsOf<TimelineActivityRow>(activitySpec(), this))
    , m_header(new PaneHeader(this))
    , m_cut(named(newNote(this, LabelStyle::Small), "timelineCut"))
    , m_list(named(new CardsView(m_rows, this), "timelineActivities"))
    , m_text(named(new SpanTextView(this), "timelineActivityText"))
{
    m_cut->setContentsMargins(14, 8, 14, 8);
    m_text->setMinimumHeight(kLeastText);
    QSplitter* panes =
        keptPanes("timelineTexts", Qt::Vertical, {m_list, m_text}, {400, 140}, {1, 0});
    panes->setChildrenCollapsible(false);
    panes->setHandleWidth(1);
    inColumn(this, {m_header, m_cut, {panes, 1}}, 0);
    setMinimumWidth(180);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
        &TimelinePane::showText);
    inEveryLanguage(this, [this] { retranslate(); });
}

void TimelinePane::setUser(const SharedTimelineUser& user)
{
    const bool isAnother = !user || !m_user || user->row.id != m_user->row.id;
    m_user = user;
    if (isAnother)
        m_rows->setRows({}); // places of somebody else's activities are not the same ones
    retranslate();
    if (isAnother)
        m_list->choose(activityKey(1));
    showText();
}

void TimelinePane::crossCut()
{
    if (!m_user || m_user->row.past == 0)
        return;
    const TimelineActivityRow* row = m_rows->rowAt(m_list->currentRow());
    const int future = m_user->row.past + 1;
    m_list->choose(activityKey(row && row->place == future ? m_user->row.past : future));
    m_list->scrollTo(m_list->currentIndex(), QAbstractItemView::PositionAtCenter);
    m_list->setFocus(Qt::ShortcutFocusReason);
}

void TimelinePane::showText()
{
    const auto hasText = [](const usersum::Activity& activity) { return !activity.text.isEmpty(); };
    // Of a log without any text there is nothing to show; of others the room stays.
    m_text->setVisible(m_user && std::any_of(m_user->timeline.activities.cbegin(),
                                     m_user->timeline.activities.cend(), hasText));
    const TimelineActivityRow* row = m_rows->rowAt(m_list->currentRow());
    if (!row || !row->headline.isEmpty())
        m_text->setTexts({});
    else
        m_text->setTexts({hasText(row->activity) ? row->activity.text
                                                 : tr("Nothing was written with this activity.")});
}

void TimelinePane::retranslate()
{
    m_header->setTitle(tr("Timeline"));
    m_list->setAccessibleName(tr("Activities"));
    m_text->setAccessibleName(tr("Text of the activity"));
    m_cut->setVisible(m_user != nullptr);
    if (!m_user) {
        m_header->setRemark({});
        m_rows->setRows({});
        return;
    }
    const TimelineUserRow& user = m_user->row;
    const QString all = tr("%n activity(ies)", nullptr, user.activities);
    m_header->setRemark(user.past == 0 ? all
                                       : tr("%1, %2 of them past", "activities, number")
                                             .arg(all, results::countText(user.past)));
    m_cut->setText(cutText(user, m_user->timeline));
    m_rows->setRows(activityRows(m_user->timeline, user.past));
    showText();
}

} // namespace tandem
