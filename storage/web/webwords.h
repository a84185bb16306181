#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of storage/web.
struct WebWords
{
    Q_DECLARE_TR_FUNCTIONS(WebWords)
};

} // namespace tandem
