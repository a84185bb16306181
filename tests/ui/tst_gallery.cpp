// Grabs the widgets, dressed, in light, dark and right-to-left, to look at: set TANDEM_GALLERY to a
// folder to keep the pictures.

#include "galleryannotate.h"
#include "gallerywidgets.h"
#include "testmain.h"
#include "ui/icons.h"
#include "ui/theme.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;
using namespace tandem::test;

class GalleryTest final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        setIconRoot(QStringLiteral(TANDEM_RESOURCES "/icons"));
        m_theme = std::make_unique<Theme>(*qApp);
        const QString kept = qEnvironmentVariable("TANDEM_GALLERY");
        m_folder = kept.isEmpty() ? m_temporary.path() : kept;
        QVERIFY(QDir().mkpath(m_folder));
        qInfo("pictures in %s", qPrintable(m_folder));
    }

    void cleanupTestCase()
    {
        qApp->setLayoutDirection(Qt::LeftToRight);
        m_theme.reset();
    }

    void everyWidgetPaintsInLightDarkAndRightToLeft_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<bool>("mirrored");
        QTest::newRow("light") << false << false;
        QTest::newRow("dark") << true << false;
        QTest::newRow("rtl") << false << true;
        QTest::newRow("dark-rtl") << true << true;
    }

    void everyWidgetPaintsInLightDarkAndRightToLeft()
    {
        QFETCH(bool, dark);
        QFETCH(bool, mirrored);
        m_theme->setChoice(dark ? ThemeChoice::Dark : ThemeChoice::Light);
        qApp->setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
        const QList<std::pair<QString, QWidget* (*)()>> screens{
            {QStringLiteral("annotate"), annotateScreen},
            {QStringLiteral("compare"), compareScreen},
            {QStringLiteral("controls"), controlsScreen}};
        for (const auto& [name, make] : screens) {
            const std::unique_ptr<QWidget> screen(make());
            screen->show();
            QVERIFY(QTest::qWaitForWindowExposed(screen.get()));
            if (auto* rows = screen->findChild<TextRowView*>())
                rows->setFocus();
            QCoreApplication::processEvents();
            const QPixmap picture = screen->grab();
            QVERIFY(!picture.isNull());
            const QColor corner = picture.toImage().pixelColor(picture.width() / 2, 8);
            QVERIFY(dark == (corner.lightness() < 128));
            const QString path =
                QStringLiteral("%1/%2-%3.png")
                    .arg(m_folder, name, QString::fromLatin1(QTest::currentDataTag()));
            QVERIFY(picture.save(path));
        }
    }

private:
    std::unique_ptr<Theme> m_theme;
    QTemporaryDir m_temporary;
    QString m_folder;
};

TANDEM_TEST(GalleryTest, QApplication)
#include "tst_gallery.moc"
