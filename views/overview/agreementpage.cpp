#include "views/overview/agreementpage.h"

#include "ui/emptystate.h"
#include "ui/theme.h"
#include "views/overview/agreementbar.h"
#include "views/overview/agreementchart.h"
#include "views/overview/agreementdelegate.h"
#include "views/overview/agreementmodel.h"
#include "views/overview/agreementoutput.h"
#include "views/overview/agreementpanel.h"
#include "views/overview/opinionfigurestable.h"
#include "views/overview/tablesetup.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QDataStream>
#include <QEvent>
#include <QHeaderView>
#include <QIODevice>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace tandem {

namespace {

constexpr int kTableWidth = 870;
constexpr int kPanelWidth = 340;

bool isTime(AgreementGrouping grouping)
{
    return grouping == AgreementGrouping::ByMonth || grouping == AgreementGrouping::ByWeek;
}

} // namespace

AgreementPage::AgreementPage(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_run(new AgreementRun(session, this))
    , m_model(new AgreementModel([&session](PersonId id) { return session.person(id); }, this))
    , m_bar(new AgreementBar(*m_run, this))
    , m_output(new AgreementOutput(
          session,
          [this] {
              return AgreementOutput::Groups{m_run->shownChoice().grouping, m_model->groups()};
          },
          this))
{
    build();
    buildActions();
    retranslate();
    connect(m_run, &AgreementRun::finished, this, &AgreementPage::showResult);
    connect(m_run, &AgreementRun::failed, this, &AgreementPage::failed);
    connect(m_output, &AgreementOutput::told, this, &AgreementPage::told);
    connect(m_output, &AgreementOutput::failed, this, &AgreementPage::failed);
    connect(m_panel, &AgreementPanel::told, this, &AgreementPage::told);
    connect(m_panel, &AgreementPanel::failed, this, &AgreementPage::failed);
    connect(m_panel, &AgreementPanel::left, m_table,
        [table = m_table] { table->setFocus(Qt::OtherFocusReason); });
}

void AgreementPage::build()
{
    m_splitter = new QSplitter(this);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(buildTable());
    m_panel = new AgreementPanel(m_session, m_splitter);
    m_panel->setMinimumWidth(320);
    m_splitter->addWidget(m_panel);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setSizes({kTableWidth, kPanelWidth});
    m_empty = new EmptyState(this);
    m_empty->setObjectName(QStringLiteral("agreementEmpty"));
    m_content = new QStackedWidget(this);
    m_content->addWidget(m_splitter);
    m_content->addWidget(m_empty);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    m_bar->addControl(m_output);
    layout->addWidget(m_bar);
    layout->addWidget(m_content, 1);
}

QWidget* AgreementPage::buildTable()
{
    auto* side = new QWidget(this);
    m_table = new QTableView(side);
    m_table->setObjectName(QStringLiteral("agreementGroups"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new AgreementDelegate(m_table));
    setUpTable(*m_table);
    setFocusProxy(m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->verticalHeader()->setDefaultSectionSize(AgreementDelegate::rowHeight());
    QHeaderView* header = m_table->horizontalHeader();
    header->setSortIndicator(-1, Qt::AscendingOrder);
    header->setSortIndicatorClearable(true);
    m_table->setSortingEnabled(true);
    // Beside the text the arrow would stand on flush-right headings.
    header->setStyleSheet(
        QStringLiteral("QHeaderView::up-arrow, QHeaderView::down-arrow"
                       " { subcontrol-position: top center; width: 9px; height: 6px; }"));
    const int letter = fontMetrics().averageCharWidth();
    const int letters[AgreementModel::ColumnCount] = {24, 11, 12, 18, 18, 18, 18};
    for (int column = 0; column < AgreementModel::ColumnCount; ++column)
        m_table->setColumnWidth(column, letters[column] * letter);
    header->setSectionResizeMode(AgreementModel::Label, QHeaderView::Stretch);
    header->setMinimumSectionSize(7 * letter);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        &AgreementPage::showGroup);
    m_chart = new AgreementChart(side);
    m_chart->setObjectName(QStringLiteral("agreementChart"));
    m_chart->hide();
    m_opinions = new OpinionFiguresTable(side);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(16, 0, 16, 12);
    layout->setSpacing(8);
    layout->addWidget(m_chart);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_opinions);
    return side;
}

void AgreementPage::buildActions()
{
    m_openGroup = new QAction(this);
    m_openGroup->setObjectName(QStringLiteral("overviewOpenAgreement"));
    m_openGroup->setShortcuts({QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)});
    m_recompute = new QAction(this);
    m_recompute->setObjectName(QStringLiteral("overviewRecomputeAgreement"));
    m_recompute->setShortcut(QKeySequence::Refresh);
    for (QAction* action : {m_openGroup, m_output->copyAction()}) {
        action->setShortcutContext(Qt::WidgetShortcut);
        m_table->addAction(action);
    }
    for (QAction* action : m_output->otherActions() + QList<QAction*>{m_recompute}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
    }
    connect(m_openGroup, &QAction::triggered, m_panel, &AgreementPanel::focusList);
    connect(m_table, &QTableView::doubleClicked, m_panel, &AgreementPanel::focusList);
    connect(m_recompute, &QAction::triggered, m_run, &AgreementRun::start);
}

