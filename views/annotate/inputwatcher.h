#pragma once

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
    /// Y, N, U, T and Backspace pressed in `from` go to `to`.
    void forwardAnswerKeys(QAbstractScrollArea* from, QWidget* to);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void escapePressed();

private:
    QAbstractScrollArea* m_from = nullptr;
    QWidget* m_to = nullptr;
};

} // namespace tandem
