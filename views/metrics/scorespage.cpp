#include "views/metrics/scorespage.h"

#include "models/metrics/judges.h"
#include "storage/project/programscores.h"
#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/emptystate.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/workspace.h"
#include "ui/searchfield.h"
#include "ui/sectionview.h"
#include "ui/segmentswitch.h"
#include "ui/theme.h"
#include "views/metrics/matchpane.h"
#include "views/metrics/measuresdialog.h"
#include "views/metrics/metricscontroller.h"
#include "views/metrics/scoredpairs.h"
#include "views/metrics/scorerows.h"
#include "views/metrics/scoresoutput.h"
#include "views/metrics/workstrip.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"
#include "views/session/tablecopy.h"

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kScoresPageTableHeight = 380;
constexpr int kPaneHeight = 300;

} // namespace

ScoresPage::ScoresPage(MetricsController& controller, ResultOutput& output, Workspace& screen)
    : QWidget(&screen)
    , m_controller(controller)
    , m_output(output)
    , m_screen(screen)
{
    QWidget* content = buildContent();
    m_empty = named(new EmptyState(this), "scoresEmpty");
    m_content = new QStackedWidget(this);
    m_content->addWidget(content);
    m_content->addWidget(m_empty);
    m_strip = new WorkStrip(QStringLiteral("scores"), this);
    addFileCommands();
    addTableCommands();
    inColumn(this, {buildTools(), m_strip, Gap(10), {m_content, 1}}, 0);
    connectParts();
    inEveryLanguage(this, [this] {
        m_systems->setSection(systemMeans(*m_controller.table()));
        showState();
    });
}

QWidget* ScoresPage::buildContent()
{
    m_table = new ScoredPairs(this);
    bindText(m_table, &QWidget::setAccessibleName, [] { return tr("Scores of pairs"); });
    m_systems = new SectionView(QStringLiteral("scoresSystems"), this);
    m_systems->keepSorting();
    m_systems->keepNamesInSight();
    bindText(m_systems, &QWidget::setAccessibleName, [] { return tr("Scores by system"); });
    m_pane = named(new MatchPane(this), "scoresPane");
    m_tables = new QStackedWidget(this);
    m_tables->addWidget(m_table);
    auto* systems = new QWidget(this);
    inColumn(systems, {m_systems}, kUsualSpacing, {16, 0, 16, 12});
    m_tables->addWidget(systems);
    setFocusProxy(m_table);
    return keptPanes("scoresPanes", Qt::Vertical, {m_tables, m_pane},
        {kScoresPageTableHeight, kPaneHeight}, {3, 2});
}

void ScoresPage::addFileCommands()
{
    m_openPairs = addCommand(
        this, "metricsOpenPairs", Qt::CTRL | Qt::Key_I, [] { return tr("Open a file of pairs"); },
        [this] { openPairs(); });
    m_openProject = addCommand(
        this, "metricsOpenProject", Qt::CTRL | Qt::Key_L,
        [] { return tr("Score this project's outputs"); }, [this] { m_controller.openProject(); });
    m_addColumns = addCommand(
        this, "metricsAddColumns", Qt::CTRL | Qt::Key_R,
        [] { return tr("Add scores from a CSV file"); },
        [this] {
            FileQuestion question = m_output.question(
                FileQuestion::Kind::Open, QStringLiteral("scores"), tr("Scores (*.csv)"));
            if (m_controller.table()->isProject)
                question.title = tr("Scores of the project's outputs (cannot be undone)");
            m_output.files().one(
                this, question, [this](const QString& path) { m_controller.addColumns(path); });
        });
    m_forPairs += m_addColumns;
}

