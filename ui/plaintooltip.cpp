#include "ui/plaintooltip.h"

#include <QVariant>
#include <QWidget>

#include <utility>

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

void speakToolTip(QWidget* widget)
{
    constexpr const char* spoken = "tandemSpokenToolTip";
    QString words = widget->toolTip();
    if (words.startsWith(QLatin1String("<p dir="))) {
        words = words.mid(words.indexOf(u'>') + 1);
        words.chop(QLatin1String("</p>").size());
        for (const auto& [code, sign] : {std::pair("&lt;", "<"), {"&gt;", ">"}, {"&quot;", "\""},
                 {"&amp;", "&"}}) // last, since the others begin with it
            words.replace(QLatin1String(code), QLatin1String(sign));
    }
    // What was said of the widget on purpose stays.
    const QString now = widget->accessibleDescription();
    if (!now.isEmpty() && now != widget->property(spoken).toString())
        return;
    widget->setProperty(spoken, words);
    widget->setAccessibleDescription(words);
}

} // namespace tandem
