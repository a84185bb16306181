#pragma once

#include <QSet>
#include <QStringList>

namespace tandem {

using WordSet = QSet<QString>;

/// The words that stand in `words`, one blank apart.
inline WordSet wordSet(const char16_t* words)
{
    const QStringList list = QString::fromUtf16(words).split(QLatin1Char(' '));
    return {list.begin(), list.end()};
}

} // namespace tandem
