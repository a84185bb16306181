#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of storage/endpoints.
struct EndpointWords
{
    Q_DECLARE_TR_FUNCTIONS(EndpointWords)
};

} // namespace tandem
