#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of models/facts.
struct FactWords
{
    Q_DECLARE_TR_FUNCTIONS(FactWords)
};

} // namespace tandem
