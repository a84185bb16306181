#pragma once

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of storage/studies.
struct StudyFileWords
{
    Q_DECLARE_TR_FUNCTIONS(StudyFileWords)
};

} // namespace tandem
