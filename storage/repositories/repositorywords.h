#pragma once

#include "models/error.h"

#include <QCoreApplication>

namespace tandem {

/// Translates the texts of storage/repositories.
struct RepositoryWords
{
    Q_DECLARE_TR_FUNCTIONS(RepositoryWords)
};

inline Error notInProject(const QString& what, const QString& remedy = {})
{
    return {ErrorCode::NotFound, what, {}, remedy, {}};
}

/// A note that somebody gives to what they say has at most 10,000 characters.
inline Expected<void> checkNote(const QString& note)
{
    if (note.size() <= 10'000)
        return {};
    return failure(ErrorCode::TooLarge,
        RepositoryWords::tr("A note can have at most 10,000 characters."), {},
        RepositoryWords::tr("Shorten it."));
}

} // namespace tandem
