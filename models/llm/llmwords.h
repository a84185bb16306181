#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of models/llm.
struct LlmWords
{
    Q_DECLARE_TR_FUNCTIONS(LlmWords)
};

} // namespace tandem
