#pragma once

#include <QWidget>

namespace tandem {

/// Says what the lines between aspects mean.
class LinkLegend final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LinkLegend)

public:
    explicit LinkLegend(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    void retranslate();
};

} // namespace tandem
