#include "views/timelines/usersummaryview.h"

#include "models/usersum/usersummary.h"
#include "ui/arrange.h"
#include "ui/divider.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/spantextview.h"
#include "views/timelines/futuretasksview.h"
#include "views/timelines/usersummarytext.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>

namespace tandem {

/// The summary of a user by one summarizer: its two sections as plain text, how long it is and
/// where it comes from.
class UserSummaryPane final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(UserSummaryPane)

public:
    /// `name` is the object name of the text.
    explicit UserSummaryPane(const char* name, QWidget* parent = nullptr);

    /// Has a link for a command below the header, while the summary comes from a run.
    void offer(QAction* making);
    void setSummary(const ShownUserSummary& summary);
    SpanTextView* text() const { return m_text; }

private:
    void retranslate();

    ShownUserSummary m_summary;
    bool m_offered = false;
    PaneHeader* m_header;
    QLabel* m_length;
    QLabel* m_origin;
    QPushButton* m_making; ///< a link
    SpanTextView* m_text;
};

namespace {

constexpr int kLeastSummaryHeight = 60;

/// In its two sections where it has them; as it is otherwise, as what somebody imported may be.
void showText(SpanTextView& view, const QString& text)
{
    const auto sections = usersum::UserSummary::fromText(text);
    if (!sections)
        view.setTexts({plainSummary(text)});
    else
        view.setTexts({plainSummary(sections->summary), bulletedLines(sections->insights)},
            {UserSummaryPane::tr("Summary"), UserSummaryPane::tr("Insights")});
}

} // namespace

UserSummaryPane::UserSummaryPane(const char* name, QWidget* parent)
    : QWidget(parent)
    , m_header(new PaneHeader(this))
    , m_length(named(
          newLabel(this, LabelStyle::SmallStrong), QLatin1String(name) + QStringLiteral("Length")))
    , m_origin(
          named(newNote(this, LabelStyle::Small), QLatin1String(name) + QStringLiteral("Origin")))
    , m_making(newLink(this, "summaryMakingLink", [] { return tr("How it was made"); }))
    , m_text(named(new SpanTextView(this), name))
{
    m_text->setMinimumHeight(kLeastSummaryHeight);
    m_header->addControl(m_length);
    setLinkLike(m_making, true);
    m_making->hide();
    auto* line = inRow({{m_origin, 1}, {m_making, 0, Qt::AlignTop}}, 8, {16, 8, 14, 0});
    inColumn(this, {m_header, line, {m_text, 1}}, 0);
    setMinimumWidth(180);
    inEveryLanguage(this, [this] { retranslate(); });
}

void UserSummaryPane::offer(QAction* making)
{
    m_offered = true;
    connect(m_making, &QPushButton::clicked, making, &QAction::trigger);
}

void UserSummaryPane::setSummary(const ShownUserSummary& summary)
{
    m_summary = summary;
    retranslate();
}

void UserSummaryPane::retranslate()
{
    m_header->setTitle(m_summary.summarizer.isEmpty() ? tr("Summary") : m_summary.summarizer);
    m_length->setText(summaryLengthText(m_summary));
    setLabelStyle(m_length, isTooLong(m_summary) ? LabelStyle::Error : LabelStyle::Small);
    QStringList lines{
        summaryOriginText(m_summary), summaryVerdictText(m_summary), summaryValuesText(m_summary)};
    lines.removeAll(QString());
    m_origin->setText(lines.join(QLatin1Char('\n')));
    m_making->setVisible(m_offered && m_summary.stored && m_summary.stored->made.run.isValid());
    m_text->setAccessibleName(tr("Summary"));
    if (m_summary.stored)
        showText(*m_text, m_summary.stored->made.text);
    else
        m_text->setTexts({});
}

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

#include "views/timelines/usersummaryview.moc"
