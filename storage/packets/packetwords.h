#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of storage/packets.
struct PacketWords
{
    Q_DECLARE_TR_FUNCTIONS(PacketWords)
};

} // namespace tandem
