#pragma once

#include "models/error.h"
#include "storage/packets/packetcontents.h"

namespace tandem {

/// Reads a packet, whatever it holds: opens it as PacketFile does, and checks all that can be
/// checked without the project: that it is a packet, holds only what a packet may, the bounds of
/// every value, and the chain of seals. Errors name the file and what to do. Takes no window and no
/// project.
Expected<PacketContents> readPacketFile(const QString& path);

/// The same for the contents of a file.
Expected<PacketContents> readPacketBytes(const QByteArray& bytes);

} // namespace tandem
