#include "storage/packets/packetbounds.h"

#include "storage/packets/packetwords.h"

#include <QUuid>

namespace tandem {

namespace {

constexpr qsizetype kPacketLongestNote = 10'000; ///< UTF-16 units, as AnswerRepository takes
constexpr qsizetype kLongestJson = 1 << 20;
constexpr qint64 kEarliest = 946'684'800'000;
constexpr qint64 kLatest = 7'258'118'400'000;
constexpr qint64 kLongestDuration = qint64(366) * 24 * 3600 * 1000;

} // namespace

Error packetAltered(const QString& what, const QString& where, const QString& detail)
{
    return {ErrorCode::Refused, what, where,
        PacketWords::tr("Do not merge it; ask its person for the packet as they saved it."),
        detail};
}

bool isPacketUuid(const QString& text)
{
    const QUuid uuid(text);
    return !uuid.isNull() && uuid.toString(QUuid::WithoutBraces) == text;
}

bool isPacketTime(qint64 at)
{
    return at >= kEarliest && at <= kLatest;
}

Expected<void> checkBounds(const PacketRow& row, const QString& where)
{
    const bool isAnswer = row.kind == SealKind::Answer;
    const bool isShort = isAnswer ? QString::fromUtf8(row.text).size() <= kPacketLongestNote
                                  : row.text.size() <= kLongestJson;
    if (!isShort)
        return failure(ErrorCode::TooLarge,
            PacketWords::tr("The packet contains a text that is longer than Tandem allows."), where,
            PacketWords::tr("Ask its person for the packet as they saved it."));
    const bool isSound = isPacketUuid(row.uuid) && isPacketTime(row.at) && row.durationMs >= 0 &&
                         row.durationMs <= kLongestDuration && !row.subject.isEmpty() &&
                         row.flag >= 0 && row.flag <= 1;
    if (!isSound)
        return failure(packetAltered(
            PacketWords::tr(
                "The packet was altered: it contains a value that Tandem does not write."),
            where));
    return {};
}

} // namespace tandem
