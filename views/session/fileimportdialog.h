#pragma once

#include "storage/project/fileimport.h"
#include "ui/askfile.h"
#include "ui/screen/workspaceid.h"
#include "ui/transferdialog.h"

#include <QHash>
#include <QList>

#include <memory>

class QLabel;
class QStackedWidget;

namespace tandem {

class ImportFiles;
class ProjectSession;
class Workspace;

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

/// Whether the format is imported by a command of this screen: its action begins with the screen's
/// keyword.
bool isImportedOn(const ImportFormat& format, WorkspaceId screen);
/// Adds these commands, called like the dialog that they open, but for those that the screen has.
void addImports(Workspace& screen, ProjectSession& session, const AskFile& files);

/// Imports files of one format: asks for them and for the format's options, shows how far it is,
/// and the tables that somebody has to see. Deletes itself when it is closed.
class FileImportDialog final : public TransferDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FileImportDialog)

public:
    /// Show it with open(). Where `parent` is on a workspace, that tells what came.
    FileImportDialog(ProjectSession& session, AskFile files, ImportFormat format, QWidget* parent,
        ImportForm* form = nullptr);

    /// Takes these as if they had been chosen here; none changes nothing.
    void setPaths(const QStringList& paths);
    void setPath(const QString& path)
    {
        setPaths(path.isEmpty() ? QStringList() : QStringList{path});
    }
    /// Fills in an option, or says what no field asks for.
    void setOption(const char* option, const QString& value);
    /// Begins, where what was chosen can be imported.
    void accept() override;

signals:
    /// Everything is in the project.
    void imported(const tandem::Imported& imported);

private:
    void build();
    QWidget* buildOptions();
    void filesChanged(const QString& fault);
    void showState();
    ImportRequest request() const;
    void ended(const Expected<void>& done, const Imported& imported);
    void showResult(const Imported& imported);

    ProjectSession& m_session;
    const ImportFormat m_format;
    ImportFiles* m_files;
    ImportForm* m_form;
    QHash<QString, QString> m_options; ///< what no field asks for
    QHash<QString, QWidget*> m_fields; ///< by option
    QList<QWidget*> m_held;            ///< not to be changed while it is imported
    QStackedWidget* m_pages;
    QLabel* m_problem = nullptr;
    QPushButton* m_import = nullptr;
};

} // namespace tandem
