#include "models/metrics/bleu.h"

#include "models/metrics/pythonstrings.h"
#include "models/metrics/sacrebleutokens.h"

#include "referencetexts.h"
#include "testmain.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <random>

using namespace tandem;
using namespace tandem::metrics;
using Numbers = std::vector<quint32>;

namespace {

Numbers blankWords(const QString& text, Vocabulary& words)
{
    Numbers numbers;
    eachBlankWord(text, [&](QStringView word) {
        numbers.push_back(words.numberOf(word));
        return true;
    });
    return numbers;
}

Numbers whiteWords(const QString& text, Vocabulary& words)
{
    Numbers numbers;
    eachPythonWord(text, [&](QStringView word) {
        numbers.push_back(words.numberOf(word));
        return true;
    });
    return numbers;
}

double nltk(const QString& key, const QString& reference, const QString& candidate)
{
    Vocabulary words;
    NgramCounter counter;
    const bool isBlank = key.startsWith(QStringLiteral("split_space"));
    const auto read = isBlank ? blankWords : whiteWords;
    const NgramCounts counts =
        counter.count(read(reference, words), read(candidate, words), NgramCounts::longest);
    const QString form = key.section(u'_', 2);
    return nltkBleu(counts, form.startsWith(QStringLiteral("bleu")) ? form.right(1).toInt() : 4);
}

Numbers sacrebleusWords(const QString& text, Vocabulary& words)
{
    Numbers numbers;
    readSacrebleuTokens(text, words, numbers);
    return numbers;
}

double scoreOf(
    const QString& reference, const QString& candidate, const SacrebleuOptions& options = {})
{
    Vocabulary words;
    NgramCounter counter;
    return sacrebleu(
        counter.count(sacrebleusWords(reference, words), sacrebleusWords(candidate, words)),
        options);
}

QString tokensOf(const QString& text)
{
    QStringList found;
    const TokenLine line = sacrebleuLine(text);
    eachPythonWord(line.letters, [&](QStringView token) {
        found << token.toString();
        return true;
    });
    return found.join(u' ');
}

/// Counts as the definition says, for comparison.
qint64 plainMatches(const Numbers& reference, const Numbers& candidate, size_t order)
{
    const auto grams = [order](const Numbers& words) {
        std::map<Numbers, qint64> counts;
        for (size_t at = 0; at + order <= words.size(); ++at)
            ++counts[Numbers(words.begin() + qptrdiff(at), words.begin() + qptrdiff(at + order))];
        return counts;
    };
    const std::map<Numbers, qint64> inReference = grams(reference);
    qint64 matches = 0;
    for (const auto& [gram, count] : grams(candidate)) {
        const auto found = inReference.find(gram);
        matches += found == inReference.end() ? 0 : std::min(count, found->second);
    }
    return matches;
}

} // namespace

class TestBleu final : public QObject
{
    Q_OBJECT

private slots:
    void nltksValuesAgree();
    void sacrebleusValuesAgree();
    void sacrebleusTokensAgree();
    void corporaAgree();
    void countsAreThoseOfTheDefinition();
    void aCounterRemembersNothingOfThePairBefore();
    void identicalTextsHaveAllMatches();
    void valuesStayInTheirRange();
    void anEmptyTextIsOneEmptyWordForNltk();
    void entitiesAndBrokenLinesAreUndone();
    void periodsStayInNumbers();
    void originsPointIntoTheText();
    void pythonsWhiteSpacePartsWords();
    void lowerCaseIsPythons();
    void aMillionWordsAreCounted();
    void aRaisedFlagEndsCounting();
};

void TestBleu::nltksValuesAgree()
{
    const auto texts = reference::Texts::load();
    if (!texts)
        QSKIP("The reference values (reference/text_metrics.json) are not on this machine.");
    int compared = 0;
    const QJsonArray inputs = texts->inputs();
    for (const QJsonValue& input : inputs) {
        const QString id = input[QLatin1String("id")].toString();
        const QJsonObject values = texts->expected(id)[QLatin1String("nltk_bleu")].toObject();
        for (auto value = values.begin(); value != values.end(); ++value) {
            if (value.key().contains(QStringLiteral("smooth")))
                continue; // no measure smooths as NLTK does
            const double actual = nltk(value.key(), input[QLatin1String("reference")].toString(),
                input[QLatin1String("candidate")].toString());
            QVERIFY2(reference::agree(actual, value->toDouble()),
                qPrintable(QStringLiteral("%1 %2: %3 instead of %4")
                               .arg(id, value.key())
                               .arg(actual, 0, 'g', 17)
                               .arg(value->toDouble(), 0, 'g', 17)));
            ++compared;
        }
    }
    QVERIFY(compared > 200);
}

