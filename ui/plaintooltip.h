#pragma once

#include <QString>

class QWidget;

namespace tandem {

/// Text from outside as a tool tip: never read as markup, wrapped, cut after 1,000 characters. Use
/// it wherever a tool tip is not the program's own text (Qt guesses markup in tool tips).
QString plainToolTip(const QString& text);

/// Lets a screen reader hear a widget's tool tip as it is read, without its markup and as it is
/// now; the theme does so whenever one changes.
void speakToolTip(QWidget* widget);

} // namespace tandem
