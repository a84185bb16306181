#pragma once

#include "storage/changes/latest.h"
#include "storage/project/evaluationpreview.h"
#include "ui/askfile.h"
#include "ui/transferdialog.h"

#include <QTimer>

class QLabel;
class QLineEdit;
class QPushButton;

namespace tandem {

class ReportView;
class RowsView;
template <typename Row>
class RowsOf;

/// A file that was given, and what it is of an evaluation.
struct EvaluationFile
{
    enum class Role { Result, Texts, Cases, Other };

    QString path;
    Role role = Role::Other;
    bool operator==(const EvaluationFile&) const = default;
};

/// Makes a project for an evaluation: the files, what they come to, and where the project is kept,
/// all in one place and seen before anything is written.
class EvaluationDialog final : public TransferDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EvaluationDialog)

public:
    /// `folder` is where the new project is suggested. Show it with open().
    EvaluationDialog(QString folder, AskFile files, QWidget* parent = nullptr);
    ~EvaluationDialog() override;

    /// Adds files as if they had been chosen here; what they are is found out in a worker.
    void addFiles(const QStringList& paths);
    void accept() override;

signals:
    /// The project is made and on disk, in this file; `sentence` says what is in it.
    void projectReady(const QString& path, const QString& sentence);

private:
    QWidget* buildFiles();
    QWidget* buildPreview();
    QWidget* buildTarget();
    void askForFiles();
    void removeCurrent();
    void recognise(const QStringList& paths);
    /// The list of files as high as its rows.
    void fitFiles();
    void take(const EvaluationFiles& files, const QStringList& order);
    void preview();
    void showPreview(const EvaluationPreview& preview);
    void chooseTarget();
    QString targetPath() const;
    void showState();
    void ended(const Expected<Imported>& imported, const QString& path);

    const QString m_folder;
    const AskFile m_ask;
    EvaluationFiles m_given;
    RowsOf<EvaluationFile>* m_rows;
    RowsView* m_list;
    QPushButton* m_add = nullptr;
    QPushButton* m_remove = nullptr;
    QLineEdit* m_system = nullptr;
    QLabel* m_sentence = nullptr;
    QLabel* m_messages = nullptr;
    ReportView* m_tables = nullptr;
    QLineEdit* m_path = nullptr;
    QPushButton* m_choose = nullptr;
    QLabel* m_problem = nullptr;
    QPushButton* m_import = nullptr;
    QString m_fault; ///< why what was given cannot be imported, as the preview found
    bool m_pathTyped = false;
    QTimer m_rest; ///< until the name of the system is typed
    Latest<EvaluationFiles> m_recognised;
    Latest<EvaluationPreview> m_previewed;
    Latest<Imported> m_imported; ///< these last, so that they end before what they tell
};

} // namespace tandem
