#pragma once

#include "models/error.h"
#include "tourstops.h"

#include <QImage>
#include <QList>
#include <QSize>
#include <QString>

#include <functional>

class QApplication;

namespace tandem {

/// Some stops of the tour in one look: "light", "dark", or "rtl", which is light and in Persian.
struct TourPictures
{
    QString look;
    QList<QSize> sizes; ///< of the window
    QList<TourStop> stops;
};

/// Every screen and dialog in the look of this name, in each size that is looked at in it. Without
/// sizes where there is no such look.
TourPictures allPictures(const QString& look);

/// A dozen, of the main screens, and a few of these again in the other looks.
QList<TourPictures> tellingPictures();

/// What becomes of a picture, which is of a dialog where `isDialog`; what is wrong with it, or "".
using KeepPicture = std::function<QString(
    const QString& name, const QImage& picture, int windowWidth, bool isDialog)>;

/// Opens the demo in the real window and hands a picture of each stop to `keep`, by its
/// name NAME-LOOK-WIDTH. Ends at the first with which something is wrong.
Expected<void> takePictures(
    QApplication& application, const QList<TourPictures>& wanted, const KeepPicture& keep);

/// Writes them to a folder, which is made, as PNG.
KeepPicture writtenTo(const QString& folder);

/// Writes nothing: looks whether something was painted, and the window as wide as was asked.
KeepPicture checkedOnly();

} // namespace tandem
