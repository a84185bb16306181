#pragma once

#include <QString>

namespace tandem {

/// What is told of copies beside the project that an erasure does not reach, by their paths; ""
/// where there are none.
QString backupsKeepErased(const QString& path);

/// What is told where other programs have the project open and keep its log; "" where none does.
/// For a program that has just closed it itself.
QString logKeepsErased(const QString& path);

} // namespace tandem
