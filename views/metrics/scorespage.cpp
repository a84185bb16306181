#include "views/metrics/scorespage.h"

#include "ui/commandbutton.h"
#include "ui/emptystate.h"
#include "ui/searchfield.h"
#include "ui/sectionview.h"
#include "ui/segmentswitch.h"
#include "ui/theme.h"
#include "views/metrics/matchpane.h"
#include "views/metrics/metricscontroller.h"
#include "views/metrics/pairarranger.h"
#include "views/metrics/scoresactions.h"
#include "views/metrics/scoretablemodel.h"
#include "views/metrics/scoretableview.h"
#include "views/metrics/scoringstrip.h"
#include "views/metrics/systemmeans.h"

#include <QAbstractButton>
#include <QAction>
#include <QDataStream>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QIODevice>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace tandem {

namespace {

constexpr int kScoresPageTableHeight = 380;
constexpr int kPaneHeight = 300;

} // namespace

ScoresPage::ScoresPage(MetricsController& controller, ResultOutput& output, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_output(output)
    , m_model(new ScoreTableModel(this))
    , m_arranger(new PairArranger(this))
{
    QWidget* content = buildContent();
    m_actions = new ScoresActions(this, m_table);
    m_empty = new EmptyState(this);
    m_empty->setObjectName(QStringLiteral("scoresEmpty"));
    m_content = new QStackedWidget(this);
    m_content->addWidget(content);
    m_content->addWidget(m_empty);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(buildTools());
    m_strip = new ScoringStrip(m_controller, this);
    layout->addWidget(m_strip);
    layout->addSpacing(10);
    layout->addWidget(m_content, 1);
    connectActions();
    connectParts();
    orderTabs();
    retranslate();
    takeTable();
}

ScoresPage::~ScoresPage() = default;

QWidget* ScoresPage::buildTools()
{
    auto* tools = new QWidget(this);
    m_source = new QPushButton(tools);
    m_source->setObjectName(QStringLiteral("scoresSource"));
    m_source->setMaximumWidth(260);
    m_source->setMenu(new QMenu(m_source));
    m_search = new SearchField(tools);
    m_search->setObjectName(QStringLiteral("scoresFilter"));
    m_search->setShortcutHint(QKeySequence::Find);
    m_search->setMaximumWidth(230);
    m_count = new QLabel(tools);
    m_count->setObjectName(QStringLiteral("scoresCount"));
    setLabelStyle(m_count, LabelStyle::Secondary);
    m_rows = new SegmentSwitch(tools);
    m_rows->setObjectName(QStringLiteral("scoresRows"));
    m_rows->addSegment(QString());
    m_rows->addSegment(QString());
    auto* row = new QHBoxLayout(tools);
    row->setContentsMargins(16, 12, 16, 0);
    row->setSpacing(8);
    row->addWidget(m_source);
    row->addWidget(m_search, 1);
    row->addWidget(m_count);
    row->addStretch(1);
    row->addWidget(m_rows);
    m_tools = {m_search, m_rows};
    row->addWidget(commandButton(m_actions->measures, tools));
    m_judge = commandButton(m_actions->judge, tools);
    row->addWidget(m_judge);
    row->addWidget(commandButton(m_actions->save, tools));
    return tools;
}

QWidget* ScoresPage::buildContent()
{
    m_table = new ScoreTableView(m_model, this);
    m_table->setObjectName(QStringLiteral("scoresTable"));
    m_systems = new SectionView(QStringLiteral("scoresSystems"), this);
    m_pane = new MatchPane(this);
    m_pane->setObjectName(QStringLiteral("scoresPane"));
    m_tables = new QStackedWidget(this);
    m_tables->addWidget(m_table);
    auto* systems = new QWidget(this);
    auto* room = new QVBoxLayout(systems);
    room->setContentsMargins(16, 0, 16, 12);
    room->addWidget(m_systems);
    m_tables->addWidget(systems);
    m_splitter = new QSplitter(Qt::Vertical, this);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(1);
    m_splitter->addWidget(m_tables);
    m_splitter->addWidget(m_pane);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    m_splitter->setSizes({kScoresPageTableHeight, kPaneHeight});
    setFocusProxy(m_table);
    return m_splitter;
}

void ScoresPage::connectActions()
{
    const auto on = [this](QAction* action, void (ScoresPage::*what)()) {
        connect(action, &QAction::triggered, this, what);
    };
    on(m_actions->openPairs, &ScoresPage::openPairs);
    on(m_actions->addColumns, &ScoresPage::addColumns);
    on(m_actions->measures, &ScoresPage::chooseMeasures);
    on(m_actions->judge, &ScoresPage::askJudge);
    on(m_actions->save, &ScoresPage::save);
    on(m_actions->copy, &ScoresPage::copy);
    on(m_actions->sort, &ScoresPage::sortByCurrent);
    connect(m_actions->openProject, &QAction::triggered, &m_controller,
        &MetricsController::openProject);
    connect(m_actions->cancel, &QAction::triggered, &m_controller, &MetricsController::cancel);
    connect(m_actions->find, &QAction::triggered, m_search,
        [field = m_search] { field->setFocus(Qt::ShortcutFocusReason); });
    connect(m_actions->rows, &QAction::triggered, this,
        [this] { showRows(m_tables->currentIndex() == 0 ? 1 : 0); });
    connect(m_actions->nextMatch, &QAction::triggered, m_pane, [this] { m_pane->stepMatch(1); });
    connect(
        m_actions->previousMatch, &QAction::triggered, m_pane, [this] { m_pane->stepMatch(-1); });
}

void ScoresPage::connectParts()
{
    connect(&m_controller, &MetricsController::tableChanged, this, &ScoresPage::takeTable);
    connect(&m_controller, &MetricsController::busyChanged, this, &ScoresPage::showState);
    connect(
        &m_controller, &MetricsController::recentFilesChanged, this, &ScoresPage::fillSourceMenu);
    connect(m_arranger, &PairArranger::arranged, this, &ScoresPage::takeRows);
    connect(m_search, &SearchField::searchChanged, this, [this](const QString& words) {
        m_order.words = words;
        arrange();
    });
    connect(m_search, &SearchField::downPressed, m_table,
        [table = m_table] { table->setFocus(Qt::OtherFocusReason); });
    connect(m_rows, &SegmentSwitch::chosen, this, &ScoresPage::showRows);
    connect(m_table, &ScoreTableView::currentCellChanged, this, &ScoresPage::takeCurrent);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
        &ScoresPage::showState);
    connect(m_table->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this,
        [this](int section, Qt::SortOrder order) {
            if (section < 0)
                return;
            m_order.sortKey =
                m_model->headerData(section, Qt::Horizontal, ScoreTableModel::KeyRole).toString();
            m_order.descending = order == Qt::DescendingOrder;
            arrange();
        });
    connect(m_empty, &EmptyState::actionTriggered, this, &ScoresPage::openPairs);
    connect(
        m_empty, &EmptyState::secondaryTriggered, &m_controller, &MetricsController::openProject);
}

