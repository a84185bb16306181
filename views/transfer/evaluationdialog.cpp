#include "views/transfer/evaluationdialog.h"

#include "ui/arrange.h"
#include "ui/destructivefocus.h"
#include "ui/dialogsize.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/reportview.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"
#include "ui/transferprogress.h"
#include "views/transfer/newproject.h"
#include "views/transfer/transferwords.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

constexpr QSize kEvaluationSize(820, 620);
constexpr int kRoleLetters = 28;
constexpr int kFewestFileRows = 2;
constexpr int kMostFileRows = 4; ///< the rest is scrolled: the preview has the room
constexpr int kPreviewedRows = 5;
constexpr int kTypingRestMs = 400;

QString roleName(const EvaluationFile& file)
{
    switch (file.role) {
    case EvaluationFile::Role::Result:
        return TransferWords::tr("result of an evaluation");
    case EvaluationFile::Role::Texts:
        return TransferWords::tr("texts of the result");
    case EvaluationFile::Role::Cases:
        return TransferWords::tr("texts to evaluate");
    case EvaluationFile::Role::Other:
        break;
    }
    return TransferWords::tr("not usable");
}

QString givenName(const EvaluationFile& file)
{
    return QFileInfo(file.path).fileName();
}

QString givenPath(const EvaluationFile& file)
{
    return QDir::toNativeSeparators(file.path);
}

RowSpec<EvaluationFile> evaluationFileRows()
{
    return {.key = [](const EvaluationFile& file) { return RowKey(file.path); },
        .columns =
            [] {
                return QList<RowColumn<EvaluationFile>>{
                    {.title = TransferWords::tr("File"), .text = givenName, .toolTip = givenPath},
                    {.title = TransferWords::tr("Detected type"),
                        .text = roleName,
                        .letters = kRoleLetters}};
            },
        .accessible =
            [](const EvaluationFile& file) {
                return TransferWords::tr("%1: %2").arg(givenName(file), roleName(file));
            }};
}

EvaluationFile::Role roleOf(const QString& path, const EvaluationFiles& files)
{
    if (path == files.result)
        return EvaluationFile::Role::Result;
    if (files.other.contains(path))
        return EvaluationFile::Role::Other;
    return files.result.isEmpty() ? EvaluationFile::Role::Cases : EvaluationFile::Role::Texts;
}

} // namespace

EvaluationDialog::EvaluationDialog(QString folder, AskFile files, QWidget* parent)
    : TransferDialog(QStringLiteral("evaluationDialog"), tr("New evaluation"), parent)
    , m_folder(std::move(folder))
    , m_ask(std::move(files))
    , m_rows(new RowsOf<EvaluationFile>(evaluationFileRows(), this))
    , m_list(named(new RowsView(m_rows, this), "evaluationFiles"))
{
    resizeWithin(this, kEvaluationSize);
    takeDrops([](const QFileInfo& file) { return file.isFile(); },
        [this](const QStringList& paths) { addFiles(paths); });
    body()->setSpacing(12);
    body()->addWidget(newNote(this, LabelStyle::Secondary,
        tr("Add a result of expert_score and the file with its texts; or cases or pairs of texts "
           "(JSON, JSONL, CSV). You can also drop files here.")));
    body()->addWidget(buildFiles());
    body()->addWidget(buildPreview(), 1);
    body()->addWidget(buildTarget());
    m_problem = named(newNote(this, LabelStyle::Error), "evaluationProblem");
    body()->addWidget(m_problem);
    body()->addWidget(progress());
    m_import = addButtons(tr("&Import"), QStringLiteral("startEvaluationImport"), tr("Cancel"),
        QStringLiteral("closeEvaluationImport"));
    m_rest.setSingleShot(true);
    m_rest.setInterval(kTypingRestMs);
    connect(&m_rest, &QTimer::timeout, this, &EvaluationDialog::preview);
    connect(&m_recognised, &LatestBase::busyChanged, this, &EvaluationDialog::showState);
    connect(&m_previewed, &LatestBase::failed, this, [this](const Error& error) {
        m_fault = error.sentence();
        showPreview({});
        showState();
    });
    connect(&m_imported, &LatestBase::failed, this,
        [this](const Error& error) { ended(failure(error), {}); });
    fitFiles();
    showPreview({});
    showState();
    m_add->setFocus();
}

EvaluationDialog::~EvaluationDialog()
{
    // The work ends before the parts that it reports to.
    progress()->stop();
}

