#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of storage/formats.
struct FormatWords
{
    Q_DECLARE_TR_FUNCTIONS(FormatWords)
};

} // namespace tandem
