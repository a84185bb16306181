#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates what is said of timelines and summaries of users outside of widgets.
struct TimelinesWords
{
    Q_DECLARE_TR_FUNCTIONS(TimelinesWords)
};

} // namespace tandem
