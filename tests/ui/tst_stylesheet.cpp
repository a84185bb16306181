#include "testmain.h"
#include "ui/icons.h"
#include "ui/theme.h"
#include "windowundertest.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QVBoxLayout>

using namespace tandem;

/// The looks that the style sheet gives.
class TestStyleSheet final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { setIconRoot(QStringLiteral(TANDEM_RESOURCES "/icons")); }
    void placeholdersAreReadable_data()
    {
        QTest::addColumn<ThemeChoice>("theme");
        QTest::newRow("light") << ThemeChoice::Light;
        QTest::newRow("dark") << ThemeChoice::Dark;
    }
    void placeholdersAreReadable()
    {
        QFETCH(ThemeChoice, theme);
        Theme look(*qApp);
        look.setChoice(theme);
        QWidget window;
        auto* line = new QLineEdit(&window);
        auto* spin = new QSpinBox(&window);
        auto* text = new QPlainTextEdit(&window);
        auto* choice = new QComboBox(&window);
        choice->setEditable(true);
        showActive(&window, {240, 80});
        const QColor back = themeColors(&window).window;
        for (const QWidget* field : std::initializer_list<const QWidget*>{
                 line, text, choice->lineEdit(), spin->findChild<QLineEdit*>()}) {
            const QColor placeholder = field->palette().color(QPalette::PlaceholderText);
            QCOMPARE(placeholder.alpha(), 255); // a style sheet halves it
            QVERIFY2(contrastRatio(placeholder, back) >= 4.5, field->metaObject()->className());
            QCOMPARE(
                field->palette().color(QPalette::Text).name(), themeColors(&window).text.name());
        }
    }

    void theFocusIsShownByOneFrame_data()
    {
        QTest::addColumn<ThemeChoice>("theme");
        QTest::addColumn<bool>("isPrimary");
        QTest::newRow("light") << ThemeChoice::Light << false;
        QTest::newRow("light, primary") << ThemeChoice::Light << true;
        QTest::newRow("dark") << ThemeChoice::Dark << false;
        QTest::newRow("dark, primary") << ThemeChoice::Dark << true;
    }
    void theFocusIsShownByOneFrame()
    {
        QFETCH(ThemeChoice, theme);
        QFETCH(bool, isPrimary);
        Theme look(*qApp);
        look.setChoice(theme);
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        auto* button = new QPushButton(&window);
        button->setMinimumSize(200, 40);
        column->addWidget(button);
        if (isPrimary)
            setPrimary(button);
        showActive(&window, {240, 80});
        // As after Tab was pressed in the window.
        window.setAttribute(Qt::WA_KeyboardFocusChange);
        button->setFocus(Qt::TabFocusReason);
        const QImage seen = button->grab().toImage();
        // From its border on there is one colour up to where a text would stand.
        const int middle = seen.height() / 2;
        for (int x = 3; x < seen.width() / 2; ++x)
            QCOMPARE(seen.pixelColor(x, middle).name(), seen.pixelColor(3, middle).name());
        QVERIFY(seen.pixelColor(1, middle) != seen.pixelColor(3, middle));
    }
};

TANDEM_TEST(TestStyleSheet, QApplication)
#include "tst_stylesheet.moc"
