#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of models/expert.
struct ExpertWords
{
    Q_DECLARE_TR_FUNCTIONS(ExpertWords)
};

} // namespace tandem