void ScoresPage::addTableCommands()
{
    QAction* measures = addCommand(
        this, "metricsMeasures", Qt::CTRL | Qt::Key_M, [] { return tr("Choose the measures"); },
        [this] { chooseMeasures(); }, [] { return tr("Measures…"); });
    m_judge = addCommand(
        this, "metricsJudge", Qt::CTRL | Qt::Key_J,
        [] { return tr("Have a language model judge the outputs"); }, [this] { askJudge(); },
        [] { return tr("Judge…"); });
    m_store = addCommand(
        this, "metricsStoreScores", {},
        [] { return tr("Store scores of other programs in the project"); },
        [this] { storeScores(); });
    QAction* save = addCommand(
        this, "metricsSave", Qt::CTRL | Qt::Key_S, [] { return tr("Save the table of scores"); },
        [this] { this->save(); }, [] { return tr("Save table…"); });
    m_forPairs += save;
    m_forPairs += addCommand(
        this, "metricsCopy", QKeySequence::Copy, [] { return tr("Copy the selected rows"); },
        [this] { copy(); }, {}, {m_table});
    m_forPairs += addTableCopy(this, "metricsCopyTable", [this] {
        const ScoreRows& scores = m_table->scores();
        return m_tables->currentIndex() == 0 ? pairRowsTable(*scores.table(), scores.order())
                                             : m_systems->table();
    });
    m_find = addCommand(
        this, "metricsFind",
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F), QKeySequence(QKeySequence::Find)},
        [] { return tr("Filter the pairs"); },
        [this] { m_search->setFocus(Qt::ShortcutFocusReason); });
    m_forPairs += addCommand(
        this, "metricsRows", Qt::CTRL | Qt::Key_T, [] { return tr("Show pairs or systems"); },
        [this] { m_rows->segment(1 - m_rows->current())->setChecked(true); });
    m_forPair += addCommand(
        this, "metricsSort", Qt::Key_S,
        [] { return tr("Sort by the current column; again to reverse"); },
        [this] { m_table->sortByCurrent(); }, {}, {m_table});
    m_forPair += addCommand(
        this, "metricsNextMatch", Qt::Key_J, [] { return tr("Next match"); },
        [this] { m_pane->stepMatch(1); });
    m_forPair += addCommand(
        this, "metricsPreviousMatch", Qt::Key_K, [] { return tr("Previous match"); },
        [this] { m_pane->stepMatch(-1); });
    m_cancel = addCommand(
        this, "metricsCancel", Qt::Key_Escape, [] { return tr("Cancel scoring"); },
        [this] { m_controller.cancel(); });
    for (QAction* action : {measures, m_judge, save})
        m_commandButtons += commandButton(action, this);
}

QWidget* ScoresPage::buildTools()
{
    auto* tools = new QWidget(this);
    m_source = named(new QPushButton(tools), "scoresSource");
    m_source->setMaximumWidth(260);
    m_source->setMenu(new QMenu(m_source));
    bindText(m_source, &QWidget::setAccessibleName, [] { return tr("Source of the pairs"); });
    m_search = named(new SearchField(tools), "scoresFilter");
    m_search->setShortcutHint(QKeySequence::Find);
    m_search->setMaximumWidth(230);
    bindText(m_search, &QLineEdit::setPlaceholderText, [] { return tr("Filter pairs"); });
    bindText(m_search, &QWidget::setAccessibleName,
        [] { return tr("Filter pairs by name, system or words of their texts"); });
    m_count = named(newLabel(tools, LabelStyle::Secondary), "scoresCount");
    m_rows = new SegmentSwitch(
        "scoresRows",
        [] {
            return QStringList{tr("Pairs"), tr("Systems")};
        },
        tools);
    bindText(m_rows, &QWidget::setAccessibleName, [] { return tr("Rows of the table"); });
    keep(m_rows);
    auto* row =
        inRow(tools, {m_source, {m_search, 1}, m_count, Free(1), m_rows}, 8, {16, 12, 16, 0});
    for (QWidget* button : std::as_const(m_commandButtons))
        row->addWidget(button);
    return tools;
}

