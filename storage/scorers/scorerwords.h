#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of storage/scorers.
struct ScorerWords
{
    Q_DECLARE_TR_FUNCTIONS(ScorerWords)
};

} // namespace tandem
