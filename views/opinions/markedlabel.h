#pragma once

#include "ui/theme.h"

#include <QLabel>

namespace tandem {

/// An opinion to be read: what stands between ** and ** is bold, all else plain text.
class MarkedLabel final : public QLabel
{
    Q_OBJECT
    Q_DISABLE_COPY(MarkedLabel)

public:
    MarkedLabel(FontRole font, QColor ThemeColors::*color, QWidget* parent = nullptr);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    FontRole m_font;
    QColor ThemeColors::*m_color;
};

} // namespace tandem
