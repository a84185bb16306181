#include "ui/pathimportdialog.h"

#include "ui/messagebar.h"

#include <QDir>
#include <QFileInfo>
#include <QPushButton>

#include <utility>

namespace tandem {

PathImportDialog::PathImportDialog(const QString& name, const QString& title, AskFile files,
    FileQuestion question, QWidget* parent)
    : TransferDialog(name, title, parent)
    , m_files(std::move(files))
    , m_question(std::move(question))
{
}

QLabel* PathImportDialog::newPathLabel(QWidget* parent, const char* name)
{
    m_shown = named(newNote(parent, LabelStyle::Strong), name);
    return m_shown;
}

QPushButton* PathImportDialog::newChooser(
    QWidget* parent, const char* name, Words words, FileQuestion::Kind kind)
{
    auto* button = newButton(parent, name, std::move(words));
    connect(button, &QPushButton::clicked, this, [this, kind] { choose(kind); });
    m_choosers.append(button);
    hold(button);
    return button;
}

void PathImportDialog::finish(
    const QString& start, const QString& startName, const QString& close, const QString& closeName)
{
    m_import = addButtons(start, startName, close, closeName);
    // Enter is the button's that has the keyboard: what to import is not chosen yet.
    for (QPushButton* chooser : std::as_const(m_choosers))
        chooser->setAutoDefault(true);
    takeDrops([takesFolders = m_choosers.size() > 1](
                  const QFileInfo& file) { return takesFolders ? file.exists() : file.isFile(); },
        [this](const QStringList& paths) { setPath(paths.value(0)); });
    showState();
    m_choosers.first()->setFocus();
}

void PathImportDialog::choose(FileQuestion::Kind kind)
{
    FileQuestion question = m_question;
    question.kind = kind;
    if (kind == FileQuestion::Kind::Folder)
        question.filter.clear();
    m_files.one(this, question, [this](const QString& path) { setPath(path); });
}

void PathImportDialog::setPath(const QString& path)
{
    if (path.isEmpty())
        return;
    m_path = path;
    messages()->clear();
    showState();
    m_import->setFocus();
}

void PathImportDialog::showState()
{
    m_shown->setText(QDir::toNativeSeparators(m_path));
    m_shown->setVisible(!m_path.isEmpty());
    m_import->setEnabled(!isRunning() && !m_path.isEmpty() && problem().isEmpty());
    for (QWidget* field : std::as_const(m_held))
        field->setEnabled(!isRunning());
}

void PathImportDialog::accept()
{
    if (!m_import->isEnabled())
        return;
    messages()->clear();
    startImport();
}

TransferProgress::Report PathImportDialog::beginImport(
    const QString& what, TransferProgress::Unit unit)
{
    auto report = progress()->begin(what, unit);
    showState();
    return report;
}

bool PathImportDialog::endImport(const Expected<void>& done, const QString& stopped)
{
    progress()->end();
    showState();
    if (done || closeIfAsked())
        return done.has_value();
    tellFailure(done.error(), stopped);
    // Where it went while the button was grey, Enter would throw away what is filled in.
    m_import->setFocus();
    return false;
}

} // namespace tandem
