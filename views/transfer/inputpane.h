#pragma once

#include "storage/changes/latest.h"
#include "storage/formats/inputkind.h"
#include "ui/askfile.h"

#include <QWidget>

class QFileInfo;
class QLabel;
class QPushButton;

namespace tandem {

class RowsView;
template <typename Row>
class RowsOf;

/// Whether something can be done with a file that is dropped: folders, projects, and files that may
/// be imported, judged by their suffix.
bool isImportable(const QFileInfo& file);
/// Asks for files to import, at first beside the file `beside` if one is given.
FileQuestion importQuestion(const QString& beside);

/// What one path was recognised as.
struct RecognisedInput
{
    QString path;
    Expected<InputKind> kind = failure(ErrorCode::Cancelled, {});
};

/// The files to import: add, take away, see what each was recognised as.
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

signals:
    /// Other files are in the list now.
    void inputsChanged();

private:
    QWidget* buildButtons();
    void recogniseNext();
    void takeRecognised(const QList<RecognisedInput>& inputs);
    void removeCurrent();
    QString firstRemark() const;
    void showState();

    AskFile m_ask;
    RowsOf<RecognisedInput>* m_rows;
    QStringList m_toRecognise;
    RowsView* m_list;
    QLabel* m_remark;
    QPushButton* m_remove = nullptr;
    Latest<QList<RecognisedInput>> m_recognised;
};

} // namespace tandem
