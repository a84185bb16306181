#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of ui.
struct WidgetWords
{
    Q_DECLARE_TR_FUNCTIONS(WidgetWords)
};

} // namespace tandem
