#pragma once

#include <QLineEdit>

class QAction;

namespace tandem {

/// A note on one line: Enter commits, Escape gives up what was typed. A note that could not be
/// stored is marked.
class NoteField final : public QLineEdit
{
    Q_OBJECT
    Q_DISABLE_COPY(NoteField)

public:
    explicit NoteField(QWidget* parent = nullptr);

    /// Marks the text as one that could not be stored, or takes the mark off.
    void setUnstored(bool unstored);
    bool isUnstored() const;

signals:
    void committed();
    void givenUp();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    QAction* m_mark;
};

} // namespace tandem
