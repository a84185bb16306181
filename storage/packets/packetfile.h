#pragma once

#include "models/error.h"
#include "storage/database/database.h"

#include <memory>

namespace tandem {

/// The largest packet that is read, in bytes.
inline constexpr qint64 kLargestPacket = qint64(256) << 20;

/// A packet from anywhere, opened so that nothing in it acts: a copy in memory that nobody changes
/// meanwhile, read-only, its schema compared with the one that this program makes before anything
/// is read through it. Of an older version the copy is brought forward once it is known to be as
/// that version made it; the packet itself stays as it is.
class PacketFile final
{
public:
    /// Errors name `path` and say what is wrong with it: too large, no project, cut off, damaged,
    /// of a newer version, with objects that do not belong there, still open somewhere.
    static Expected<std::unique_ptr<PacketFile>> open(const QString& path);
    /// The same for a file's contents.
    static Expected<std::unique_ptr<PacketFile>> fromBytes(const QByteArray& bytes);
    Q_DISABLE_COPY_MOVE(PacketFile)

    Database& database() { return *m_database; }
    /// What went wrong while reading it, said of the packet instead of the copy.
    Error explained(const Error& error) const;

private:
    PacketFile() = default;
    Expected<void> openCopy(const QByteArray& bytes);
    Expected<int> version();
    Expected<void> checkSchema(int version);
    Expected<void> bringForward(int from);
    Expected<void> checkIntegrity();

    std::unique_ptr<Database> m_database;
};

} // namespace tandem
