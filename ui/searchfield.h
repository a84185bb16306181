#pragma once

#include <QKeySequence>
#include <QLineEdit>
#include <QTimer>

namespace tandem {

/// A line to search or filter by: icon, placeholder, the key that leads here, Escape clears.
class SearchField final : public QLineEdit
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SearchField)

public:
    explicit SearchField(QWidget* parent = nullptr);

    /// Shown while the field is empty and without focus; the field does not take it itself.
    void setShortcutHint(const QKeySequence& shortcut);
    /// How long searchChanged() waits for the next key, ms; 0 does not wait. Default 120.
    void setDelay(int milliseconds);

signals:
    /// The text is another one, after a short wait; at once when cleared or entered.
    void searchChanged(const QString& text);
    /// Enter: take the first result.
    void searchAccepted(const QString& text);
    /// Down: the user wants to go on in the results.
    void downPressed();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void announce();

    QKeySequence m_shortcut;
    QTimer m_wait;
    QString m_announced;
};

} // namespace tandem
