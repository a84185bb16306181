#include "views/session/fileimportdialog.h"

#include "storage/project/importformats.h"
#include "storage/project/project.h"
#include "storage/project/projectwords.h"
#include "ui/arrange.h"
#include "ui/dialogsize.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/reportview.h"
#include "ui/screen/command.h"
#include "ui/screen/workspace.h"
#include "ui/transferprogress.h"
#include "views/session/importfiles.h"
#include "views/session/projectsession.h"

#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace tandem {

namespace {

constexpr QSize kSizeOfFields(620, 300);
constexpr QSize kSizeOfForm(780, 560);

QWidget* newField(const ImportOption& option, QWidget* parent)
{
    if (option.maximum == 0) {
        auto* field = named(new QLineEdit(parent), option.field);
        field->setPlaceholderText(
            *option.placeholder ? ProjectWords::tr(option.placeholder) : QString());
        return field;
    }
    auto* field = newNumberField(parent, option.field);
    field->setRange(0, int(option.maximum));
    field->setSpecialValueText(ProjectWords::tr(option.placeholder));
    return field;
}

} // namespace

bool isImportedOn(const ImportFormat& format, WorkspaceId screen)
{
    return QLatin1String(format.action).startsWith(workspaceKeyword(screen));
}

void addImports(Workspace& screen, ProjectSession& session, const AskFile& files)
{
    for (const auto& format : kImportFormats) {
        if (!isImportedOn(format(), screen.id()) || commandNamed(&screen, format().action))
            continue;
        addCommand(
            &screen, format().action, {}, [format] { return ProjectWords::tr(format().title); },
            [format, files, &screen, &session] {
                (new FileImportDialog(session, files, format(), &screen))->open();
            });
    }
}

