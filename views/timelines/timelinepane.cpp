#include "views/timelines/timelinepane.h"

#include "models/results/spelling.h"
#include "ui/arrange.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/searchfield.h"
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
    , m_search(named(new SearchField(this), "timelineActivityFilter"))
    , m_cut(named(newNote(this, LabelStyle::Small), "timelineCut"))
    , m_list(named(new CardsView(m_rows, this), "timelineActivities"))
    , m_text(named(new SpanTextView(this), "timelineActivityText"))
{
    m_cut->setContentsMargins(14, 8, 14, 8);
    m_text->setMinimumHeight(kLeastText);
    QSplitter* panes =
        keptPanes("timelineTexts", Qt::Vertical, {m_list, m_text}, {400, 140}, {1, 0});
    m_search->setShortcutHint(QKeySequence::Find);
    auto* tools = new QWidget(this);
    inRow(tools, {{m_search, 1}}, 0, {14, 0, 14, 8});
    inColumn(this, {m_header, m_cut, tools, {panes, 1}}, 0);
    setMinimumWidth(180);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
        &TimelinePane::showText);
    connect(m_search, &SearchField::searchChanged, this, &TimelinePane::filter);
    connect(m_search, &SearchField::downPressed, m_list,
        [list = m_list] { list->setFocus(Qt::OtherFocusReason); });
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
    m_search->clear(); // what stands at the cut may be filtered out
    const TimelineActivityRow* row = m_rows->rowAt(m_list->currentRow());
    const int future = m_user->row.past + 1;
    m_list->choose(activityKey(row && row->place == future ? m_user->row.past : future));
    m_list->scrollTo(m_list->currentIndex(), QAbstractItemView::PositionAtCenter);
    m_list->setFocus(Qt::ShortcutFocusReason);
}

void TimelinePane::find()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void TimelinePane::filter(const QString& words)
{
    m_rows->setFilter(activityWordsFilter(words));
    showRemark();
    showText();
}

/// How many activities there are, and where they are filtered how many are shown.
void TimelinePane::showRemark()
{
    if (!m_user)
        return m_header->setRemark({});
    const UserRecord& user = m_user->row;
    const QString all = tr("%n activity(ies)", nullptr, user.activities);
    if (m_rows->isFiltered()) {
        int shown = 0;
        for (int row = 0; row < m_rows->rowCount(); ++row)
            shown += m_rows->rowAt(row)->headline.isEmpty() ? 1 : 0;
        return m_header->setRemark(
            tr("%1 of %2", "activities shown, all").arg(results::countText(shown), all));
    }
    m_header->setRemark(
        user.past == 0
            ? all
            : tr("%1, %2 past", "activities, number").arg(all, results::countText(user.past)));
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
        m_text->setTexts(
            {hasText(row->activity) ? row->activity.text : tr("This activity has no text.")});
}

void TimelinePane::retranslate()
{
    m_header->setTitle(tr("Timeline"));
    m_list->setAccessibleName(tr("Activities"));
    m_text->setAccessibleName(tr("Text of the activity"));
    m_search->setPlaceholderText(tr("Filter activities"));
    m_search->setAccessibleName(tr("Filter activities by title, category or text"));
    m_cut->setVisible(m_user != nullptr);
    if (!m_user) {
        m_rows->setRows({});
        return showRemark();
    }
    m_cut->setText(cutText(m_user->row, m_user->timeline));
    m_rows->setRows(activityRows(m_user->timeline, m_user->row.past));
    showRemark();
    showText();
}

} // namespace tandem
