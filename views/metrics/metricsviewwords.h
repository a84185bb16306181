#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of views/metrics.
struct MetricsViewWords
{
    Q_DECLARE_TR_FUNCTIONS(MetricsViewWords)
};

} // namespace tandem
