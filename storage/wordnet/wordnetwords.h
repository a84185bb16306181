#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of storage/wordnet.
struct WordNetWords
{
    Q_DECLARE_TR_FUNCTIONS(WordNetWords)
};

} // namespace tandem
