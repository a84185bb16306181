#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of models/opinions.
struct OpinionWords
{
    Q_DECLARE_TR_FUNCTIONS(OpinionWords)
};

} // namespace tandem
