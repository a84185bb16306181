#include "storage/database/schemasteps.h"

namespace tandem {

QStringList schemaVersion5()
{
    return {};
}

} // namespace tandem
