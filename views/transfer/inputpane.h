#pragma once

#include "ui/askfile.h"

#include <QStringList>
#include <QWidget>

class QLabel;
class QPushButton;

namespace tandem {

class ImportJob;
class RowsView;
struct RecognisedInput;
template <typename Row>
class RowsOf;

/// Asks for files to import, at first beside the file `beside` if one is given.
FileQuestion importQuestion(const QString& beside);

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
    void removeCurrent();
    QString firstRemark() const;
    void showState();

    AskFile m_ask;
    RowsOf<RecognisedInput>* m_rows;
    ImportJob* m_job;
    QStringList m_toRecognise;
    RowsView* m_list;
    QLabel* m_remark;
    QPushButton* m_remove = nullptr;
};

} // namespace tandem