FileImportDialog::FileImportDialog(
    ProjectSession& session, AskFile files, ImportFormat format, QWidget* parent, ImportForm* form)
    : TransferDialog(QLatin1String(format.dialog), ProjectWords::tr(format.title), parent)
    , m_session(session)
    , m_format(std::move(format))
    , m_files(new ImportFiles(m_format, std::move(files), session.project().path(), this))
    , m_form(form)
    , m_pages(new QStackedWidget(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    resizeWithin(this, m_form ? kSizeOfForm : kSizeOfFields);
    build();
    m_files->letEnterChoose();
    connect(m_files, &ImportFiles::changed, this, &FileImportDialog::filesChanged);
    takeDrops([takesFolders = m_format.takesFolders](
                  const QFileInfo& file) { return takesFolders ? file.exists() : file.isFile(); },
        [this](const QStringList& paths) { setPaths(paths); });
    if (Workspace* workspace = Workspace::of(parent)) {
        connect(this, &FileImportDialog::imported, workspace, [workspace](const Imported& came) {
            if (came.messages.isEmpty())
                workspace->tell(came.messageWithWarnings());
            else
                workspace->warn(came.messageWithWarnings());
        });
    }
    showState();
    m_files->focusNext();
}

void FileImportDialog::build()
{
    auto* asking = new QWidget(this);
    m_held.append(m_files);
    m_problem = named(newNote(asking, LabelStyle::Error), m_format.partName("ImportProblem"));
    if (m_form) {
        m_held.append(m_form);
        connect(m_form, &ImportForm::changed, this, &FileImportDialog::showState);
        inColumn(asking, {m_files, m_form, Free(1), m_problem}, 12);
    } else {
        const int room = m_format.takesMany ? 1 : 0; // of a list
        inColumn(asking, {{m_files, room}, buildOptions(), Free(1 - room), m_problem}, 12);
    }
    m_pages->addWidget(asking);
    body()->addWidget(m_pages, 1);
    body()->addWidget(progress());
    m_import = addButtons(tr("&Import"), m_format.nameOf("start", "Import"), tr("Cancel"),
        m_format.nameOf("close", "Import"));
}

QWidget* FileImportDialog::buildOptions()
{
    auto* box = new QWidget(this);
    auto* row = inRow({});
    for (const ImportOption& option : m_format.options) {
        QWidget* field = newField(option, box);
        auto* label = new QLabel(ProjectWords::tr(option.label), box);
        label->setBuddy(field);
        row->addWidget(label);
        row->addWidget(field, option.maximum == 0 ? 1 : 0);
        m_fields.insert(QLatin1String(option.key), field);
        m_held.append(field);
    }
    QStringList notes;
    if (*m_format.note)
        notes += ProjectWords::tr(m_format.note);
    if (!m_format.canUndo)
        notes += tr("This import cannot be undone, and neither can earlier changes.");
    auto* note =
        named(newNote(box, LabelStyle::Small, notes.join(u' ')), m_format.partName("ImportNote"));
    inColumn(box, {row, note}, kUsualSpacing);
    return box;
}

void FileImportDialog::setPaths(const QStringList& paths)
{
    if (paths.isEmpty())
        return;
    m_files->setPaths(paths);
    if (!m_format.files.isEmpty())
        m_files->focusNext();
}

void FileImportDialog::filesChanged(const QString& fault)
{
    messages()->clear();
    if (!fault.isEmpty())
        messages()->showMessage(MessageBar::Kind::Error, fault);
    if (m_form)
        m_form->setPath(m_files->paths().value(0));
    showState();
    if (m_import->isEnabled() && m_format.files.isEmpty())
        m_import->setFocus();
    else if (!m_format.files.isEmpty())
        m_import->setDefault(true);
}

void FileImportDialog::setOption(const char* option, const QString& value)
{
    auto* field = qobject_cast<QLineEdit*>(m_fields.value(QLatin1String(option)));
    if (field)
        field->setText(value);
    else
        m_options.insert(QLatin1String(option), value);
}

void FileImportDialog::showState()
{
    QString problem = m_files->problem();
    if (problem.isEmpty() && m_form && m_files->isComplete())
        problem = m_form->problem();
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_import->setEnabled(!isRunning() && m_files->isComplete() && problem.isEmpty());
    for (QWidget* field : std::as_const(m_held))
        field->setEnabled(!isRunning());
}

ImportRequest FileImportDialog::request() const
{
    ImportRequest request{m_files->paths()};
    request.project = QFileInfo(m_session.project().path()).fileName();
    request.options = m_options;
    for (auto field = m_fields.cbegin(); field != m_fields.cend(); ++field) {
        const auto* number = qobject_cast<QSpinBox*>(*field);
        const auto* text = qobject_cast<QLineEdit*>(*field);
        request.options.insert(
            field.key(), number ? QString::number(number->value()) : text->text().trimmed());
    }
    return request;
}

void FileImportDialog::accept()
{
    if (!m_import->isEnabled())
        return;
    messages()->clear();
    ImportRequest asked = request();
    const ImportFormat format = m_form ? m_form->filledIn() : m_format;
    const bool areBytes = format.countsBytes && !QFileInfo(asked.path()).isDir();
    asked.progress = progress()->begin(ProjectWords::tr(format.progressText),
        areBytes ? TransferProgress::Unit::Bytes : TransferProgress::Unit::Samples);
    showState();
    const auto import = std::make_shared<Imported>();
    m_session.change(this, importing(format, asked, import))
        .onEnded(this, [this, import](const Expected<void>& done) { ended(done, *import); });
}

void FileImportDialog::ended(const Expected<void>& done, const Imported& import)
{
    progress()->end();
    showState();
    if (done) {
        emit imported(import);
        if (import.sections.isEmpty())
            QDialog::accept();
        else if (!closeIfAsked())
            showResult(import);
        return;
    }
    if (closeIfAsked())
        return;
    tellFailure(done.error(), tr("Import stopped; nothing has changed."));
    // Where it went while the button was grey, Enter would throw away what is filled in.
    m_import->setFocus();
}

void FileImportDialog::showResult(const Imported& import)
{
    auto* page = new QWidget(this);
    auto* summary = named(newNote(page, LabelStyle::Strong, import.messageWithWarnings()),
        m_format.partName("ImportSummary"));
    auto* tables =
        named(new ReportView(m_format.partName("Import"), page), m_format.partName("ImportReport"));
    tables->setReport({{}, import.sections}, {});
    inColumn(page, {summary, {tables, 1}}, 12);
    m_pages->setCurrentIndex(m_pages->addWidget(page));
    m_import->setEnabled(false);
    m_import->hide();
    closeButton()->setText(tr("Close"));
    closeButton()->setDefault(true);
    closeButton()->setFocus();
}

} // namespace tandem
