#include "views/metrics/persevalpage.h"

#include "storage/formats/distancesreader.h"
#include "ui/arrange.h"
#include "ui/filedrop.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/workspace.h"
#include "ui/sectionview.h"
#include "views/metrics/persevalcontroller.h"
#include "views/metrics/persevaldrilldown.h"
#include "views/metrics/persevalsettings.h"
#include "views/metrics/persevaltables.h"
#include "views/metrics/workstrip.h"
#include "views/session/resultoutput.h"

#include <QAction>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QMenu>
#include <QPushButton>

namespace tandem {

namespace {

constexpr qint64 kAllThousandths = 1000;

/// What is not compared yet, and by what.
QString notComparedText(const PersevalWaiting& waiting)
{
    const auto distance = perseval::distanceOfKey(waiting.choice.distanceKey);
    return PersevalPage::tr("%1: not all pairs of texts are scored by %2 yet.", "file, measure")
        .arg(QFileInfo(waiting.source.texts).fileName(),
            distance ? persevalDistanceName(*distance) : waiting.choice.distanceKey);
}

} // namespace

PersevalPage::PersevalPage(ResultOutput& output, Workspace& screen)
    : QWidget(&screen)
    , m_output(output)
    , m_screen(screen)
    , m_controller(new PersevalController(output.session(), screen, this))
    , m_sample(QStringLiteral(":/tandem/sample/personalized.jsonl"))
    , m_drill(new PersevalDrillDown(this))
    , m_settings(named(new PersevalSettings(this), "persevalSettings"))
    , m_strip(new WorkStrip(QStringLiteral("perseval"), this))
    , m_saving(this)
{
    addFileCommands();
    addViewCommands();
    addTableCommands();
    m_figures = new FiguresPage(output.session(), output,
        persevalFigures([this] { return m_controller->result(); }, m_drill, this), this);
    m_seed = m_figures->findChild<QDoubleSpinBox*>(QStringLiteral("persevalSeed"));
    setFocusProxy(m_figures);
    inColumn(this, {buildTools(), m_strip, {m_figures, 1}}, 10);
    connectParts();
    takesFiles(this, [this](const QStringList& paths) { m_controller->open(paths); });
    keep(
        m_settings, [this] { return choices(); },
        [this](const QVariant& saved) { restoreChoices(saved.toList()); });
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
            [] { return tr("Open the demo of personalized summaries"); },
            [this] { openSample(); })};
}

void PersevalPage::addViewCommands()
{
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
        [] { return tr("Restore the paper's parameters"); }, [this] { m_settings->reset(); });
}

void PersevalPage::addTableCommands()
{
    QList<QWidget*> tables;
    for (SectionView* table : m_drill->tables())
        tables += table;
    addCommand(
        this, "persevalSort", Qt::Key_S,
        [] { return tr("Sort by the current column; again to reverse"); },
        [this] { m_drill->currentTable()->sortByCurrent(); }, {}, tables);
    addCommand(
        this, "persevalUp", Qt::Key_Backspace, [] { return tr("Back to documents or models"); },
        [this] { m_drill->goUp(); }, {}, tables + QList<QWidget*>{m_drill});
    m_saveDistances = addCommand(
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
    bindText(m_source, &QWidget::setAccessibleName, [] { return tr("Source of the summaries"); });
    inRow(tools, {{m_source, 0, Qt::AlignTop}, {m_settings, 1}}, 12, {16, 12, 16, 0});
    return tools;
}

void PersevalPage::connectParts()
{
    connect(m_source->menu(), &QMenu::aboutToShow, this, &PersevalPage::fillSourceMenu);
    connect(m_controller, &PersevalController::resultChanged, this, &PersevalPage::takeResult);
    connect(m_controller, &PersevalController::busyChanged, this, [this] {
        m_strip->hide();
        showState();
    });
    connect(m_controller, &PersevalController::choiceChanged, this,
        [this] { m_settings->setChoice(m_controller->choice()); });
    connect(m_controller, &PersevalController::progressChanged, this,
        [this](qint64 documents, int thousandths) {
            m_strip->showWork(documents > 0 ? tr("%n document(s) compared", nullptr, int(documents))
                                            : tr("Reading…"),
                thousandths, kAllThousandths);
        });
    connect(m_settings, &PersevalSettings::edited, m_controller,
        [this](const PersevalChoice& choice) { m_controller->setChoice(choice); });
    connect(m_settings, &PersevalSettings::importRequested, this, &PersevalPage::openDistances);
    connect(m_figures, &FiguresPage::busyChanged, this, &PersevalPage::showState);
    connect(m_strip, &WorkStrip::pressed, this, [this] {
        if (m_controller->isLoading())
            cancel();
        else
            m_controller->startProgram();
    });
    inEveryLanguage(m_source, [this] { showState(); });
}

void PersevalPage::showView(View view)
{
    m_figures->choose("persevalViews", int(view));
}

PersevalPage::View PersevalPage::view() const
{
    return persevalViewOf(m_figures->values());
}

bool PersevalPage::isDrawing() const
{
    return view() == View::Stability && m_figures->isBusy();
}

bool PersevalPage::isSettled() const
{
    return !m_controller->isBusy() && m_drill->isSettled() && m_figures->isSettled();
}

void PersevalPage::followMeasure(const QString& before, const QString& now)
{
    m_controller->followMeasure(before, now);
    m_settings->renewDistances();
    const SharedPersonalization& result = m_controller->result();
    if (!result->isEmpty() && result->table->distanceKey == before)
        m_drill->setResult(result); // which names it
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
    m_settings->setResult(result);
    m_drill->setResult(result);
    m_figures->renew();
    showState();
}

void PersevalPage::showState()
{
    const bool isEmpty = m_controller->result()->isEmpty();
    const bool isLoading = m_controller->isLoading();
    m_source->setText(isEmpty ? tr("Open")
                              : fontMetrics().elidedText(
                                    m_controller->result()->table->source, Qt::ElideMiddle, 180));
    m_saveDistances->setEnabled(!isEmpty);
    m_cancel->setEnabled(isLoading || isDrawing());
    if (isLoading && m_strip->isHidden())
        m_strip->showWork(tr("Reading…"), 0, kAllThousandths);
    else if (const auto& waiting = m_controller->waiting(); waiting && !isLoading)
        m_strip->showStopped(notComparedText(*waiting));
    else if (!isLoading)
        m_strip->hide();
}

void PersevalPage::openTexts()
{
    m_output.files().one(this,
        m_output.question(FileQuestion::Kind::Open, QStringLiteral("texts"),
            tr("Personalized summaries, ratings (*.jsonl *.json *.csv);;All files (*)")),
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
        m_screen.tell(tr("Cancelled. The earlier results are kept."));
    } else if (isDrawing()) {
        m_figures->stop();
    }
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
                m_screen.tell(tr("Distances saved to %1 as three CSV files.")
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
    // Layouts of earlier versions have fewer numbers.
    if (numbers.isEmpty() || numbers.size() > qsizetype(perseval::kFormulaNumbers.size()) ||
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
    m_controller->setChoice(m_settings->choice(), PersevalPrograms::Known);
    m_settings->setFolded(saved.at(2).toBool());
    m_seed->setValue(saved.at(1).toDouble());
}

} // namespace tandem
