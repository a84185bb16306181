#include "views/inspect/verdictlook.h"

#include "ui/themecolors.h"

namespace tandem {

using expert::LinkVerdict;

QColor verdictColor(LinkVerdict verdict, const ThemeColors& colors)
{
    switch (verdict) {
    case LinkVerdict::Both:
        return colors.linkBoth;
    case LinkVerdict::ContentOnly:
        return colors.linkContent;
    case LinkVerdict::StyleOnly:
        return colors.linkStyle;
    case LinkVerdict::Neither:
        return colors.linkNeither;
    case LinkVerdict::Unmatched:
        break;
    }
    return colors.unmatched;
}

QColor verdictTextColor(LinkVerdict verdict, const ThemeColors& colors)
{
    return verdict == LinkVerdict::Unmatched ? colors.secondary : verdictColor(verdict, colors);
}

QPen verdictPen(LinkVerdict verdict, const ThemeColors& colors)
{
    QPen pen(verdictColor(verdict, colors), 2);
    pen.setCapStyle(Qt::FlatCap);
    switch (verdict) {
    case LinkVerdict::Both:
        pen.setWidthF(4);
        break;
    case LinkVerdict::ContentOnly:
        break;
    case LinkVerdict::StyleOnly:
        pen.setDashPattern({4, 2.5});
        break;
    case LinkVerdict::Neither:
        pen.setCapStyle(Qt::RoundCap);
        pen.setDashPattern({0.01, 2.6});
        break;
    case LinkVerdict::Unmatched:
        pen.setWidthF(1.5);
        pen.setDashPattern({3, 3});
        break;
    }
    return pen;
}

} // namespace tandem
