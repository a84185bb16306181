#include "models/metrics/scorer.h"
#include "models/metrics/textmatches.h"

#include "testmain.h"

#include <QRandomGenerator>
#include <QTest>

using namespace tandem;
using namespace tandem::metrics;

namespace {

QString cut(const QString& text, Utf16Span span)
{
    return text.sliced(span.start, span.length);
}

/// "reference=candidate" for each match, a stem with ~ and a synonym with * between.
QString marked(Measure measure, const QString& reference, const QString& candidate)
{
    QStringList marks;
    for (const TextMatch& match : textMatches(measure, reference, candidate)) {
        const QLatin1String between(match.kind == TextMatch::Kind::Exact  ? "="
                                    : match.kind == TextMatch::Kind::Stem ? "~"
                                                                          : "*");
        marks << cut(reference, match.reference) + between + cut(candidate, match.candidate);
    }
    return marks.join(u'|');
}

} // namespace

/// The places that are marked in two texts.
class TestTextMatches final : public QObject
{
    Q_OBJECT

private slots:
    void wordsAreMarkedWhereTheyStand();
    void gramsAreMarkedAsOftenAsTheyCount();
    void theLongestCommonSubsequenceIsMarked();
    void linesAreMarkedByTheirUnion();
    void thereAreNoMoreThanAskedFor();
    void asMuchIsMarkedAsCounts();
    void allMeasuresMarkPlacesOfTheTexts();
};

void TestTextMatches::wordsAreMarkedWhereTheyStand()
{
    const QString reference = QStringLiteral("\U0001f600 Running, in \u0130stanbul.");
    const QString candidate = QStringLiteral("in ISTANBUL he RUNS: running");
    QCOMPARE(marked(measureOfKey("rouge1"), reference, candidate),
        QStringLiteral("in=in|Running=running"));
    QCOMPARE(marked(measureOfKey("rouge1_stem"), reference, candidate),
        QStringLiteral("in=in|Running~RUNS"));
    const QList<TextMatch> matches = textMatches(
        measureOfKey("rouge1"), QStringLiteral("\U0001f600\u212a"), QStringLiteral("a k"));
    QCOMPARE(matches.size(), 1);
    QCOMPARE(matches.at(0).reference, (Utf16Span{2, 1}));
    QCOMPARE(matches.at(0).candidate, (Utf16Span{2, 1}));
}

void TestTextMatches::gramsAreMarkedAsOftenAsTheyCount()
{
    QCOMPARE(marked(measureOfKey("rouge1"), QStringLiteral("the cat the"),
                 QStringLiteral("the the the cat")),
        QStringLiteral("the=the|the=the|cat=cat"));
    QCOMPARE(marked(measureOfKey("rouge2"), QStringLiteral("a b c, a b"),
                 QStringLiteral("A-B a b a b; c")),
        QStringLiteral("a b=A-B|a b=a b|b c=b; c"));
    QCOMPARE(marked(measureOfKey("rouge_su4_perseval"), QStringLiteral("x a b c d e"),
                 QStringLiteral("a b c d e a b c d e")),
        QStringLiteral("a b c d e=a b c d e"));
    QCOMPARE(textMatches(measureOfKey("rouge_su4_perseval"), QStringLiteral("a b c d e"),
                 QStringLiteral("a b c d e"))
                 .at(0)
                 .words,
        5);
}

void TestTextMatches::theLongestCommonSubsequenceIsMarked()
{
    QCOMPARE(marked(measureOfKey("rougeL"), QStringLiteral("police killed the gunman"),
                 QStringLiteral("the gunman police killed")),
        QStringLiteral("police=police|killed=killed"));
    QCOMPARE(marked(measureOfKey("rougeL_stem"), QStringLiteral("he walked home\nslowly"),
                 QStringLiteral("walking slowly home")),
        QStringLiteral("walked~walking|home=home"));
}

void TestTextMatches::linesAreMarkedByTheirUnion()
{
    QCOMPARE(marked(measureOfKey("rougeLsum"), QStringLiteral("w1 w2 w3 w4 w5"),
                 QStringLiteral("w1 w2 w6 w7 w8\nw1 w3 w8 w9 w5")),
        QStringLiteral("w2=w2|w1=w1|w3=w3|w5=w5"));
}

void TestTextMatches::thereAreNoMoreThanAskedFor()
{
    const QString text = QStringLiteral("a b c d");
    QCOMPARE(textMatches(measureOfKey("rouge1"), text, text, nullptr, 3).size(), 3);
    QCOMPARE(textMatches(measureOfKey("rouge1"), text, text, nullptr, 0).size(), 0);
    QVERIFY(textMatches(measureOfKey("rougeL"), {}, text).isEmpty());
    QVERIFY(textMatches(measureOfKey("rougeLsum"), text, {}).isEmpty());
    QVERIFY(textMatches(measureOfKey("rouge2"), {}, {}).isEmpty());
}

void TestTextMatches::asMuchIsMarkedAsCounts()
{
    QRandomGenerator random(21);
    Scorer scorer;
    for (int i = 0; i < 200; ++i) {
        QString texts[2];
        for (QString& text : texts) {
            for (quint32 k = random.bounded(90U); k > 0; --k) {
                text += QChar(u'a' + static_cast<char16_t>(random.bounded(6)));
                text += random.bounded(9) == 0 ? u'\n' : u' ';
            }
        }
        const qsizetype words = texts[1].size() / 2;
        for (const Measure measure : {measureOfKey("rouge1"), measureOfKey("rouge2"),
                 measureOfKey("rougeL"), measureOfKey("rougeLsum")}) {
            const qsizetype grams = measure == measureOfKey("rouge2") ? words - 1 : words;
            const double precision = scorer.score(measure, texts[0], texts[1]).overlap->precision;
            QCOMPARE(textMatches(measure, texts[0], texts[1]).size(),
                qRound64(precision * static_cast<double>(std::max<qsizetype>(grams, 0))));
        }
    }
}

void TestTextMatches::allMeasuresMarkPlacesOfTheTexts()
{
    const QString reference = QStringLiteral("The cats sat on the mat all day, didn't they?");
    const QString candidate = QStringLiteral("All day the cat sat\non the mat, didn't it?");
    for (const Measure measure : measures()) {
        const QList<TextMatch> matches = textMatches(measure, reference, candidate);
        if (measure != measureOfKey("rouge_su4_perseval"))
            QVERIFY2(!matches.isEmpty(), measure->key);
        qsizetype before = 0;
        for (const TextMatch& match : matches) {
            QVERIFY2(!cut(reference, match.reference).trimmed().isEmpty(), measure->key);
            QVERIFY2(!cut(candidate, match.candidate).trimmed().isEmpty(), measure->key);
            QVERIFY2(match.candidate.start >= before, measure->key);
            before = match.candidate.start;
        }
    }
}

TANDEM_TEST(TestTextMatches, QCoreApplication)
#include "tst_textmatches.moc"
