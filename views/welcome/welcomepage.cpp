#include "views/welcome/welcomepage.h"

#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/screen/command.h"
#include "views/welcome/startcard.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollArea>

namespace tandem {

namespace {

constexpr int contentWidth = 880;
constexpr int cardsInRow = 2;
constexpr int mostRecentShown = 5; ///< at once; the list is scrolled

} // namespace

WelcomePage::WelcomePage(QWidget* parent, std::function<QDateTime()> now)
    : QWidget(parent)
    , m_projects(new RowsOf<RecentProject>(recentProjectRows(now), this))
{
    setObjectName(QStringLiteral("welcomePage"));
    setSurface(this, Surface::Window);
    auto* scroll = new QScrollArea(this);
    auto* page = new QWidget(scroll);
    setSurface(page, Surface::Window);
    auto* content = new QWidget(page);
    content->setMaximumWidth(contentWidth);
    content->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* name = newLabel(content, LabelStyle::Figure);
    bindText(name, &QLabel::setText, [] { return tr("Tandem"); });
    auto* purpose = newNote(content, LabelStyle::Secondary);
    bindText(purpose, &QLabel::setText, [] {
        return tr("Tandem does four jobs: build a summarization benchmark by hand, evaluate "
                  "generated texts, judge summaries of what users did, and study how far people "
                  "and metrics agree. Each project is one file.");
    });
    // In this order by key, too: who was here before goes on where they were.
    QWidget* recent = buildRecent(content);
    QWidget* cards = buildCards(content);
    inColumn(content, {name, purpose, Gap(20), recent, cards, Free(1)}, 6);
    inRow(page, {Free(1), {content, 100}, Free(1)}, kUsualSpacing, {32, 40, 32, 24});
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    inColumn(this, {{scroll, 1}}, 0);
    inEveryLanguage(this, [this] { setRecentProjects(m_projects->rows()); });
}

QWidget* WelcomePage::buildCards(QWidget* parent)
{
    auto* box = new QWidget(parent);
    m_begin = newLabel(box, LabelStyle::Strong);
    bindText(m_begin, &QLabel::setText, [] { return tr("Start"); });
    auto* grid = new QGridLayout;
    grid->setSpacing(12);
    const auto card = [this, box, grid](const char* name, Icon icon, Words title,
                          const Words& sentence, void (WelcomePage::*asked)()) {
        auto* made = named(new StartCard(icon, box), name);
        bindText(made, &QPushButton::setText, std::move(title));
        bindText(made, &StartCard::setSentence, sentence);
        connect(made, &QPushButton::clicked, this, asked);
        const int place = grid->count();
        grid->addWidget(made, place / cardsInRow, place % cardsInRow);
        return made;
    };
    m_sample = card(
        "openSample", Icon::Sample, [] { return tr("Open the &demo"); },
        [] { return tr("Three short articles and four people, with work in every step."); },
        &WelcomePage::demoProjectRequested);
    card(
        "newProject", Icon::Annotate, [] { return tr("&Build a benchmark…"); },
        [] {
            return tr("Two annotators label articles (.txt, .md, JSON, JSONL or KGDS.json) blind "
                      "to each other; what both agree on is kept.");
        },
        &WelcomePage::newProjectRequested);
    card(
        "evaluationProject", Icon::Evaluate, [] { return tr("E&valuate texts…"); },
        [] {
            return tr("Explained scores, metrics and reviews, from an expert_score result, cases "
                      "or pairs of texts (JSON, JSONL, CSV).");
        },
        &WelcomePage::evaluationRequested);
    card(
        "logProject", Icon::Timelines, [] { return tr("Summarize &users…"); },
        [] {
            return tr("Timelines and summaries from a user log (MovieLens, Yelp, Amazon Reviews, "
                      "CSV or JSONL), and how well they predict what comes next.");
        },
        &WelcomePage::logRequested);
    card(
        "emptyProject", Icon::Studies, [] { return tr("S&tudy agreement…"); },
        [] {
            return tr("Any number of people rate the same texts, here or in a browser; starts "
                      "with an empty project.");
        },
        &WelcomePage::emptyProjectRequested);
    card(
        "openProject", Icon::Open, [] { return tr("&Open project…"); },
        [] { return tr("Continue with a project file (.tandem)."); },
        &WelcomePage::openProjectRequested);
    card(
        "joinTeam", Icon::People, [] { return tr("&Join a team…"); },
        [] { return tr("Work on a shared project, with the invitation file you were given."); },
        &WelcomePage::joinTeamRequested);
    for (int column = 0; column < cardsInRow; ++column)
        grid->setColumnStretch(column, 1);
    auto* drop = newNote(box, LabelStyle::Small);
    bindText(drop, &QLabel::setText,
        [] { return tr("Or drop files here. Tandem detects most file types."); });
    inColumn(box, {m_begin, grid, drop}, 8);
    return box;
}

QWidget* WelcomePage::buildRecent(QWidget* parent)
{
    m_recentBox = new QWidget(parent);
    auto* title = newLabel(m_recentBox, LabelStyle::Strong);
    bindText(title, &QLabel::setText, [] { return tr("Recent projects"); });
    auto* hint = newNote(m_recentBox, LabelStyle::Small);
    bindText(hint, &QLabel::setText,
        [] { return tr("Enter opens. Delete removes it from the list; the file is kept."); });
    m_recent = named(new CardsView(m_projects, m_recentBox), "recentProjects");
    bindText(m_recent, &QWidget::setAccessibleName, [] { return tr("Recent projects"); });
    m_recent->installEventFilter(this);
    m_recent->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_recent, &CardsView::clicked, this, &WelcomePage::openRow);
    addCommand(
        this, "forgetProject", QKeySequence::Delete, [] { return tr("Remove from list"); },
        [this] { forgetCurrent(); }, {}, {m_recent});
    inColumn(m_recentBox, {title, m_recent, hint, Gap(16)}, 8);
    return m_recentBox;
}

void WelcomePage::setRecentProjects(const QList<RecentProject>& projects)
{
    m_projects->setRows(projects);
    const int count = m_projects->rowCount();
    m_recentBox->setVisible(count > 0);
    m_begin->setVisible(count > 0); // alone on the page, cards need no heading
    // As high as its rows, so that what is empty does not look like a list.
    m_recent->setFixedHeight(qMin(count, mostRecentShown) * m_recent->sizeHintForRow(0));
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
