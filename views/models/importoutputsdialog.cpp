#include "views/models/importoutputsdialog.h"

#include "models/kgds/systemlabel.h"
#include "storage/project/project.h"
#include "storage/project/systemimport.h"
#include "ui/arrange.h"
#include "views/session/projectsession.h"

#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
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
    : PathImportDialog(QStringLiteral("importOutputsDialog"), tr("Import outputs of models"),
          std::move(files),
          {.purpose = QStringLiteral("outputs"),
              .filter = tr("Outputs (*.gz *.tgz *.tar *.zip *.json *.jsonl *.csv)") +
                        QStringLiteral(";;") + allFilesFilter(),
              .beside = session.project().path()},
          parent)
    , m_session(session)
{
    resize(620, 300);
    body()->addWidget(buildFile());
    body()->addWidget(buildVerifier());
    body()->addStretch();
    body()->addWidget(progress());
    finish(tr("&Import"), QStringLiteral("startOutputImport"), tr("Cancel"),
        QStringLiteral("closeOutputImport"));
}

QWidget* ImportOutputsDialog::buildFile()
{
    auto* box = new QWidget(this);
    auto* hint = newNote(box, LabelStyle::Secondary,
        tr("A folder in the published layout, or a .tar.gz or .zip of it, with verdicts if it has "
           "any; or JSON, JSONL or CSV with sample, model, pattern, paradigm, background or "
           "paragraphs, and opinion. Verdicts may come later, and in parts. Drop it here."));
    auto* shown = newPathLabel(box, "outputImportPath");
    auto* file = newChooser(box, "chooseOutputFile", [] { return tr("Choose a &file…"); });
    auto* folder = newChooser(
        box, "chooseOutputFolder", [] { return tr("Choose a f&older…"); },
        FileQuestion::Kind::Folder);
    inColumn(box, {hint, shown, inRow({file, folder, Free(1)})}, kUsualSpacing);
    return box;
}

QWidget* ImportOutputsDialog::buildVerifier()
{
    auto* box = new QWidget(this);
    m_verifier = named(new QLineEdit(box), "outputVerifier");
    m_verifier->setPlaceholderText(kImportedVerifier);
    hold(m_verifier);
    auto* label = new QLabel(tr("&Verdicts are by"), box);
    label->setBuddy(m_verifier);
    auto* note = newNote(box, LabelStyle::Small,
        tr("The model or the people who judged, where the file has verdicts and does not say "
           "it. Several can judge the same outputs, each under a name of its own."));
    inColumn(box, {inRow({label, {m_verifier, 1}}), note}, kUsualSpacing);
    return box;
}

void ImportOutputsDialog::startImport()
{
    const bool isFolder = QFileInfo(path()).isDir();
    const auto report = beginImport(tr("Importing outputs"),
        isFolder ? TransferProgress::Unit::Samples : TransferProgress::Unit::Bytes);
    const auto import = std::make_shared<SystemImport>();
    const QString verifier = m_verifier->text().trimmed();
    m_session.change(this, importingSystems(path(), verifier, report, import))
        .onEnded(this, [this, import](const Expected<void>& done) {
            if (!endImport(done))
                return;
            emit imported(outputImportSentence(*import), !import->messages.isEmpty());
            QDialog::accept();
        });
}

} // namespace tandem
