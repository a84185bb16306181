#pragma once

class QWidget;

namespace tandem {

/// Opens the guide, in the language of now.
void openGuide(QWidget* window);
/// Opens what the program says of itself.
void openAbout(QWidget* window);

} // namespace tandem
