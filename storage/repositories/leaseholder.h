#pragma once

#include <QString>

/// Who holds a lease of a run, as it is written in the project.
namespace tandem {

/// A holder in this process that no other one is equal to.
QString newLeaseHolder();
/// Whether the holder was a process of this system that has ended. Unsure, and then false, where it
/// cannot be told.
bool isDeadHolder(const QString& holder);
/// Whether the holder is another program, as far as can be told from here.
bool isOtherHolder(const QString& holder);

} // namespace tandem
