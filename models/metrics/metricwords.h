#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of models/metrics.
struct MetricWords
{
    Q_DECLARE_TR_FUNCTIONS(MetricWords)
};

} // namespace tandem
