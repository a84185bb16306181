#include "storage/database/uuid.h"

#include <QDateTime>
#include <QMutex>
#include <QRandomGenerator>
#include <QUuid>

namespace tandem {

namespace {

/// Where an id stands among those of this process: its millisecond, and its number in that.
struct Place
{
    quint64 ms = 0;
    quint16 number = 0; ///< of 12 bits
};

constexpr quint16 kMostNumbers = 0x1000;

/// After every place that was taken before, whatever the clock does.
Place nextPlace()
{
    static QMutex mutex;
    static Place last;
    const QMutexLocker locked(&mutex);
    const auto now = static_cast<quint64>(QDateTime::currentMSecsSinceEpoch());
    if (now > last.ms)
        // The upper half is room for the ids of the same millisecond.
        last = {now, static_cast<quint16>(QRandomGenerator::system()->bounded(kMostNumbers / 2))};
    else if (++last.number == kMostNumbers)
        last = {last.ms + 1, 0};
    return last;
}

} // namespace

QString newUuid()
{
    const Place place = nextPlace();
    const quint64 random = QRandomGenerator::system()->generate64();
    const auto byte = [random](int shift) { return static_cast<uchar>((random >> shift) & 0xff); };
    const QUuid uuid(static_cast<uint>(place.ms >> 16), static_cast<ushort>(place.ms & 0xffff),
        static_cast<ushort>(0x7000 | place.number), static_cast<uchar>(0x80 | (byte(0) & 0x3f)),
        byte(8), byte(16), byte(24), byte(32), byte(40), byte(48), byte(56));
    return uuid.toString(QUuid::WithoutBraces);
}

} // namespace tandem
