#include "views/models/importoutputsdialog.h"

#include "models/kgds/systemlabel.h"
#include "storage/project/project.h"
#include "storage/project/systemimport.h"
#include "ui/arrange.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/transferprogress.h"
#include "views/session/projectsession.h"

#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <memory>
#include <utility>

namespace tandem {

namespace {

/// What an import of outputs brought, in a sentence or more, translated.
QString outputImportSentence(const SystemImport& import)
{
    QStringList sentences{ImportOutputsDialog::tr("%n output(s) added; the file has %1.",
                              "%1 is: 2 models, 2 patterns, 1 paradigm", int(import.outputs))
                              .arg(kgds::systemsSpread(import.systems)),
        ImportOutputsDialog::tr("%n judgement(s) added.", nullptr, int(import.verdicts))};
    if (import.known > 0)
        sentences +=
            ImportOutputsDialog::tr("%n output(s) were there already.", nullptr, int(import.known));
    return (sentences + import.messages).join(u' ');
}

} // namespace

ImportOutputsDialog::ImportOutputsDialog(ProjectSession& session, AskFile files, QWidget* parent)
    : TransferDialog(QStringLiteral("importOutputsDialog"), tr("Import outputs of models"), parent)
    , m_session(session)
    , m_ask(std::move(files))
{
    resize(620, 300);
    takeDrops([](const QFileInfo& file) { return file.exists(); },
        [this](const QStringList& paths) { setPath(paths.value(0)); });
    body()->addWidget(buildFile());
    body()->addWidget(buildVerifier());
    body()->addStretch();
    body()->addWidget(progress());
    m_import = addButtons(tr("&Import"), QStringLiteral("startOutputImport"), tr("Cancel"),
        QStringLiteral("closeOutputImport"));
    // Enter is the button's that has the keyboard: what to import is not chosen yet.
    for (QPushButton* chooser : {m_chooseFile, m_chooseFolder})
        chooser->setAutoDefault(true);
    showState();
    m_chooseFile->setFocus();
}

QWidget* ImportOutputsDialog::buildFile()
{
    auto* box = new QWidget(this);
    auto* hint = newNote(box, LabelStyle::Secondary,
        tr("A folder in the published layout, or a .tar.gz or .zip of it, with verdicts if it has "
           "any; or JSON, JSONL or CSV with sample, model, pattern, paradigm, background or "
           "paragraphs, and opinion. Verdicts may come later, and in parts. Drop it here."));
    m_shown = named(newNote(box, LabelStyle::Strong), "outputImportPath");
    m_chooseFile = newButton(box, "chooseOutputFile", [] { return tr("Choose a &file…"); });
    m_chooseFolder = newButton(box, "chooseOutputFolder", [] { return tr("Choose a f&older…"); });
    connect(
        m_chooseFile, &QPushButton::clicked, this, [this] { choose(FileQuestion::Kind::Open); });
    connect(m_chooseFolder, &QPushButton::clicked, this,
        [this] { choose(FileQuestion::Kind::Folder); });
    inColumn(box, {hint, m_shown, inRow({m_chooseFile, m_chooseFolder, Free(1)})}, kUsualSpacing);
    return box;
}

QWidget* ImportOutputsDialog::buildVerifier()
{
    auto* box = new QWidget(this);
    m_verifier = named(new QLineEdit(box), "outputVerifier");
    m_verifier->setPlaceholderText(kImportedVerifier);
    auto* label = new QLabel(tr("&Verdicts are by"), box);
    label->setBuddy(m_verifier);
    auto* note = newNote(box, LabelStyle::Small,
        tr("The model or the people who judged, where the file has verdicts and does not say "
           "it. Several can judge the same outputs, each under a name of its own."));
    inColumn(box, {inRow({label, {m_verifier, 1}}), note}, kUsualSpacing);
    return box;
}

void ImportOutputsDialog::choose(FileQuestion::Kind kind)
{
    FileQuestion question;
    question.kind = kind;
    question.purpose = QStringLiteral("outputs");
    question.beside = m_session.project().path();
    question.filter = tr("Outputs (*.gz *.tgz *.tar *.zip *.json *.jsonl *.csv)") +
                      QStringLiteral(";;") + allFilesFilter();
    if (kind == FileQuestion::Kind::Folder)
        question.filter.clear();
    m_ask.one(this, question, [this](const QString& path) { setPath(path); });
}

void ImportOutputsDialog::setPath(const QString& path)
{
    if (path.isEmpty())
        return;
    m_path = path;
    messages()->clear();
    showState();
    m_import->setFocus();
}

void ImportOutputsDialog::showState()
{
    if (!m_import)
        return;
    const bool running = isRunning();
    m_shown->setText(QDir::toNativeSeparators(m_path));
    m_shown->setVisible(!m_path.isEmpty());
    m_import->setEnabled(!running && !m_path.isEmpty());
    for (QWidget* part : std::initializer_list<QWidget*>{m_chooseFile, m_chooseFolder, m_verifier})
        part->setEnabled(!running);
}

void ImportOutputsDialog::accept()
{
    if (isRunning() || m_path.isEmpty())
        return;
    messages()->clear();
    const bool isFolder = QFileInfo(m_path).isDir();
    const auto report = progress()->begin(tr("Importing outputs"),
        isFolder ? TransferProgress::Unit::Samples : TransferProgress::Unit::Bytes);
    showState();
    const auto import = std::make_shared<SystemImport>();
    const QString verifier = m_verifier->text().trimmed();
    m_session.change(this, importingSystems(m_path, verifier, report, import))
        .onEnded(this, [this, import](const Expected<void>& done) { ended(done, *import); });
}

void ImportOutputsDialog::ended(const Expected<void>& done, const SystemImport& import)
{
    progress()->end();
    showState();
    if (done) {
        emit imported(outputImportSentence(import), !import.messages.isEmpty());
        QDialog::accept();
        return;
    }
    if (closeIfAsked())
        return;
    tellFailure(done.error(), {});
}

} // namespace tandem
