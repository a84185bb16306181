#include "views/welcome/welcomepage.h"

#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/screen/livetext.h"
#include "ui/theme.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace tandem {

namespace {

constexpr int contentWidth = 880;

} // namespace

WelcomePage::WelcomePage(QWidget* parent, std::function<QDateTime()> now)
    : QWidget(parent)
    , m_projects(new RowsOf<RecentProject>(recentProjectRows(now), this))
    , m_name(new QLabel(this))
    , m_purpose(new QLabel(this))
{
    setObjectName(QStringLiteral("welcomePage"));
    setSurface(this, Surface::Window);
    setLabelStyle(m_name, LabelStyle::Figure);
    setLabelStyle(m_purpose, LabelStyle::Secondary);
    m_purpose->setWordWrap(true);

    auto* columns = new QHBoxLayout;
    columns->setSpacing(48);
    columns->addWidget(buildActions(), 2);
    columns->addWidget(buildRecent(), 3);
    auto* content = new QWidget(this);
    content->setMaximumWidth(contentWidth);
    content->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    auto* inner = new QVBoxLayout(content);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->setSpacing(6);
    inner->addWidget(m_name);
    inner->addWidget(m_purpose);
    inner->addSpacing(28);
    inner->addLayout(columns, 1);

    auto* outer = new QHBoxLayout(this);
    outer->setContentsMargins(32, 56, 32, 32);
    outer->addStretch(1);
    outer->addWidget(content, 100);
    outer->addStretch(1);
    inEveryLanguage(this, [this] { retranslate(); });
}

QWidget* WelcomePage::buildActions()
{
    auto* column = new QWidget(this);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    const auto button = [&](const char* name) {
        auto* made = new QPushButton(column);
        made->setObjectName(QLatin1String(name));
        made->setStyleSheet(QStringLiteral("min-height: 2.2em;"));
        made->setAutoDefault(true);
        layout->addWidget(made);
        return made;
    };
    m_sample = button("openSample");
    setPrimary(m_sample);
    m_new = button("newProject");
    m_open = button("openProject");
    m_drop = new QLabel(column);
    m_drop->setWordWrap(true);
    setLabelStyle(m_drop, LabelStyle::Small);
    layout->addSpacing(4);
    layout->addWidget(m_drop);
    layout->addStretch(1);
    connect(m_sample, &QPushButton::clicked, this, &WelcomePage::sampleProjectRequested);
    connect(m_new, &QPushButton::clicked, this, &WelcomePage::newProjectRequested);
    connect(m_open, &QPushButton::clicked, this, &WelcomePage::openProjectRequested);
    return column;
}

QWidget* WelcomePage::buildRecent()
{
    auto* column = new QWidget(this);
    m_recentTitle = new QLabel(column);
    setLabelStyle(m_recentTitle, LabelStyle::Strong);
    m_noRecent = new QLabel(column);
    m_noRecent->setWordWrap(true);
    setLabelStyle(m_noRecent, LabelStyle::Secondary);
    m_recentHint = new QLabel(column);
    m_recentHint->setWordWrap(true);
    setLabelStyle(m_recentHint, LabelStyle::Small);

    m_recent = new CardsView(m_projects, column);
    m_recent->setObjectName(QStringLiteral("recentProjects"));
    m_recent->installEventFilter(this);
    m_recent->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_recent, &CardsView::clicked, this, &WelcomePage::openRow);

    m_forget = new QAction(this);
    m_forget->setObjectName(QStringLiteral("forgetProject"));
    m_forget->setShortcut(QKeySequence::Delete);
    m_forget->setShortcutContext(Qt::WidgetShortcut);
    connect(m_forget, &QAction::triggered, this, &WelcomePage::forgetCurrent);
    m_recent->addAction(m_forget);

    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_recentTitle);
    layout->addWidget(m_noRecent);
    layout->addWidget(m_recent, 100);
    layout->addWidget(m_recentHint);
    layout->addStretch(1);
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

void WelcomePage::retranslate()
{
    m_name->setText(tr("Tandem"));
    m_purpose->setText(tr("Build summarization benchmarks by hand: two people answer blind to each "
                          "other, and what both say stays."));
    m_sample->setText(tr("Open the &sample project"));
    m_new->setText(tr("&New project from files…"));
    m_open->setText(tr("&Open project…"));
    m_drop->setText(tr("Or drop files here: KGDS.json, articles as .txt, .md, JSON or JSONL, a "
                       "folder of them, or a project."));
    m_recentTitle->setText(tr("Recent projects"));
    m_recent->setAccessibleName(tr("Recent projects"));
    m_recentHint->setText(tr("Enter opens, Delete takes from this list; the file stays."));
    m_noRecent->setText(tr("Projects that you open are listed here. The sample project is ready to "
                           "be tried: three short articles, two people."));
    m_forget->setText(tr("Take from this list"));
    setRecentProjects(m_projects->rows());
}

} // namespace tandem
