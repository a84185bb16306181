#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates what no class of this folder says by itself.
struct StudyViewWords
{
    Q_DECLARE_TR_FUNCTIONS(StudyViewWords)
};

} // namespace tandem
