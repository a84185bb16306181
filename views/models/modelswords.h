#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates what is said of models on the benchmark outside of widgets.
struct ModelsWords
{
    Q_DECLARE_TR_FUNCTIONS(ModelsWords)
};

} // namespace tandem
