#pragma once

#include <QWidget>

namespace tandem {

/// A line of one pixel in the theme's line colour.
class Divider final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Divider)

public:
    explicit Divider(Qt::Orientation orientation = Qt::Horizontal, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace tandem