void ScoresPage::connectParts()
{
    connect(&m_controller, &MetricsController::tableChanged, this, &ScoresPage::takeTable);
    connect(&m_controller, &MetricsController::busyChanged, this, [this] {
        m_strip->hide();
        showState();
    });
    connect(&m_controller, &MetricsController::progressChanged, this, &ScoresPage::showProgress);
    connect(m_strip, &WorkStrip::pressed, this, [this] {
        if (m_controller.isBusy())
            m_controller.cancel();
        else
            m_controller.scoreMissing();
    });
    connect(m_source->menu(), &QMenu::aboutToShow, this, &ScoresPage::fillSourceMenu);
    connect(m_search, &SearchField::searchChanged, m_table, &ScoredPairs::setWords);
    connect(m_search, &SearchField::downPressed, m_table,
        [table = m_table] { table->setFocus(Qt::OtherFocusReason); });
    connect(m_rows, &SegmentSwitch::chosen, this, &ScoresPage::showRows);
    connect(m_table, &ScoredPairs::currentCellChanged, this, &ScoresPage::showPair);
    connect(m_table, &ScoredPairs::arranged, this, [this] {
        showPair();
        showState();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
        &ScoresPage::showState);
}

void ScoresPage::fillSourceMenu()
{
    QMenu* menu = m_source->menu();
    menu->clear();
    menu->addActions({m_openProject, m_openPairs});
    menu->addSeparator();
    for (const QString& path : m_controller.recentFiles().paths()) {
        // A file's name is not to make a key of the letter behind an ampersand.
        QString name = QFileInfo(path).fileName();
        name.replace(u'&', QStringLiteral("&&"));
        QAction* shown = menu->addAction(name, this, [this, path] { m_controller.openFile(path); });
        shown->setToolTip(QDir::toNativeSeparators(path));
    }
    menu->addSeparator();
    menu->addActions({m_addColumns, m_store});
}

void ScoresPage::takeTable()
{
    m_pane->setSynonyms(m_controller.synonyms());
    m_systems->setSection(systemMeans(*m_controller.table()));
    m_table->setTable(m_controller.table());
    showState();
}

void ScoresPage::goToPair(int pair, const QString& key)
{
    m_rows->segment(0)->setChecked(true);
    if (!m_table->scores().order().contains(pair))
        m_search->clear();
    m_table->goToPair(pair, key);
}

void ScoresPage::showRows(int rows)
{
    m_tables->setCurrentIndex(rows);
    m_pane->setVisible(rows == 0);
    QWidget* table = rows == 0 ? static_cast<QWidget*>(m_table) : m_systems;
    setFocusProxy(table);
    if (isVisible())
        table->setFocus(Qt::OtherFocusReason);
    showPair();
    showState();
}

void ScoresPage::showPair()
{
    const ScoreRows& scores = m_table->scores();
    const QModelIndex current = m_table->currentIndex();
    qsizetype column = current.isValid() ? scores.scoreColumnAt(current.column()) : -1;
    if (column < 0 && !scores.table()->pairs.columns.isEmpty())
        column = 0; // the pair itself is current: the first measure stands for all
    m_pane->show(scores.table(), scores.pairAt(current), column);
    for (QAction* action : std::as_const(m_forPair))
        action->setEnabled(current.isValid() && !m_pane->isHidden());
}

void ScoresPage::showState()
{
    const SharedMetricsTable& table = m_controller.table();
    const bool any = !table->isEmpty();
    const bool busy = m_controller.isBusy();
    const bool pairs = m_tables->currentIndex() == 0;
    m_content->setCurrentIndex(m_controller.isReady() && !any && !busy ? 1 : 0);
    m_rows->setVisible(any);
    m_search->setVisible(any && pairs);
    for (QAction* action : std::as_const(m_forPairs))
        action->setEnabled(any);
    m_cancel->setEnabled(busy);
    m_judge->setEnabled(any && table->isProject);
    m_store->setEnabled(any && table->isProject && !busy &&
                        std::any_of(table->pairs.columns.begin(), table->pairs.columns.end(),
                            [](const auto& one) { return one.measure && one.measure->batch; }));
    m_find->setEnabled(any && pairs);
    const bool ofProject = m_controller.isOfProject();
    m_openProject->setEnabled(!ofProject || !m_controller.isReady());
    m_source->setText(!m_controller.isReady() ? tr("Pairs")
                      : ofProject             ? tr("This project's outputs")
                                              : table->pairs.source);
    m_empty->say(Icon::Metrics, tr("No pairs of texts yet"),
        ofProject
            ? tr("A pair is a reference and a system's output. This project has no cases with "
                 "both: import cases in Evaluate, or drop a JSONL, JSON or CSV file of pairs here.")
            : tr("The file has no pairs. Drop another JSONL, JSON or CSV file of pairs here, or "
                 "score this project's outputs."),
        {tr("Open a file of pairs…"), "metricsOpenPairs"},
        {ofProject ? QString() : tr("This project's outputs"), "metricsOpenProject"});
    m_count->setText(countText());
    if (!busy && table->missing.isEmpty())
        m_strip->hide();
    else if (!busy)
        m_strip->showStopped(std::all_of(table->missing.begin(), table->missing.end(),
                                 [](metrics::Measure measure) { return measure->batch; })
                                 ? tr("%Ln measure(s) of other programs: not all pairs are scored.",
                                       nullptr, int(table->missing.size()))
                                 : tr("Scoring was stopped; %Ln measure(s) were not computed.",
                                       nullptr, int(table->missing.size())));
}

void ScoresPage::showProgress(qint64 done, qint64 total)
{
    m_strip->showWork(
        tr("%1 of %Ln pair(s) scored", nullptr, int(total)).arg(QLocale().toString(done)), done,
        total);
}

QString ScoresPage::countText() const
{
    const SharedMetricsTable& table = m_controller.table();
    const auto all = int(table->pairs.pairs.size());
    const int shown = m_table->scores().rowCount();
    if (!m_controller.isReady())
        return m_controller.isBusy() ? tr("reading…") : QString();
    if (m_tables->currentIndex() != 0)
        return tr("%Ln system(s)", nullptr, int(table->systems.size()));
    if (const int selected = m_table->selectedCount(); selected > 1)
        return tr("%Ln pair(s) selected", nullptr, selected);
    if (shown < all)
        return tr("%1 of %Ln pair(s)", nullptr, all).arg(QLocale().toString(shown));
    return all > 0 ? tr("%Ln pair(s)", nullptr, all) : QString();
}

void ScoresPage::openPairs()
{
    m_output.files().one(this,
        m_output.question(FileQuestion::Kind::Open, QStringLiteral("texts"),
            tr("Pairs of texts (*.jsonl *.ndjson *.json *.csv)")),
        [this](const QString& path) { m_controller.openFile(path); });
}

void ScoresPage::chooseMeasures()
{
    auto* dialog = new MeasuresDialog(m_controller.measures(), m_controller.outside(),
        m_controller.synonyms(), m_output.files(), this);
    dialog->addExpertScores(m_controller.expertScores());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(
        dialog, &MeasuresDialog::measureEdited, &m_controller, &MetricsController::followMeasure);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_controller.setExpertScores(dialog->expertScores());
        m_controller.setSynonymFolder(dialog->synonymFolder());
        m_controller.setOutside(dialog->outside());
        m_controller.setMeasures(dialog->chosen(), MetricsController::Programs::Start);
    });
    dialog->open();
}

