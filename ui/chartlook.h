#pragma once

#include <QSize>
#include <QString>

class QFont;
class QSettings;

namespace tandem {

struct ThemeColors;

/// Size of a chart that is copied or put into a document, in units of 1/96 inch: a page's width.
inline constexpr QSize kChartSize{640, 400};
/// What a chart is saved as at first: 85 x 60 mm, a column of a paper, where text of a page's width
/// would be printed half as large.
inline constexpr QSize kColumnSize{321, 227};
inline constexpr int kColumnPoints = 8;

/// The colours that an exported chart is drawn in, always on white.
enum class ChartPalette {
    Screen,    ///< the program's own light colours
    PrintSafe, ///< the eight of Okabe and Ito (2008), which people of every colour vision tell
               ///< apart
    Grey,      ///< shades of grey, for pages without colour
};

/// What an exported chart looks like. Figures of one paper share it.
struct ChartLook
{
    static constexpr int kLeastPoints = 5;
    static constexpr int kMostPoints = 24;
    static constexpr int kLeastMillimetres = 40;
    static constexpr int kMostMillimetres = 400;

    QSize size = kChartSize; ///< in units of 1/96 inch
    QString family = {};     ///< of the font; empty: the program's own
    int points = 0; ///< size of the text, kLeastPoints to kMostPoints; 0: the program's own
    ChartPalette palette = ChartPalette::Screen;
    bool operator==(const ChartLook&) const = default;
};

/// The font of the text.
QFont fontOf(const ChartLook& look);
const ThemeColors& colorsOf(ChartPalette palette);

/// Lengths in units of 1/96 inch.
int unitsOfMillimetres(double millimetres);
int millimetresOf(int units);

/// What was remembered; what is missing or out of range is that of a paper's column.
ChartLook loadChartLook(const QSettings& settings);
void saveChartLook(QSettings& settings, const ChartLook& look);

} // namespace tandem
