#include "ui/icons.h"
#include "ui/theme.h"

#include "testmain.h"

#include <QFile>
#include <QTest>

using namespace tandem;

namespace {

/// The colour that most of the opaque pixels have.
QColor inkOf(const QPixmap& pixmap)
{
    const QImage image = pixmap.toImage();
    QHash<QRgb, int> counts;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (qAlpha(image.pixel(x, y)) == 255)
                ++counts[image.pixel(x, y)];
        }
    }
    QRgb most = 0;
    for (auto it = counts.cbegin(); it != counts.cend(); ++it) {
        if (it.value() > counts.value(most))
            most = it.key();
    }
    return QColor(most);
}

} // namespace

class IconsTest final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { setIconRoot(QStringLiteral(TANDEM_RESOURCES "/icons")); }

    void everyIconHasAFileThatDraws()
    {
        for (int i = 0; i <= int(Icon::Lock); ++i) {
            const QString name = iconName(Icon(i));
            QVERIFY2(QFile::exists(iconRoot() + QLatin1Char('/') + name + QLatin1String(".svg")),
                qPrintable(name));
            const QImage image = iconPixmap(Icon(i), Qt::black, 40).toImage();
            bool drawn = false;
            for (int y = 0; y < image.height() && !drawn; ++y) {
                for (int x = 0; x < image.width() && !drawn; ++x)
                    drawn = qAlpha(image.pixel(x, y)) > 200;
            }
            QVERIFY2(drawn, qPrintable(name));
        }
        QVERIFY(!applicationIcon().pixmap(64, 64).isNull());
    }

    void anIconFollowsTheThemeWithoutBeingMadeAnew()
    {
        Theme theme(*qApp);
        const QIcon icon = themedIcon(Icon::Overview);
        QCOMPARE(inkOf(icon.pixmap(80, 80)), lightColors().secondary);
        QCOMPARE(inkOf(icon.pixmap(QSize(80, 80), QIcon::Normal, QIcon::On)), lightColors().accent);
        theme.setChoice(ThemeChoice::Dark);
        QCOMPARE(inkOf(icon.pixmap(80, 80)), darkColors().secondary);
        const QIcon warning = themedIcon(Icon::Warning, &ThemeColors::boundary);
        QCOMPARE(inkOf(warning.pixmap(80, 80)), darkColors().boundary);
    }

    void picturesAreSharpOnDenseScreens()
    {
        const QPixmap pixmap = iconPixmap(Icon::Search, Qt::red, 20, 2.0);
        QCOMPARE(pixmap.size(), QSize(40, 40));
        QCOMPARE(pixmap.deviceIndependentSize(), QSizeF(20, 20));
    }

    void aMissingFileGivesAnEmptyIcon()
    {
        setIconRoot(QStringLiteral("/nonexistent"));
        QVERIFY(themedIcon(Icon::Add).isNull());
        setIconRoot(QStringLiteral(TANDEM_RESOURCES "/icons"));
    }
};

TANDEM_TEST(IconsTest, QApplication)
#include "tst_icons.moc"
