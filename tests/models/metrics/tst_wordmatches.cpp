#include "models/metrics/wordmatches.h"

#include "models/metrics/synonyms.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::metrics;
using Kind = TextMatch::Kind;

namespace {

class CarSynonyms final : public Synonyms
{
public:
    QStringList of(const QString& word) const override
    {
        return word == QLatin1String("auto") ? QStringList{QStringLiteral("car")} : QStringList();
    }
    QString name() const override { return QStringLiteral("cars"); }
};

/// The matches as "candidate=reference", joined by "|".
QString told(const QList<TextMatch>& matches, const QString& reference, const QString& candidate)
{
    QStringList parts;
    for (const TextMatch& match : matches) {
        parts << candidate.mid(match.candidate.start, match.candidate.length) + u'=' +
                     reference.mid(match.reference.start, match.reference.length);
    }
    return parts.join(u'|');
}

} // namespace

class TestWordMatches final : public QObject
{
    Q_OBJECT

private slots:
    void bleuMarksTheLongestRunsOfUpToFourWords();
    void aWordIsMarkedAsOftenAsItIsCounted();
    void oneOrderMarksSingleWords();
    void sacrebleusTokensAreMarkedInTheText();
    void meteorTellsStemsAndSynonyms();
    void meteorMarksLettersThatGrowInLowerCase();
    void sharedWordsIgnoreBlanksBetween();
    void atMostAsManyAsAskedForAreTold();
    void emptyTextsHaveNoMatches();
    void aLongTextOfOneWordIsMatched();
    void aRaisedFlagEndsTheSearch();
};

void TestWordMatches::bleuMarksTheLongestRunsOfUpToFourWords()
{
    const QString reference = QStringLiteral("x a b c d e y z");
    const QString candidate = QStringLiteral("z a b c d e x");
    const QList<TextMatch> matches = bleuMatches({reference, candidate, nullptr, 100, nullptr}, 4);
    QCOMPARE(told(matches, reference, candidate), QStringLiteral("z=z|a b c d=a b c d|e=e|x=x"));
    QCOMPARE(matches[1].words, 4);
}

void TestWordMatches::aWordIsMarkedAsOftenAsItIsCounted()
{
    const QString reference = QStringLiteral("the cat is on the mat");
    const QString candidate = QStringLiteral("the the the the");
    const QList<TextMatch> matches = bleuMatches({reference, candidate, nullptr, 100, nullptr}, 4);
    QCOMPARE(matches.size(), 2);
    QCOMPARE(matches[0].reference, (Utf16Span{0, 3}));
    QCOMPARE(matches[1].reference, (Utf16Span{14, 3}));
}

void TestWordMatches::oneOrderMarksSingleWords()
{
    const QString text = QStringLiteral("a b c");
    QCOMPARE(told(bleuMatches({text, text, nullptr, 100, nullptr}, 1), text, text),
        QStringLiteral("a=a|b=b|c=c"));
}

void TestWordMatches::sacrebleusTokensAreMarkedInTheText()
{
    const QString reference = QStringLiteral("The end. Really");
    const QString candidate = QStringLiteral("So the end-\ning, Really.");
    QCOMPARE(told(sacrebleuMatches({reference, candidate, nullptr, 100, nullptr}, 1), reference,
                 candidate),
        QStringLiteral("Really=Really|.=."));
}

void TestWordMatches::meteorTellsStemsAndSynonyms()
{
    const CarSynonyms synonyms;
    const QString reference = QStringLiteral("The car stops");
    const QString candidate = QStringLiteral("autos stop the");
    const QList<TextMatch> matches = meteorMatches({reference, candidate, &synonyms, 100, nullptr});
    QCOMPARE(told(matches, reference, candidate), QStringLiteral("autos=car|stop=stops|the=The"));
    QCOMPARE(matches[0].kind, Kind::Synonym);
    QCOMPARE(matches[1].kind, Kind::Stem);
    QCOMPARE(matches[2].kind, Kind::Exact);
    QCOMPARE(meteorMatches({reference, candidate, nullptr, 100, nullptr}).size(), 2);
}

void TestWordMatches::meteorMarksLettersThatGrowInLowerCase()
{
    const QString reference = QStringLiteral("İİİ word");
    const QString candidate = QStringLiteral("İİİ Word");
    QCOMPARE(
        told(meteorMatches({reference, candidate, nullptr, 100, nullptr}), reference, candidate),
        QStringLiteral("İİİ=İİİ|Word=word"));
}

void TestWordMatches::sharedWordsIgnoreBlanksBetween()
{
    const QString reference = QStringLiteral("😀 b\tc");
    const QString candidate = QStringLiteral("c  😀\nd");
    QCOMPARE(told(sharedWords({reference, candidate, nullptr, 100, nullptr}), reference, candidate),
        QStringLiteral("c=c|😀=😀"));
}

void TestWordMatches::atMostAsManyAsAskedForAreTold()
{
    const QString text = QStringLiteral("a b c d e f g h i j");
    QCOMPARE(bleuMatches({text, text, nullptr, 3, nullptr}, 1).size(), 3);
    QCOMPARE(meteorMatches({text, text, nullptr, 3, nullptr}).size(), 3);
    QCOMPARE(sharedWords({text, text, nullptr, 0, nullptr}).size(), 0);
}

void TestWordMatches::emptyTextsHaveNoMatches()
{
    QVERIFY(sacrebleuMatches({QString(), QStringLiteral("a"), nullptr, 10, nullptr}, 4).isEmpty());
    QVERIFY(meteorMatches({QString(), QString(), nullptr, 10, nullptr}).isEmpty());
    QVERIFY(sharedWords({QStringLiteral(" "), QString(), nullptr, 10, nullptr}).isEmpty());
    // nltk sees one empty word in each, which leaves nothing to be marked.
    QVERIFY(bleuMatches({QString(), QString(), nullptr, 10, nullptr}, 4).isEmpty());
}

void TestWordMatches::aLongTextOfOneWordIsMatched()
{
    const QString text = QStringLiteral("tick ").repeated(100'000);
    QCOMPARE(bleuMatches({text, text, nullptr, 5000, nullptr}, 4).size(), 5000);
}

void TestWordMatches::aRaisedFlagEndsTheSearch()
{
    const std::atomic_bool cancel = true;
    const QString text = QStringLiteral("a b c d ").repeated(1000);
    QVERIFY(bleuMatches({text, text, nullptr, 5000, &cancel}, 4).isEmpty());
    QVERIFY(sharedWords({text, text, nullptr, 5000, &cancel}).isEmpty());
    QVERIFY(meteorMatches({text, text, nullptr, 5000, &cancel}).size() < 4000);
}

TANDEM_TEST(TestWordMatches, QCoreApplication)
#include "tst_wordmatches.moc"
