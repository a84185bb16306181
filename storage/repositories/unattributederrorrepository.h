#pragma once

#include "models/error.h"
#include "models/kgds/system.h"
#include "models/kgds/systemoutput.h"
#include "storage/repositories/repository.h"

#include <QList>
#include <QString>

#include <map>

namespace tandem {

/// Types of error that a verifier found in a system's outputs without saying in which opinions: a
/// published folder may have no more than that.
class UnattributedErrorRepository final : Repository
{
public:
    using Repository::Repository;

    /// Whether they were not there yet. Refused where the verifier's of this system are others.
    Expected<bool> add(const kgds::SystemRef& system, const QString& verifier,
        const QString& source, const QList<kgds::ErrorType>& types);
    /// A verifier's, of each system that has any.
    Expected<std::map<kgds::SystemRef, QList<kgds::ErrorType>>> of(const QString& verifier);
};

} // namespace tandem
