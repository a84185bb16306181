#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of views/opinions.
struct OpinionViewWords
{
    Q_DECLARE_TR_FUNCTIONS(OpinionViewWords)
};

} // namespace tandem