QWidget* EvaluationDialog::buildFiles()
{
    auto* box = new QWidget(this);
    m_list->setAccessibleName(tr("Files of the evaluation"));
    m_add = newButton(box, "addEvaluationFiles", [] { return tr("Add &files…"); });
    m_remove = newButton(box, "removeEvaluationFile", [] { return tr("&Remove"); });
    guardFocus(*m_remove);
    auto* remove = named(new QAction(tr("Remove"), this), "removeEvaluationFileAction");
    remove->setShortcut(QKeySequence::Delete);
    remove->setShortcutContext(Qt::WidgetShortcut);
    m_list->addAction(remove);
    connect(m_add, &QPushButton::clicked, this, &EvaluationDialog::askForFiles);
    connect(m_remove, &QPushButton::clicked, this, &EvaluationDialog::removeCurrent);
    connect(remove, &QAction::triggered, this, &EvaluationDialog::removeCurrent);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
        &EvaluationDialog::showState);
    inRow(box, {{m_list, 1}, inColumn({m_add, m_remove, Free(1)}, 8)}, 12);
    return box;
}

QWidget* EvaluationDialog::buildPreview()
{
    auto* box = new QWidget(this);
    m_sentence = named(newNote(box, LabelStyle::Strong), "evaluationPreview");
    m_messages = named(newNote(box, LabelStyle::Small), "evaluationMessages");
    m_tables = named(new ReportView(QStringLiteral("evaluationPreview"), box), "evaluationTables");
    m_tables->setMostRows(kPreviewedRows);
    inColumn(box, {m_sentence, m_messages, {m_tables, 100}, Free(1)}, 8);
    return box;
}

QWidget* EvaluationDialog::buildTarget()
{
    auto* box = new QWidget(this);
    m_system = named(new QLineEdit(box), "evaluationSystem");
    m_system->setPlaceholderText(tr("used if the files have no system column"));
    m_path = named(new QLineEdit(box), "targetPath");
    m_choose = newButton(box, "chooseTarget", [] { return tr("&Choose…"); });
    m_choose->setAutoDefault(false);
    auto* system = new QLabel(tr("&System name"), box);
    system->setBuddy(m_system);
    auto* path = new QLabel(tr("New &project file"), box);
    path->setBuddy(m_path);
    auto* form = new QFormLayout(box);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(8);
    form->addRow(system, m_system);
    form->addRow(path, inRow({{m_path, 1}, m_choose}, 8));
    connect(m_system, &QLineEdit::textChanged, &m_rest, qOverload<>(&QTimer::start));
    connect(m_path, &QLineEdit::textChanged, this, &EvaluationDialog::showState);
    connect(m_path, &QLineEdit::textEdited, this, [this] { m_pathTyped = true; });
    connect(m_choose, &QPushButton::clicked, this, &EvaluationDialog::chooseTarget);
    return box;
}

void EvaluationDialog::askForFiles()
{
    const FileQuestion question{FileQuestion::Kind::OpenMany, QStringLiteral("import"),
        tr("Choose a result with its texts, or cases or pairs"),
        tr("Results, cases and pairs (%1)").arg(QStringLiteral("*.json *.jsonl *.ndjson *.csv")) +
            QStringLiteral(";;") + allFilesFilter(),
        {}, {}, {}};
    m_ask(this, question, [this](const QStringList& paths) { addFiles(paths); });
}

void EvaluationDialog::addFiles(const QStringList& paths)
{
    QStringList all;
    for (const EvaluationFile& file : m_rows->rows())
        all.append(file.path);
    for (const QString& path : paths) {
        if (!all.contains(path))
            all.append(path);
    }
    recognise(all);
}

void EvaluationDialog::removeCurrent()
{
    QStringList left;
    for (const EvaluationFile& file : m_rows->rows())
        left.append(file.path);
    if (m_list->currentRow() < 0)
        return;
    left.removeOne(m_rows->rowAt(m_list->currentRow())->path);
    recognise(left);
}

/// Together: what a file is of an evaluation depends on the others.
void EvaluationDialog::recognise(const QStringList& paths)
{
    messages()->clear();
    // They stand there at once, so that what is added next is added to them.
    QList<EvaluationFile> rows;
    for (const QString& path : paths)
        rows.append({path, roleOf(path, m_given)});
    m_rows->setRows(rows);
    fitFiles();
    m_previewed.cancel();
    m_recognised.compute(
        [paths](const CancelFlag&) { return Expected<EvaluationFiles>(evaluationFiles(paths)); },
        [this, paths](const EvaluationFiles& files) { take(files, paths); });
}

