#include "views/welcome/welcomepage.h"

#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/screen/command.h"

#include <QKeyEvent>
#include <QPushButton>
#include <QScrollArea>

namespace tandem {

namespace {

constexpr int contentWidth = 880;

} // namespace

WelcomePage::WelcomePage(QWidget* parent, std::function<QDateTime()> now)
    : QWidget(parent)
    , m_projects(new RowsOf<RecentProject>(recentProjectRows(now), this))
{
    setObjectName(QStringLiteral("welcomePage"));
    setSurface(this, Surface::Window);
    auto* content = new QWidget(this);
    content->setMaximumWidth(contentWidth);
    content->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    auto* name = newLabel(content, LabelStyle::Figure);
    says(name, &QLabel::setText, [] { return tr("Tandem"); });
    auto* purpose = newNote(content, LabelStyle::Secondary);
    says(purpose, &QLabel::setText, [] {
        return tr("Tandem does four jobs: build a summarization benchmark by hand, evaluate "
                  "generated texts, judge summaries of what users did, and study how far people "
                  "and metrics agree. Each project is one file.");
    });
    auto* columns = inRow({{buildActions(), 2}, {buildRecent(), 3}}, 48);
    inColumn(content, {name, purpose, Gap(28), {columns, 1}}, 6);
    inRow(this, {Free(1), {content, 100}, Free(1)}, kUsualSpacing, {32, 56, 32, 32});
    inEveryLanguage(this, [this] { setRecentProjects(m_projects->rows()); });
}

QWidget* WelcomePage::buildActions()
{
    auto* scroll = new QScrollArea(this);
    auto* column = new QWidget(scroll);
    setSurface(column, Surface::Window);
    const auto button = [&](const char* name, Words words, void (WelcomePage::*asked)()) {
        QPushButton* made = newButton(column, name, std::move(words));
        made->setStyleSheet(QStringLiteral("min-height: 2.2em;"));
        made->setAutoDefault(true);
        connect(made, &QPushButton::clicked, this, asked);
        return made;
    };
    const auto note = [column](const Words& words) {
        auto* made = newNote(column, LabelStyle::Small);
        says(made, &QLabel::setText, words);
        return made;
    };
    m_sample = button(
        "openSample", [] { return tr("Open the &demo"); }, &WelcomePage::sampleProjectRequested);
    setPrimary(m_sample);
    auto* build = button(
        "newProject", [] { return tr("&Build a benchmark…"); }, &WelcomePage::newProjectRequested);
    auto* builds = note([] {
        return tr("From articles (.txt, .md, JSON, JSONL, or a folder of them) or a KGDS.json. Two "
                  "annotators label blind to each other; what both agree on is kept.");
    });
    auto* evaluate = button(
        "evaluationProject", [] { return tr("E&valuate texts…"); },
        &WelcomePage::evaluationRequested);
    auto* evaluates = note([] {
        return tr("From an expert_score result with its texts, from cases, or from pairs of texts "
                  "(JSON, JSONL, CSV): explained scores, metrics, reviews.");
    });
    auto* log = button(
        "logProject", [] { return tr("Summarize &users…"); }, &WelcomePage::logRequested);
    auto* logs = note([] {
        return tr("From a log of what they did (MovieLens, Yelp, Amazon Reviews, any CSV or "
                  "JSONL): timelines, summaries, and how well they predict what comes next.");
    });
    auto* study = button(
        "emptyProject", [] { return tr("S&tudy agreement…"); },
        &WelcomePage::emptyProjectRequested);
    auto* studies = note([] {
        return tr("Starts with an empty project: any number of people rate the same texts, here or "
                  "in a browser.");
    });
    auto* open = button(
        "openProject", [] { return tr("&Open project…"); }, &WelcomePage::openProjectRequested);
    auto* drop = note([] { return tr("Or drop files here. Tandem detects most file types."); });
    inColumn(column,
        {m_sample, build, builds, evaluate, evaluates, log, logs, study, studies, open, drop,
            Free(1)},
        8);
    scroll->setWidget(column);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return scroll;
}

QWidget* WelcomePage::buildRecent()
{
    auto* column = new QWidget(this);
    auto* title = newLabel(column, LabelStyle::Strong);
    says(title, &QLabel::setText, [] { return tr("Recent projects"); });
    m_noRecent = newNote(column, LabelStyle::Secondary);
    says(m_noRecent, &QLabel::setText, [] {
        return tr(
            "Projects you open are listed here. Try the demo: three short articles, four people.");
    });
    m_recentHint = newNote(column, LabelStyle::Small);
    says(m_recentHint, &QLabel::setText,
        [] { return tr("Enter opens. Delete removes it from the list; the file is kept."); });
    m_recent = named(new CardsView(m_projects, column), "recentProjects");
    says(m_recent, &QWidget::setAccessibleName, [] { return tr("Recent projects"); });
    m_recent->installEventFilter(this);
    m_recent->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_recent, &CardsView::clicked, this, &WelcomePage::openRow);
    addCommand(
        this, "forgetProject", QKeySequence::Delete, [] { return tr("Remove from list"); },
        [this] { forgetCurrent(); }, {}, {m_recent});
    inColumn(column, {title, m_noRecent, {m_recent, 100}, m_recentHint, Free(1)}, 8);
    return column;
}

void WelcomePage::setRecentProjects(const QList<RecentProject>& projects)
{
    m_projects->setRows(projects);
    const int count = m_projects->rowCount();
    m_recent->setVisible(count > 0);
    m_recentHint->setVisible(count > 0);
    m_noRecent->setVisible(count == 0);
    // As high as its rows, so that what is empty does not look like a list.
    m_recent->setMaximumHeight(count * m_recent->sizeHintForRow(0));
    if (count > 0 && m_recent->currentRow() < 0)
        m_recent->setCurrentIndex(m_projects->index(0, 0));
}

void WelcomePage::chooseProject(const QString& path)
{
    for (int row = 0; row < m_projects->rowCount(); ++row) {
        if (m_projects->rowAt(row)->path == path)
            m_recent->setCurrentIndex(m_projects->index(row, 0));
    }
}

void WelcomePage::takeFocus()
{
    QWidget* target = m_sample;
    if (m_projects->rowCount() > 0)
        target = m_recent;
    target->setFocus(Qt::OtherFocusReason);
}

/// A list view gives its Enter to no one on its own on every platform.
bool WelcomePage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_recent && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
            openRow(m_recent->currentIndex());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void WelcomePage::openRow(const QModelIndex& index)
{
    if (const RecentProject* project = m_projects->rowAt(index.row()))
        emit recentProjectRequested(project->path);
}

void WelcomePage::forgetCurrent()
{
    if (const RecentProject* project = m_projects->rowAt(m_recent->currentRow()))
        emit recentProjectForgotten(project->path);
}

} // namespace tandem
