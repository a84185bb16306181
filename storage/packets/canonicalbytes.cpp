#include "storage/packets/canonicalbytes.h"

#include <QtEndian>

namespace tandem {

namespace {

void appendNumber(QByteArray& bytes, qint64 number)
{
    const qint64 big = qToBigEndian(number);
    bytes.append(reinterpret_cast<const char*>(&big), sizeof big);
}

} // namespace

CanonicalBytes& CanonicalBytes::add(qint64 number)
{
    m_bytes.append('i');
    appendNumber(m_bytes, number);
    return *this;
}

CanonicalBytes& CanonicalBytes::add(const std::optional<qint64>& number)
{
    if (number)
        return add(*number);
    m_bytes.append('n');
    return *this;
}

CanonicalBytes& CanonicalBytes::add(const QByteArray& bytes)
{
    m_bytes.append('t');
    appendNumber(m_bytes, bytes.size());
    m_bytes.append(bytes);
    return *this;
}

} // namespace tandem
