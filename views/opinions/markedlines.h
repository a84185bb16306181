#pragma once

#include <QFont>

#include <QString>

class QTextLayout;

namespace tandem {

/// Lays an opinion out in `width` pixels with its clarified parts bold and its markers gone; at
/// most `mostLines` lines, 0 for all. Plain text otherwise, in its own direction. Returns the
/// height.
int layOutMarked(
    QTextLayout& layout, const QString& opinion, const QFont& font, int width, int mostLines = 0);

} // namespace tandem
