#include "views/overview/agreementpage.h"

#include "storage/formats/markdowntable.h"
#include "storage/project/agreementexport.h"
#include "ui/emptystate.h"
#include "ui/theme.h"
#include "views/overview/agreementchart.h"
#include "views/overview/agreementdelegate.h"
#include "views/overview/agreementmodel.h"
#include "views/overview/agreementpanel.h"
#include "views/overview/agreementtext.h"
#include "views/overview/opinionfigurestable.h"
#include "views/overview/tablesetup.h"
#include "views/overview/tabletext.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDataStream>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>

namespace tandem {

namespace {

constexpr std::array kGroupings{AgreementGrouping::Overall, AgreementGrouping::ByStep,
    AgreementGrouping::ByRound, AgreementGrouping::ByPair, AgreementGrouping::ByPerson,
    AgreementGrouping::ByDomain, AgreementGrouping::ByMonth, AgreementGrouping::ByWeek};
constexpr int kBothSteps = -1;
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
    , m_ask(fileDialogForSaving())
{
    build();
    buildActions();
    retranslate();
    connect(m_run, &AgreementRun::finished, this, &AgreementPage::showResult);
    connect(m_run, &AgreementRun::runningChanged, this, &AgreementPage::showRunning);
    connect(m_run, &AgreementRun::progressed, this, &AgreementPage::showProgress);
    connect(m_run, &AgreementRun::failed, this, &AgreementPage::failed);
    connect(m_cancel, &QToolButton::clicked, m_run, &AgreementRun::cancel);
    connect(m_panel, &AgreementPanel::told, this, &AgreementPage::told);
    connect(m_panel, &AgreementPanel::failed, this, &AgreementPage::failed);
    connect(m_panel, &AgreementPanel::left, m_table,
        [table = m_table] { table->setFocus(Qt::OtherFocusReason); });
    connect(m_by, &QComboBox::currentIndexChanged, this, &AgreementPage::choose);
    connect(m_step, &QComboBox::currentIndexChanged, this, &AgreementPage::choose);
    showRunning(false);
    enableCopies();
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
    layout->addWidget(buildTools());
    layout->addWidget(m_content, 1);
}

QWidget* AgreementPage::buildTools()
{
    auto* bar = new QWidget(this);
    m_byLabel = new QLabel(bar);
    m_by = new QComboBox(bar);
    m_by->setObjectName(QStringLiteral("agreementBy"));
    for (const AgreementGrouping grouping : kGroupings)
        m_by->addItem(QString(), int(grouping));
    m_byLabel->setBuddy(m_by);
    m_step = new QComboBox(bar);
    m_step->setObjectName(QStringLiteral("agreementStep"));
    for (const int step : {kBothSteps, int(Step::Paragraphs), int(Step::KeyFacts)})
        m_step->addItem(QString(), step);
    for (QComboBox* combo : {m_by, m_step})
        combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_state = new QLabel(bar);
    m_state->setObjectName(QStringLiteral("agreementState"));
    setLabelStyle(m_state, LabelStyle::Small);
    m_progress = new QProgressBar(bar);
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(120);
    m_cancel = new QToolButton(bar);
    m_cancel->setObjectName(QStringLiteral("cancelAgreement"));
    setLinkLike(m_cancel);
    m_copyButton = new QPushButton(bar);
    m_copyButton->setObjectName(QStringLiteral("copyAgreement"));
    m_saveButton = new QPushButton(bar);
    m_saveButton->setObjectName(QStringLiteral("saveAgreement"));
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(16, 16, 16, 0);
    layout->setSpacing(8);
    for (QWidget* widget :
        std::initializer_list<QWidget*>{m_byLabel, m_by, m_step, m_state, m_progress, m_cancel})
        layout->addWidget(widget);
    layout->addStretch();
    layout->addWidget(m_copyButton);
    layout->addWidget(m_saveButton);
    return bar;
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
    const auto make = [this](const char* name, const QKeySequence& key, QWidget* owner) {
        auto* action = new QAction(this);
        action->setObjectName(QLatin1String(name));
        action->setShortcut(key);
        action->setShortcutContext(
            owner == this ? Qt::WidgetWithChildrenShortcut : Qt::WidgetShortcut);
        owner->addAction(action);
        return action;
    };
    m_openGroup = make("overviewOpenAgreement", QKeySequence(Qt::Key_Return), m_table);
    m_openGroup->setShortcuts({QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)});
    m_copyText = make("overviewCopyAgreement", QKeySequence::Copy, m_table);
    m_copyMarkdown =
        make("overviewCopyAgreementMarkdown", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), this);
    m_recompute = make("overviewRecomputeAgreement", QKeySequence::Refresh, this);
    m_saves = {make("overviewSaveAgreementCsv", {}, this),
        make("overviewSaveAgreementMarkdown", {}, this),
        make("overviewSaveAgreementLatex", {}, this)};
    auto* copies = new QMenu(m_copyButton);
    copies->addActions({m_copyText, m_copyMarkdown});
    m_copyButton->setMenu(copies);
    auto* saves = new QMenu(m_saveButton);
    saves->addActions(m_saves);
    m_saveButton->setMenu(saves);
    connect(m_openGroup, &QAction::triggered, m_panel, &AgreementPanel::focusList);
    connect(m_table, &QTableView::doubleClicked, m_panel, &AgreementPanel::focusList);
    connect(m_copyText, &QAction::triggered, this, &AgreementPage::copyText);
    connect(m_copyMarkdown, &QAction::triggered, this, &AgreementPage::copyMarkdown);
    connect(m_recompute, &QAction::triggered, m_run, &AgreementRun::start);
    for (const TableFormat format : {TableFormat::Csv, TableFormat::Markdown, TableFormat::Latex}) {
        connect(
            m_saves.at(int(format)), &QAction::triggered, this, [this, format] { save(format); });
    }
}

