#include "views/timelines/timelinepane.h"

#include "models/results/datetext.h"
#include "models/results/spelling.h"
#include "models/text/isolated.h"
#include "ui/arrange.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/searchfield.h"
#include "ui/spantextview.h"
#include "views/timelines/timelineuserwords.h"

#include <QDateTime>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLocale>
#include <QSplitter>

#include <algorithm>
#include <cmath>

namespace tandem {

using usersum::Activity;

namespace {

QString titleOfActivity(const Activity& activity)
{
    return activity.title.isEmpty() ? activity.item : activity.title;
}

QString ratingText(const Activity& activity)
{
    if (!activity.rating)
        return {};
    const bool isWhole = *activity.rating == std::floor(*activity.rating);
    return results::numberText(*activity.rating, isWhole ? 0 : 1);
}

/// " 10:15" of a day, in the digits of the date before it.
QString activityTime(const Activity& activity)
{
    return QLocale().toString(
        QDateTime::fromMSecsSinceEpoch(activity.time, Qt::UTC), QStringLiteral(" HH:mm"));
}

Card activityCard(const TimelineActivityRow& row)
{
    Card card;
    card.isHeadline = !row.headline.isEmpty();
    card.title = card.isHeadline ? row.headline : titleOfActivity(row.activity);
    if (card.isHeadline)
        return card;
    card.number = results::countText(row.place);
    card.trailing = ratingText(row.activity);
    card.line = activityDate(row.activity);
    if (!row.activity.categories.isEmpty())
        card.line += QStringLiteral(" · ") + row.activity.categories.join(QStringLiteral(", "));
    if (row.isFuture)
        card.lineTrailing = TimelineUserWords::tr("future");
    if (!row.activity.text.isEmpty())
        card.signs.append({Sign::Note, &ThemeColors::secondary});
    return card;
}

QString accessibleActivity(const TimelineActivityRow& row)
{
    if (!row.headline.isEmpty())
        return row.headline;
    QStringList parts{
        results::countText(row.place), titleOfActivity(row.activity), activityDate(row.activity)};
    if (row.activity.rating)
        parts.append(TimelineUserWords::tr("rated %1").arg(ratingText(row.activity)));
    if (!row.activity.categories.isEmpty())
        parts.append(row.activity.categories.join(QStringLiteral(", ")));
    if (!row.activity.text.isEmpty())
        parts.append(TimelineUserWords::tr("with text"));
    parts.append(row.isFuture ? TimelineUserWords::tr("future") : TimelineUserWords::tr("past"));
    return parts.join(QStringLiteral(". "));
}

/// How many activities from `from` on in this direction have the time of the first of them.
qsizetype sameTime(const QList<Activity>& activities, qsizetype from, qsizetype by)
{
    qsizetype count = 0;
    for (qsizetype i = from; i >= 0 && i < activities.size(); i += by) {
        if (activities.at(i).time != activities.at(from).time)
            break;
        ++count;
    }
    return count;
}

/// Why a cut is not where the rule would have had it. It goes behind a tie, and before it where
/// nothing would be left of the future.
QString movedText(const QList<Activity>& activities, qsizetype past)
{
    const qsizetype before = sameTime(activities, past - 1, -1);
    const qsizetype behind = sameTime(activities, past, 1);
    const bool mayBeBefore = behind > 1 && past + behind == activities.size();
    if (before > 1 && !mayBeBefore)
        return TimelineUserWords::tr("The rule's cut fell among %n simultaneous activities of "
                                     "unknown order, so all of them are past.",
            nullptr, int(before));
    if (before <= 1 && mayBeBefore)
        return TimelineUserWords::tr("The rule's cut fell among %n simultaneous activities of "
                                     "unknown order, so all of them are future.",
            nullptr, int(behind));
    return TimelineUserWords::tr(
        "The rule's cut fell among simultaneous activities of unknown order, so it was moved.");
}

} // namespace

RowKey activityKey(int place)
{
    return RowKey(qint64(place));
}

RowSpec<TimelineActivityRow> activitySpec()
{
    RowSpec<TimelineActivityRow> spec;
    spec.key = [](const TimelineActivityRow& row) {
        return row.headline.isEmpty() ? activityKey(row.place)
                                      : RowKey(row.place, QStringLiteral("headline"));
    };
    spec.card = activityCard;
    spec.shape = {.strongTitle = false, .strongTrailing = true, .headlines = true};
    spec.accessible = accessibleActivity;
    return spec;
}

QList<TimelineActivityRow> activityRows(const usersum::Timeline& timeline, int past)
{
    const QList<Activity>& activities = timeline.activities;
    const bool isCut = past > 0 && past < activities.size();
    // Of one day the time says which is before the cut.
    const bool isOneDay =
        isCut && activityDate(activities.at(past - 1)) == activityDate(activities.at(past));
    const auto edge = [isOneDay](const Activity& activity) {
        return isOneDay ? activityDate(activity) + activityTime(activity) : activityDate(activity);
    };
    QList<TimelineActivityRow> rows;
    rows.reserve(activities.size() + 2);
    for (int i = 0; i < int(activities.size()); ++i) {
        if (isCut && i == 0)
            rows.append({0, TimelineUserWords::tr("Past, until %1")
                                .arg(isolated(edge(activities.at(past - 1))))});
        if (isCut && i == past)
            rows.append({1,
                TimelineUserWords::tr("Future, from %1").arg(isolated(edge(activities.at(past))))});
        rows.append({i + 1, {}, activities.at(i), isCut && i >= past});
    }
    return rows;
}

std::function<bool(const TimelineActivityRow&)> activityWordsFilter(const QString& words)
{
    const QStringList all = words.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (all.isEmpty())
        return {};
    return [all](const TimelineActivityRow& row) {
        const Activity& activity = row.activity;
        const QStringList texts =
            QStringList{activity.title, activity.item, activity.text} + activity.categories;
        return !row.headline.isEmpty() ||
               std::all_of(all.cbegin(), all.cend(), [&texts](const QString& word) {
                   return std::any_of(texts.cbegin(), texts.cend(), [&word](const QString& text) {
                       return text.contains(word, Qt::CaseInsensitive);
                   });
               });
    };
}

QString activityDate(const Activity& activity)
{
    return results::dateText(QDateTime::fromMSecsSinceEpoch(activity.time, Qt::UTC).date());
}

QString cutText(const UserRecord& user, const usersum::Timeline& timeline)
{
    if (user.past <= 0 || user.past >= timeline.activities.size())
        return TimelineUserWords::tr(
            "Not split into past and future: no tasks are possible for this user.");
    const QString cut = TimelineUserWords::tr("Cut after %1: summaries use only the past.")
                            .arg(isolated(activityDate(timeline.activities.at(user.past - 1))));
    return user.isMoved ? cut + QLatin1Char(' ') + movedText(timeline.activities, user.past) : cut;
}

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
