#pragma once

#include "models/ids.h"
#include "ui/rows/rowspec.h"

#include <QString>

namespace tandem {

/// Somebody who may get a packet, and what would be in it.
struct PacketPerson
{
    PersonId id;
    QString name;
    QString colour; ///< "#rrggbb"
    int samples = 0;
    int studies = 0; ///< that they rate
    QString file;    ///< suggested, without its folder
    bool isChosen = false;
    bool hasWork() const { return samples > 0 || studies > 0; }
    bool operator==(const PacketPerson&) const = default;
};

/// Who may get a packet; those with something to do can be ticked.
RowSpec<PacketPerson> packetPeopleRows();

} // namespace tandem
