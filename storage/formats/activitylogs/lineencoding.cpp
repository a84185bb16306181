#include "storage/formats/activitylogs/lineencoding.h"

#include "models/text/decode.h"

#include <QString>

#include <cstring>

namespace tandem {

bool isPlainAscii(QByteArrayView line)
{
    constexpr quint64 ones = 0x0101010101010101ULL;
    constexpr quint64 highBits = 0x8080808080808080ULL;
    const char* at = line.data();
    qsizetype left = line.size();
    for (; left >= 8; left -= 8, at += 8) {
        quint64 word = 0;
        std::memcpy(&word, at, 8);
        // a byte of 0 borrows from its high bit, as one of 0x80 and more has it set
        if ((((word - ones) | word) & highBits) != 0)
            return false;
    }
    for (; left > 0; --left, ++at) {
        if (*at == '\0' || (static_cast<unsigned char>(*at) & 0x80) != 0)
            return false;
    }
    return true;
}

bool isSoundUtf8(QByteArrayView line)
{
    return isPlainAscii(line) || (!line.contains('\0') && firstInvalidUtf8(line) < 0);
}

QByteArray fromLatin1(QByteArrayView line)
{
    return QString::fromLatin1(line).toUtf8();
}

std::string_view utf8Beginning(std::string_view text, std::size_t bytes)
{
    if (text.size() <= bytes)
        return text;
    while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xC0) == 0x80)
        --bytes;
    return text.substr(0, bytes);
}

} // namespace tandem
