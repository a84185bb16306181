#pragma once

#include <QCoreApplication>

namespace tandem::usersum {

/// Translates what is said of timelines.
struct TimelineWords
{
    Q_DECLARE_TR_FUNCTIONS(TimelineWords)
};

} // namespace tandem::usersum
