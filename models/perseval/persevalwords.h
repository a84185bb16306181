#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of models/perseval.
struct PersevalWords
{
    Q_DECLARE_TR_FUNCTIONS(PersevalWords)
};

} // namespace tandem
