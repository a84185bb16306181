#include "metricsreference.h"
#include "models/metrics/commonsubsequence.h"
#include "models/metrics/linematches.h"
#include "models/metrics/scorer.h"
#include "models/metrics/vocabulary.h"
#include "testmain.h"

#include <QRandomGenerator>
#include <QSet>
#include <QTest>

#include <cmath>

using namespace tandem;
using namespace tandem::metrics;

namespace {

constexpr double c_tolerance = 1e-12;

std::vector<quint32> randomTokens(QRandomGenerator& random, int most, quint32 words)
{
    std::vector<quint32> tokens(random.bounded(quint32(most) + 1));
    for (quint32& token : tokens)
        token = random.bounded(words);
    return tokens;
}

RougeText randomText(QRandomGenerator& random, int lines, int wordsOfLine, quint32 words)
{
    RougeText text;
    for (int i = 0; i < lines; ++i) {
        const std::vector<quint32> line = randomTokens(random, wordsOfLine, words);
        if (line.empty())
            continue;
        text.tokens.insert(text.tokens.end(), line.begin(), line.end());
        text.lineEnds.push_back(static_cast<quint32>(text.tokens.size()));
    }
    return text;
}

/// The subsequence that rouge_score finds, by the whole table; from the last pair to the first.
std::vector<TokenPair> byTable(Tokens reference, Tokens candidate)
{
    const size_t rows = reference.size();
    const size_t columns = candidate.size();
    std::vector<std::vector<int>> table(rows + 1, std::vector<int>(columns + 1, 0));
    for (size_t i = 1; i <= rows; ++i) {
        for (size_t j = 1; j <= columns; ++j) {
            table[i][j] = reference[i - 1] == candidate[j - 1]
                              ? table[i - 1][j - 1] + 1
                              : std::max(table[i - 1][j], table[i][j - 1]);
        }
    }
    std::vector<TokenPair> pairs;
    for (size_t i = rows, j = columns; i > 0 && j > 0;) {
        if (reference[i - 1] == candidate[j - 1])
            pairs.push_back({static_cast<quint32>(--i), static_cast<quint32>(--j)});
        else if (table[i][j - 1] > table[i - 1][j])
            --j;
        else
            --i;
    }
    return pairs;
}

/// The hits of ROUGE-Lsum as rouge_score counts them.
size_t hitsByTable(const RougeText& reference, const RougeText& candidate)
{
    QHash<quint32, int> left;
    for (const quint32 token : candidate.tokens)
        ++left[token];
    size_t hits = 0;
    for (qsizetype i = 0; i < reference.lines(); ++i) {
        QSet<quint32> places;
        for (qsizetype k = 0; k < candidate.lines(); ++k) {
            for (const TokenPair& pair : byTable(reference.line(i), candidate.line(k)))
                places.insert(pair.reference);
        }
        for (quint32 at = 0; at < reference.line(i).size(); ++at) {
            if (places.contains(at) && left[reference.line(i)[at]]-- > 0)
                ++hits;
        }
    }
    return hits;
}

} // namespace

/// ROUGE against rouge_score, ROUGE-1.5.5's forms and PerSEval's.
class TestRouge final : public QObject
{
    Q_OBJECT

private slots:
    void pairsHaveTheValuesOfTheReference_data();
    void pairsHaveTheValuesOfTheReference();
    void manyPairsHaveTheValuesOfTheReference_data();
    void manyPairsHaveTheValuesOfTheReference();
    void tracingBackFindsWhatTheTableFinds();
    void linesHaveTheHitsThatTheTablesGive();
    void linesThatTakeTooLongAreRefused();
    void tokensAreThoseOfTheTextInLowerCase_data();
    void tokensAreThoseOfTheTextInLowerCase();
};

