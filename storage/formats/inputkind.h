#pragma once

#include "models/error.h"

#include <QString>

namespace tandem {

/// What a path that a user gives can be.
enum class InputKind { Kgds, ArticleJson, ArticleJsonl, TextArticle, Folder, TandemProject };

/// Decides by the first bytes, and by the suffix only where these leave it open. JSON that is
/// already wrong at its beginning is given the kind that it most resembles, so that its reader can
/// name the place. NotFound or Unreadable: the path does not open. InvalidInput: an empty file;
/// JSON in UTF-16, or without a key that is known here; anything else, listing what is accepted.
Expected<InputKind> inputKindOf(const QString& path);

} // namespace tandem
