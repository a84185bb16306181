#pragma once

#include <QAbstractButton>

namespace tandem {

/// A condition that holds, with a cross: pressing it takes the condition away. Cut where there is
/// no room, whole in its tool tip.
class FilterChip final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit FilterChip(const QString& name, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace tandem
