#pragma once

#include <QWidget>

class QBoxLayout;
class QMargins;

namespace tandem {

/// Two parts beside each other, the first one with the room that is left; below each other where
/// both have no room.
class FoldingRow final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FoldingRow)

public:
    FoldingRow(QWidget* first, QWidget* second, const QMargins& margins, QWidget* parent = nullptr);

    /// That of one part beside nothing, so that it can become so narrow.
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;

private:
    void fold();

    QWidget* m_first;
    QWidget* m_second;
    QBoxLayout* m_row;
};

} // namespace tandem
