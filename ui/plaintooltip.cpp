#include "ui/plaintooltip.h"

namespace tandem {

QString plainToolTip(const QString& text)
{
    constexpr qsizetype longest = 1000;
    if (text.isEmpty())
        return {};
    QString shown = text;
    if (shown.size() > longest) {
        shown.truncate(longest - (shown[longest - 1].isHighSurrogate() ? 1 : 0));
        shown += QChar(0x2026);
    }
    const QString direction = shown.isRightToLeft() ? QStringLiteral("rtl") : QStringLiteral("ltr");
    return QStringLiteral("<p dir='%1' style='white-space:pre-wrap'>%2</p>")
        .arg(direction, shown.toHtmlEscaped());
}

} // namespace tandem
