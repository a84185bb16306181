#include "ui/narrowcombobox.h"
#include "ui/stylesheet.h"
#include "ui/theme.h"

#include "testmain.h"

#include <QAbstractItemView>
#include <QLabel>
#include <QPalette>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTest>

using namespace tandem;

namespace {

struct NamedRole
{
    const char* name;
    QColor ThemeColors::*role;
};

using C = ThemeColors;

constexpr NamedRole textRoles[]{{"text", &C::text}, {"secondary", &C::secondary},
    {"faint", &C::faint}, {"accent", &C::accent}, {"yes", &C::yes}, {"no", &C::no},
    {"boundary", &C::boundary}, {"linkBoth", &C::linkBoth}, {"linkContent", &C::linkContent},
    {"linkStyle", &C::linkStyle}, {"linkNeither", &C::linkNeither}};

void verifyReadable(const char* what, const QColor& text, const QColor& back)
{
    const double ratio = contrastRatio(text, back);
    QVERIFY2(
        ratio >= 4.5, qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(what)).arg(ratio)));
}

} // namespace

class ThemeColorsTest final : public QObject
{
    Q_OBJECT

private slots:
    void contrastOfKnownPairsIsAsPublished()
    {
        QVERIFY(qFuzzyCompare(contrastRatio(Qt::black, Qt::white), 21.0));
        QVERIFY(qFuzzyCompare(contrastRatio(Qt::white, Qt::white), 1.0));
        QVERIFY(std::abs(contrastRatio(QColor(0x777777), Qt::white) - 4.48) < 0.01);
    }

    void everyTextRoleReadsOnEverySurface_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void everyTextRoleReadsOnEverySurface()
    {
        QFETCH(bool, dark);
        const ThemeColors& colors = dark ? darkColors() : lightColors();
        QCOMPARE(colors.dark, dark);
        for (const NamedRole& role : textRoles) {
            for (const QColor& back : {colors.panel, colors.window, colors.selection, colors.hover,
                     colors.found, colors.yesBack, colors.noBack, colors.boundaryBack})
                verifyReadable(role.name, colors.*role.role, back);
        }
        verifyReadable("text on accent", colors.onAccent, colors.accent);
        verifyReadable("text of progress", colors.text, colors.line);
        verifyReadable("a primary button that is off", colors.secondary, colors.line);
        for (const QColor& back : {colors.panel, colors.window})
            verifyReadable("what cannot be used now", colors.disabled, back);
    }

    /// The pairs of the style sheet, mixed colours included: each rule with a colour and a back.
    void everyRuleOfTheStyleSheetIsReadable_data() { everyTextRoleReadsOnEverySurface_data(); }

    void everyRuleOfTheStyleSheetIsReadable()
    {
        QFETCH(bool, dark);
        const QString sheet = styleSheetFor(dark ? darkColors() : lightColors());
        static const QRegularExpression rule(QStringLiteral("([^{}]*)\\{([^{}]*)\\}"));
        static const QRegularExpression pair(QStringLiteral(
            "(?:^|[ ;])(selection-|)(color|background(?:-color)?): *(#[0-9a-f]{6})"));
        int pairs = 0;
        for (auto rules = rule.globalMatch(sheet); rules.hasNext();) {
            const auto found = rules.next();
            QHash<QString, QColor> colors;
            for (auto parts = pair.globalMatch(found.captured(2)); parts.hasNext();) {
                const auto part = parts.next();
                colors.insert(
                    part.captured(1) + part.captured(2).left(5), QColor(part.captured(3)));
            }
            for (const QString& kind : {QString(), QStringLiteral("selection-")}) {
                const QColor text = colors.value(kind + QLatin1String("color"));
                const QColor back = colors.value(kind + QLatin1String("backg"));
                if (!text.isValid() || !back.isValid())
                    continue;
                ++pairs;
                verifyReadable(qPrintable(found.captured(1).trimmed()), text, back);
            }
        }
        QVERIFY(pairs > 15);
    }

    void aWindowDarkerThanItsTextIsDark()
    {
        QVERIFY(isDarkPalette(paletteOf(darkColors())));
        QVERIFY(!isDarkPalette(paletteOf(lightColors())));
    }

