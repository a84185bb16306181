#pragma once

#include "storage/changes/latest.h"
#include "storage/formats/inputkind.h"
#include "storage/formats/inputpreview.h"
#include "ui/askfile.h"

#include <QWidget>

class QComboBox;
class QFileInfo;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace tandem {

class RowsView;
template <typename Row>
class RowsOf;

/// Whether something can be done with a file that is dropped: folders, projects, and files that may
/// be imported, judged by their suffix.
bool isImportable(const QFileInfo& file);

/// What one path was recognised as.
struct RecognisedInput
{
    QString path;
    Expected<InputKind> kind = failure(ErrorCode::Cancelled, {});
};

/// The files to import: add, take away, see what each was recognised as and what it will become.
class InputPane final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(InputPane)

public:
    explicit InputPane(AskFile files, QWidget* parent = nullptr);

    /// Adds files or folders; what they are is found out in a worker.
    void addInputs(const QStringList& paths);
    QStringList paths() const;
    /// Whether there is something, and all of it can be imported.
    bool isReady() const;
    /// What the first line of a text file is to be.
    FirstLine firstLine() const;

signals:
    /// These were added, whatever they are.
    void inputsGiven(const QStringList& paths);
    /// Other files are in the list now.
    void inputsChanged();

private:
    QWidget* buildButtons();
    QWidget* buildPreview();
    void recogniseNext();
    void takeRecognised(const QList<RecognisedInput>& inputs);
    void removeCurrent();
    QString firstRemark() const;
    void showState();
    void preview();

    AskFile m_ask;
    RowsOf<RecognisedInput>* m_rows;
    QStringList m_toRecognise;
    RowsView* m_list;
    QLabel* m_remark;
    QPushButton* m_remove = nullptr;
    QWidget* m_firstLineRow = nullptr; ///< for text files
    QComboBox* m_firstLine = nullptr;
    QPlainTextEdit* m_preview = nullptr;
    Latest<QList<RecognisedInput>> m_recognised;
    Latest<QString> m_previewed;
};

} // namespace tandem