void TestBleu::sacrebleusValuesAgree()
{
    const auto texts = reference::Texts::load();
    if (!texts)
        QSKIP("The reference values (reference/text_metrics.json) are not on this machine.");
    const QHash<QString, SacrebleuOptions> variants{
        {QStringLiteral("sentence_bleu"), {}},
        {QStringLiteral("BLEU1"), {.orders = 1}},
        {QStringLiteral("no_effective_order"), {.effectiveOrder = false}},
    };
    const QJsonArray inputs = texts->inputs();
    for (const QJsonValue& input : inputs) {
        const QString id = input[QLatin1String("id")].toString();
        const QJsonObject values = texts->expected(id)[QLatin1String("sacrebleu")].toObject();
        for (auto variant = variants.begin(); variant != variants.end(); ++variant) {
            const double actual = scoreOf(input[QLatin1String("reference")].toString(),
                input[QLatin1String("candidate")].toString(), *variant);
            const QJsonValue value = values[variant.key()];
            const double expected =
                (value.isObject() ? value[QLatin1String("score")] : value).toDouble();
            QVERIFY2(reference::agree(actual, expected),
                qPrintable(QStringLiteral("%1 %2: %3 instead of %4")
                               .arg(id, variant.key())
                               .arg(actual, 0, 'g', 17)
                               .arg(expected, 0, 'g', 17)));
        }
    }
}

void TestBleu::sacrebleusTokensAgree()
{
    const auto texts = reference::Texts::load();
    if (!texts)
        QSKIP("The reference values (reference/text_metrics.json) are not on this machine.");
    const QJsonArray inputs = texts->inputs();
    for (const QJsonValue& input : inputs) {
        const QJsonArray tokens =
            texts
                ->expected(input[QLatin1String("id")]
                               .toString())[QLatin1String("sacrebleu")][QLatin1String("tokens_13a")]
                .toArray();
        if (tokens.isEmpty())
            continue; // of a long text they are not recorded
        QCOMPARE(tokensOf(input[QLatin1String("reference")].toString()), tokens[0].toString());
        QCOMPARE(tokensOf(input[QLatin1String("candidate")].toString()), tokens[1].toString());
    }
}

void TestBleu::corporaAgree()
{
    const auto texts = reference::Texts::load();
    if (!texts)
        QSKIP("The reference values (reference/text_metrics.json) are not on this machine.");
    QHash<QString, TextPair> pairs;
    const QJsonArray inputs = texts->inputs();
    for (const QJsonValue& input : inputs) {
        const QString id = input[QLatin1String("id")].toString();
        pairs.insert(id, {id, {}, input[QLatin1String("reference")].toString(),
                             input[QLatin1String("candidate")].toString()});
    }
    const QJsonObject corpora = texts->corpora();
    for (const QJsonValue& corpus : corpora) {
        QList<TextPair> chosen;
        const QJsonArray ids = corpus[QLatin1String("pair_ids")].toArray();
        for (const QJsonValue& id : ids)
            chosen << pairs.value(id.toString());
        const CorpusScores scores = corpusBleu(chosen);
        QCOMPARE(scores.n, ids.size());
        const QJsonObject whole = corpus[QLatin1String("sacrebleu_corpus_bleu")].toObject();
        QVERIFY(reference::agree(scores.bleuSacrebleu, whole[QLatin1String("score")].toDouble()));
        QVERIFY(reference::agree(
            scores.bleuNltk, corpus[QLatin1String("nltk_corpus_bleu_split_space")].toDouble()));
    }
    QVERIFY(!corpora.isEmpty());
}

void TestBleu::countsAreThoseOfTheDefinition()
{
    std::mt19937 random(7);
    NgramCounter counter;
    for (int round = 0; round < 400; ++round) {
        const quint32 words = 1 + quint32(random() % 6);
        Numbers reference(random() % 30);
        Numbers candidate(random() % 30);
        std::generate(
            reference.begin(), reference.end(), [&] { return quint32(random() % words); });
        std::generate(
            candidate.begin(), candidate.end(), [&] { return quint32(random() % (words + 1)); });
        const NgramCounts counts = counter.count(reference, candidate, 5);
        for (size_t order = 1; order <= 5; ++order)
            QCOMPARE(counts.matches[order - 1], plainMatches(reference, candidate, order));
    }
}

void TestBleu::aCounterRemembersNothingOfThePairBefore()
{
    NgramCounter counter;
    const Numbers first{1, 2, 3, 4, 5};
    const Numbers second{9, 1, 2};
    const NgramCounts before = counter.count(first, second);
    counter.count(second, first);
    counter.count({}, first);
    counter.count(first, {});
    QCOMPARE(counter.count(first, second), before);
    QCOMPARE(before.matches[1], 1);
}

void TestBleu::identicalTextsHaveAllMatches()
{
    const QString text = QStringLiteral("a b a b a b c");
    Vocabulary words;
    NgramCounter counter;
    const Numbers numbers = blankWords(text, words);
    QCOMPARE(nltkBleu(counter.count(numbers, numbers)), 1.0);
    QVERIFY(std::abs(scoreOf(text, text) - 100.0) < 1e-9);
}

