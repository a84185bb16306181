#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>

namespace tandem {

/// Builds JSON text as Python's json.dump does with ensure_ascii=False: on one line without blanks,
/// or indented by four. The caller keeps the order of calls right (a key before each value in an
/// object).
class JsonText final
{
public:
    enum class Style { Compact, Indented };

    /// `level` is the nesting that the text begins at, where it becomes part of a larger document.
    explicit JsonText(Style style, int level = 0);

    void beginObject() { begin('{'); }
    void endObject() { end('}'); }
    void beginArray() { begin('['); }
    void endArray() { end(']'); }
    void key(QByteArrayView utf8);
    void beginObject(QByteArrayView name) { key(name), begin('{'); }
    void beginArray(QByteArrayView name) { key(name), begin('['); }
    void text(QByteArrayView utf8);
    /// Text with a lone surrogate has no UTF-8 form: it is left out and brokenText() tells.
    void text(const QString& value);
    void text(QByteArrayView name, const QString& value) { key(name), text(value); }
    void number(qint64 value) { raw(QByteArray::number(value)); }
    void number(QByteArrayView name, qint64 value) { key(name), number(value); }
    /// A literal as it is to stand: a number in its own spelling, true, false, null.
    void raw(QByteArrayView literal);
    void raw(QByteArrayView name, QByteArrayView literal) { key(name), raw(literal); }

    const QByteArray& bytes() const { return m_bytes; }
    /// The first text that could not be written; null where all could.
    const QString& brokenText() const { return m_brokenText; }
    /// Forgets what was built, keeps the memory.
    void clear();

private:
    void begin(char bracket);
    void end(char bracket);
    void separate();
    void newLine();
    void appendQuoted(QByteArrayView utf8);

    Style m_style;
    int m_level;
    bool m_afterKey = false;
    QList<bool> m_filled; ///< for each open list or object: whether it has something in it
    QByteArray m_bytes;
    QString m_brokenText;
};

} // namespace tandem
