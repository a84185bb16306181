#include "views/transfer/importdialog.h"

#include "storage/project/project.h"
#include "ui/messagebar.h"
#include "ui/theme.h"
#include "ui/transferprogress.h"
#include "views/transfer/droppedfiles.h"
#include "views/transfer/importjob.h"
#include "views/transfer/inputpane.h"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <utility>

namespace tandem {

namespace {

QString suffix()
{
    return QStringLiteral(".tandem");
}

} // namespace

ImportDialog::ImportDialog(ImportTargets targets, AskFile files, QWidget* parent)
    : TransferDialog(QStringLiteral("importDialog"), tr("Import"), parent)
    , m_targets(std::move(targets))
    , m_ask(std::move(files))
    , m_inputs(new InputPane(m_ask, this))
    , m_job(new ImportJob(this))
{
    resize(680, 560);
    takeDrops(acceptableDrop, [this](const QStringList& paths) { addInputs(paths); });
    body()->setSpacing(16);
    body()->addWidget(m_inputs, 1);
    body()->addWidget(buildTarget());
    body()->addWidget(buildDuplicates());
    body()->addWidget(progress());
    m_import = addButtons(
        tr("&Import"), QStringLiteral("startImport"), tr("Cancel"), QStringLiteral("closeImport"));
    connect(m_inputs, &InputPane::inputsChanged, this, [this] {
        suggestTarget();
        showState();
    });
    showState();
}

ImportDialog::~ImportDialog()
{
    // The thread ends before the parts that it reports to.
    progress()->stop();
    delete m_job;
}

QWidget* ImportDialog::buildTarget()
{
    auto* box = new QWidget(this);
    m_new = new QRadioButton(tr("Into a &new project"), box);
    m_new->setObjectName(QStringLiteral("intoNew"));
    m_existing = new QRadioButton(
        tr("Into the open &project: %1")
            .arg(QString(m_targets.projectName).replace(u'&', QStringLiteral("&&"))),
        box);
    m_existing->setObjectName(QStringLiteral("intoOpen"));
    m_existing->setVisible(m_targets.project != nullptr);
    (m_targets.project ? m_existing : m_new)->setChecked(true);
    m_path = new QLineEdit(box);
    m_path->setObjectName(QStringLiteral("targetPath"));
    m_path->setAccessibleName(tr("File of the new project"));
    m_path->setPlaceholderText(tr("File of the new project"));
    m_choose = new QPushButton(tr("&Choose…"), box);
    m_choose->setObjectName(QStringLiteral("chooseTarget"));
    m_choose->setAutoDefault(false);
    m_problem = new QLabel(box);
    m_problem->setObjectName(QStringLiteral("targetProblem"));
    m_problem->setWordWrap(true);
    setLabelStyle(m_problem, LabelStyle::Error);

    connect(m_new, &QRadioButton::toggled, this, &ImportDialog::showState);
    connect(m_path, &QLineEdit::textChanged, this, &ImportDialog::showState);
    connect(m_path, &QLineEdit::textEdited, this, [this] { m_targetTyped = true; });
    connect(m_choose, &QPushButton::clicked, this, &ImportDialog::chooseTarget);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addSpacing(24);
    row->addWidget(m_path, 1);
    row->addWidget(m_choose);
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_new);
    layout->addLayout(row);
    layout->addWidget(m_problem);
    layout->addWidget(m_existing);
    return box;
}

QWidget* ImportDialog::buildDuplicates()
{
    auto* box = new QWidget(this);
    m_duplicates = new QComboBox(box);
    m_duplicates->setObjectName(QStringLiteral("importDuplicates"));
    m_duplicates->addItem(tr("leave them out"), QVariant::fromValue(int(Duplicates::Skip)));
    m_duplicates->addItem(
        tr("replace those that nobody works on"), QVariant::fromValue(int(Duplicates::Replace)));
    m_duplicates->addItem(tr("keep both"), QVariant::fromValue(int(Duplicates::Keep)));
    auto* label = new QLabel(tr("&Samples that are there already"), box);
    label->setToolTip(tr("The same article with the same discussion."));
    label->setBuddy(m_duplicates);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(label);
    row->addWidget(m_duplicates);
    row->addStretch(1);
    return box;
}

void ImportDialog::addInputs(const QStringList& paths)
{
    m_inputs->addInputs(paths);
}

void ImportDialog::chooseTarget()
{
    const QString suggestion =
        m_path->text().isEmpty() ? m_targets.folder + QStringLiteral("/") : targetPath();
    const FileQuestion question{FileQuestion::Kind::Name, QStringLiteral("project"),
        tr("Choose where to write"), projectFilter(), suggestion, {}, {}};
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
    const QString base =
        m_targets.folder + QLatin1Char('/') + QFileInfo(paths.first()).completeBaseName();
    QString path = base + suffix();
    for (int i = 2; QFileInfo::exists(path); ++i)
        path = QStringLiteral("%1 %2%3").arg(base).arg(i).arg(suffix());
    m_path->setText(QDir::toNativeSeparators(path));
}

QString ImportDialog::targetPath() const
{
    if (m_existing->isChecked())
        return m_targets.project->path();
    const QString typed = QDir::fromNativeSeparators(m_path->text().trimmed());
    if (typed.isEmpty() || typed.endsWith(suffix(), Qt::CaseInsensitive))
        return typed;
    return typed + suffix();
}

/// Why the import cannot go where it is to go; empty where it can, or nothing was named yet.
QString ImportDialog::targetProblem() const
{
    const QString path = targetPath();
    if (m_existing->isChecked() || path.isEmpty())
        return {};
    if (QFileInfo::exists(path))
        return tr("A file of this name is there already. Choose another name.");
    if (!QFileInfo(QFileInfo(path).absolutePath()).isDir())
        return tr("The folder of the new project does not exist.");
    return {};
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
        m_job->import(m_inputs->paths(), path,
            static_cast<Duplicates>(m_duplicates->currentData().toInt()), meter,
            [this, path](const Expected<ImportReport>& report) { importEnded(report, path); });
    showState();
    progress()->setFocus();
}

void ImportDialog::importIntoOpen(const Progress& meter)
{
    const auto report = std::make_shared<ImportReport>();
    const auto duplicates = static_cast<Duplicates>(m_duplicates->currentData().toInt());
    m_targets.project
        ->change({.prepare = prepareImport(m_inputs->paths(), duplicates, meter, report)},
            {.asker = this})
        .onEnded(this, [this, report](const Expected<void>& done) {
            importEnded(done.map([&] { return *report; }), targetPath());
        });
}

void ImportDialog::importEnded(const Expected<ImportReport>& report, const QString& path)
{
    progress()->end();
    showState();
    if (report) {
        m_report = *report;
        // Nothing that was chosen goes missing without a word, the dialog stays for it.
        const QStringList duplicates = importMessages(m_report);
        emit projectReady(path);
        if (duplicates.isEmpty()) {
            QDialog::accept();
            return;
        }
        messages()->showMessage(MessageBar::Kind::Info,
            (QStringList{tr("%n sample(s) imported.", nullptr, m_report.samples)} + duplicates)
                .join(QLatin1Char(' ')));
        m_import->hide();
        closeButton()->setText(tr("Close"));
        closeButton()->setFocus();
        return;
    }
    if (closeIfAsked())
        return;
    if (report.error().code == ErrorCode::Cancelled)
        messages()->showMessage(
            MessageBar::Kind::Info, tr("The import was stopped. Nothing was written."));
    else
        messages()->showMessage(MessageBar::Kind::Error, report.error().sentence());
    m_import->setFocus();
}

} // namespace tandem