QList<QAction*> AgreementPage::pageActions() const
{
    return QList<QAction*>{m_openGroup, m_output->copyAction()} + m_output->otherActions() +
           QList<QAction*>{m_recompute} + m_panel->panelActions();
}

void AgreementPage::setAskFile(AskFile files)
{
    m_output->setAskFile(std::move(files));
}

void AgreementPage::retranslate()
{
    m_openGroup->setText(tr("Show the disagreements of the group"));
    m_recompute->setText(tr("Compute the agreement again"));
    m_table->setAccessibleName(tr("Agreement by group"));
    m_empty->setIcon(Icon::Compare);
    m_empty->setHeadline(tr("Nothing to compare yet"));
    m_empty->setText(tr("Agreement is computed on closed rounds: a round closes when both of a "
                        "pair have handed in."));
}

void AgreementPage::setWatched(bool watched)
{
    m_run->setWatched(watched);
}

void AgreementPage::showResult()
{
    const QList<AgreementRow>& rows = m_run->rows();
    const AgreementChoice& choice = m_run->shownChoice();
    m_model->setRows(rows, choice);
    m_chart->setRows(isTime(choice.grouping) ? rows : QList<AgreementRow>());
    m_chart->setVisible(m_chart->isWorthShowing());
    m_opinions->setFigures(m_run->opinions());
    const bool any = !rows.isEmpty();
    const bool showsEmpty = !any && m_run->opinions().opinions == 0;
    m_content->setCurrentWidget(showsEmpty ? static_cast<QWidget*>(m_empty) : m_splitter);
    m_output->setAvailable(any);
    if (any && !m_table->currentIndex().isValid())
        m_table->setCurrentIndex(m_model->index(0, 0)); // which shows it
    else
        showGroup();
}

void AgreementPage::showGroup()
{
    const AgreementRow* row = m_model->group(m_table->currentIndex().row());
    if (row)
        m_panel->showGroup(*row, m_run->rounds());
    else
        m_panel->clear();
}

QByteArray AgreementPage::saveLayout() const
{
    QByteArray layout;
    QDataStream stream(&layout, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_4);
    const auto [by, step] = m_bar->places();
    stream << m_splitter->saveState() << qint32(by) << qint32(step);
    return layout;
}

void AgreementPage::restoreLayout(const QByteArray& layout)
{
    QDataStream stream(layout);
    stream.setVersion(QDataStream::Qt_6_4);
    QByteArray splitter;
    qint32 by = 0;
    qint32 step = 0;
    stream >> splitter >> by >> step;
    if (stream.status() != QDataStream::Ok)
        return;
    m_splitter->restoreState(splitter);
    m_bar->setPlaces({by, step});
}

void AgreementPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_model->refresh();
        m_run->recompute(); // labels are words
    }
    QWidget::changeEvent(event);
}

} // namespace tandem
