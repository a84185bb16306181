#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates what is said of one user's timeline and summaries outside of widgets.
struct TimelineUserWords
{
    Q_DECLARE_TR_FUNCTIONS(TimelineUserWords)
};

} // namespace tandem
