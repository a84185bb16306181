#include "storage/database/uuid.h"

#include <QDateTime>
#include <QRandomGenerator>
#include <QUuid>

namespace tandem {

QString newUuid()
{
    const auto ms = static_cast<quint64>(QDateTime::currentMSecsSinceEpoch());
    const quint64 random = QRandomGenerator::system()->generate64();
    const quint32 more = QRandomGenerator::system()->generate();
    const auto byte = [](quint64 value, int shift) {
        return static_cast<uchar>((value >> shift) & 0xff);
    };
    const QUuid uuid(static_cast<uint>(ms >> 16), static_cast<ushort>(ms & 0xffff),
        static_cast<ushort>(0x7000 | (more & 0x0fff)),
        static_cast<uchar>(0x80 | (byte(random, 0) & 0x3f)), byte(random, 8), byte(random, 16),
        byte(random, 24), byte(random, 32), byte(random, 40), byte(random, 48), byte(random, 56));
    return uuid.toString(QUuid::WithoutBraces);
}

} // namespace tandem
