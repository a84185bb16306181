#pragma once

#include "storage/formats/articlereader.h"

#include <atomic>

namespace tandem {

/// What an import would make of an input.
struct InputPreview
{
    QList<ArticleText> articles; ///< each with a title, as its sample will have it
    bool isWhole = true;         ///< that there are no more of them
};

/// The first articles of a file or folder that can be imported, at most `most` and none begun after
/// texts of `kPreviewUnits` UTF-16 units; of a benchmark the samples' articles. Fails as an import
/// of it would; Cancelled once `cancelled`.
constexpr qsizetype kPreviewUnits = 200'000;
Expected<InputPreview> previewOf(
    const QString& path, FirstLine firstLine, qsizetype most, const std::atomic_bool& cancelled);

} // namespace tandem