    void theChoiceOverridesTheSystemAndIsSeenByWidgets()
    {
        Theme theme(*qApp);
        QSignalSpy changes(&theme, &Theme::changed);
        QVERIFY(!theme.isDark());
        theme.setChoice(ThemeChoice::Dark);
        QCOMPARE(changes.size(), 1);
        QVERIFY(themeColors().dark);
        QCOMPARE(QApplication::palette().color(QPalette::Base), darkColors().panel);
        theme.setChoice(ThemeChoice::Light);
        theme.setChoice(ThemeChoice::System);
        QCOMPARE(changes.size(), 2);
        QVERIFY(!themeColors().dark);
    }

    void theSystemIsFollowedWhenItsPaletteChanges()
    {
        Theme theme(*qApp);
        QPalette night;
        night.setColor(QPalette::Window, Qt::black);
        night.setColor(QPalette::WindowText, Qt::white);
        QApplication::setPalette(night);
        QTRY_VERIFY(theme.isDark());
        QCOMPARE(QApplication::palette().color(QPalette::Window), darkColors().window);
        theme.setChoice(ThemeChoice::Light);
        QVERIFY(!themeColors().dark);
        QPalette day = night;
        day.setColor(QPalette::Window, Qt::white);
        day.setColor(QPalette::WindowText, Qt::black);
        QApplication::setPalette(day);
        theme.setChoice(ThemeChoice::System);
        QTRY_VERIFY(!theme.isDark());
        QCOMPARE(QApplication::palette().color(QPalette::Window), lightColors().window);
    }

    void everyEntryOfASelectorIsSeenWhole_data()
    {
        QTest::addColumn<int>("entries");
        QTest::newRow("two") << 2;
        QTest::newRow("nine") << 9;
    }

    void everyEntryOfASelectorIsSeenWhole()
    {
        QFETCH(int, entries);
        const Theme theme(*qApp);
        QWidget window;
        window.resize(400, 200);
        NarrowComboBox selector(4, &window);
        for (int i = 1; i < entries; ++i)
            selector.addItem(QStringLiteral("a"));
        selector.addItem(QStringLiteral("an entry longer than the selector"));
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        selector.showPopup();
        const QAbstractItemView& list = *selector.view();
        QTRY_VERIFY(list.isVisible());
        const QRect last = list.visualRect(selector.model()->index(entries - 1, 0));
        QTRY_VERIFY(list.viewport()->width() >= list.sizeHintForColumn(0));
        QVERIFY(list.viewport()->rect().contains(last));
        QCOMPARE(list.verticalScrollBar()->maximum(), 0);
        // The arrows of a list that opens like a menu cover the last entry.
        QStyleOptionComboBox option;
        option.initFrom(&selector);
        QVERIFY(!selector.style()->styleHint(QStyle::SH_ComboBox_Popup, &option, &selector));
        selector.hidePopup();
    }

    void readingTextIsTheLargestAndAtLeastFourteenPixels()
    {
        QVERIFY(QFontInfo(textFont()).pixelSize() >= 14);
        QVERIFY(
            QFontMetrics(textFont()).height() > QFontMetrics(themeFont(FontRole::Small)).height());
    }

    void aNumberStandsAtTheLeadingEdgeOfTheWindow()
    {
        QLabel label(QStringLiteral("87.0 %"));
        setLabelStyle(&label, LabelStyle::Figure);
        QVERIFY(label.alignment() & Qt::AlignLeft);
        label.setLayoutDirection(Qt::RightToLeft);
        QVERIFY(label.alignment() & Qt::AlignRight);
        label.setLayoutDirection(Qt::LeftToRight);
        QVERIFY(label.alignment() & Qt::AlignLeft);
    }

    void labelsShowMarkupAsText()
    {
        Theme theme(*qApp);
        QLabel label(QStringLiteral("<b>x</b>"));
        setLabelStyle(&label, LabelStyle::Secondary);
        QCOMPARE(label.textFormat(), Qt::PlainText);
        label.ensurePolished();
        QCOMPARE(label.palette().color(QPalette::WindowText), themeColors().secondary);
    }
};

TANDEM_TEST(ThemeColorsTest, QApplication)
#include "tst_themecolors.moc"