void TestRouge::pairsHaveTheValuesOfTheReference_data()
{
    QTest::addColumn<QString>("measure");
    QTest::addColumn<QStringList>("path");
    const auto add = [](const char* measure, const char* path) {
        QTest::newRow(measure) << QString::fromLatin1(measure)
                               << QString::fromLatin1(path).split(u'/');
    };
    add("rouge1", "rouge/no_stem/rouge1");
    add("rouge2", "rouge/no_stem/rouge2");
    add("rougeL", "rouge/no_stem/rougeL");
    add("rougeLsum", "rouge/no_stem/rougeLsum");
    add("rouge1_stem", "rouge/stem/rouge1");
    add("rouge2_stem", "rouge/stem/rouge2");
    add("rougeL_stem", "rouge/stem/rougeL");
    add("rougeLsum_stem", "rouge/stem/rougeLsum");
    add("rouge_su4", "rouge_su4/no_stem/full_unigrams");
    add("rouge_su4_stem", "rouge_su4/stem/full_unigrams");
    add("rouge_su4_rouge155", "rouge_su4/no_stem/rouge155_python");
    add("rouge_su4_rouge155_stem", "rouge_su4/stem/rouge155_python");
    add("rouge_su4_perseval", "rouge_su4/perseval_raw_5gram");
}

void TestRouge::pairsHaveTheValuesOfTheReference()
{
    QFETCH(QString, measure);
    QFETCH(QStringList, path);
    const QJsonObject all = reference::textMetrics();
    if (all.isEmpty())
        QSKIP("The reference's text measures are not there.");
    Scorer scorer;
    const QJsonArray inputs = all.value(QLatin1String("inputs")).toArray();
    QCOMPARE(inputs.size(), 56);
    for (const auto& input : inputs) {
        const QString id = input[QLatin1String("id")].toString();
        QJsonValue expected = all.value(QLatin1String("expected"))[id];
        for (const QString& step : path)
            expected = expected[step];
        QCOMPARE(expected.toArray().size(), 3);
        const Score score =
            scorer.score(measureOfKey(measure), input[QLatin1String("reference")].toString(),
                input[QLatin1String("candidate")].toString());
        QVERIFY2(score.overlap, qPrintable(id));
        const double got[] = {score.overlap->precision, score.overlap->recall, score.overlap->f1};
        for (int i = 0; i < 3; ++i) {
            QVERIFY2(std::abs(got[i] - expected.toArray().at(i).toDouble()) <= c_tolerance,
                qPrintable(id + QStringLiteral(" %1: %2").arg(i).arg(got[i], 0, 'g', 17)));
        }
    }
}

void TestRouge::manyPairsHaveTheValuesOfTheReference_data()
{
    QTest::addColumn<QString>("column");
    QTest::addColumn<Measure>("measure");
    QTest::addColumn<bool>("isRoundedDistance");
    QTest::newRow("stems") << QStringLiteral("rougeL_stem_reused_scorer")
                           << measureOfKey("rougeL_stem") << false;
    QTest::newRow("words") << QStringLiteral("rougeL_no_stem") << measureOfKey("rougeL") << false;
    QTest::newRow("lines") << QStringLiteral("rouge12LLsum_stem") << measureOfKey("rougeLsum_stem")
                           << false;
    QTest::newRow("PerSEval's L") << QStringLiteral("rougeL_perseval")
                                  << measureOfKey("rougeL_stem") << true;
    QTest::newRow("PerSEval's SU4")
        << QStringLiteral("rougeSU4_perseval") << measureOfKey("rouge_su4_perseval") << true;
}

void TestRouge::manyPairsHaveTheValuesOfTheReference()
{
    QFETCH(QString, column);
    QFETCH(Measure, measure);
    QFETCH(bool, isRoundedDistance);
    static const QList<QStringList> pairs = reference::timingPairs();
    const QList<double> expected = reference::timingValues(column);
    if (pairs.isEmpty() || expected.isEmpty())
        QSKIP("The reference's many pairs are not there, or gzip is not.");
    QCOMPARE(expected.size(), pairs.size());
    Scorer scorer;
    for (qsizetype i = 0; i < pairs.size(); ++i) {
        double value = *scorer.score(measure, pairs.at(i).at(0), pairs.at(i).at(1)).value;
        if (isRoundedDistance)
            value = 1.0 - QString::number(value, 'f', 5).toDouble();
        QVERIFY2(std::abs(value - expected.at(i)) <= c_tolerance,
            qPrintable(QStringLiteral("%1: %2").arg(i).arg(value, 0, 'g', 17)));
    }
}