void ScoresPage::askJudge()
{
    QList<OutputId> outputs;
    if (m_table->selectedCount() > 1 && m_tables->currentIndex() == 0) {
        for (const int pair : m_table->selectedPairs())
            outputs += m_controller.table()->outputs.at(pair);
    }
    auto* menu = named(new QMenu(this), "scoresJudges");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const metrics::Judge judge : metrics::judges()) {
        QAction* chosen = menu->addAction(metrics::judgeName(judge));
        chosen->setObjectName(metrics::judgeKey(judge));
        connect(chosen, &QAction::triggered, this,
            [this, judge, outputs] { emit judgeRequested(metrics::judgeKey(judge), outputs); });
    }
    const QWidget* button = m_commandButtons.at(1);
    menu->popup(button->mapToGlobal(button->rect().bottomLeft()));
    menu->setActiveAction(menu->actions().constFirst());
}

void ScoresPage::storeScores()
{
    const auto stored = std::make_shared<StoredProgramScores>();
    const SharedMetricsTable& table = m_controller.table();
    m_controller.session()
        .change(this, storingProgramScores(table->pairs.columns, table->outputs, stored))
        .onCommitted(this, [this, stored] {
            QString told = tr("%Ln score(s) stored in the project.", nullptr, int(stored->added));
            if (stored->differs > 0)
                told += u' ' + tr("%Ln score(s) differ from those stored for the same version, "
                                  "which are kept.",
                                   nullptr, int(stored->differs));
            m_screen.tell(told);
        });
}

void ScoresPage::save()
{
    if (m_tables->currentIndex() != 0)
        return m_output.save(this, QStringLiteral("systems"), m_systems->shownSection(), {},
            runsBehindTable(*m_controller.table()));
    const FileQuestion asked = m_output.question(FileQuestion::Kind::Save, QStringLiteral("table"),
        pairRowsFilter(), QStringLiteral("scores.csv"));
    m_output.writeFromProject(this, asked,
        [table = m_table->scores().table(), rows = m_table->scores().order()](
            Database& database, const QString& path) -> Expected<QStringList> {
            TANDEM_TRY(below, runSettingSections(database, runsBehindTable(*table)));
            return writePairRows(path, *table, rows, *below).map([] { return QStringList(); });
        });
}

void ScoresPage::copy()
{
    QList<int> rows = m_table->selectedPairs();
    if (rows.isEmpty())
        rows = m_table->scores().order();
    m_controller.session().project().read<QString>(
        [table = m_table->scores().table(), rows](Database&,
            const CancelFlag&) -> Expected<QString> { return pairRowsText(*table, rows); },
        this,
        [this, count = int(rows.size())](const Expected<QString>& text) {
            if (!text)
                return;
            QGuiApplication::clipboard()->setText(*text);
            m_screen.tell(tr("%Ln row(s) copied.", nullptr, count));
        });
}

namespace {

constexpr qint64 kLongestHeading = 4096;

/// Whether one of the names that a file of pairs has for its candidates is there.
bool namesTexts(const QByteArray& heading)
{
    constexpr const char* names[] = {"candidate", "prediction", "output", "hypothesis"};
    const QByteArray lower = heading.toLower();
    return std::any_of(
        std::begin(names), std::end(names), [&](const char* name) { return lower.contains(name); });
}

bool isOfScores(const QString& path)
{
    if (!path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive))
        return false;
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && !namesTexts(file.readLine(kLongestHeading));
}

} // namespace

DroppedTables droppedTables(const QStringList& paths)
{
    DroppedTables dropped;
    for (const QString& path : paths) {
        QString& place = isOfScores(path) ? dropped.columns : dropped.pairs;
        if (place.isEmpty())
            place = path;
    }
    return dropped;
}

} // namespace tandem
