#pragma once

#include "app/window/appearance.h"
#include "app/window/mainwindow.h"
#include "testmain.h"
#include "tour.h"
#include "tourproject.h"
#include "toursettle.h"
#include "tourstops.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace tandem {

/// The whole tour in a window and with texts that leave little room.
class LittleRoom : public QObject
{
protected:
    /// Fails with what is clipped or out of reach somewhere.
    static void walk(const QString& language, const QSize& size, int textPercent = 100)
    {
        const QTemporaryDir folder;
        qputenv("TANDEM_CONFIG_DIR", QFile::encodeName(folder.path()));
        const QString project = folder.filePath(QStringLiteral("tour.tandem"));
        watchTimers();
        const auto made = createTourProject(project);
        QVERIFY2(made, made ? "" : qPrintable(made.error().sentence()));
        QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        Preferences preferences;
        preferences.language = language;
        preferences.textPercent = textPercent;
        Appearance appearance(*qApp, Preferences());
        appearance.apply(preferences);
        MainWindow window(settings, appearance, AskFile(&settings));
        window.resize(size);
        QMap<QString, QString> faults;
        const QString ended = takeTour(window, project, [&](const TourStop& stop, QWidget& shown) {
            constexpr int kLongestMs = 2000; // a busy machine has not laid out everything yet
            QMap<QString, QString> found;
            (void)QTest::qWaitFor(
                [&] {
                    found = faultsOf(shown, size);
                    return found.isEmpty();
                },
                kLongestMs);
            for (auto it = found.cbegin(); it != found.cend(); ++it)
                faults.insert(it.key(), QLatin1String(stop.name) + QStringLiteral(": ") + *it);
            return true;
        });
        appearance.apply(Preferences());
        QCOMPARE(ended, QString());
        for (auto it = faults.cbegin(); it != faults.cend(); ++it)
            qWarning("%s %s", qPrintable(it.key()), qPrintable(it.value()));
        QCOMPARE(faults.keys(), QStringList());
    }

private:
    static QString nameOf(const QWidget& widget)
    {
        QStringList names;
        for (const QObject* object = &widget; object && names.size() < 3;
             object = object->parent()) {
            const QString name = object->objectName();
            if (!name.startsWith(QLatin1String("qt_")))
                names.prepend(
                    name.isEmpty() ? QLatin1String(object->metaObject()->className()) : name);
        }
        return names.join(u'/');
    }

    /// The text of a control that has to be read in full; empty where it may be elided or wrapped.
    static QString fullText(const QWidget& widget)
    {
        // The icon in a field keeps to the field's height; its text is for screen readers.
        if (qobject_cast<const QLineEdit*>(widget.parentWidget()))
            return {};
        if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
            return button->text();
        const auto* label = qobject_cast<const QLabel*>(&widget);
        return label && !label->wordWrap() ? label->text() : QString();
    }

    /// What is wrong with the room that a widget has in `window`; empty where nothing is.
    static QString faultOf(const QWidget& widget, const QWidget& window)
    {
        const QSize needed = widget.minimumSizeHint();
        // Figures are in the digits of the language; names and keys keep their own.
        static const QRegularExpression foreign(QStringLiteral("^[0-9][^A-Za-z]*$"));
        if (QLocale().zeroDigit() != QLatin1String("0") &&
            foreign.match(fullText(widget)).hasMatch())
            return QStringLiteral("has Latin digits");
        if (!fullText(widget).isEmpty() &&
            (widget.width() < needed.width() || widget.height() < needed.height()))
            return QStringLiteral("clipped to %1 x %2 of %3 x %4")
                .arg(widget.width())
                .arg(widget.height())
                .arg(needed.width())
                .arg(needed.height());
        for (const QWidget* above = widget.parentWidget(); above; above = above->parentWidget()) {
            // What is out of sight there can be scrolled to.
            if (qobject_cast<const QAbstractScrollArea*>(above->parentWidget()))
                return {};
            const QRect place(widget.mapTo(above, QPoint()), widget.size());
            // A splitter from right to left is a pixel off.
            if (!above->rect().adjusted(-1, -1, 1, 1).contains(place))
                return QStringLiteral("at %1, %2, %3 x %4 large, reaches out of %5 x %6 of ")
                           .arg(place.x())
                           .arg(place.y())
                           .arg(place.width())
                           .arg(place.height())
                           .arg(above->width())
                           .arg(above->height()) +
                       nameOf(*above);
            if (above == &window)
                break;
        }
        return {};
    }

    /// The faults of a window or dialog by its widgets; `size` is what it may have.
    static QMap<QString, QString> faultsOf(const QWidget& shown, QSize size)
    {
        QMap<QString, QString> faults;
        if (shown.width() > size.width() || shown.height() > size.height())
            faults.insert(nameOf(shown),
                QStringLiteral("is %1 x %2 large").arg(shown.width()).arg(shown.height()));
        const auto widgets = shown.findChildren<QWidget*>();
        for (const QWidget* widget : widgets) {
            if (!widget->isVisible() || widget->window() != &shown)
                continue;
            if (const QString fault = faultOf(*widget, shown); !fault.isEmpty())
                faults.insert(nameOf(*widget), fault + QStringLiteral(": ") + fullText(*widget));
        }
        return faults;
    }
};

} // namespace tandem
