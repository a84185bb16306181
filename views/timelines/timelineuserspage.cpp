#include "views/timelines/timelineuserspage.h"

#include "models/results/spelling.h"
#include "ui/arrange.h"
#include "ui/emptystate.h"
#include "ui/narrowcombobox.h"
#include "ui/parts.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/searchfield.h"
#include "ui/statestrip.h"
#include "views/session/tablecopy.h"
#include "views/timelines/userrecords.h"

#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QStackedWidget>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kSummarizerLetters = 16;
constexpr int kUserFocusLetters = 18;

} // namespace

TimelineUsersPage::TimelineUsersPage(const TimelineActions& steps, QWidget* parent)
    : QWidget(parent)
    , m_steps(steps)
    , m_data(std::make_shared<TimelinesData>())
    , m_rows(new RowsOf<UserListRow>(userRecords(), this))
    , m_table(named(new RowsView(m_rows, this), "timelineUsers"))
    , m_empty(named(new EmptyState(this), "timelineUsersEmpty"))
    , m_next(named(new StateStrip(this), "timelineUsersNext"))
    , m_content(new QStackedWidget(this))
    , m_search(named(new SearchField(this), "timelineUserFilter"))
    , m_summarizer(named(new NarrowComboBox(kSummarizerLetters, this), "timelineSummarizer"))
    , m_focus(named(new NarrowComboBox(kUserFocusLetters, this), "timelineFocus"))
    , m_count(named(newLabel(this, LabelStyle::Secondary), "timelineUserCount"))
{
    addTableCommands();
    build();
    inEveryLanguage(this, [this] {
        m_empty->say(Icon::Timelines, tr("No timelines yet"),
            tr("A log records who did what and when: film ratings, reviews, purchases. Drop one "
               "here or import it: MovieLens, Yelp, Amazon Reviews, or any CSV or JSONL whose "
               "columns you name. Its users appear here under pseudonyms."),
            {tr("Import a log…"), "timelinesImport"});
        m_table->setEmptyText(tr("No users of this log match the filter."));
        fillChoices();
        showState();
    });
}

void TimelineUsersPage::addTableCommands()
{
    addCommand(
        this, "timelineFindUser",
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F), QKeySequence(QKeySequence::Find)},
        [] { return tr("Filter users"); }, [this] { m_search->setFocus(Qt::ShortcutFocusReason); });
    addCommand(
        this, "timelineOpenUser", {Qt::Key_Return, Qt::Key_Enter},
        [] { return tr("Show the user's timeline, summaries and tasks"); },
        [this] { openCurrent(); }, {}, {m_table});
    connect(m_table, &QTableView::doubleClicked, this, &TimelineUsersPage::openCurrent);
    addTableCopy(this, "timelineCopyUsers", [this] { return m_table->table(); });
}

QWidget* TimelineUsersPage::buildTools()
{
    auto* tools = new QWidget(this);
    m_search->setShortcutHint(QKeySequence::Find);
    m_search->setMaximumWidth(200);
    bindText(m_search, &QLineEdit::setPlaceholderText, [] { return tr("Filter users"); });
    bindText(m_search, &QWidget::setAccessibleName, [] { return tr("Filter users by pseudonym"); });
    auto* label = new QLabel(tools);
    bindText(label, &QLabel::setText, [] { return tr("S&ummarizer"); });
    label->setBuddy(m_summarizer);
    bindText(m_focus, &QWidget::setAccessibleName, [] { return tr("Users shown"); });
    keep(m_focus);
    inRow(tools, {m_search, label, m_summarizer, m_focus, {m_count, 1}}, 8, {16, 10, 16, 0});
    return tools;
}

void TimelineUsersPage::build()
{
    for (const TimelineFocus focus : kTimelineFocuses)
        m_focus->addItem(timelineFocusName(focus));
    bindText(m_table, &QWidget::setAccessibleName, [] { return tr("Users of the log"); });
    keep(m_table->horizontalHeader());
    keepSorting();
    auto* framed = new QWidget(this);
    inColumn(framed, {{m_table, 1}}, 0, {16, 0, 16, 12});
    auto* listed = new QWidget(this);
    inColumn(listed, {buildTools(), m_next, {framed, 1}}, 8);
    m_content->addWidget(listed);
    m_content->addWidget(m_empty);
    inColumn(this, {{m_content, 1}}, 0);
    setFocusProxy(m_table);
    connect(m_search, &SearchField::searchChanged, this, [this](const QString& words) {
        m_words = words.trimmed();
        filter();
    });
    connect(m_search, &SearchField::searchAccepted, this, [this] { openCurrent(); });
    connect(m_search, &SearchField::downPressed, m_table,
        [table = m_table] { table->setFocus(Qt::OtherFocusReason); });
    connect(m_focus, &QComboBox::currentIndexChanged, this, [this] { filter(); });
    connect(m_summarizer, &QComboBox::activated, this,
        [this](int index) { emit summarizerChosen(m_data->summarizers.value(index).summarizer); });
}

