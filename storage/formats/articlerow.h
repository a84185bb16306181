#pragma once

#include "models/error.h"
#include "models/text/article.h"
#include "storage/formats/recordreader.h"

namespace tandem {

/// How articles stand in JSON; readArticleJson() says it in words.
RecordShape articleShape();

/// The article that a record tells of.
Expected<ArticleText> articleFrom(const Record& record);

} // namespace tandem
