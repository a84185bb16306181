#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of views/search.
struct SearchWords
{
    Q_DECLARE_TR_FUNCTIONS(SearchModel)
};

} // namespace tandem
