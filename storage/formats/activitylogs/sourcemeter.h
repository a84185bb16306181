#pragma once

#include "models/error.h"

#include <QtGlobal>

#include <functional>

namespace tandem {

/// Told now and then how many bytes of how many have been read; returning false cancels. May be
/// empty.
using LogProgress = std::function<bool(qint64 bytes, qint64 total)>;

/// Counts what is read of the files of a source, and what of it was unpacked.
class SourceMeter final
{
public:
    /// Reading takes `total` bytes in all.
    SourceMeter(qint64 total, LogProgress progress);

    /// So many bytes more of the file at hand, which has `size`; false where the reading is to end.
    bool add(qint64 bytes, qint64 size);
    /// So many bytes more have to be read than was known.
    void extend(qint64 bytes) { m_total += bytes; }
    /// A file of so many bytes is done with, read or not.
    void endFile(qint64 size);
    /// So many bytes more came out of an archive. TooLarge where that is far more than has been
    /// read of it: a file made to fill whatever takes it.
    Expected<void> addUnpacked(qint64 bytes, const QString& place);
    bool isCancelled() const { return m_isCancelled; }

private:
    qint64 m_total;
    LogProgress m_progress;
    qint64 m_before = 0; ///< bytes of files that are done with
    qint64 m_ofFile = 0;
    qint64 m_read = 0;
    qint64 m_unpacked = 0;
    bool m_isCancelled = false;
};

} // namespace tandem
