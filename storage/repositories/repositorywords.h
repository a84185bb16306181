#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of storage/repositories.
struct RepositoryWords
{
    Q_DECLARE_TR_FUNCTIONS(RepositoryWords)
};

} // namespace tandem
