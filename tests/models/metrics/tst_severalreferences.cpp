#include "models/metrics/bleu.h"
#include "models/metrics/languagetokens.h"
#include "models/metrics/pairscorer.h"
#include "models/metrics/rougetext.h"
#include "models/metrics/scorer.h"
#include "models/metrics/vocabulary.h"

#include "referencetexts.h"
#include "testmain.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <map>

using namespace tandem;
using namespace tandem::metrics;

namespace {

QJsonDocument made(const char* name)
{
    QFile file(QStringLiteral(TANDEM_TEST_DATA "/references/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll())
                                          : QJsonDocument();
}

/// The pairs of tests/data/references, whose README says how their values were made.
QList<TextPair> madePairs()
{
    QList<TextPair> pairs;
    const QJsonArray all = made("pairs.json").array();
    for (const QJsonValue& one : all) {
        TextPair pair;
        pair.id = one[QLatin1String("id")].toString();
        pair.candidate = one[QLatin1String("candidate")].toString();
        const QJsonArray references = one[QLatin1String("references")].toArray();
        pair.reference = references.first().toString();
        for (qsizetype at = 1; at < references.size(); ++at)
            pair.otherReferences.append(references.at(at).toString());
        pairs.append(pair);
    }
    return pairs;
}

QStringList tokensOf(
    const QString& text, Tokenizer tokenizer, TokensTaken taken, QStringList* places = nullptr)
{
    Vocabulary words;
    std::vector<quint32> numbers;
    std::vector<Utf16Span> spans;
    readLanguageTokens(text, tokenizer, taken, words, numbers, places ? &spans : nullptr);
    QStringList tokens;
    for (const quint32 number : numbers)
        tokens.append(words.word(number).toString());
    for (const Utf16Span& span : spans)
        places->append(text.mid(span.start, span.length));
    return tokens;
}

TextPair pairOf(const QStringList& references, const QString& candidate)
{
    return {{}, {}, references.first(), candidate, false, references.mid(1)};
}

Score scoreOf(
    const char* key, const TextPair& pair, OutsideTexts outside = OutsideTexts::AsPublished)
{
    return Scorer(nullptr, nullptr, outside).scores({measureOfKey(key)}, pair).constFirst();
}

} // namespace

/// Pairs with several references, and measures over the words of languages.
class TestSeveralReferences final : public QObject
{
    Q_OBJECT

private slots:
    void theValuesAreThoseOfAnotherProgram();
    void theCorporaAreThoseOfAnotherProgram();
    void theTokensAreThoseOfAnotherProgram();
    void oneReferenceIsScoredAsEver();
    void theBestReferenceIsNamed();
    void clippedCountsAreThoseOfTheDefinition();
    void aCancelledCountLeavesNothingBehind();
    void oneReferenceWithoutAValueLeavesNone();
    void aTextThatTheMeasureCannotSeeIsNamed();
    void theBasisOfTogetherIsTheScore();
    void threadsAndMeasuresApartSayTheSame();
    void spellingsOfAPersianWordAreOneWord_data();
    void spellingsOfAPersianWordAreOneWord();
    void tokensPointToWhereTheyStand();
    void languagesAreScoredWhereTheyCanBe();
    void generalMeasuresAreWithoutThoseOfLanguages();
};

void TestSeveralReferences::theValuesAreThoseOfAnotherProgram()
{
    const QList<TextPair> pairs = madePairs();
    QVERIFY(pairs.size() > 20);
    const QJsonObject expected = made("expected.json")[QLatin1String("pairs")].toObject();
    Scorer scorer;
    int compared = 0;
    for (const TextPair& pair : pairs) {
        const QJsonObject values = expected[pair.id].toObject();
        for (auto value = values.begin(); value != values.end(); ++value) {
            const Measure measure = measureOfKey(value.key());
            QVERIFY2(measure, qPrintable(value.key()));
            const Score score = scorer.scores({measure}, pair).constFirst();
            const QByteArray name = (pair.id + u' ' + value.key()).toUtf8();
            const char* const where = name.constData();
            ++compared;
            if (value->isNull()) {
                QVERIFY2(!score.isDefined(), where);
                continue;
            }
            QVERIFY2(score.isDefined(), where);
            const QJsonArray triple = value->toArray();
            if (triple.isEmpty()) {
                QVERIFY2(reference::agree(*score.value, value->toDouble()), where);
                continue;
            }
            QVERIFY2(reference::agree(score.overlap->precision, triple.at(0).toDouble()), where);
            QVERIFY2(reference::agree(score.overlap->recall, triple.at(1).toDouble()), where);
            QVERIFY2(reference::agree(score.overlap->f1, triple.at(2).toDouble()), where);
        }
    }
    QVERIFY(compared > 400);
}

void TestSeveralReferences::theCorporaAreThoseOfAnotherProgram()
{
    const QJsonObject expected = made("expected.json")[QLatin1String("corpus")].toObject();
    const CorpusScores scores = corpusBleu(madePairs());
    QVERIFY(reference::agree(
        scores.bleuSacrebleu, expected[QLatin1String("bleu_sacrebleu")].toDouble()));
    QVERIFY(reference::agree(scores.bleuNltk, expected[QLatin1String("bleu_nltk")].toDouble()));
}

void TestSeveralReferences::theTokensAreThoseOfAnotherProgram()
{
    const QJsonObject expected = made("expected.json")[QLatin1String("tokens")].toObject();
    const std::pair<const char*, Tokenizer> tokenizers[] = {
        {"char", Tokenizer::Characters}, {"zh", Tokenizer::Zh}, {"fa", Tokenizer::Persian}};
    for (const TextPair& pair : madePairs()) {
        for (const auto& [key, tokenizer] : tokenizers)
            QCOMPARE(tokensOf(pair.candidate, tokenizer, TokensTaken::All),
                expected[pair.id][QLatin1String(key)].toVariant().toStringList());
    }
}

void TestSeveralReferences::oneReferenceIsScoredAsEver()
{
    Scorer scorer;
    for (TextPair pair : madePairs()) {
        pair.otherReferences.clear();
        const QList<Score> scores = scorer.scores(measures(), pair.reference, pair.candidate);
        QCOMPARE(scorer.scores(measures(), pair), scores);
        // By way of several, of which there is one.
        TextPair twice = pair;
        twice.otherReferences = {pair.reference};
        const QList<Score> both = scorer.scores(measures(), twice);
        for (qsizetype i = 0; i < scores.size(); ++i) {
            QCOMPARE(both.at(i).value, scores.at(i).value);
            QCOMPARE(both.at(i).overlap, scores.at(i).overlap);
        }
    }
}

void TestSeveralReferences::theBestReferenceIsNamed()
{
    const TextPair pair =
        pairOf({QStringLiteral("x y"), QStringLiteral("a b c"), QStringLiteral("c b a")},
            QStringLiteral("a b c"));
    QCOMPARE(scoreOf("rougeL", pair).reference, 1);
    QCOMPARE(scoreOf("rouge1", pair).reference, 1); // the first of two equal ones
    QCOMPARE(scoreOf("meteor_exact_stem", pair).reference, 1);
    QCOMPARE(scoreOf("jsd", pair).reference, -1);
    QCOMPARE(scoreOf("bleu1_sacrebleu", pair).reference, -1);
    QVERIFY(qAbs(*scoreOf("jsd", pair).value - 1.0 / 3.0) < 1e-12);
    QCOMPARE(scoreOf("rouge1", pairOf({QStringLiteral("a")}, QStringLiteral("a"))).reference, -1);
}

void TestSeveralReferences::clippedCountsAreThoseOfTheDefinition()
{
    QRandomGenerator random(31);
    NgramCounter counter;
    using Numbers = std::vector<quint32>;
    const auto gramsOf = [](const Numbers& words, size_t order) {
        std::map<Numbers, qint64> counts;
        for (size_t at = 0; at + order <= words.size(); ++at)
            ++counts[Numbers(words.begin() + qptrdiff(at), words.begin() + qptrdiff(at + order))];
        return counts;
    };
    for (int round = 0; round < 400; ++round) {
        std::vector<Numbers> texts(1 + random.bounded(5U));
        for (Numbers& text : texts) {
            for (quint32 k = random.bounded(25U); k > 0; --k)
                text.push_back(random.bounded(4U));
        }
        const Numbers candidate = texts.back();
        if (texts.size() > 1)
            texts.pop_back();
        const std::vector<Tokens> references(texts.begin(), texts.end());
        const NgramCounts counts = counter.countSeveral(references, candidate);
        for (size_t order = 1; order <= 4; ++order) {
            std::map<Numbers, qint64> most;
            for (const Numbers& text : texts) {
                for (const auto& [gram, count] : gramsOf(text, order))
                    most[gram] = std::max(most[gram], count);
            }
            qint64 matches = 0;
            for (const auto& [gram, count] : gramsOf(candidate, order))
                matches += std::min(count, most[gram]);
            QCOMPARE(counts.matches[order - 1], matches);
        }
        if (references.size() == 1)
            QCOMPARE(counts, counter.count(references.front(), candidate));
    }
}

void TestSeveralReferences::aCancelledCountLeavesNothingBehind()
{
    std::atomic_bool cancel = false;
    NgramCounter counter(&cancel);
    const std::vector<quint32> words{0, 1, 0, 1, 2, 0, 1};
    const std::vector<Tokens> references(3, words);
    const NgramCounts before = counter.countSeveral(references, words);
    cancel = true;
    counter.countSeveral(references, words);
    cancel = false;
    QCOMPARE(counter.countSeveral(references, words), before);
}

void TestSeveralReferences::oneReferenceWithoutAValueLeavesNone()
{
    const TextPair pair =
        pairOf({QStringLiteral("a b"), QString(), QStringLiteral("a")}, QStringLiteral("a b"));
    QVERIFY(!scoreOf("jsd", pair).isDefined());
    QVERIFY(!scoreOf("jsd", pair).undefinedBecause.isEmpty());
    QCOMPARE(scoreOf("rouge1", pair).reference, 0);
    // Without synonyms.
    QVERIFY(!scoreOf("meteor", pair).isDefined());
}

void TestSeveralReferences::aTextThatTheMeasureCannotSeeIsNamed()
{
    const TextPair pair =
        pairOf({QStringLiteral("weather in Beijing"), QStringLiteral("北京今天天气很好")},
            QStringLiteral("the weather"));
    const Score outside = scoreOf("rouge1", pair, OutsideTexts::Undefined);
    QVERIFY(outside.isOutside);
    QVERIFY(outside.undefinedBecause.contains(QStringLiteral("reference")));
    QCOMPARE(scoreOf("rouge1", pair).reference, 0);
    const TextPair candidate =
        pairOf({QStringLiteral("a"), QStringLiteral("b")}, pair.otherReferences.first());
    QVERIFY(scoreOf("bleu_sacrebleu", candidate, OutsideTexts::Undefined).isOutside);
}

void TestSeveralReferences::theBasisOfTogetherIsTheScore()
{
    Scorer scorer;
    for (const TextPair& pair : madePairs()) {
        for (const Measure measure : measures()) {
            const MeasureBasis basis = scorer.basis(measure, pair);
            const auto* const bleu = std::get_if<BleuBasis>(&basis);
            QCOMPARE(bleu != nullptr, measure->several == SeveralReferences::Clipped);
            if (bleu)
                QCOMPARE(bleu->value(), *scorer.scores({measure}, pair).constFirst().value);
        }
    }
}

void TestSeveralReferences::threadsAndMeasuresApartSayTheSame()
{
    QList<TextPair> pairs = madePairs();
    // A long pair is scored by each measure apart.
    TextPair longPair = pairOf({QString(), QString(30'000, u'z')}, QStringLiteral("b a"));
    for (int i = 0; i < 15'000; ++i)
        longPair.reference += i % 7 == 0 ? QStringLiteral("a b ") : QStringLiteral("c ");
    pairs.append(longPair);
    BatchOptions options;
    options.outside = OutsideTexts::AsPublished;
    options.threads = 3;
    const auto columns = scorePairs(pairs, measures(), options);
    QVERIFY(columns);
    Scorer scorer;
    for (qsizetype row = 0; row < pairs.size(); ++row) {
        const QList<Score> scores = scorer.scores(measures(), pairs.at(row));
        for (qsizetype column = 0; column < columns->size(); ++column)
            QCOMPARE(columns->at(column).scores.at(row), scores.at(column));
    }
}

void TestSeveralReferences::spellingsOfAPersianWordAreOneWord_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("word");
    QTest::newRow("joined") << QStringLiteral("می\u200cرود") << QStringLiteral("میرود");
    QTest::newRow("Arabic letters") << QStringLiteral("ميرود كتاب") << QStringLiteral("میرود|کتاب");
    QTest::newRow("alef maksura") << QStringLiteral("على") << QStringLiteral("علی");
    QTest::newRow("diacritics") << QStringLiteral("مَدرِسهٔ") << QStringLiteral("مدرسه");
    QTest::newRow("heh with yeh") << QStringLiteral("خانۀ") << QStringLiteral("خانه");
    QTest::newRow("alef with madda stays")
        << QStringLiteral("ا\u0653ب") << QStringLiteral("\u0622ب");
    QTest::newRow("hamza on its letter stays")
        << QStringLiteral("مسئول") << QStringLiteral("مسئول");
    QTest::newRow("tatweel") << QStringLiteral("مـــا") << QStringLiteral("ما");
    QTest::newRow("digits") << QStringLiteral("۱۴۰۳ ٢٥ 7") << QStringLiteral("1403|25|7");
    QTest::newRow("presentation forms")
        << QStringLiteral("\ufedb\ufe98\ufe8e\ufe8f") << QStringLiteral("کتاب");
    QTest::newRow("Latin") << QStringLiteral("NASA") << QStringLiteral("nasa");
    QTest::newRow("punctuation") << QStringLiteral("است؟ «بله»، نه.")
                                 << QStringLiteral("است|بله|نه");
    QTest::newRow("a joiner alone") << QStringLiteral("a \u200c b") << QStringLiteral("a|b");
}

void TestSeveralReferences::spellingsOfAPersianWordAreOneWord()
{
    QFETCH(QString, written);
    QFETCH(QString, word);
    QCOMPARE(tokensOf(written, Tokenizer::Persian, TokensTaken::WordsLowerCase).join(u'|'), word);
}

void TestSeveralReferences::tokensPointToWhereTheyStand()
{
    QStringList places;
    tokensOf(QStringLiteral(" \U00020000A。 x"), Tokenizer::Characters, TokensTaken::WordsLowerCase,
        &places);
    QCOMPARE(places,
        QStringList({QStringLiteral("\U00020000"), QStringLiteral("A"), QStringLiteral("x")}));
    places.clear();
    tokensOf(QStringLiteral("  北京OpenAI,3.5。"), Tokenizer::Zh, TokensTaken::All, &places);
    QCOMPARE(places.join(u'|'), QStringLiteral("北|京|OpenAI|,|3.5|。"));
    places.clear();
    tokensOf(QStringLiteral("می\u200cرود، ۲۵."), Tokenizer::Persian, TokensTaken::All, &places);
    QCOMPARE(places.join(u'|'), QStringLiteral("می\u200cرود|،|۲۵|."));
}

void TestSeveralReferences::languagesAreScoredWhereTheyCanBe()
{
    const auto isOutside = [](const char* key, const QString& text) {
        return scoreOf(key, pairOf({text}, text), OutsideTexts::Undefined).isOutside;
    };
    const QString chinese = QStringLiteral("北京今天天气很好");
    const QString kana = QStringLiteral("これはとてもおもしろい");
    const QString persian = QStringLiteral("او کتاب می\u200cخواند");
    for (const QString& text : {chinese, kana, persian, QStringLiteral("some words")})
        QVERIFY(!isOutside("rouge1_char", text));
    QVERIFY(!isOutside("bleu_sacrebleu_zh", chinese));
    QVERIFY(isOutside("bleu_sacrebleu_zh", kana)); // which that tokenizer does not split
    QVERIFY(!isOutside("rouge1_fa", persian));
    QVERIFY(isOutside("rouge1_fa", chinese));
    QVERIFY(isOutside("rouge2_char", QStringLiteral("好")));
    QVERIFY(isOutside("bleu_sacrebleu", chinese));
    QCOMPARE(*scoreOf("rouge1_char", pairOf({chinese}, chinese)).value, 1.0);
}

void TestSeveralReferences::generalMeasuresAreWithoutThoseOfLanguages()
{
    QVERIFY(!generalMeasures().contains(measureOfKey("rouge1_zh")));
    QVERIFY(generalMeasures().contains(measureOfKey("rouge1")));
    QCOMPARE(measures().size() - generalMeasures().size(), 12);
    for (const Measure measure : measures())
        QVERIFY(measureDescriptionInFull(measure).contains(severalReferencesRule(measure)));
    const QString note = severalReferencesNote(
        {measureOfKey("rouge1"), measureOfKey("rouge2"), measureOfKey("jsd")}, 3);
    QVERIFY(note.contains(QStringLiteral("ROUGE-1, ROUGE-2")));
    QVERIFY(note.contains(severalReferencesRule(measureOfKey("jsd"))));
}

TANDEM_TEST(TestSeveralReferences, QCoreApplication)
#include "tst_severalreferences.moc"
