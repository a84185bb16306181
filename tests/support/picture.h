#pragma once

#include "ui/theme.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QTest>

namespace tandem {

/// A picture of a screen and of the dialog on it, for whoever looks at it, where TANDEM_PICTURES
/// names a folder; dark and right to left where TANDEM_DARK and TANDEM_RTL are set.
inline void takePicture(QWidget& screen, const QString& name)
{
    const QString to = qEnvironmentVariable("TANDEM_PICTURES");
    if (to.isEmpty())
        return;
    Theme theme(*qApp);
    theme.setChoice(
        qEnvironmentVariableIsSet("TANDEM_DARK") ? ThemeChoice::Dark : ThemeChoice::Light);
    if (qEnvironmentVariableIsSet("TANDEM_RTL"))
        QApplication::setLayoutDirection(Qt::RightToLeft);
    screen.resize(screen.size() + QSize(1, 0));
    QTest::qWait(200);
    screen.grab().save(QDir(to).filePath(name + QStringLiteral(".png")));
    if (auto* dialog = screen.findChild<QDialog*>())
        dialog->grab().save(QDir(to).filePath(name + QStringLiteral("-dialog.png")));
    QApplication::setLayoutDirection(Qt::LeftToRight);
}

} // namespace tandem
