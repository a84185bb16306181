#pragma once

#include "models/error.h"

namespace tandem {

class Call;

/// "samples PROJECT text N": the article as Markdown, as editArticle() takes it.
Expected<void> printArticle(Call& call);
/// "samples PROJECT edit N FILE": makes the article what the file says.
Expected<void> editArticle(Call& call);

} // namespace tandem
