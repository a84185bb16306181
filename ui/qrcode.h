#pragma once

#include <QImage>
#include <QString>

namespace tandem {

/// Draws a text as a QR code, a pixel a module, with the quiet zone that readers need; a null image
/// where it is longer than a code can hold.
QImage qrCode(const QString& text);

} // namespace tandem