void TestBleu::valuesStayInTheirRange()
{
    const QStringList texts{QString(), QStringLiteral(" "), QStringLiteral("a"),
        QStringLiteral("b a"), QStringLiteral("a b c d e f g"), QStringLiteral("\0\x01\xff"),
        QStringLiteral("😀 😀 e\u0301"), QStringLiteral("北京。今天")};
    for (const QString& left : texts) {
        for (const QString& right : texts) {
            const double value = nltk(QStringLiteral("split_space_default"), left, right);
            QVERIFY(value >= 0.0 && value <= 1.0);
            const double score = scoreOf(left, right);
            QVERIFY(score >= 0.0 && score <= 100.0 + 1e-9);
        }
    }
}

void TestBleu::anEmptyTextIsOneEmptyWordForNltk()
{
    QCOMPARE(nltk(QStringLiteral("split_space_bleu1"), QString(), QString()), 1.0);
    QCOMPARE(nltk(QStringLiteral("split_ws_bleu1"), QString(), QString()), 0.0);
    QCOMPARE(scoreOf(QString(), QString()), 0.0);
}

void TestBleu::entitiesAndBrokenLinesAreUndone()
{
    QCOMPARE(tokensOf(QStringLiteral("ex-\nample &amp;lt;b&gt; <skipped>x")),
        QStringLiteral("example < b > x"));
    QCOMPARE(tokensOf(QStringLiteral("a-\n")), QStringLiteral("a-"));
}

void TestBleu::periodsStayInNumbers()
{
    QCOMPARE(tokensOf(QStringLiteral("It cost 1,000.50 in 2020.")),
        QStringLiteral("It cost 1,000.50 in 2020 ."));
    QCOMPARE(tokensOf(QStringLiteral("wait... no")), QStringLiteral("wait . . . no"));
    QCOMPARE(tokensOf(QStringLiteral("7-day well-known")), QStringLiteral("7 - day well-known"));
    QCOMPARE(tokensOf(QStringLiteral("don't (really)")), QStringLiteral("don't ( really )"));
}

void TestBleu::originsPointIntoTheText()
{
    const QString text = QStringLiteral("A &amp; B-\nC, 1.5.");
    const TokenLine line = sacrebleuLine(text, true);
    QCOMPARE(qsizetype(line.origins.size()), line.letters.size());
    eachPythonWord(line.letters, [&](QStringView token) {
        const auto first = size_t(token.utf16() - QStringView(line.letters).utf16());
        for (qsizetype at = 0; at < token.size(); ++at)
            [&] { QCOMPARE(token[at], text[qsizetype(line.origins[first + size_t(at)])]); }();
        return true;
    });
}

void TestBleu::pythonsWhiteSpacePartsWords()
{
    QStringList words;
    const QString text = QStringLiteral("\x1c"
                                        "a\u00a0b\u2003c\x85"
                                        "d\x1f"
                                        "e\u200bf\u3000");
    eachPythonWord(text, [&](QStringView word) {
        words << word.toString();
        return true;
    });
    QCOMPARE(words, (QStringList{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c"),
                        QStringLiteral("d"), QStringLiteral("e\u200bf")}));
    int blanks = 0;
    eachBlankWord(QStringLiteral("  a "), [&](QStringView) { return ++blanks > 0; });
    QCOMPARE(blanks, 4);
}

void TestBleu::lowerCaseIsPythons()
{
    QCOMPARE(pythonLower(QStringLiteral("İ K ẞ")), QStringLiteral("i\u0307 k ß"));
    QCOMPARE(pythonLower(QStringLiteral("“AZ[@`” – 北京 한글 カ")),
        QStringLiteral("“az[@`” – 北京 한글 カ"));
    QCOMPARE(pythonLower(QStringLiteral("ªΣ ΣⅣ ⅣΣ")), QStringLiteral("ªς σⅳ ⅳς"));
    QCOMPARE(pythonLower(QStringLiteral("𐐀Ä A")), QStringLiteral("𐐨ä a"));
    QCOMPARE(pythonLower(QStringLiteral("ΑΣ Σ aΣ. AΣb ΑΣ\u0301 Α'Σ'")),
        QStringLiteral("ας σ aς. aσb ας\u0301 α'ς'"));
}

void TestBleu::aMillionWordsAreCounted()
{
    std::mt19937 random(11);
    Numbers reference(1'000'000);
    Numbers candidate(1'000'000);
    for (size_t at = 0; at < reference.size(); ++at) {
        reference[at] = quint32(random() % 50'000);
        candidate[at] = quint32(random() % 50'000);
    }
    NgramCounter counter;
    const NgramCounts counts = counter.count(reference, candidate);
    QVERIFY(counts.matches[0] > 800'000);
    QVERIFY(counts.matches[1] < counts.matches[0]);
    QCOMPARE(counter.count(reference, reference).matches[3], 999'997);
}

void TestBleu::aRaisedFlagEndsCounting()
{
    const std::atomic_bool cancel = true;
    NgramCounter counter(&cancel);
    const Numbers words(100'000, 1);
    QCOMPARE(counter.count(words, words).matches[1], 0);
}

TANDEM_TEST(TestBleu, QCoreApplication)
#include "tst_bleu.moc"
