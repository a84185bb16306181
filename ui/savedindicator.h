#pragma once

#include <QAbstractButton>

namespace tandem {

/// Says whether all that was answered is on disk. A click asks for details; after an error that
/// matters.
class SavedIndicator final : public QAbstractButton
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SavedIndicator)

public:
    enum class State { Saved, Typing, Saving, Error };

    explicit SavedIndicator(QWidget* parent = nullptr);

    void setSaved();
    /// A note is being typed and is nowhere else yet.
    void setTyping();
    /// `pending` answers are on their way, at least 1.
    void setSaving(int pending);
    /// `sentence` says what went wrong; shown elided, whole in the tool tip.
    void setError(const QString& sentence);
    State state() const { return m_state; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();

    State m_state = State::Saved;
    int m_pending = 0;
    QString m_error;
};

} // namespace tandem
