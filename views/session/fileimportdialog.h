#pragma once

#include "storage/project/fileimport.h"
#include "ui/askfile.h"
#include "ui/transferdialog.h"

#include <QHash>
#include <QList>

#include <memory>

class QLabel;
class QStackedWidget;

namespace tandem {

class ProjectSession;

/// What the dialog of an import asks beside the file where that is more than the format's options.
class ImportForm : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ImportForm)

public:
    using QWidget::QWidget;

    /// The file or folder that was chosen.
    virtual void setPath(const QString& path) = 0;
    /// Why it cannot be imported as things are; translated, empty where it can.
    virtual QString problem() const = 0;
    /// The format as it is read with what is filled in here. The import begins.
    virtual ImportFormat filledIn() = 0;

signals:
    void changed();
};

/// Imports a file of one format, or a folder where the format takes one: asks for it and for the
/// format's options, shows how far it is, and the tables that somebody has to see. Deletes itself
/// when it is closed.
class FileImportDialog final : public TransferDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FileImportDialog)

public:
    /// Show it with open(). Where `parent` is on a workspace, that tells what came.
    FileImportDialog(ProjectSession& session, AskFile files, ImportFormat format, QWidget* parent,
        ImportForm* form = nullptr);

    /// Takes the path as if it had been chosen here; an empty one changes nothing.
    void setPath(const QString& path);
    /// Fills in an option, or says what no field asks for.
    void say(const char* option, const QString& value);
    /// Begins, where what was chosen can be imported.
    void accept() override;

signals:
    /// Everything is in the project.
    void imported(const tandem::Imported& imported);

private:
    void build();
    QWidget* buildFile();
    QWidget* buildOptions();
    QPushButton* newChooser(
        QWidget* parent, const char* suffix, const QString& words, FileQuestion::Kind kind);
    /// "startSummaryImport": a widget's name of the format's noun.
    QString nameOf(const char* before, const char* after) const;
    QString partName(const char* after) const;
    void choose(FileQuestion::Kind kind);
    void showState();
    ImportRequest request() const;
    void ended(const Expected<void>& done, const Imported& imported);
    void showResult(const Imported& imported);

    ProjectSession& m_session;
    const AskFile m_files;
    const ImportFormat m_format;
    ImportForm* m_form;
    QString m_path;
    QHash<QString, QString> m_said;    ///< what no field asks for
    QHash<QString, QWidget*> m_fields; ///< by option
    QList<QWidget*> m_held;            ///< not to be changed while it is imported
    QStackedWidget* m_pages;
    QLabel* m_shown = nullptr;
    QLabel* m_problem = nullptr;
    QPushButton* m_choose = nullptr;
    QPushButton* m_import = nullptr;
};

} // namespace tandem
