#pragma once

#include "models/error.h"
#include "tourstops.h"

#include <QList>
#include <QSize>
#include <QString>

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

/// Opens the sample project in the real window and writes a picture of each stop to `folder` as
/// NAME-LOOK-WIDTH.png.
Expected<void> takePictures(
    QApplication& application, const QString& folder, const QList<TourPictures>& wanted);

} // namespace tandem
