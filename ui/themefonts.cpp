#include "ui/themefonts.h"

#include <QApplication>
#include <QFontInfo>

#include <algorithm>

namespace tandem {

namespace {

/// The font `factor` times as large, at least `minimum` pixels high, in the unit that it was given
/// in.
QFont scaled(const QFont& font, double factor, int minimum)
{
    const double pixels = std::max(1, QFontInfo(font).pixelSize());
    const double wanted = std::max(factor, minimum / pixels);
    QFont result = font;
    if (font.pointSizeF() > 0)
        result.setPointSizeF(font.pointSizeF() * wanted);
    else
        result.setPixelSize(qRound(pixels * wanted));
    return result;
}

QFont heavier(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

QFont themeFont(FontRole role)
{
    const QFont body = QApplication::font();
    switch (role) {
    case FontRole::Body:
        return body;
    case FontRole::Strong:
        return heavier(body);
    case FontRole::Reading:
        return scaled(body, 1.12, 14);
    case FontRole::Small:
        return scaled(body, 0.88, 11);
    case FontRole::SmallStrong:
        return heavier(scaled(body, 0.88, 11));
    case FontRole::Title:
        return heavier(scaled(body, 1.08, 13));
    case FontRole::Figure:
        return heavier(scaled(body, 1.7, 20));
    }
    return body;
}

QFont textFont()
{
    return themeFont(FontRole::Reading);
}

} // namespace tandem
