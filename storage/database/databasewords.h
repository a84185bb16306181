#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of storage/database.
struct DatabaseWords
{
    Q_DECLARE_TR_FUNCTIONS(DatabaseWords)
};

} // namespace tandem
