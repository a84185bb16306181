#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of views/evaluate.
struct EvaluateWords
{
    Q_DECLARE_TR_FUNCTIONS(EvaluateWords)
};

} // namespace tandem
