#pragma once

#include <QList>
#include <QObject>

class QAbstractScrollArea;
class QWidget;

namespace tandem {

/// Looks at keys on their way to the texts: lets those that answer reach the article also from
/// where words are selected.
class InputWatcher final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(InputWatcher)

public:
    explicit InputWatcher(QObject* parent = nullptr);

    void watch(QAbstractScrollArea* view);
    /// Y, N, U, T and Backspace pressed in `from`, too, go to `to`, which is the same each time.
    void forwardAnswerKeys(QAbstractScrollArea* from, QWidget* to);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void escapePressed();

private:
    QList<QObject*> m_from;
    QWidget* m_to = nullptr;
};

} // namespace tandem
