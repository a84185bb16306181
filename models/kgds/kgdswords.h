#pragma once

#include <QCoreApplication>

namespace tandem::kgds {

/// Translates what is said of systems on the benchmark.
struct KgdsWords
{
    Q_DECLARE_TR_FUNCTIONS(KgdsWords)
};

} // namespace tandem::kgds
