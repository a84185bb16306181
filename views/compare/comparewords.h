#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of views/compare.
struct CompareWords
{
    Q_DECLARE_TR_FUNCTIONS(CompareWords)
};

} // namespace tandem
