#pragma once

#include <QLatin1String>
#include <QString>
#include <QStringList>

#include <concepts>
#include <cstddef>

namespace tandem {

/// `text` as HTML shows it: with < > & and quotes escaped, and U+FFFD for characters that HTML
/// cannot have (control characters, halves of surrogate pairs).
QString htmlEscaped(const QString& text);

/// Builds HTML. Markup comes from literals of the program alone; whatever else is added is text, so
/// that nothing of a case, a reply or a file can become markup.
class HtmlText final
{
public:
    /// Markup: a literal of the source, in ASCII, with what stands in it in its places:
    /// raw("<a href=\"#%1\">%1</a>", label). Texts are escaped, lengths have at most one decimal.
    template <std::size_t N, typename... Parts>
    HtmlText& raw(const char (&literal)[N], const Parts&... parts)
    {
        const QLatin1String markup(literal, int(N - 1));
        if constexpr (sizeof...(parts) == 0)
            m_html += markup;
        else
            m_html += QString(markup).arg(shown(parts)...);
        return *this;
    }
    /// Text, in content or between the double quotes of an attribute.
    HtmlText& text(const QString& text);
    /// What there is to be known before reading on; nothing where there is nothing.
    HtmlText& notice(const QString& title, const QStringList& sentences);
    /// Sentences below a heading, a paragraph each; nothing where there are none.
    HtmlText& paragraphs(const QString& title, const QStringList& sentences);
    /// What was built by another one.
    HtmlText& add(const HtmlText& part)
    {
        m_html += part.m_html;
        return *this;
    }

    const QString& html() const { return m_html; }

private:
    static QString shown(const QString& text) { return htmlEscaped(text); }
    static QString shown(QLatin1String constant) { return constant; }
    template <std::integral Number>
    static QString shown(Number number)
    {
        return QString::number(number);
    }
    static QString shown(double length);
    static const QString& shown(const HtmlText& part) { return part.m_html; }

    QString m_html;
};

} // namespace tandem
