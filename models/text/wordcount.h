#pragma once

#include <QStringView>

namespace tandem {

/// The number of words of a text: what stands between white space, as `wc -w` and Python's split()
/// count them. A word limit that a model is given is meant so. Text that is written without blanks
/// (Chinese, Japanese, Thai) is few words by this count.
qint64 countWords(QStringView text);

} // namespace tandem
