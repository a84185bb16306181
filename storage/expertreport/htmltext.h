#pragma once

#include <QLatin1String>
#include <QString>

#include <cstddef>

namespace tandem {

/// Builds HTML. Markup comes from literals of the program alone; whatever else is added is text, so
/// that nothing of a case, a reply or a file can become markup.
class HtmlText final
{
public:
    /// Markup: a literal of the source, in ASCII.
    template <std::size_t N>
    HtmlText& raw(const char (&literal)[N])
    {
        m_html += QLatin1String(literal, int(N - 1));
        return *this;
    }
    /// Markup that the program holds as a constant.
    HtmlText& raw(QLatin1String constant)
    {
        m_html += constant;
        return *this;
    }
    /// Text, in content or between the double quotes of an attribute.
    HtmlText& text(const QString& text);
    HtmlText& number(qint64 value);
    /// A length or place in a drawing, in at most one decimal, with a point.
    HtmlText& length(double value);
    /// What was built by another one.
    HtmlText& add(const HtmlText& part)
    {
        m_html += part.m_html;
        return *this;
    }

    bool isEmpty() const { return m_html.isEmpty(); }
    const QString& html() const { return m_html; }

private:
    QString m_html;
};

/// `text` as HTML shows it: with < > & and quotes escaped, and U+FFFD for characters that HTML
/// cannot have (control characters, halves of surrogate pairs).
QString htmlEscaped(const QString& text);

} // namespace tandem
