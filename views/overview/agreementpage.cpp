#include "views/overview/agreementpage.h"

#include "models/agreement/agreementreport.h"
#include "models/results/spelling.h"
#include "ui/emptystate.h"
#include "ui/sectionview.h"
#include "ui/theme.h"
#include "views/overview/agreementbar.h"
#include "views/overview/agreementchart.h"
#include "views/overview/agreementoutput.h"
#include "views/overview/agreementpanel.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QDataStream>
#include <QEvent>
#include <QIODevice>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
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
    , m_bar(new AgreementBar(*m_run, this))
    , m_output(new AgreementOutput(
          session, [this] { return m_table->shownSection(); }, this))
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
    m_table = new SectionView(QStringLiteral("agreementGroups"), side, true);
    setFocusProxy(m_table);
    connect(m_table, &SectionView::currentItemChanged, this, &AgreementPage::showGroup);
    m_chart = new AgreementChart(side);
    m_chart->setObjectName(QStringLiteral("agreementChart"));
    m_chart->hide();
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(16, 0, 16, 12);
    layout->setSpacing(8);
    layout->addWidget(m_chart);
    layout->addWidget(m_table, 1);
    layout->addWidget(buildOpinions());
    return side;
}

/// How far partners agreed with written opinions.
QWidget* AgreementPage::buildOpinions()
{
    m_opinions = new QWidget(this);
    m_opinionsTitle = new QLabel(m_opinions);
    setLabelStyle(m_opinionsTitle, LabelStyle::Strong);
    m_opinionsTable = new SectionView(QStringLiteral("opinionFigures"), m_opinions, true);
    m_opinionsTable->setSelectionMode(QAbstractItemView::NoSelection);
    m_opinionsTable->setFocusPolicy(Qt::NoFocus);
    m_opinionsTable->setFitsRows(true);
    m_opinionsNote = new QLabel(m_opinions);
    m_opinionsNote->setWordWrap(true);
    setLabelStyle(m_opinionsNote, LabelStyle::Small);
    auto* layout = new QVBoxLayout(m_opinions);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_opinionsTitle);
    layout->addWidget(m_opinionsTable);
    layout->addWidget(m_opinionsNote);
    return m_opinions;
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
    connect(m_table, &SectionView::linkChosen, m_panel, &AgreementPanel::focusList);
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
    m_table->setSection(agreementSection(
        {choice.grouping, choice.step, {}, rows, m_session.people(), m_run->opinions()}));
    m_chart->setRows(isTime(choice.grouping) ? rows : QList<AgreementRow>());
    m_chart->setVisible(m_chart->isWorthShowing());
    showOpinions();
    const bool any = !rows.isEmpty();
    const bool showsEmpty = !any && m_run->opinions().opinions == 0;
    m_content->setCurrentWidget(showsEmpty ? static_cast<QWidget*>(m_empty) : m_splitter);
    m_output->setAvailable(any);
    m_table->chooseFirst();
}

void AgreementPage::showOpinions()
{
    const OpinionFigures& figures = m_run->opinions();
    const results::Section section = opinionsSection(figures);
    m_opinions->setVisible(figures.opinions > 0);
    m_opinionsTitle->setText(section.title);
    m_opinionsTable->setAccessibleName(section.title);
    m_opinionsTable->setSection(section);
    m_opinionsNote->setText(tr("%n opinion(s) handed in and not checked yet. Cohen's kappa: %1",
        nullptr, int(figures.unchecked()))
                                .arg(figures.kappa.undefinedBecause));
}

void AgreementPage::showGroup()
{
    const qint64 item = m_table->currentItem();
    if (item >= 0 && item < m_run->rows().size())
        m_panel->showGroup(m_run->rows().at(item), m_run->rounds());
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
        m_run->recompute(); // labels are words
    }
    QWidget::changeEvent(event);
}

} // namespace tandem
