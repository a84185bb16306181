#pragma once

#include "models/text/span.h"

#include <QCache>
#include <QFont>
#include <QString>
#include <QTextLayout>

#include <functional>

namespace tandem {

/// Laid-out paragraphs by text and width, so that scrolling and resizing do not shape text again.
/// Text is shown as it is: never markup, control characters as blanks, direction by content.
/// Offsets into the layout are offsets into the text.
class TextLayoutCache final
{
public:
    TextLayoutCache();

    /// Font and line height (in font heights, see readingLineHeight) of all text; drops what was
    /// laid out if they differ.
    void setFont(const QFont& font, double lineHeight);
    QFont font() const { return m_font; }
    /// Asked for the parts of a text that are bold, when it is laid out; drops what was laid out.
    void setBold(std::function<QList<Utf16Span>(const QString& text)> bold);

    /// The text laid out at `width` pixels. Stays valid until the next call.
    const QTextLayout& layout(const QString& text, int width);
    /// Height in pixels of the text at `width`; does not lay out again what was measured before.
    int height(const QString& text, int width);
    /// Width in pixels of a line of `columns` average characters.
    int columnsWidth(int columns) const;
    /// Distance in pixels of the baselines of two lines.
    int lineStep() const;

private:
    struct Laid
    {
        QTextLayout layout;
        int width = -1;
        int height = 0;
    };
    Laid& laid(const QString& text, int width);
    void breakLines(Laid& laid, int width) const;

    QFont m_font;
    double m_lineHeight = 1.5;
    std::function<QList<Utf16Span>(const QString&)> m_bold;
    QCache<QString, Laid> m_layouts;
    QCache<std::pair<QString, int>, int> m_heights;
};

} // namespace tandem