QList<QAction*> AgreementPage::pageActions() const
{
    return QList<QAction*>{m_openGroup, m_copyText, m_copyMarkdown} + m_saves +
           QList<QAction*>{m_recompute} + m_panel->panelActions();
}

void AgreementPage::retranslate()
{
    retranslateChoice();
    m_cancel->setText(tr("Cancel"));
    m_copyButton->setText(tr("Copy"));
    m_saveButton->setText(tr("Save"));
    m_openGroup->setText(tr("Show the disagreements of the group"));
    m_copyText->setText(tr("Copy the agreement"));
    m_copyMarkdown->setText(tr("Copy the agreement as Markdown"));
    m_recompute->setText(tr("Compute the agreement again"));
    m_saves.at(int(TableFormat::Csv))->setText(tr("Save the agreement as CSV…"));
    m_saves.at(int(TableFormat::Markdown))->setText(tr("Save the agreement as Markdown…"));
    m_saves.at(int(TableFormat::Latex))->setText(tr("Save the agreement as LaTeX…"));
    m_table->setAccessibleName(tr("Agreement by group"));
    m_progress->setAccessibleName(tr("Progress of the agreement"));
    m_empty->setIcon(Icon::Compare);
    m_empty->setHeadline(tr("Nothing to compare yet"));
    m_empty->setText(tr("Agreement is computed on closed rounds: a round closes when both of a "
                        "pair have handed in."));
}

void AgreementPage::retranslateChoice()
{
    m_byLabel->setText(tr("&By"));
    for (int i = 0; i < m_by->count(); ++i)
        m_by->setItemText(i, agreementGroupingName(AgreementGrouping(m_by->itemData(i).toInt())));
    for (int i = 0; i < m_step->count(); ++i) {
        const int step = m_step->itemData(i).toInt();
        m_step->setItemText(i, step == kBothSteps ? tr("All steps") : ratedStepText(Step(step)));
    }
    m_by->setAccessibleName(tr("What rounds are put together by"));
    m_step->setAccessibleName(tr("Of which step"));
}

