#pragma once

#include <QObject>

class QKeyEvent;

namespace tandem {

/// Whether a person answers with this key; arrows and the like they may let run on.
bool isAnsweringKey(const QKeyEvent& event);
/// Whether what has the keyboard takes text.
bool isTextTaken();

/// Keeps a key that is held down from being taken for one that is pressed again and again. Qt tells
/// repeats from presses by what comes next in the X server's queue; with anything between the two
/// events of a repeat it calls it a press, which would answer the next paragraph unread. A repeat's
/// release and press have one time, two presses by hand have not.
///
/// What a person types is let be: a repeated letter belongs to the text.
class RepeatedKeys final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RepeatedKeys)

public:
    /// Watches the keys of the whole program while it lives.
    explicit RepeatedKeys(QObject* parent = nullptr);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isRepeat(const QKeyEvent& event) const;

    int m_released = 0;
    quint64 m_releasedAt = 0; ///< 0: nothing was
};

} // namespace tandem
