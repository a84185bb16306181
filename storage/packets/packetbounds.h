#pragma once

#include "models/error.h"
#include "storage/packets/packetrow.h"

namespace tandem {

/// Returns the refusal of a packet that is not as it was saved: `what` is the sentence that says
/// so, `where` may be empty.
Error packetAltered(const QString& what, const QString& where = {}, const QString& detail = {});

/// A UUID as Tandem writes it: lower case, without braces.
bool isPacketUuid(const QString& text);
/// A time that a clock may say, from 2000 to 2200: one far ahead would make an answer the latest
/// for ever.
bool isPacketTime(qint64 at);
/// Refused or TooLarge where a value of the row is none that Tandem writes; `where` goes with it.
Expected<void> checkBounds(const PacketRow& row, const QString& where);

} // namespace tandem