void EvaluationDialog::fitFiles()
{
    const int rows = std::clamp(m_rows->rowCount(), kFewestFileRows, kMostFileRows);
    m_list->setFixedHeight(m_list->horizontalHeader()->sizeHint().height() +
                           rows * m_list->verticalHeader()->defaultSectionSize() +
                           2 * m_list->frameWidth());
}

void EvaluationDialog::take(const EvaluationFiles& files, const QStringList& order)
{
    m_given = files;
    QList<EvaluationFile> rows;
    for (const QString& path : order)
        rows.append({path, roleOf(path, files)});
    m_rows->setRows(rows);
    if (m_list->currentRow() < 0)
        m_list->chooseRow(0);
    const QString named = !files.result.isEmpty() ? files.result : files.cases.value(0);
    if (!m_pathTyped)
        m_path->setText(named.isEmpty()
                            ? QString()
                            : QDir::toNativeSeparators(suggestedProject(m_folder, named)));
    preview();
    // Enter goes on to what comes next.
    if (m_import->isEnabled() && m_add->hasFocus())
        m_import->setFocus();
}

void EvaluationDialog::preview()
{
    m_fault.clear();
    if (m_rows->rows().isEmpty() || !evaluationProblem(m_given).isEmpty()) {
        m_previewed.cancel();
        showPreview({});
        showState();
        return;
    }
    m_sentence->setText(tr("reading…"));
    m_previewed.compute(
        [files = m_given, system = m_system->text().trimmed()](const CancelFlag& cancelled) {
            return previewEvaluation(
                files, system, [cancelled](qint64, qint64) { return !cancelled->load(); });
        },
        [this](const EvaluationPreview& found) { showPreview(found); });
    showState();
}

void EvaluationDialog::showPreview(const EvaluationPreview& preview)
{
    m_sentence->setText(preview.sentence);
    m_messages->setText(preview.messages.join(u' '));
    m_messages->setVisible(!preview.messages.isEmpty());
    m_tables->setReport({{}, preview.sections}, {});
    m_tables->setVisible(!preview.sections.isEmpty());
}

void EvaluationDialog::chooseTarget()
{
    const QString suggestion =
        m_path->text().isEmpty() ? m_folder + QLatin1Char('/') : targetPath();
    const FileQuestion question{FileQuestion::Kind::Name, QStringLiteral("project"),
        tr("New project file"), projectFilter(), suggestion, {}, {}};
    m_ask.one(this, question, [this](const QString& chosen) {
        m_pathTyped = true;
        m_path->setText(QDir::toNativeSeparators(chosen));
    });
}

QString EvaluationDialog::targetPath() const
{
    return typedProject(m_path->text());
}

void EvaluationDialog::showState()
{
    if (!m_import)
        return;
    const bool running = isRunning();
    QString problem;
    if (!m_rows->rows().isEmpty() && !m_recognised.isBusy())
        problem = evaluationProblem(m_given);
    if (problem.isEmpty())
        problem = m_fault;
    if (problem.isEmpty())
        problem = newProjectProblem(targetPath());
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    for (QWidget* field :
        std::initializer_list<QWidget*>{m_list, m_add, m_system, m_path, m_choose})
        field->setEnabled(!running);
    m_remove->setEnabled(!running && m_list->currentIndex().isValid());
    m_import->setEnabled(!running && !m_rows->rows().isEmpty() && !m_recognised.isBusy() &&
                         problem.isEmpty() && !targetPath().isEmpty());
}

void EvaluationDialog::accept()
{
    if (!m_import->isEnabled())
        return;
    messages()->clear();
    m_rest.stop();
    m_previewed.cancel();
    const QString path = targetPath();
    const Progress meter = progress()->begin(tr("Importing"), TransferProgress::Unit::Bytes);
    m_imported.compute(
        [files = m_given, path, meter, system = m_system->text().trimmed()](
            const CancelFlag&) { return makeEvaluationProject(path, files, system, meter); },
        [this, path](const Imported& imported) { ended(imported, path); });
    showState();
    progress()->setFocus();
}

void EvaluationDialog::ended(const Expected<Imported>& imported, const QString& path)
{
    progress()->end();
    showState();
    if (imported) {
        QDialog::accept();
        emit projectReady(path, imported->messageWithWarnings());
        return;
    }
    if (closeIfAsked())
        return;
    tellFailure(imported.error(), tr("The import was stopped. Nothing was written."));
    m_import->setFocus();
}

} // namespace tandem