void TestRouge::tracingBackFindsWhatTheTableFinds()
{
    QRandomGenerator random(7);
    CommonSubsequence subsequence;
    for (int i = 0; i < 400; ++i) {
        const quint32 words = 2 + random.bounded(i % 2 == 0 ? 4U : 60U);
        const int most = i % 8 == 0 ? 900 : i % 8 < 4 ? 150 : 40;
        const std::vector<quint32> reference = randomTokens(random, most, words);
        const std::vector<quint32> candidate = randomTokens(random, most, words);
        subsequence.setVocabularySize(words);
        subsequence.setReference(reference);
        std::vector<TokenPair> pairs;
        subsequence.match(candidate, pairs);
        const std::vector<TokenPair> expected = byTable(reference, candidate);
        QCOMPARE(pairs, expected);
        QCOMPARE(size_t(subsequence.length(reference, candidate)), expected.size());
        QCOMPARE(size_t(subsequence.length(candidate, reference)), expected.size());
    }
}

void TestRouge::linesHaveTheHitsThatTheTablesGive()
{
    QRandomGenerator random(11);
    LineMatches matches;
    for (int i = 0; i < 300; ++i) {
        const quint32 words = 2 + random.bounded(i % 2 == 0 ? 3U : 30U);
        const int wordsOfLine = i % 10 == 0 ? 100 : 8;
        const RougeText reference = randomText(random, i % 25, wordsOfLine, words);
        const RougeText candidate = randomText(random, i % 23, wordsOfLine, words);
        matches.setVocabularySize(words);
        const std::vector<TokenPair>* const pairs = matches.find(reference, candidate);
        QVERIFY(pairs);
        QCOMPARE(pairs->size(), hitsByTable(reference, candidate));
        for (const TokenPair& pair : *pairs)
            QCOMPARE(reference.tokens[pair.reference], candidate.tokens[pair.candidate]);
    }
}

void TestRouge::linesThatTakeTooLongAreRefused()
{
    // Lines that differ and all share a word.
    RougeText text;
    for (quint32 i = 0; i < 2'000; ++i) {
        for (quint32 k = 0; k < 200; ++k)
            text.tokens.push_back(k == 0 ? 0 : i * 200 + k);
        text.lineEnds.push_back(static_cast<quint32>(text.tokens.size()));
    }
    LineMatches matches;
    matches.setVocabularySize(400'000);
    matches.setMostSteps(1'000'000);
    QVERIFY(!matches.find(text, text));
    matches.setMostSteps(LineMatches::c_mostSteps);
    RougeText some;
    some.tokens.assign(text.tokens.begin(), text.tokens.begin() + 2'000);
    some.lineEnds.assign(text.lineEnds.begin(), text.lineEnds.begin() + 10);
    QCOMPARE(matches.find(some, text)->size(), some.tokens.size());
}

void TestRouge::tokensAreThoseOfTheTextInLowerCase_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("tokens");
    const auto add = [](const char* name, const QString& text, const QString& tokens) {
        QTest::newRow(name) << text << tokens;
    };
    add("nothing", QString(), QString());
    add("signs", QStringLiteral("Don't: 3.5%"), QStringLiteral("don t 3 5"));
    add("accents", QStringLiteral("caf\u00e9s na\u00efve"), QStringLiteral("caf s na ve"));
    // In lower case a Turkish capital I is an i and a combining dot, which ends the token.
    add("Turkish", QStringLiteral("A\u0130B \u0131"), QStringLiteral("ai b"));
    add("Kelvin", QStringLiteral("O\u212aAY"), QStringLiteral("okay"));
    add("no letters", QStringLiteral("\u5317\u4eac \U0001f600 \u0645"), QString());
    add("full width", QStringLiteral("\uff21\uff22 x"), QStringLiteral("x"));
    add("a half pair", QString(QChar(0xd800)) + QStringLiteral("a\0b"), QStringLiteral("a b"));
}

void TestRouge::tokensAreThoseOfTheTextInLowerCase()
{
    QFETCH(QString, text);
    QFETCH(QString, tokens);
    Vocabulary words;
    RougeText read;
    std::vector<Utf16Span> places;
    readRougeWords(text, words, read, &places);
    QStringList got;
    for (const quint32 token : read.tokens)
        got << words.word(token).toString();
    QCOMPARE(got.join(u' '), tokens);
    QCOMPARE(places.size(), read.tokens.size());
}

TANDEM_TEST(TestRouge, QCoreApplication)
#include "tst_rouge.moc"
