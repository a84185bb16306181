#pragma once

#include "ui/askfile.h"
#include "ui/parts.h"
#include "ui/transferdialog.h"
#include "ui/transferprogress.h"

namespace tandem {

/// A dialog that imports what is at one path: a file, or a folder where there is a button for it.
/// The path is chosen here or dropped; the kinds derive from it and add what else is asked.
class PathImportDialog : public TransferDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PathImportDialog)

public:
    /// Takes the path as if it had been chosen here; an empty one changes nothing.
    virtual void setPath(const QString& path);
    /// Begins, where what was chosen can be imported.
    void accept() override;

protected:
    /// `question` is what a file is asked for with; a folder is without its filter.
    PathImportDialog(const QString& name, const QString& title, AskFile files,
        FileQuestion question, QWidget* parent);

    /// What was chosen; empty before.
    const QString& path() const { return m_path; }
    const AskFile& files() const { return m_files; }
    /// None before finish().
    QPushButton* importButton() const { return m_import; }

    /// The label that shows the path.
    QLabel* newPathLabel(QWidget* parent, const char* name);
    /// A button that asks for a path of this kind; a second one is for folders.
    QPushButton* newChooser(QWidget* parent, const char* name, Words words,
        FileQuestion::Kind kind = FileQuestion::Kind::Open);
    /// Not to be changed while it is imported, as the choosers are not.
    void hold(QWidget* field) { m_held.append(field); }
    /// To be called once the body is laid out: the row of buttons, as addButtons(), drops of what
    /// can be chosen, and the keyboard for the first chooser.
    void finish(const QString& start, const QString& startName, const QString& close,
        const QString& closeName);

    /// Why what is at the path cannot be imported as things are; empty where it can.
    virtual QString problem() const { return {}; }
    /// Shows the path and what can be done with it now.
    virtual void showState();
    /// Imports path(): between beginImport() and endImport().
    virtual void startImport() = 0;
    /// Shows that it has begun, in these words; the work calls what comes back.
    TransferProgress::Report beginImport(const QString& what, TransferProgress::Unit unit);
    /// Shows that it has ended and says whether well; tells why if not, or `stopped`.
    bool endImport(const Expected<void>& done, const QString& stopped = {});

private:
    void choose(FileQuestion::Kind kind);

    const AskFile m_files;
    const FileQuestion m_question;
    QString m_path;
    QLabel* m_shown = nullptr;
    QList<QPushButton*> m_choosers;
    QList<QWidget*> m_held;
    QPushButton* m_import = nullptr;
};

} // namespace tandem
