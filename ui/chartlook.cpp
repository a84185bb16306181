#include "ui/chartlook.h"

#include "ui/themecolors.h"
#include "ui/themefonts.h"

#include <QSettings>

#include <algorithm>

namespace tandem {

namespace {

constexpr double kMillimetresPerUnit = 25.4 / 96.0;
const QLatin1String kWidthKey("charts/width");
const QLatin1String kHeightKey("charts/height");
const QLatin1String kFamilyKey("charts/family");
const QLatin1String kPointsKey("charts/points");
const QLatin1String kPaletteKey("charts/palette");

/// The light colours with others for series: those of chartColor(), in its order, and for lines
/// that stand out.
ThemeColors inkOf(std::initializer_list<QRgb> series, QRgb boundary)
{
    ThemeColors colors = lightColors();
    const auto* color = series.begin();
    for (QColor* of : {&colors.accent, &colors.linkNeither, &colors.linkBoth, &colors.linkStyle,
             &colors.linkContent, &colors.secondary})
        *of = QColor(*color++);
    colors.boundary = QColor(boundary);
    colors.text = Qt::black;
    return colors;
}

int remembered(const QSettings& settings, QLatin1String key, int usual, int least, int most)
{
    bool isNumber = false;
    const int value = settings.value(key).toInt(&isNumber);
    return isNumber && value >= least && value <= most ? value : usual;
}

} // namespace

QFont fontOf(const ChartLook& look)
{
    QFont font = themeFont(FontRole::Body);
    if (!look.family.isEmpty())
        font.setFamily(look.family);
    if (look.points > 0)
        font.setPointSize(look.points);
    return font;
}

const ThemeColors& colorsOf(ChartPalette palette)
{
    static const ThemeColors printSafe =
        inkOf({0x0072b2, 0xd55e00, 0x009e73, 0xcc79a7, 0x56b4e9, 0x4d4d4d}, 0xd55e00);
    static const ThemeColors grey =
        inkOf({0x262626, 0x8c8c8c, 0x595959, 0xb3b3b3, 0x737373, 0x404040}, 0x000000);
    switch (palette) {
    case ChartPalette::PrintSafe:
        return printSafe;
    case ChartPalette::Grey:
        return grey;
    case ChartPalette::Screen:
        break;
    }
    return lightColors();
}

int unitsOfMillimetres(double millimetres)
{
    return qRound(millimetres / kMillimetresPerUnit);
}

int millimetresOf(int units)
{
    return qRound(units * kMillimetresPerUnit);
}

ChartLook loadChartLook(const QSettings& settings)
{
    const int least = unitsOfMillimetres(ChartLook::kLeastMillimetres);
    const int most = unitsOfMillimetres(ChartLook::kMostMillimetres);
    ChartLook look;
    look.size = {remembered(settings, kWidthKey, kColumnSize.width(), least, most),
        remembered(settings, kHeightKey, kColumnSize.height(), least, most)};
    look.family = settings.value(kFamilyKey).toString();
    look.points = remembered(
        settings, kPointsKey, kColumnPoints, ChartLook::kLeastPoints, ChartLook::kMostPoints);
    look.palette = ChartPalette(remembered(settings, kPaletteKey, 0, 0, int(ChartPalette::Grey)));
    return look;
}

void saveChartLook(QSettings& settings, const ChartLook& look)
{
    settings.setValue(kWidthKey, look.size.width());
    settings.setValue(kHeightKey, look.size.height());
    settings.setValue(kFamilyKey, look.family);
    settings.setValue(kPointsKey, look.points);
    settings.setValue(kPaletteKey, int(look.palette));
}

} // namespace tandem
