#include "testmain.h"

#include "storage/studies/studypage.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace tandem;

namespace {

const QString kFolder = QStringLiteral(TANDEM_RESOURCES "/web/");

QString contentsOf(const QString& name)
{
    QFile file(kFolder + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The colours that a block of CSS names, as 0xRRGGBB.
QHash<QString, uint> coloursOf(const QString& block)
{
    static const QRegularExpression named(QStringLiteral("--([a-z-]+): #([0-9a-f]{6});"));
    QHash<QString, uint> colours;
    for (auto all = named.globalMatch(block); all.hasNext();) {
        const QRegularExpressionMatch match = all.next();
        colours.insert(match.captured(1), match.captured(2).toUInt(nullptr, 16));
    }
    return colours;
}

double luminance(uint colour)
{
    const auto linear = [colour](int shift) {
        const double part = double((colour >> shift) & 255) / 255;
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0);
}

/// As the Web Content Accessibility Guidelines 2.2 have it.
double contrast(uint a, uint b)
{
    const double lighter = std::max(luminance(a), luminance(b));
    const double darker = std::min(luminance(a), luminance(b));
    return (lighter + 0.05) / (darker + 0.05);
}

} // namespace

/// The page's colours and its size, from its sources.
class StudyLookTest final : public QObject
{
    Q_OBJECT

private slots:
    void everythingStandsOutFromWhatIsBehindIt_data()
    {
        QTest::addColumn<QString>("front");
        QTest::addColumn<QString>("back");
        QTest::addColumn<double>("least");
        const auto rows = [](double least, const QStringList& fronts, const QStringList& backs) {
            for (const QString& front : fronts) {
                for (const QString& back : backs)
                    QTest::addRow("%s on %s", qPrintable(front), qPrintable(back))
                        << front << back << least;
            }
        };
        constexpr double text = 4.5;
        constexpr double shape = 3; // edges of what is worked, the focus, signs
        const auto list = [](const char* words) { return QString::fromLatin1(words).split(u' '); };
        rows(text, list("text"), list("window panel select warn-back found"));
        rows(text, list("second"), list("window panel"));
        rows(text, list("good warn"), list("panel"));
        rows(text, list("on-accent"), list("accent"));
        rows(shape, list("edge accent"), list("window panel"));
        rows(shape, list("accent"), list("select warn-back"));
        rows(shape, list("warn"), list("window"));
    }

    void everythingStandsOutFromWhatIsBehindIt()
    {
        QFETCH(QString, front);
        QFETCH(QString, back);
        QFETCH(double, least);
        const QStringList blocks =
            contentsOf(QStringLiteral("study.css"))
                .split(QStringLiteral("@media (prefers-color-scheme: dark)"));
        QCOMPARE(blocks.size(), 2);
        for (const QString& block : blocks) {
            const QHash<QString, uint> colours = coloursOf(block);
            QVERIFY(colours.contains(front) && colours.contains(back));
            const double found = contrast(colours.value(front), colours.value(back));
            QVERIFY2(found >= least, qPrintable(QString::number(found)));
        }
    }

    void noColourStandsAnywhereElse()
    {
        QString css = contentsOf(QStringLiteral("study.css"));
        QVERIFY(!css.isEmpty());
        static const QRegularExpression blocks(QStringLiteral(":root \\{[^}]*\\}"));
        css.remove(blocks);
        static const QRegularExpression colour(
            QStringLiteral("#[0-9a-f]{3,8}\\b|\\b(rgba?|hsla?|black|gr[ae]y|red)\\b"));
        QStringList found;
        for (auto all = colour.globalMatch(css); all.hasNext();)
            found.append(all.next().captured(0));
        QCOMPARE(found, QStringList());
    }

    void everyLanguageSaysEverything()
    {
        const QString words = contentsOf(QStringLiteral("words.js"));
        static const QRegularExpression block(QStringLiteral("\n  (en|fa|zh): \\{(.*?)\n  \\},"),
            QRegularExpression::DotMatchesEverythingOption);
        static const QRegularExpression key(
            QStringLiteral("(?:^|[ {])([a-zA-Z_]+): \""), QRegularExpression::MultilineOption);
        QList<QStringList> keys;
        for (auto all = block.globalMatch(words); all.hasNext();) {
            QStringList ofLanguage;
            for (auto each = key.globalMatch(all.next().captured(2)); each.hasNext();)
                ofLanguage.append(each.next().captured(1));
            keys.append(ofLanguage);
        }
        QCOMPARE(keys.size(), 3);
        QVERIFY(keys.at(0).size() > 50);
        QCOMPARE(keys.at(1), keys.at(0));
        QCOMPARE(keys.at(2), keys.at(0));
    }

    void thePageIsSmallWithoutItsWords()
    {
        const auto page = StudyPage::read(kFolder);
        QVERIFY(page);
        const qsizetype words = contentsOf(QStringLiteral("words.js")).toUtf8().size();
        const qsizetype size = page->served().size() - words;
        QVERIFY2(size < 130'000, qPrintable(QString::number(size)));
    }
};

TANDEM_TEST(StudyLookTest, QCoreApplication)
#include "tst_studylook.moc"
