#include "views/metrics/persevalpage.h"

#include "storage/formats/distancesreader.h"
#include "storage/formats/distanceswriter.h"
#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/emptystate.h"
#include "ui/filedrop.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/workspace.h"
#include "ui/sectionview.h"
#include "ui/segmentswitch.h"
#include "views/metrics/persevalcontroller.h"
#include "views/metrics/persevaldrilldown.h"
#include "views/metrics/persevalsettings.h"
#include "views/metrics/workstrip.h"
#include "views/session/resultoutput.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>

#include <algorithm>
#include <array>
#include <limits>

namespace tandem {

namespace {

constexpr int kPersevalViews = 6;
constexpr qint64 kAllThousandths = 1000;

} // namespace

PersevalPage::PersevalPage(ResultOutput& output, Workspace& screen)
    : QWidget(&screen)
    , m_output(output)
    , m_screen(screen)
    , m_controller(new PersevalController(screen, this))
    , m_sample(QStringLiteral(":/tandem/sample/personalized.jsonl"))
    , m_drill(new PersevalDrillDown(this))
    , m_charts(new PersevalChartView(this))
    , m_empty(named(new EmptyState(this), "persevalEmpty"))
    , m_content(new QStackedWidget(this))
    , m_settings(named(new PersevalSettings(this), "persevalSettings"))
    , m_strip(new WorkStrip(QStringLiteral("perseval"), this))
    , m_saving(this)
{
    for (QWidget* content : QList<QWidget*>{m_drill, m_charts, m_empty})
        m_content->addWidget(content);
    addFileCommands();
    addViewCommands();
    addTableCommands();
    inColumn(this, {buildTools(), buildViews(), m_strip, {m_content, 1}}, 10);
    connectParts();
    takesFiles(this, [this](const QStringList& paths) { m_controller->open(paths); });
    keep(
        m_settings, [this] { return choices(); },
        [this](const QVariant& saved) { restoreChoices(saved.toList()); });
    inEveryLanguage(this, [this] {
        m_empty->say(Icon::People, tr("How far do models follow their users?"),
            tr("Open a JSONL file with a document in each line: doc_id, doc_text, doc_summ (its "
               "title) "
               "and m_summary_dict, which has for each user the user's own summary, \"user\", and "
               "one by each model under the model's name. Or a folder with the distances as three "
               "CSV "
               "files: sum_doc, sum_sum, sum_user. Files can be dropped here."),
            {tr("Open a file…"), "persevalOpenTexts"},
            {tr("Open the sample"), "persevalOpenSample"});
        chooseView();
    });
}

void PersevalPage::addFileCommands()
{
    m_openings = {addCommand(
                      this, "persevalOpenTexts", Qt::CTRL | Qt::Key_I,
                      [] { return tr("Open personalized summaries"); }, [this] { openTexts(); }),
        addCommand(
            this, "persevalOpenDistances", Qt::CTRL | Qt::Key_D,
            [] { return tr("Open a folder of distances"); }, [this] { openDistances(); }),
        addCommand(
            this, "persevalOpenSample", {},
            [] { return tr("Open the sample of personalized summaries"); },
            [this] { openSample(); })};
}

void PersevalPage::addViewCommands()
{
    m_forResult += addCommand(
        this, "persevalNext", Qt::CTRL | Qt::Key_T,
        [] { return tr("Next view: models and charts"); },
        [this] { showView(View((m_views->current() + 1) % kPersevalViews)); });
    addCommand(
        this, "persevalChooseDistance", Qt::CTRL | Qt::Key_M,
        [] { return tr("Choose the distance"); }, [this] { m_settings->focusDistance(); });
    addCommand(
        this, "persevalSetBeta", Qt::CTRL | Qt::Key_B, [] { return tr("Set beta"); },
        [this] { m_settings->focusBeta(); });
    addCommand(
        this, "persevalShowParameters", Qt::CTRL | Qt::SHIFT | Qt::Key_M,
        [] { return tr("Show or hide the other parameters"); },
        [this] { m_settings->setFolded(!m_settings->isFolded()); });
    addCommand(
        this, "persevalResetParameters", Qt::CTRL | Qt::SHIFT | Qt::Key_B,
        [] { return tr("Back to the paper's parameters"); }, [this] { m_settings->reset(); });
}

void PersevalPage::addTableCommands()
{
    QList<QWidget*> tables;
    for (SectionView* table : m_drill->tables())
        tables += table;
    addCommand(
        this, "persevalSort", Qt::Key_S,
        [] { return tr("Sort by the current column, then the other way"); },
        [this] { m_drill->currentTable()->sortByCurrent(); }, {}, tables);
    addCommand(
        this, "persevalUp", Qt::Key_Backspace, [] { return tr("Back to documents or models"); },
        [this] { m_drill->goUp(); }, {}, tables + QList<QWidget*>{m_drill});
    addCommand(
        this, "persevalCopy", QKeySequence::Copy, [] { return tr("Copy the row"); },
        [this] {
            m_output.copy({view() == View::Models ? m_drill->currentTable()->currentSection()
                                                  : m_charts->table()->shownSection()});
        },
        {}, tables + QList<QWidget*>{m_charts->table()});
    m_forResult += addCommand(
        this, "persevalSave", Qt::CTRL | Qt::Key_S, [] { return tr("Save the table"); },
        [this] { save(); }, [] { return tr("Save table…"); });
    m_saveChart = addCommand(
        this, "persevalSaveChart", Qt::CTRL | Qt::SHIFT | Qt::Key_S,
        [] { return tr("Save the chart"); },
        [this] { m_output.saveChart(this, m_charts->fileName(), m_charts->currentChart()); },
        [] { return tr("Save chart…"); });
    m_forResult += addCommand(
        this, "persevalSaveDistances", Qt::CTRL | Qt::SHIFT | Qt::Key_D,
        [] { return tr("Save the distances as three CSV files"); }, [this] { saveDistances(); },
        [] { return tr("Save distances…"); });
    m_cancel = addCommand(
        this, "persevalCancel", Qt::Key_Escape, [] { return tr("Cancel"); }, [this] { cancel(); });
}

QWidget* PersevalPage::buildTools()
{
    auto* tools = new QWidget(this);
    m_source = named(new QPushButton(tools), "persevalSource");
    m_source->setMaximumWidth(230);
    m_source->setMenu(new QMenu(m_source));
    says(m_source, &QWidget::setAccessibleName, [] { return tr("Where the summaries come from"); });
    inRow(tools, {{m_source, 0, Qt::AlignTop}, {m_settings, 1}}, 12, {16, 12, 16, 0});
    return tools;
}

QWidget* PersevalPage::buildViews()
{
    m_viewTools = new QWidget(this);
    m_views = new SegmentSwitch(
        "persevalViews",
        [] {
            return QStringList{tr("Models"), tr("Leaderboard"), tr("Beta"), tr("Stability"),
                tr("Rank correlation"), tr("Consensus")};
        },
        m_viewTools);
    says(m_views, &QWidget::setAccessibleName, [] { return tr("What of the models is shown"); });
    m_board = new SegmentSwitch(
        "persevalBoard",
        [] {
            QStringList names;
            for (const perseval::RankedBy board : perseval::kBoards)
                names += perseval::rankedByName(board);
            return names;
        },
        m_viewTools);
    says(m_board, &QWidget::setAccessibleName, [] { return tr("What models are ranked by"); });
    auto* seed = new QWidget(m_viewTools);
    auto* seedLabel = new QLabel(seed);
    says(seedLabel, &QLabel::setText, [] { return tr("Seed"); });
    m_seed = named(new QSpinBox(seed), "persevalSeed");
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(1);
    m_seed->setKeyboardTracking(false);
    says(m_seed, &QWidget::setAccessibleName,
        [] { return tr("Seed that the samples are drawn by"); });
    seedLabel->setBuddy(m_seed);
    inRow(seed, {seedLabel, m_seed}, 8);
    QHBoxLayout* row = inRow(m_viewTools, {m_views, m_board, seed, Free()}, 8, {16, 0, 16, 0});
    for (QAction* action : {m_forResult.at(1), m_saveChart, m_forResult.at(2)})
        row->addWidget(commandButton(action, m_viewTools));
    keep(m_views);
    keep(m_board);
    return m_viewTools;
}

void PersevalPage::connectParts()
{
    connect(m_views, &SegmentSwitch::chosen, this, &PersevalPage::chooseView);
    connect(m_board, &SegmentSwitch::chosen, this, &PersevalPage::chooseView);
    connect(m_seed, &QSpinBox::valueChanged, this, &PersevalPage::chooseView);
    connect(m_source->menu(), &QMenu::aboutToShow, this, &PersevalPage::fillSourceMenu);
    connect(m_controller, &PersevalController::resultChanged, this, &PersevalPage::takeResult);
    connect(m_controller, &PersevalController::busyChanged, this, &PersevalPage::showState);
    connect(m_controller, &PersevalController::choiceChanged, this,
        [this] { m_settings->setChoice(m_controller->choice()); });
    connect(m_controller, &PersevalController::progressChanged, this,
        [this](qint64 documents, int thousandths) {
            m_strip->showWork(documents > 0 ? tr("%n document(s) compared", nullptr, int(documents))
                                            : tr("Reading…"),
                thousandths, kAllThousandths);
        });
    connect(m_settings, &PersevalSettings::edited, m_controller, &PersevalController::setChoice);
    connect(m_settings, &PersevalSettings::importRequested, this, &PersevalPage::openDistances);
    connect(m_drill, &PersevalDrillDown::levelChanged, this, &PersevalPage::showState);
    connect(m_charts, &PersevalChartView::changed, this, &PersevalPage::showState);
    connect(m_charts, &PersevalChartView::sampling, this, [this](qint64 done, qint64 total) {
        if (!m_controller->isLoading())
            m_strip->showWork(tr("Drawing samples"), done, std::max<qint64>(1, total));
    });
    connect(m_charts, &ChartResultView::saveChartRequested, m_saveChart, &QAction::trigger);
    connect(m_strip, &WorkStrip::pressed, this, &PersevalPage::cancel);
}

void PersevalPage::showView(View view)
{
    m_views->setCurrent(int(view));
    chooseView();
}

PersevalPage::View PersevalPage::view() const
{
    return View(m_views->current());
}

void PersevalPage::chooseView()
{
    m_charts->setChart(view(), perseval::RankedBy(m_board->current()), m_seed->value());
    showState();
}

bool PersevalPage::isSettled() const
{
    return !m_controller->isBusy() && m_drill->isSettled() && m_charts->isSettled();
}

void PersevalPage::fillSourceMenu()
{
    QMenu* menu = m_source->menu();
    menu->clear();
    menu->addActions(m_openings);
    menu->addSeparator();
    for (const QString& path : m_controller->recentFiles().paths()) {
        QString name = QDir::toNativeSeparators(path);
        menu->addAction(name.replace(u'&', QStringLiteral("&&")), this,
            [this, path] { m_controller->open({path}); });
    }
}

void PersevalPage::takeResult()
{
    const SharedPersonalization& result = m_controller->result();
    m_settings->setImported(result->source.texts.isEmpty());
    m_drill->setResult(result);
    m_charts->setData(result);
    showState();
}

void PersevalPage::showState()
{
    const bool empty = m_controller->result()->isEmpty();
    const bool models = view() == View::Models;
    const bool loads = m_controller->isLoading();
    QWidget* const shown = empty    ? static_cast<QWidget*>(m_empty)
                           : models ? static_cast<QWidget*>(m_drill)
                                    : static_cast<QWidget*>(m_charts);
    const bool hadKeyboard = m_content->currentWidget()->isAncestorOf(QApplication::focusWidget());
    m_content->setCurrentWidget(shown);
    setFocusProxy(shown);
    if (hadKeyboard && !shown->isAncestorOf(QApplication::focusWidget()))
        shown->setFocus(Qt::OtherFocusReason);
    m_source->setText(empty ? tr("Open")
                            : fontMetrics().elidedText(
                                  m_controller->result()->table->source, Qt::ElideMiddle, 180));
    m_viewTools->setVisible(!empty);
    m_board->setVisible(view() == View::Leaderboard);
    m_seed->parentWidget()->setVisible(view() == View::Stability);
    for (QAction* action : std::as_const(m_forResult))
        action->setEnabled(!empty);
    m_saveChart->setEnabled(!empty && !models && !m_charts->currentChart().isEmpty());
    m_cancel->setEnabled(loads || m_charts->isSampling());
    if (loads && m_strip->isHidden())
        m_strip->showWork(tr("Reading…"), 0, kAllThousandths);
    if (!loads && !m_charts->isSampling())
        m_strip->hide();
}

void PersevalPage::openTexts()
{
    m_output.files().one(this,
        m_output.question(FileQuestion::Kind::Open, QStringLiteral("texts"),
            tr("Personalized summaries (*.jsonl *.json);;All files (*)")),
        [this](const QString& path) { m_controller->open({path}); });
}

void PersevalPage::openDistances()
{
    m_output.files().one(this,
        m_output.question(FileQuestion::Kind::Folder, QStringLiteral("distances"), {}),
        [this](const QString& path) { m_controller->openDistances({path}); });
}

void PersevalPage::openSample()
{
    m_controller->openTexts(m_sample);
}

void PersevalPage::cancel()
{
    if (m_controller->isLoading()) {
        m_controller->cancel();
        m_screen.tell(tr("Cancelled; what was shown stays."));
    } else if (m_charts->isSampling()) {
        m_charts->cancelSampling();
    }
}

void PersevalPage::save()
{
    const bool models = view() == View::Models;
    const results::Section section =
        (models ? m_drill->currentTable() : m_charts->table())->shownSection();
    m_output.save(this, models ? section.key : m_charts->fileName(), section);
}

void PersevalPage::saveDistances()
{
    const auto saveIn = [this](const QString& folder) {
        m_saving.compute(
            [folder, table = m_controller->result()->table](const CancelFlag& cancelled) {
                const auto goOn = [&](qint64, qint64) { return !cancelled->load(); };
                return writeDistances(folder, *table, goOn).map([&] { return folder; });
            },
            [this](const QString& written) {
                m_screen.tell(tr("The distances are in %1, as three CSV files.")
                                  .arg(QDir::toNativeSeparators(written)));
            });
    };
    const auto question =
        m_output.question(FileQuestion::Kind::Folder, QStringLiteral("distances"), {});
    m_output.files().one(this, question, [this, saveIn](const QString& folder) {
        QStringList paths;
        for (const QLatin1String name : distanceFileNames)
            paths.append(QDir(folder).filePath(name));
        confirmReplace(this, paths, [saveIn, folder] { saveIn(folder); });
    });
}

QVariantList PersevalPage::choices() const
{
    const PersevalChoice& choice = m_controller->choice();
    QVariantList numbers;
    for (const perseval::FormulaNumber& number : perseval::kFormulaNumbers)
        numbers += choice.parameters.*number.value;
    return {m_controller->recentFiles().paths(), m_seed->value(), m_settings->isFolded(),
        choice.distanceKey, choice.rounding == perseval::Rounding::None,
        choice.parameters.simplified, choice.parameters.publishedUndefined, QVariant(numbers)};
}

void PersevalPage::restoreChoices(const QVariantList& saved)
{
    const QVariantList numbers = saved.value(7).toList();
    PersevalChoice choice;
    choice.distanceKey = saved.value(3).toString();
    if (numbers.size() != qsizetype(perseval::kFormulaNumbers.size()) ||
        !perseval::distanceOfKey(choice.distanceKey))
        return;
    choice.rounding =
        saved.at(4).toBool() ? perseval::Rounding::None : perseval::Rounding::Published;
    choice.parameters.simplified = saved.at(5).toBool();
    choice.parameters.publishedUndefined = saved.at(6).toBool();
    for (qsizetype i = 0; i < numbers.size(); ++i)
        choice.parameters.*perseval::kFormulaNumbers[std::size_t(i)].value =
            numbers.at(i).toDouble();
    m_controller->recentFiles().setPaths(saved.at(0).toStringList());
    m_settings->setChoice(choice);
    m_controller->setChoice(m_settings->choice());
    m_settings->setFolded(saved.at(2).toBool());
    m_seed->setValue(saved.at(1).toInt());
}

} // namespace tandem