void ScoresPage::orderTabs()
{
    // As they stand: tools, the strip, tables, texts. A switch is reached by its segments.
    QList<QWidget*> order{m_source, m_search};
    for (const QWidget* part : QList<QWidget*>{m_rows, m_rows->parentWidget(), m_strip}) {
        const auto buttons = part->findChildren<QAbstractButton*>(Qt::FindDirectChildrenOnly);
        for (QAbstractButton* button : buttons) {
            if (button != m_source)
                order += button;
        }
    }
    order += m_table;
    order += m_systems;
    order += m_pane->textViews();
    for (qsizetype i = 1; i < order.size(); ++i)
        setTabOrder(order.at(i - 1), order.at(i));
}

QList<QAction*> ScoresPage::pageActions() const
{
    return m_actions->all();
}

void ScoresPage::retranslate()
{
    m_actions->retranslate();
    m_rows->setSegmentText(0, tr("Pairs"));
    m_rows->setSegmentText(1, tr("Systems"));
    m_rows->setAccessibleName(tr("Rows of the table"));
    m_search->setPlaceholderText(tr("Filter pairs"));
    m_search->setAccessibleName(tr("Filter pairs by name, system or words of their texts"));
    m_table->setAccessibleName(tr("Scores of pairs"));
    m_systems->setAccessibleName(tr("Scores by system"));
    m_systems->setSection(systemMeans(*m_controller.table()));
    m_source->setAccessibleName(tr("Where the pairs come from"));
    m_model->refresh();
    fillSourceMenu();
    showState();
}

void ScoresPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

QByteArray ScoresPage::saveLayout() const
{
    QByteArray layout;
    QDataStream stream(&layout, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_4);
    stream << m_splitter->saveState() << m_pane->saveLayout() << m_table->columnWidths()
           << m_order.sortKey << m_order.descending << qint32(m_tables->currentIndex())
           << qint32(m_systems->sortedBy()) << qint32(m_systems->sortOrder())
           << m_table->columnOrder();
    return layout;
}

void ScoresPage::restoreLayout(const QByteArray& layout)
{
    QDataStream stream(layout);
    stream.setVersion(QDataStream::Qt_6_4);
    QByteArray splitter;
    QByteArray pane;
    QHash<QString, int> widths;
    PairOrder order;
    qint32 rows = 0;
    qint32 sortedBy = -1;
    qint32 sortOrder = 0;
    stream >> splitter >> pane >> widths >> order.sortKey >> order.descending >> rows >> sortedBy >>
        sortOrder;
    QStringList columns;
    if (!stream.atEnd()) // layouts of old know no order of columns
        stream >> columns;
    if (stream.status() != QDataStream::Ok)
        return;
    m_table->setColumnOrder(columns);
    m_splitter->restoreState(splitter);
    m_pane->restoreLayout(pane);
    m_table->setColumnWidths(widths);
    m_order.sortKey = order.sortKey;
    m_order.descending = order.descending;
    m_systems->setSorting(
        sortedBy, sortOrder == Qt::AscendingOrder ? Qt::AscendingOrder : Qt::DescendingOrder);
    showRows(rows == 1 ? 1 : 0);
    arrange();
}

} // namespace tandem
