#include "views/transfer/importdialog.h"

#include "storage/project/fileimport.h"
#include "ui/arrange.h"
#include "ui/dialogsize.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/transferprogress.h"
#include "views/session/projectsession.h"
#include "views/transfer/inputpane.h"
#include "views/transfer/newproject.h"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <utility>

namespace tandem {

ImportDialog::ImportDialog(ImportTargets targets, AskFile files, QWidget* parent)
    : TransferDialog(QStringLiteral("importDialog"),
          targets.session ? tr("Import") : tr("New project from files"), parent)
    , m_targets(std::move(targets))
    , m_ask(std::move(files))
    , m_inputs(new InputPane(m_ask, this))
{
    resizeWithin(this, {880, 580});
    takeDrops(isImportable, [this](const QStringList& paths) { addInputs(paths); });
    body()->setSpacing(16);
    body()->addWidget(m_inputs, 1);
    body()->addWidget(buildTarget());
    body()->addWidget(buildDuplicates());
    body()->addWidget(progress());
    m_import = addButtons(
        tr("&Import"), QStringLiteral("startImport"), tr("Cancel"), QStringLiteral("closeImport"));
    connect(&m_imported, &LatestBase::failed, this,
        [this](const Error& error) { importEnded(failure(error), {}); });
    connect(m_inputs, &InputPane::inputsGiven, this, &ImportDialog::inputsGiven);
    connect(m_inputs, &InputPane::inputsChanged, this, [this] {
        suggestTarget();
        showState();
    });
    showState();
}

ImportDialog::~ImportDialog()
{
    // The work ends before the parts that it reports to.
    progress()->stop();
}

QWidget* ImportDialog::buildTarget()
{
    auto* box = new QWidget(this);
    m_new = named(new QRadioButton(tr("Into a &new project"), box), "intoNew");
    m_existing =
        named(new QRadioButton(
                  tr("Into the open &project: %1")
                      .arg(QString(m_targets.projectName).replace(u'&', QStringLiteral("&&"))),
                  box),
            "intoOpen");
    m_new->setVisible(m_targets.session != nullptr);
    m_existing->setVisible(m_targets.session != nullptr);
    auto* name = new QLabel(tr("&New project file"), box);
    name->setVisible(m_targets.session == nullptr);
    (m_targets.session ? m_existing : m_new)->setChecked(true);
    m_stays = named(newNote(box, LabelStyle::Small,
                        tr("This import cannot be undone, and neither can earlier changes.")),
        "importStays");
    m_path = named(new QLineEdit(box), "targetPath");
    m_path->setAccessibleName(tr("New project file"));
    name->setBuddy(m_path);
    m_choose = newButton(box, "chooseTarget", [] { return tr("&Choose…"); });
    m_problem = named(newNote(box, LabelStyle::Error), "targetProblem");
    connect(m_new, &QRadioButton::toggled, this, &ImportDialog::showState);
    connect(m_path, &QLineEdit::textChanged, this, &ImportDialog::showState);
    connect(m_path, &QLineEdit::textEdited, this, [this] { m_targetTyped = true; });
    connect(m_choose, &QPushButton::clicked, this, &ImportDialog::chooseTarget);
    inColumn(box,
        {m_new, name, inRow({Gap(m_targets.session ? 24 : 0), {m_path, 1}, m_choose}, 8), m_problem,
            m_existing, m_stays},
        8);
    return box;
}

QWidget* ImportDialog::buildDuplicates()
{
    m_duplicatesRow = new QWidget(this);
    QWidget* box = m_duplicatesRow;
    m_duplicates = named(new QComboBox(box), "importDuplicates");
    m_duplicates->addItem(tr("Skip"), int(Duplicates::Skip));
    m_duplicates->addItem(tr("Replace those no one works on"), int(Duplicates::Replace));
    m_duplicates->addItem(tr("Keep both"), int(Duplicates::Keep));
    auto* label = new QLabel(tr("Duplicate&s"), box);
    label->setToolTip(tr("Samples that already exist: the same article with the same discussion."));
    label->setBuddy(m_duplicates);
    inRow(box, {label, m_duplicates, Free(1)}, 8);
    return box;
}

void ImportDialog::addInputs(const QStringList& paths)
{
    m_inputs->addInputs(paths);
}

bool ImportDialog::isForOpenProject() const
{
    return m_targets.session && m_existing->isChecked();
}

void ImportDialog::chooseTarget()
{
    const QString suggestion =
        m_path->text().isEmpty() ? m_targets.folder + QStringLiteral("/") : targetPath();
    const FileQuestion question{FileQuestion::Kind::Name, QStringLiteral("project"),
        tr("Choose a file"), projectFilter(), suggestion, {}, {}};
    m_ask.one(this, question, [this](const QString& chosen) {
        m_targetTyped = true;
        m_path->setText(QDir::toNativeSeparators(chosen));
    });
}

/// Named after the first input, where no such file is yet; what the user typed is theirs.
void ImportDialog::suggestTarget()
{
    if (m_targetTyped)
        return;
    const QStringList paths = m_inputs->paths();
    if (paths.isEmpty()) {
        m_path->clear();
        return;
    }
    m_path->setText(
        QDir::toNativeSeparators(suggestedProject(m_targets.folder, paths.constFirst())));
}

QString ImportDialog::targetPath() const
{
    if (m_existing->isChecked())
        return m_targets.session->project().path();
    return typedProject(m_path->text());
}

/// Why the import cannot go where it is to go; empty where it can, or nothing was named yet.
QString ImportDialog::targetProblem() const
{
    return m_existing->isChecked() ? QString() : newProjectProblem(targetPath());
}

void ImportDialog::showState()
{
    if (!m_import)
        return;
    const bool running = isRunning();
    const bool intoNew = m_new->isChecked();
    for (QWidget* field :
        std::initializer_list<QWidget*>{m_inputs, m_new, m_existing, m_duplicates})
        field->setEnabled(!running);
    m_path->setEnabled(!running && intoNew);
    m_choose->setEnabled(!running && intoNew);
    m_stays->setVisible(!intoNew);
    m_duplicatesRow->setVisible(!intoNew); // a new project has no samples yet

    const QString problem = targetProblem();
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_import->setEnabled(
        !running && m_inputs->isReady() && problem.isEmpty() && !targetPath().isEmpty());
}

void ImportDialog::accept()
{
    if (m_import->isHidden()) { // what was imported is said, and read
        QDialog::accept();
        return;
    }
    if (m_import->isEnabled() && !isRunning())
        startImport();
}

void ImportDialog::startImport()
{
    const QString path = targetPath();
    messages()->clear();
    const Progress meter = progress()->begin(tr("Importing"), TransferProgress::Unit::Bytes);
    if (m_existing->isChecked())
        importIntoOpen(meter);
    else
        m_imported.compute(
            [inputs = m_inputs->paths(), path, meter, order = order()](
                const CancelFlag&) { return importFiles(inputs, path, meter, order); },
            [this, path](const ImportReport& report) { importEnded(report, path); });
    showState();
    progress()->setFocus();
}

ImportOrder ImportDialog::order() const
{
    const auto duplicates = static_cast<Duplicates>(m_duplicates->currentData().toInt());
    return {isForOpenProject() ? duplicates : Duplicates::Skip, m_inputs->firstLine()};
}

void ImportDialog::importIntoOpen(const Progress& meter)
{
    const auto report = std::make_shared<ImportReport>();
    const QStringList paths = m_inputs->paths();
    m_targets.session
        ->change(this, {.text = importStepText(paths),
                           .prepare = prepareImport(paths, order(), meter, report),
                           .canUndo = false})
        .onEnded(this, [this, report](const Expected<void>& done) {
            importEnded(done.map([&] { return *report; }), targetPath());
        });
}

void ImportDialog::importEnded(const Expected<ImportReport>& report, const QString& path)
{
    progress()->end();
    showState();
    if (report) {
        // Nothing that was chosen goes missing without a word, the dialog stays for it.
        const QStringList duplicates = importMessages(*report);
        const QString imported = tr("%n sample(s) imported.", nullptr, report->samples);
        emit projectReady(path);
        if (duplicates.isEmpty()) {
            QDialog::accept();
            emit told(imported);
            return;
        }
        messages()->showMessage(
            MessageBar::Kind::Info, (QStringList{imported} + duplicates).join(QLatin1Char(' ')));
        m_import->hide();
        closeButton()->setText(tr("Close"));
        closeButton()->setFocus();
        return;
    }
    if (closeIfAsked())
        return;
    tellFailure(report.error(), tr("The import was stopped. Nothing was written."));
    m_import->setFocus();
}

} // namespace tandem
