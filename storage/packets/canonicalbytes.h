#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace tandem {

/// Values one after another as bytes, each with its type and length before it, so that no two lists
/// of values give the same bytes. What seals and digests are taken of.
class CanonicalBytes final
{
public:
    CanonicalBytes& add(qint64 number);
    CanonicalBytes& add(const std::optional<qint64>& number);
    CanonicalBytes& add(const QByteArray& bytes);
    CanonicalBytes& add(const QString& text) { return add(text.toUtf8()); }

    const QByteArray& bytes() const { return m_bytes; }

private:
    QByteArray m_bytes;
};

} // namespace tandem
