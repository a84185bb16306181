#include "ui/qrcode.h"

#include <qrencode.h>

#include <memory>

namespace tandem {

namespace {

/// Modules of white around a code (ISO/IEC 18004).
constexpr int kQuietZone = 4;

} // namespace

QImage qrCode(const QString& text)
{
    const QByteArray bytes = text.toUtf8();
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        QRcode_encodeString8bit(bytes.constData(), 0, QR_ECLEVEL_M), &QRcode_free);
    if (!code)
        return {};
    const int size = code->width + 2 * kQuietZone;
    QImage image(size, size, QImage::Format_RGB32);
    image.fill(Qt::white);
    for (int y = 0; y < code->width; ++y) {
        for (int x = 0; x < code->width; ++x) {
            // The lowest bit of a module says that it is black.
            if ((code->data[y * code->width + x] & 1) != 0)
                image.setPixel(x + kQuietZone, y + kQuietZone, qRgb(0, 0, 0));
        }
    }
    return image;
}

} // namespace tandem
