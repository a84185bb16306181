#include "views/transfer/importcasesdialog.h"

#include "storage/formats/casesreader.h"
#include "storage/project/project.h"
#include "ui/arrange.h"
#include "ui/destructivefocus.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/transferprogress.h"
#include "views/session/projectsession.h"
#include "views/transfer/inputpane.h"

#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <memory>
#include <utility>

namespace tandem {

namespace {

Expected<QList<CaseFile>> readAll(
    const QStringList& paths, const QString& system, const TransferProgress::Report& report)
{
    QList<CaseFile> files;
    for (const QString& path : paths) {
        TANDEM_TRY(one, CaseFile::read(path, system, report));
        files.append(*one);
    }
    return files;
}

/// Several files in one go: what each brought is added up.
Expected<CaseImport> writeAll(Database& database, const QList<CaseFile>& files)
{
    CaseImport all;
    for (const CaseFile& file : files) {
        TANDEM_TRY(one, file.write(database));
        all.added.cases += one->added.cases;
        all.added.casesKnown += one->added.casesKnown;
        all.added.outputs += one->added.outputs;
        all.added.outputsKnown += one->added.outputsKnown;
        all.records += one->records;
        all.withoutOutput += one->withoutOutput;
        all.messages += one->messages;
    }
    return all;
}

/// What an import of cases brought, in a sentence or more, translated.
QString caseImportSentence(const CaseImport& import)
{
    QStringList sentences{
        ImportCasesDialog::tr("%n case(s) added.", nullptr, int(import.added.cases)),
        ImportCasesDialog::tr("%n output(s) added.", nullptr, int(import.added.outputs))};
    sentences += import.messages;
    return sentences.join(QLatin1Char(' '));
}

} // namespace

ImportCasesDialog::ImportCasesDialog(ProjectSession& session, AskFile files, QWidget* parent)
    : TransferDialog(QStringLiteral("importCasesDialog"), tr("Import cases"), parent)
    , m_session(session)
    , m_ask(std::move(files))
{
    resize(620, 420);
    takeDrops([](const QFileInfo& file) { return file.isFile(); },
        [this](const QStringList& paths) { addFiles(paths); });
    body()->addWidget(buildFiles(), 1);
    body()->addWidget(buildSystem());
    body()->addWidget(progress());
    m_import = addButtons(tr("&Import"), QStringLiteral("startCaseImport"), tr("Cancel"),
        QStringLiteral("closeCaseImport"));
    showState();
}

QWidget* ImportCasesDialog::buildFiles()
{
    auto* box = new QWidget(this);
    auto* hint = newNote(box, LabelStyle::Secondary,
        tr("JSON, JSONL or CSV with input, output and reference, and maybe id, "
           "system and profile; or a file of LongLaMP. Drop files here."));
    m_files = named(new QListWidget(box), "caseFiles");
    m_files->setAccessibleName(tr("Files"));
    auto* add = newButton(box, "addCaseFiles", [] { return tr("&Add files…"); });
    m_remove = newButton(box, "removeCaseFile", [] { return tr("&Remove"); });
    guardFocus(*m_remove);
    connect(add, &QPushButton::clicked, this, &ImportCasesDialog::chooseFiles);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        delete m_files->currentItem();
        showState();
    });
    connect(m_files, &QListWidget::currentRowChanged, this, [this] { showState(); });
    inColumn(box, {hint, {m_files, 1}, inRow({add, m_remove, Free(1)})}, kUsualSpacing);
    return box;
}

QWidget* ImportCasesDialog::buildSystem()
{
    auto* box = new QWidget(this);
    m_system = named(new QLineEdit(box), "caseSystem");
    m_system->setPlaceholderText(tr("where the files name none"));
    auto* label = new QLabel(tr("&System of the outputs"), box);
    label->setBuddy(m_system);
    inRow(box, {label, {m_system, 1}}, kUsualSpacing);
    return box;
}

void ImportCasesDialog::addFiles(const QStringList& paths)
{
    for (const QString& path : paths) {
        const auto format = casesFormatOf(path);
        if (!format) {
            messages()->showMessage(MessageBar::Kind::Error, format.error().sentence());
        } else if (*format == CasesFormat::Result) {
            messages()->showMessage(MessageBar::Kind::Warning,
                tr("%1 is a result of evaluations. Take \"Import a result file\" for it.")
                    .arg(QFileInfo(path).fileName()));
        } else if (!files().contains(path)) {
            auto* item = new QListWidgetItem(QDir::toNativeSeparators(path), m_files);
            item->setData(Qt::UserRole, path);
        }
    }
    if (m_files->currentRow() < 0)
        m_files->setCurrentRow(0);
    showState();
}

QStringList ImportCasesDialog::files() const
{
    QStringList paths;
    for (int row = 0; row < m_files->count(); ++row)
        paths.append(m_files->item(row)->data(Qt::UserRole).toString());
    return paths;
}

void ImportCasesDialog::chooseFiles()
{
    m_ask(this, importQuestion(m_session.project().path()),
        [this](const QStringList& paths) { addFiles(paths); });
}

void ImportCasesDialog::showState()
{
    if (!m_import)
        return;
    const bool running = isRunning();
    m_import->setEnabled(!running && m_files->count() > 0);
    m_remove->setEnabled(!running && m_files->currentItem());
    m_files->setEnabled(!running);
    m_system->setEnabled(!running);
}

void ImportCasesDialog::accept()
{
    if (isRunning() || m_files->count() == 0)
        return;
    messages()->hide();
    const auto report = progress()->begin(tr("Importing cases"), TransferProgress::Unit::Bytes);
    showState();
    const auto import = std::make_shared<CaseImport>();
    const auto prepare = [paths = files(), system = m_system->text().trimmed(), report, import](
                             Database&, const CancelFlag&) -> Expected<Prepared> {
        TANDEM_TRY(files, readAll(paths, system, report));
        return Prepared{[files = *files, import](Database& database) {
            return writeAll(database, files).map([&](const CaseImport& all) {
                *import = all;
                return Written(CasesChanged());
            });
        }};
    };
    m_session.change(this, {.prepare = prepare})
        .onEnded(this, [this, import](const Expected<void>& done) { ended(done, *import); });
}

void ImportCasesDialog::ended(const Expected<void>& done, const CaseImport& import)
{
    progress()->end();
    showState();
    if (done) {
        emit imported(caseImportSentence(import));
        QDialog::accept();
        return;
    }
    if (closeIfAsked())
        return;
    tellFailure(done.error(), {});
}

} // namespace tandem
