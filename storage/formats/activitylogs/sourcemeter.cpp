#include "storage/formats/activitylogs/sourcemeter.h"

#include "storage/formats/activitylogs/logwords.h"

#include <algorithm>

namespace tandem {

namespace {

/// Logs pack to a fifth or a tenth; what gzip can do at best is a thousand.
constexpr qint64 kMostTimesUnpacked = 200;
constexpr qint64 kUnpackedAtLeast = qint64(64) << 20;

} // namespace

SourceMeter::SourceMeter(qint64 total, LogProgress progress)
    : m_total(total)
    , m_progress(std::move(progress))
{
}

bool SourceMeter::add(qint64 bytes, qint64 size)
{
    m_read += bytes;
    m_ofFile = std::min(m_ofFile + bytes, size);
    if (m_progress && !m_progress(std::min(m_before + m_ofFile, m_total), m_total))
        m_isCancelled = true;
    return !m_isCancelled;
}

void SourceMeter::endFile(qint64 size)
{
    m_before += size;
    m_ofFile = 0;
}

Expected<void> SourceMeter::addUnpacked(qint64 bytes, const QString& place)
{
    m_unpacked += bytes;
    if (m_unpacked <= kUnpackedAtLeast || m_unpacked / kMostTimesUnpacked <= m_read)
        return {};
    return failure(ErrorCode::TooLarge,
        LogWords::tr("The unpacked content is more than %1 times as large as the archive.")
            .arg(kMostTimesUnpacked),
        place, LogWords::tr("Do not trust this file; get a new copy."));
}

} // namespace tandem
