#include "app/window/appearance.h"
#include "app/window/mainwindow.h"
#include "app/window/tour.h"
#include "app/window/tourproject.h"
#include "app/window/tourstops.h"
#include "testmain.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QFile>
#include <QLabel>
#include <QProcess>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

namespace {

QString nameOf(const QWidget& widget)
{
    QStringList names;
    for (const QObject* object = &widget; object && names.size() < 3; object = object->parent()) {
        const QString name = object->objectName();
        if (!name.startsWith(QLatin1String("qt_")))
            names.prepend(name.isEmpty() ? QLatin1String(object->metaObject()->className()) : name);
    }
    return names.join(u'/');
}

/// The text of a control that has to be read in full; empty where it may be elided or wrapped.
QString fullText(const QWidget& widget)
{
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return button->text();
    const auto* label = qobject_cast<const QLabel*>(&widget);
    return label && !label->wordWrap() ? label->text() : QString();
}

/// What is wrong with the room that a widget has in `window`; empty where nothing is.
QString faultOf(const QWidget& widget, const QWidget& window)
{
    const QSize needed = widget.minimumSizeHint();
    // Figures are in the digits of the language; names and keys keep their own.
    static const QRegularExpression foreign(QStringLiteral("^[0-9][^A-Za-z]*$"));
    if (QLocale().zeroDigit() != QLatin1String("0") && foreign.match(fullText(widget)).hasMatch())
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
            return QStringLiteral("reaches out of ") + nameOf(*above);
        if (above == &window)
            break;
    }
    return {};
}

/// The faults of a window or dialog by its widgets; `size` is what it may have.
QMap<QString, QString> faultsOf(const QWidget& shown, QSize size)
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

} // namespace

/// The whole tour in windows and with texts that leave little room.
class TestSmallWindow final : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsClippedOrOutOfReach_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("textPercent");
        QTest::addColumn<QSize>("size");
        QTest::newRow("English") << QStringLiteral("en") << 100 << QSize(1024, 640);
        QTest::newRow("Persian") << QStringLiteral("fa") << 100 << QSize(1024, 640);
        QTest::newRow("Chinese") << QStringLiteral("zh_CN") << 100 << QSize(1024, 640);
        QTest::newRow("large text") << QStringLiteral("en") << 150 << QSize(1280, 800);
    }

    void nothingIsClippedOrOutOfReach()
    {
        QFETCH(QString, language);
        QFETCH(int, textPercent);
        QFETCH(QSize, size);
        const QTemporaryDir folder;
        qputenv("TANDEM_CONFIG_DIR", QFile::encodeName(folder.path()));
        const QString project = folder.filePath(QStringLiteral("tour.tandem"));
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
            constexpr int kTries = 8; // a busy machine has not laid out everything yet
            QMap<QString, QString> found = faultsOf(shown, size);
            for (int i = 0; i < kTries && !found.isEmpty(); ++i) {
                settleTour();
                found = faultsOf(shown, size);
            }
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

    void norIsItWithFourDotsForEachPixel()
    {
        // A process has one scale factor for all of its life.
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QStringLiteral("2"));
        QProcess scaled;
        scaled.setProcessEnvironment(environment);
        scaled.setProcessChannelMode(QProcess::MergedChannels);
        scaled.start(QCoreApplication::applicationFilePath(),
            {QStringLiteral("tst_smallwindow"),
                QStringLiteral("nothingIsClippedOrOutOfReach:English")});
        constexpr int kLongestMs = 10 * 60 * 1000;
        QVERIFY(scaled.waitForFinished(kLongestMs));
        QVERIFY2(scaled.exitCode() == 0, scaled.readAll().constData());
    }
};

TANDEM_TEST(TestSmallWindow, QApplication)
#include "tst_smallwindow.moc"
