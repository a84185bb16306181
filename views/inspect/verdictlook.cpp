#include "views/inspect/verdictlook.h"

namespace tandem {

using expert::LinkVerdict;

namespace {

ColorName verdictColorName(LinkVerdict verdict)
{
    switch (verdict) {
    case LinkVerdict::Both:
        return &ThemeColors::linkBoth;
    case LinkVerdict::ContentOnly:
        return &ThemeColors::linkContent;
    case LinkVerdict::StyleOnly:
        return &ThemeColors::linkStyle;
    case LinkVerdict::Neither:
        return &ThemeColors::linkNeither;
    case LinkVerdict::Unmatched:
        break;
    }
    return &ThemeColors::unmatched;
}

} // namespace

QColor verdictColor(LinkVerdict verdict, const ThemeColors& colors)
{
    return colors.*verdictColorName(verdict);
}

ColorName verdictTextColorName(LinkVerdict verdict)
{
    return verdict == LinkVerdict::Unmatched ? &ThemeColors::secondary : verdictColorName(verdict);
}

QColor verdictTextColor(LinkVerdict verdict, const ThemeColors& colors)
{
    return colors.*verdictTextColorName(verdict);
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