/// Widths are those of the table; what it is sorted by was chosen for one log.
void TimelineUsersPage::keepSorting()
{
    keep(
        m_table, [this] { return m_sorting.saved(); },
        [this](const QVariant& saved) { m_sorting.restore(saved); });
    connect(m_table->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this,
        [this](int column, Qt::SortOrder order) {
            m_sorting.choose(QVariantList{column, int(order)});
        });
}

void TimelineUsersPage::sortAsFor(const TimelineLog* log)
{
    if (!log || !m_sorting.setLog(log->uuid))
        return;
    const QVariantList sorting =
        m_sorting.value(QVariantList{-1, int(Qt::AscendingOrder)}).toList();
    if (sorting.size() == 2 && sorting.at(0).toInt() < m_rows->columnCount())
        m_table->horizontalHeader()->setSortIndicator(
            sorting.at(0).toInt(), Qt::SortOrder(sorting.at(1).toInt() != 0));
}

void TimelineUsersPage::setData(const SharedTimelines& data)
{
    m_data = data;
    m_read = true;
    sortAsFor(data->chosenLog());
    fillChoices();
    m_rows->setRows(data->users);
    if (!m_table->currentIndex().isValid() && m_rows->rowCount() > 0)
        m_table->chooseRow(0);
    showState();
}

void TimelineUsersPage::fillChoices()
{
    for (int i = 0; i < int(kTimelineFocuses.size()); ++i)
        m_focus->setItemText(i, timelineFocusName(kTimelineFocuses.at(std::size_t(i))));
    QStringList names;
    QStringList shown;
    for (const SummarizerRow& one : m_data->summarizers) {
        names.append(one.summarizer);
        shown.append(isBaseline(one.origin)
                         ? tr("%1 (baseline)", "a summarizer").arg(one.summarizer)
                         : one.summarizer);
    }
    m_summarizer->offer(shown, names.indexOf(m_data->choice.summarizer), tr("None"));
}

TimelineFocus TimelineUsersPage::focusOn() const
{
    return TimelineFocus(std::max(0, m_focus->currentIndex()));
}

void TimelineUsersPage::setFocusOn(TimelineFocus focus)
{
    m_focus->setCurrentIndex(int(focus));
}

TimelineUserId TimelineUsersPage::currentUser() const
{
    const UserListRow* line = m_rows->rowAt(m_table->currentRow());
    return line ? line->user.id : TimelineUserId();
}

void TimelineUsersPage::setCurrentUser(TimelineUserId user)
{
    m_table->choose(user);
}

QList<TimelineUserId> TimelineUsersPage::shownUsers() const
{
    QList<TimelineUserId> users;
    for (int row = 0; row < m_rows->rowCount(); ++row)
        users.append(m_rows->rowAt(row)->user.id);
    return users;
}

void TimelineUsersPage::filter()
{
    if (m_words.isEmpty() && focusOn() == TimelineFocus::All)
        m_rows->setFilter({});
    else
        m_rows->setFilter([words = m_words, focus = focusOn()](const UserListRow& line) {
            return line.user.pseudonym.contains(words, Qt::CaseInsensitive) &&
                   isInTimelineFocus(line, focus);
        });
    if (!m_table->currentIndex().isValid() && m_rows->rowCount() > 0)
        m_table->chooseRow(0);
    showState();
}

void TimelineUsersPage::showState()
{
    const int shown = m_read && m_data->logs.isEmpty() ? 1 : 0;
    const bool hadKeyboard =
        shown != m_content->currentIndex() && m_content->isAncestorOf(QApplication::focusWidget());
    m_content->setCurrentIndex(shown);
    setFocusProxy(shown == 1 ? static_cast<QWidget*>(m_empty) : m_table);
    if (hadKeyboard)
        setFocus(Qt::OtherFocusReason);
    const auto all = int(m_rows->rows().size());
    if (!m_read)
        m_count->setText(tr("reading…"));
    else if (m_rows->isFiltered())
        m_count->setText(
            tr("%1 of %n user(s)", nullptr, all).arg(results::countText(m_rows->rowCount())));
    else
        m_count->setText(tr("%n user(s)", nullptr, all));
    showNextStep();
}

/// What is missing until the users' figures are all there.
void TimelineUsersPage::showNextStep()
{
    const TimelineLog* log = m_data->chosenLog();
    if (!log)
        return m_next->showState({});
    if (!log->plan)
        return m_next->showState(
            tr("This log is not split yet. Set its past, future and tasks."), m_steps.split);
    if (log->summaries == 0)
        return m_next->showState(tr("The log is split, but its users are not summarized yet."),
            m_steps.summarize, m_steps.importSummaries);
    const auto predicted = std::any_of(m_data->users.cbegin(), m_data->users.cend(),
        [](const UserListRow& line) { return line.isPredicted(); });
    if (!predicted)
        return m_next->showState(
            tr("No predictions from the summaries by %1 yet, so their quality is unknown.")
                .arg(m_data->choice.summarizer),
            m_steps.predict);
    m_next->showState({});
}

void TimelineUsersPage::openCurrent()
{
    if (const TimelineUserId user = currentUser(); user.isValid())
        emit userChosen(user);
}

} // namespace tandem