void AgreementPage::choose()
{
    AgreementChoice choice{AgreementGrouping(m_by->currentData().toInt()), {}};
    if (const int step = m_step->currentData().toInt(); step != kBothSteps)
        choice.step = Step(step);
    m_run->setChoice(choice);
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
    enableCopies();
    if (any && !m_table->currentIndex().isValid())
        m_table->setCurrentIndex(m_model->index(0, 0)); // which shows it
    else
        showGroup();
}

void AgreementPage::enableCopies()
{
    const bool any = m_model->rowCount() > 0;
    m_copyButton->setEnabled(any);
    m_saveButton->setEnabled(any);
    for (QAction* action : QList<QAction*>{m_copyText, m_copyMarkdown} + m_saves)
        action->setEnabled(any);
}

void AgreementPage::showGroup()
{
    const AgreementRow* row = m_model->group(m_table->currentIndex().row());
    if (row)
        m_panel->showGroup(*row, m_run->rounds());
    else
        m_panel->clear();
}

void AgreementPage::showRunning(bool running)
{
    m_progress->setVisible(running);
    m_progress->setRange(0, 0);
    m_cancel->setVisible(running);
    if (running)
        m_state->setText(tr("Computing…"));
    else if (m_run->wasCancelled())
        m_state->setText(tr("Cancelled; F5 computes it again."));
    else
        m_state->setText(tr("On the answers given blind."));
}

void AgreementPage::showProgress(qint64 done, qint64 all)
{
    if (all <= 0)
        return;
    m_progress->setRange(0, int(all));
    m_progress->setValue(int(done));
    const QLocale locale;
    m_state->setText(
        tr("Reading: %1 of %2 rounds").arg(locale.toString(done), locale.toString(all)));
}

void AgreementPage::copyText()
{
    QGuiApplication::clipboard()->setText(
        plainColumns(agreementTable(m_model->groups(), m_run->shownChoice().grouping)));
    emit told(tr("The agreement is copied."));
}

void AgreementPage::copyMarkdown()
{
    QGuiApplication::clipboard()->setText(
        markdownTable(agreementTable(m_model->groups(), m_run->shownChoice().grouping)));
    emit told(tr("The agreement is copied as Markdown."));
}

void AgreementPage::save(TableFormat format)
{
    const auto chosen = [this, format](const QString& path) { saveTo(path, format); };
    switch (format) {
    case TableFormat::Csv:
        return m_ask(this, QStringLiteral("agreement.csv"), tr("CSV tables (*.csv)"), chosen);
    case TableFormat::Markdown:
        return m_ask(this, QStringLiteral("agreement.md"), tr("Markdown tables (*.md)"), chosen);
    case TableFormat::Latex:
        return m_ask(this, QStringLiteral("agreement.tex"), tr("LaTeX tables (*.tex)"), chosen);
    }
}

void AgreementPage::saveTo(const QString& path, TableFormat format)
{
    m_session.project().read<int>(
        [path, format, rows = m_model->groups(), grouping = m_run->shownChoice().grouping](
            Database&, const CancelFlag&) -> Expected<int> {
            if (auto written = exportAgreement(path, format, rows, grouping); !written)
                return failure(written.error());
            return int(rows.size());
        },
        this,
        [this, path](const Expected<int>& rows) {
            if (rows)
                emit told(tr("%n row(s) saved in %1.", nullptr, *rows).arg(path));
            else
                emit failed(rows.error());
        });
}

QByteArray AgreementPage::saveLayout() const
{
    QByteArray layout;
    QDataStream stream(&layout, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_4);
    stream << m_splitter->saveState() << qint32(m_by->currentIndex())
           << qint32(m_step->currentIndex());
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
    if (stream.status() != QDataStream::Ok || by < 0 || by >= m_by->count() || step < 0 ||
        step >= m_step->count())
        return;
    m_splitter->restoreState(splitter);
    m_by->setCurrentIndex(by);
    m_step->setCurrentIndex(step);
}

void AgreementPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_model->refresh();
        m_run->recompute(); // labels are words
        showRunning(m_run->isRunning());
    }
    QWidget::changeEvent(event);
}

} // namespace tandem
