#include "views/models/modelsworkspace.h"

#include "storage/changes/history.h"
#include "storage/formats/publishedrowsreader.h"
#include "storage/project/importformats.h"
#include "storage/project/systemexport.h"
#include "storage/repositories/loneverdicts.h"
#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/divider.h"
#include "ui/filedrop.h"
#include "ui/narrowcombobox.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/theme.h"
#include "views/models/drawcheckdialog.h"
#include "views/models/enteroutputdialog.h"
#include "views/models/modelsreading.h"
#include "views/models/outputremoval.h"
#include "views/models/systemofrow.h"
#include "views/models/systemsamplelist.h"
#include "views/models/systemsamplepage.h"
#include "views/session/fileimportdialog.h"
#include "views/session/judgefigures.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"

#include <QAction>
#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>

#include <utility>

namespace tandem {

namespace {

constexpr int kModelsCoalesceMs = 500; ///< a run stores outputs and verdicts one after another
constexpr int kVerifierLetters = 16;
constexpr int kMostPublishing = 50; ///< projects whose published tables are remembered

} // namespace

ModelsWorkspace::ModelsWorkspace(ProjectSession& session, AskFile files, QWidget* parent)
    : TabbedWorkspace(WorkspaceId::Models, parent)
    , m_session(session)
    , m_output(new ResultOutput(session, std::move(files), this))
    , m_removal(new OutputRemoval(session, *this))
    , m_verifier(named(new ElidingComboBox(this), "modelsVerifier"))
    , m_known(std::make_shared<ModelsKnown>())
    , m_sample(new SystemSamplePage(session, this))
    , m_reading(session, this)
    // What one person may know of checks another may not.
    , m_verdicts(session, nullptr, RenewedBy::Person)
    , m_losses(session, nullptr)
    , m_publishing(session, this)
{
    m_table = addFigures(
        modelsTableFigures(session, m_known), "modelsTablePage", [] { return tr("Table"); });
    addFigures(
        modelsPaperFigures(session, m_known), "modelsFiguresPage", [] { return tr("Results"); });
    addPage(m_sample, "modelsSamplePage", [] { return tr("Sample"); });
    m_verifiers =
        addFigures(modelsVerifierFigures(session, m_known,
                       [this](const std::optional<OpenCheck>& check) { goToCheck(check); }),
            "modelsVerifiersPage", [] { return tr("Judges"); });
    m_attrition = addFigures(modelsAttritionFigures(session, m_known), "modelsAttritionPage",
        [] { return tr("Attrition"); });
    // It reads on its own, whichever verifier is chosen.
    addPage(new FiguresPage(session, *m_output, judgeFigures("modelsCards", session), this),
        "modelsCardsPage", [] { return tr("Judge cards"); });
    m_verdicts.showIn(m_verifiers);
    m_losses.showIn(m_attrition);
    addCommands();
    m_strip = buildStrip();
    addStrip(m_strip);
    connect(m_sample, &SystemSamplePage::verifierChosen, this, &ModelsWorkspace::chooseVerifier);
    connect(
        &NextSteps::of(session), &NextSteps::systemRequested, this, &ModelsWorkspace::showSystem);
    keepReadings();
    for (QWidget* part : std::initializer_list<QWidget*>{m_table, m_sample->samples()}) {
        part->addAction(m_remove);
        part->setContextMenuPolicy(Qt::ActionsContextMenu);
    }
    followHistory();
    takesFiles(this, [this](const QStringList& paths) { importOutputs(paths.value(0)); });
    retranslate();
}

FiguresPage* ModelsWorkspace::addFigures(
    const FiguresSpec& spec, const char* actionName, const Words& title)
{
    auto* page = new FiguresPage(m_session, *m_output, spec, this);
    m_figures.append(page);
    addPage(page, actionName, title);
    return page;
}

void ModelsWorkspace::addCommands()
{
    m_generate = addCommand(
        this, "modelsGenerate", Qt::CTRL | Qt::Key_G,
        [] { return tr("Get summaries of the samples from models"); },
        [this] {
            emit NextSteps::of(m_session).runsRequested({{RunKindId::Summaries, {}}});
        },
        [] { return tr("Get summaries…"); });
    m_judge = addCommand(
        this, "modelsJudge", Qt::CTRL | Qt::Key_J,
        [] { return tr("Have outputs judged by a model"); },
        [this] {
            emit NextSteps::of(m_session).runsRequested({{RunKindId::Verdicts, {}}});
        },
        [] { return tr("Judge outputs…"); });
    m_import = addCommand(
        this, "modelsImport", Qt::CTRL | Qt::Key_I, [] { return tr("Import model outputs"); },
        [this] { importOutputs(); }, [] { return tr("Import…"); });
    m_enter = addCommand(
        this, "modelsEnter", Qt::CTRL | Qt::SHIFT | Qt::Key_N,
        [] { return tr("Enter an output by hand"); }, [this] { enterByHand(); });
    m_export = addCommand(
        this, "modelsExport", Qt::CTRL | Qt::SHIFT | Qt::Key_E,
        [] { return tr("Export outputs and judgments"); }, [this] { exportOutputs(); });
    m_remove = addCommand(
        this, "modelsRemove", Qt::CTRL | Qt::Key_Delete,
        [] { return tr("Remove the outputs of the selected row, or of the current sample"); },
        [this] { removeOutputs(); }, [] { return tr("Remove…"); });
    m_published = addCommand(
        this, "modelsPublished", {}, [] { return tr("Load a published table for comparison"); },
        [this] { askForPublished(); });
    m_forget = addCommand(
        this, "modelsForgetPublished", {}, [] { return tr("Remove the published table"); },
        [this] { loadPublished({}); });
    m_draw = addCommand(
        this, "modelsDrawCheck", {}, [] { return tr("Draw judgments for human audit…"); },
        [this] { drawCheck(); });
    m_choose = addCommand(
        this, "modelsChooseVerifier", Qt::CTRL | Qt::Key_D, [] { return tr("Choose the judge"); },
        [this] {
            m_verifier->setFocus(Qt::ShortcutFocusReason);
            m_verifier->showPopup();
        });
}

QWidget* ModelsWorkspace::buildStrip()
{
    auto* strip = new QWidget(this);
    auto* label = new QLabel(strip);
    bindText(label, &QLabel::setText, [] { return tr("Judged &by"); });
    label->setBuddy(m_verifier);
    m_verifier->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_verifier->setMinimumContentsLength(kVerifierLetters);
    connect(m_verifier, &QComboBox::activated, this,
        [this](int index) { chooseVerifier(m_verifier->itemData(index).toString()); });
    keep(
        m_verifier,
        [this] {
            return QVariantList{m_asked, publishedByProject()};
        },
        [this](const QVariant& saved) {
            const QVariantList list = saved.toList();
            if (list.size() != 2)
                return;
            m_asked = list.at(0).toString();
            m_publishedOthers = list.at(1).toMap();
            m_publishedLoaded.clear(); // of another project
            loadPublished(m_publishedOthers.take(m_session.project().path()).toStringList());
        });
    QPushButton* more = newButton(strip, "modelsMore", [] { return tr("More"); });
    auto* menu = new QMenu(more);
    menu->addActions({m_enter, m_export, m_remove, m_draw, m_published, m_forget});
    more->setMenu(menu);
    QPushButton* generate = commandButton(m_generate, strip);
    setPrimary(generate);
    inRow(strip,
        {label, m_verifier, Free(), generate, commandButton(m_judge, strip),
            commandButton(m_import, strip), more},
        8, {16, 8, 16, 8});
    return strip;
}

void ModelsWorkspace::keepReadings()
{
    const Parts scores = Parts(Part::Systems) | Part::Samples | Part::Rounds | Part::Runs;
    m_reading.keep(
        {.parts = scores, .restMs = kModelsCoalesceMs},
        [this] {
            return [verifier = m_asked](Database& database, const CancelFlag& cancelled) {
                return readModels(database, verifier, cancelled);
            };
        },
        [this](const SharedModels& read) { take(read); });
    m_verdicts.keep(
        {.parts = scores | Part::Verdicts, .restMs = kModelsCoalesceMs},
        [this] {
            return [verifier = m_asked, viewer = m_session.currentPerson()](
                       Database& database, const CancelFlag& cancelled) {
                return readModelsVerdicts(database, verifier, viewer, cancelled);
            };
        },
        [this](const SharedVerdicts& read) {
            m_known->verdicts = read;
            m_verifiers->renew();
        });
    m_losses.keep(
        {.parts = scores, .restMs = kModelsCoalesceMs},
        [this] {
            return [verifier = m_asked](Database& database, const CancelFlag& cancelled) {
                return readModelsAttrition(database, verifier, cancelled);
            };
        },
        [this](const QList<kgds::SystemAttrition>& read) {
            m_known->losses = read;
            m_attrition->renew();
        });
    // A table that is gone is told of once, not at each start; those that were read stay.
    connect(
        &m_publishing, &LatestBase::failed, this, [this] { m_publishedPaths = m_publishedLoaded; });
    connect(&m_session, &ProjectSession::currentPersonChanged, this, [this] {
        m_known->verdicts = std::make_shared<const ModelsVerdicts>();
        m_verifiers->renew();
    });
    connect(&m_reading, &LatestBase::busyChanged, this, &ModelsWorkspace::setBusy);
}

/// What is undone or redone is told in place of what was told before, and an opinion on a verdict
/// comes into view.
void ModelsWorkspace::followHistory()
{
    connect(&m_session.history(), &History::turned, this, [this](const QString& text, bool undone) {
        if (!isVisible())
            return dropTold();
        dropQuestion();
        tell((undone ? tr("Undone: %1") : tr("Redone: %1")).arg(text));
    });
    connect(&m_session.project(), &Project::changed, this, [this](const ChangeEvent& event) {
        const auto* verdict = event.as<VerdictChanged>();
        if (isVisible() && event.origin.isBack() && verdict && isOnOutputs(verdict->subject.kind))
            showPage(Page::Sample);
    });
}

void ModelsWorkspace::take(const SharedModels& read)
{
    auto data = std::make_shared<ModelsData>(*read);
    data->published = m_publishedRows;
    m_known->models = data;
    m_known->isRead = true;
    showVerifiers();
    m_sample->setVerifier(data->verifier);
    m_judge->setEnabled(data->outputs > 0);
    m_export->setEnabled(data->outputs > 0);
    m_remove->setEnabled(data->outputs > 0);
    m_draw->setEnabled(!data->verifiers.isEmpty());
    m_forget->setEnabled(!m_publishedPaths.isEmpty());
    m_generate->setEnabled(data->samples > 0);
    m_enter->setEnabled(data->samples > 0);
    for (FiguresPage* page : std::as_const(m_figures))
        page->renew();
}

void ModelsWorkspace::goToCheck(const std::optional<OpenCheck>& check)
{
    if (!check)
        return tell(tr("Nothing in this draw awaits your review."));
    m_sample->showUndecided(check->system, verifier(), check->sample);
    showPage(Page::Sample);
}

void ModelsWorkspace::showVerifiers()
{
    const QSignalBlocker blocker(m_verifier);
    m_verifier->clear();
    for (const QString& name : m_known->models->verifiers)
        m_verifier->addItem(name, name);
    if (m_known->models->verifiers.isEmpty())
        m_verifier->addItem(tr("None"), QString());
    m_verifier->setCurrentIndex(std::max(0, m_verifier->findData(m_known->models->verifier)));
    m_verifier->setEnabled(!m_known->models->verifiers.isEmpty());
}

void ModelsWorkspace::chooseVerifier(const QString& verifier)
{
    m_asked = verifier;
    for (LatestBase* latest :
        std::initializer_list<LatestBase*>{&m_reading, &m_verdicts, &m_losses})
        latest->startOver();
}

void ModelsWorkspace::showSystem(
    const kgds::SystemRef& system, const QString& judge, SampleId sample)
{
    if (!judge.isEmpty() && judge != verifier())
        chooseVerifier(judge);
    m_sample->showSystem(system, judge.isEmpty() ? verifier() : judge, sample);
    showPage(Page::Sample);
}

void ModelsWorkspace::drawCheck()
{
    auto* dialog = new DrawCheckDialog(m_session, verifier(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &DrawCheckDialog::drawn, this,
        [this] { tell(tr("Judgments drawn. Reviewers find them on the Sample page.")); });
    dialog->open();
}

void ModelsWorkspace::enterByHand()
{
    QStringList models;
    for (const kgds::ScoredSystem& one : m_known->models->systems) {
        if (!models.contains(one.system.model))
            models.append(one.system.model);
    }
    auto* dialog = new EnterOutputDialog(m_session, models, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &EnterOutputDialog::outputAdded, this, [this] { tell(tr("Output added.")); });
    dialog->open();
}

void ModelsWorkspace::importOutputs(const QString& path)
{
    auto* dialog = new FileImportDialog(m_session, m_output->files(), systemOutputsFormat(), this);
    dialog->setPath(path);
    dialog->open();
}

void ModelsWorkspace::exportOutputs()
{
    FileQuestion question = m_output->question(FileQuestion::Kind::Save, QStringLiteral("outputs"),
        tr("Published layout, a folder, or an archive by its file extension (*)") +
            QStringLiteral(";;") + tr("Published layout as an archive (*.tar.gz *.zip)") +
            QStringLiteral(";;") + tr("JSONL, with judgments and their rationales (*.jsonl)") +
            QStringLiteral(";;") + tr("CSV, without judgments (*.csv)"),
        QStringLiteral("outputs"));
    question.title = tr("Export outputs: a folder, or a file by its file extension");
    m_output->writeFromProject(
        this, question, [verifier = verifier()](Database& database, const QString& path) {
            const SystemFormat format = path.endsWith(QLatin1String(".jsonl"), Qt::CaseInsensitive)
                                            ? SystemFormat::JsonLines
                                        : path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive)
                                            ? SystemFormat::Csv
                                            : SystemFormat::Published;
            return exportSystems(database, path, format, verifier)
                .map([](const SystemExport& written) { return written.messages; });
        });
}

/// Of the sample that is shown, or of what the row of the table is about.
void ModelsWorkspace::removeOutputs()
{
    OutputsMeant meant;
    if (page() == Page::Sample) {
        const kgds::SystemRef& system = m_sample->choice().system;
        const SampleId sample = m_sample->samples()->current();
        if (!system.model.isEmpty() && sample.isValid())
            meant = {system.model, system.pattern, system.paradigm, {sample}};
    } else if (const auto system = systemOfRow(m_table->currentRow(), 0, m_known->models->systems);
               system && page() == Page::Table) {
        meant = {system->model, system->pattern, {}, {}};
    }
    if (meant.model.isEmpty())
        return warn(tr("Select a row of the table, or a sample on the Sample page."));
    m_removal->ask(meant);
}

void ModelsWorkspace::askForPublished()
{
    m_output->files()(this,
        m_output->question(FileQuestion::Kind::OpenMany, QStringLiteral("published"),
            tr("Published tables (*.csv)") + QStringLiteral(";;") + allFilesFilter()),
        [this](const QStringList& paths) { loadPublished(m_publishedPaths + paths); });
}

/// A table belongs to the project that it was loaded for.
QVariantMap ModelsWorkspace::publishedByProject() const
{
    QVariantMap all = m_publishedOthers;
    while (all.size() >= kMostPublishing)
        all.erase(all.begin());
    if (!m_publishedPaths.isEmpty())
        all.insert(m_session.project().path(), m_publishedPaths);
    return all;
}

void ModelsWorkspace::loadPublished(const QStringList& paths)
{
    m_publishedPaths = paths;
    m_publishedPaths.removeDuplicates();
    readPublished();
}

void ModelsWorkspace::readPublished()
{
    m_publishing.compute(
        [paths = m_publishedPaths](const CancelFlag&) -> Expected<QList<kgds::PublishedRow>> {
            QList<kgds::PublishedRow> rows;
            for (const QString& path : paths) {
                TANDEM_TRY(more, kgds::readPublishedRows(Input(path)));
                TANDEM_TRY_VAR(
                    merged, kgds::mergedRows(std::move(rows), *more, QFileInfo(path).fileName()));
                rows = std::move(*merged);
            }
            return rows;
        },
        [this](const QList<kgds::PublishedRow>& rows) {
            m_publishedLoaded = m_publishedPaths;
            m_publishedRows = rows;
            take(m_known->models);
        });
}

void ModelsWorkspace::retranslate()
{
    showVerifiers();
}

void ModelsWorkspace::showPage(Page page)
{
    enterPage(int(page));
}

ModelsWorkspace::Page ModelsWorkspace::page() const
{
    return Page(currentPage());
}

void ModelsWorkspace::pageShown()
{
    // One sample has choices of its own, and needs the room.
    m_strip->setVisible(page() != Page::Sample);
    m_choose->setEnabled(page() != Page::Sample);
}

} // namespace tandem
