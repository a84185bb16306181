#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of models/text.
struct TextWords
{
    Q_DECLARE_TR_FUNCTIONS(TextWords)
};

} // namespace tandem
