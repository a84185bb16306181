#pragma once

#include "ui/icons.h"
#include "ui/theme.h"

#include <QApplication>
#include <QDir>
#include <QPixmap>
#include <QWidget>

#include <functional>
#include <memory>

namespace tandem {

/// Whether pictures are wanted: TANDEM_GALLERY names a folder.
inline bool picturesAreWanted()
{
    return !qEnvironmentVariableIsEmpty("TANDEM_GALLERY");
}

/// Saves pictures NAME-light, NAME-dark and NAME-rtl of what `make` shows into TANDEM_GALLERY;
/// `make` gives a shown widget, which is deleted afterwards.
inline bool savePictures(const QString& name, const std::function<std::unique_ptr<QWidget>()>& make)
{
    const QDir folder(qEnvironmentVariable("TANDEM_GALLERY"));
    setIconRoot(QStringLiteral(TANDEM_RESOURCES "/icons"));
    Theme theme(*qApp);
    bool saved = QDir().mkpath(folder.path());
    for (const char* look : {"light", "dark", "rtl"}) {
        const QLatin1String as(look);
        theme.setChoice(as == QLatin1String("dark") ? ThemeChoice::Dark : ThemeChoice::Light);
        QApplication::setLayoutDirection(
            as == QLatin1String("rtl") ? Qt::RightToLeft : Qt::LeftToRight);
        const std::unique_ptr<QWidget> widget = make();
        if (!widget)
            return false;
        QApplication::processEvents();
        const QString file = QStringLiteral("%1-%2.png").arg(name, as);
        saved = widget->grab().save(folder.filePath(file)) && saved;
    }
    QApplication::setLayoutDirection(Qt::LeftToRight);
    theme.setChoice(ThemeChoice::Light);
    return saved;
}

} // namespace tandem
