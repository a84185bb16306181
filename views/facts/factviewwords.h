#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of views/facts.
struct FactViewWords
{
    Q_DECLARE_TR_FUNCTIONS(FactViewWords)
};

} // namespace tandem
