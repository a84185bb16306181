#include "metricsreference.h"
#include "models/metrics/scorer.h"
#include "models/metrics/synonyms.h"
#include "models/metrics/visibleletters.h"
#include "sanitized.h"
#include "testmain.h"

#include <QRandomGenerator>
#include <QSet>
#include <QTest>

#include <cmath>

using namespace tandem;
using namespace tandem::metrics;

namespace {

/// Synonyms without a dictionary.
class FewSynonyms final : public Synonyms
{
public:
    QStringList of(const QString& word) const override
    {
        return word == QLatin1String("car") ? QStringList{QStringLiteral("automobile")}
                                            : QStringList();
    }
    QString name() const override { return QStringLiteral("few"); }
};

QString randomText(QRandomGenerator& random, int words, int different)
{
    static const QStringList between{QStringLiteral(" "), QStringLiteral(" "), QStringLiteral("  "),
        QStringLiteral("\n"), QStringLiteral(", "), QStringLiteral(". "), QStringLiteral("\t")};
    static const QStringList endings{QString(), QStringLiteral("s"), QStringLiteral("ing"),
        QStringLiteral("\u00e9e"), QStringLiteral("\U0001f600"), QStringLiteral("'s")};
    QString text;
    for (int i = 0; i < words; ++i) {
        text += QStringLiteral("w") + QString::number(random.bounded(different), 36) +
                endings.at(random.bounded(endings.size())) +
                between.at(random.bounded(between.size()));
    }
    return text;
}

/// Texts that a program may stumble over.
QStringList hostileTexts()
{
    QString half(QChar(0xd83d));
    QString all;
    for (char16_t c = 0; c < 0x3000; ++c)
        all += QChar(c);
    return {QString(), QStringLiteral(" "), QStringLiteral("\n\n"), QStringLiteral("a"),
        QStringLiteral("\u5317\u4eac\u4eca\u5929\u3002"), QStringLiteral("\U0001f600\U0001f600"),
        QStringLiteral("e\u0301 e\u0301"), half, half + QStringLiteral(" x ") + half,
        QString(5, QChar(0)), QString(4000, u' '), QString(4000, u'y'), all,
        QStringLiteral("\ufeffa\u2028b\u0085c\ufffe"), QString(3000, u'\n') + QStringLiteral("z"),
        QStringLiteral("\u0645\u0631\u062d\u0628\u0627 \u202ea b\u202c")};
}

} // namespace

/// What holds for all measures.
class TestScorer final : public QObject
{
    Q_OBJECT

private slots:
    void lettersCountTheSameWhereverTheyAre()
    {
        const QString text = QStringLiteral(
            "Rain in 2026, they said; \u96e8\u304c fell \u2014 na\u00efve \U0001F327 ");
        for (int before = 0; before < 80; ++before) {
            const QString moved = QString(before, u'x') + text + text;
            const LetterCounts counts = lettersOf(moved);
            QCOMPARE(counts.plain, before + 2 * 26);
            QCOMPARE(counts.other, 2 * 1);
            QCOMPARE(counts.running, 2 * 2);
        }
    }

    void everyMeasureIsDescribedInWordsOfItsOwn();
    void valuesAreInTheirRange();
    void symmetricMeasuresDoNotMindTheOrder();
    void aTextIsTheSameAsItself();
    void valuesDoNotDependOnWhatWasScoredBefore();
    void preparedTextsGiveTheSameValues();
    void preparedTextsOutliveManyNewWords();
    void hostileTextsHaveValuesOrReasons();
    void textsOfAMegabyteAreCompared();
    void aRaisedFlagEndsLongComparisons();
    void meteorWithoutSynonymsSaysSo();
    void aTextThatAMeasureCannotSeeIsOutsideIt_data();
    void aTextThatAMeasureCannotSeeIsOutsideIt();

private:
    FewSynonyms m_synonyms;
};

void TestScorer::everyMeasureIsDescribedInWordsOfItsOwn()
{
    QSet<QString> described;
    for (const Measure measure : measures()) {
        const QString words = measureDescription(measure);
        QVERIFY2(!words.isEmpty(), measure->key);
        QVERIFY2(!described.contains(words), measure->key);
        described.insert(words);
        const bool isOverStems = QLatin1String(measure->key).endsWith(QLatin1String("_stem")) &&
                                 measure != measureOfKey("meteor_exact_stem");
        QCOMPARE(words.contains(QLatin1String("Porter stems")), isOverStems);
    }
}

void TestScorer::valuesAreInTheirRange()
{
    QRandomGenerator random(3);
    Scorer scorer(&m_synonyms);
    for (int i = 0; i < 300; ++i) {
        const QString reference = randomText(random, i % 40, 2 + i % 50);
        const QString candidate = randomText(random, i % 37, 2 + i % 50);
        const QList<Score> scores = scorer.scores(measures(), reference, candidate);
        for (qsizetype k = 0; k < scores.size(); ++k) {
            const Measure measure = measures().at(k);
            const Score& score = scores.at(k);
            QVERIFY2(score.isDefined() == score.undefinedBecause.isEmpty(), measure->key);
            QCOMPARE(score.isDefined() && measure->isOverlap, score.overlap.has_value());
            if (score.isDefined())
                QVERIFY2(*score.value >= 0.0 && *score.value <= measure->most * (1 + 1e-12),
                    measure->key);
            if (!score.overlap)
                continue;
            QCOMPARE(score.overlap->f1, *score.value);
            for (const double share : {score.overlap->precision, score.overlap->recall})
                QVERIFY2(share >= 0.0 && share <= 1.0, measure->key);
        }
    }
}

void TestScorer::symmetricMeasuresDoNotMindTheOrder()
{
    QRandomGenerator random(5);
    Scorer scorer(&m_synonyms);
    for (int i = 0; i < 300; ++i) {
        const QString one = randomText(random, i % 40, 2 + i % 50);
        const QString other = randomText(random, i % 31, 2 + i % 50);
        for (const Measure measure : measures()) {
            if (!measure->isSymmetric)
                continue;
            const Score score = scorer.score(measure, one, other);
            const Score swapped = scorer.score(measure, other, one);
            QVERIFY2(score.value == swapped.value, measure->key);
            if (score.overlap)
                QCOMPARE(score.overlap->precision, swapped.overlap->recall);
        }
    }
    // The union by line is not: the lines of one text are gone through, not those of the other.
    const QString line = QStringLiteral("a b a");
    const QString lines = QStringLiteral("a\nb a");
    QVERIFY(scorer.score(measureOfKey("rougeLsum"), line, lines).value !=
            scorer.score(measureOfKey("rougeLsum"), lines, line).value);
}

void TestScorer::aTextIsTheSameAsItself()
{
    Scorer scorer;
    const QString text = QStringLiteral("Six words are enough, of course.");
    for (const Measure measure : measures()) {
        if (measure->isOverlap)
            QVERIFY2(scorer.score(measure, text, text).overlap == Overlap({1.0, 1.0, 1.0}),
                measure->key);
    }
    const QString word = QStringLiteral("one");
    QCOMPARE(*scorer.score(measureOfKey("rouge1"), word, word).value, 1.0);
    QCOMPARE(*scorer.score(measureOfKey("rougeLsum"), word, word).value, 1.0);
    QCOMPARE(*scorer.score(measureOfKey("rouge_su4"), word, word).value, 1.0);
    QCOMPARE(*scorer.score(measureOfKey("rouge_su4_rouge155"), word, word).value, 0.0);
    QCOMPARE(*scorer.score(measureOfKey("rouge_su4_perseval"), word, word).value, 0.0);
    for (const Measure measure : measures()) {
        if (measure->isOverlap)
            QVERIFY2(
                scorer.score(measure, QString(), QString()).overlap == Overlap(), measure->key);
    }
}

void TestScorer::valuesDoNotDependOnWhatWasScoredBefore()
{
    QRandomGenerator random(9);
    QList<QStringList> pairs;
    for (int i = 0; i < 60; ++i) {
        pairs << QStringList{
            randomText(random, 1 + i % 90, 2 + i % 50), randomText(random, 1 + i % 70, 2 + i % 50)};
    }
    const QStringList hostile = hostileTexts();
    Scorer scorer(&m_synonyms);
    for (qsizetype i = pairs.size(); i-- > 0;) {
        Scorer fresh(&m_synonyms);
        scorer.scores(measures(), hostile.at(i % hostile.size()), pairs.at(i / 2).at(0));
        QCOMPARE(scorer.scores(measures(), pairs.at(i).at(0), pairs.at(i).at(1)),
            fresh.scores(measures(), pairs.at(i).at(0), pairs.at(i).at(1)));
    }
}

void TestScorer::preparedTextsGiveTheSameValues()
{
    QRandomGenerator random(13);
    QStringList texts;
    for (int i = 0; i < 12; ++i)
        texts << randomText(random, i * 7, 20);
    Scorer scorer(&m_synonyms);
    QList<std::shared_ptr<const PreparedText>> prepared;
    for (const QString& text : texts)
        prepared << scorer.prepare(text, measures());
    for (qsizetype i = 0; i < texts.size(); ++i) {
        for (qsizetype k = 0; k < texts.size(); ++k) {
            for (const Measure measure : measures()) {
                Scorer fresh(&m_synonyms);
                QCOMPARE(scorer.score(measure, *prepared.at(i), *prepared.at(k)),
                    fresh.score(measure, texts.at(i), texts.at(k)));
            }
        }
    }
}

void TestScorer::preparedTextsOutliveManyNewWords()
{
    Scorer scorer(&m_synonyms);
    const QString one = QStringLiteral("The car stopped running on the road to the sea");
    const QString other = QStringLiteral("The cars run to the sea");
    const QList<Score> expected = scorer.scores(measures(), one, other);
    auto prepared = scorer.prepare(one, measures());
    auto otherPrepared = scorer.prepare(other, measures());
    QString words;
    for (int i = 0; i < 120'000 / kTimesSmaller; ++i)
        words += QStringLiteral("n%1 ").arg(i);
    for (int round = 0; round < 2; ++round) {
        scorer.score(measureOfKey("rouge1"), words, words);
        for (qsizetype i = 0; prepared && i < expected.size(); ++i)
            QCOMPARE(scorer.score(measures().at(i), *prepared, *otherPrepared), expected.at(i));
        QCOMPARE(scorer.scores(measures(), one, other), expected);
        prepared.reset();
        otherPrepared.reset();
    }
}

void TestScorer::hostileTextsHaveValuesOrReasons()
{
    Scorer scorer(&m_synonyms);
    const QStringList texts = hostileTexts();
    for (const QString& reference : texts) {
        for (const QString& candidate : texts) {
            for (const Score& score : scorer.scores(measures(), reference, candidate)) {
                QVERIFY(score.isDefined() || !score.undefinedBecause.isEmpty());
                QVERIFY(!score.isDefined() || std::isfinite(*score.value));
            }
        }
    }
}

void TestScorer::textsOfAMegabyteAreCompared()
{
    QRandomGenerator random(17);
    QString reference;
    QString candidate;
    while (reference.size() < 1'000'000 / kTimesSmaller) {
        reference += randomText(random, 50, 20'000) + u'\n';
        candidate += randomText(random, 50, 20'000) + u'\n';
    }
    Scorer scorer(&m_synonyms);
    for (const Score& score :
        scorer.scores({measureOfKey("rouge2_stem"), measureOfKey("rougeL"),
                          measureOfKey("rouge_su4"), measureOfKey("rouge_su4_perseval")},
            reference, candidate)) {
        QVERIFY(score.isDefined());
        QVERIFY(*score.value >= 0.0 && *score.value < 1.0);
    }
    QCOMPARE(*scorer.score(measureOfKey("rougeLsum"), reference, reference).value, 1.0);
}

void TestScorer::aRaisedFlagEndsLongComparisons()
{
    // Without the flag these would take minutes.
    QString text;
    for (int i = 0; i < 400'000; ++i)
        text += QStringLiteral("w%1 a\n").arg(i % 90'000);
    const std::atomic_bool cancel = true;
    Scorer scorer(&m_synonyms, &cancel);
    QCOMPARE(scorer.scores(measures(), text, text).size(), measures().size());
}

void TestScorer::meteorWithoutSynonymsSaysSo()
{
    Scorer scorer;
    const Score score =
        scorer.score(measureOfKey("meteor"), QStringLiteral("a"), QStringLiteral("a"));
    QVERIFY(!score.isDefined());
    QVERIFY(score.undefinedBecause.contains(QLatin1String("wordnet-base")));
    QVERIFY(
        scorer.score(measureOfKey("meteor_exact_stem"), QStringLiteral("a"), QStringLiteral("a"))
            .isDefined());
}

void TestScorer::aTextThatAMeasureCannotSeeIsOutsideIt_data()
{
    QTest::addColumn<QString>("reference");
    QTest::addColumn<QString>("candidate");
    QTest::addColumn<QList<Measure>>("outside");
    const QList<Measure> rouge{measureOfKey("rouge1"), measureOfKey("rougeL"),
        measureOfKey("rougeLsum_stem"), measureOfKey("rouge_su4"),
        measureOfKey("rouge_su4_rouge155"), measureOfKey("rouge2")};
    const QList<Measure> overBlanks{measureOfKey("bleu_nltk"), measureOfKey("bleu1"),
        measureOfKey("bleu_sacrebleu"), measureOfKey("meteor_exact_stem"), measureOfKey("jsd"),
        measureOfKey("rouge_su4_perseval")};
    const QString english = QStringLiteral("the ferry is late again today");
    const QString chinese = QString::fromUtf8("渡轮今天又晚了,2024年");
    const QString persian = QString::fromUtf8("کشتی امروز هم دیر کرد 2024");
    QTest::newRow("English") << english << english << QList<Measure>{};
    QTest::newRow("French") << QString::fromUtf8("le café a été fermé à midi")
                            << QString::fromUtf8("le café a été fermé à midi") << QList<Measure>{};
    QTest::newRow("Chinese") << chinese << chinese << rouge + overBlanks;
    QTest::newRow("Chinese for English") << english << chinese << rouge + overBlanks;
    QTest::newRow("English for Chinese") << chinese << english << rouge + overBlanks;
    QTest::newRow("Persian") << persian << persian << rouge;
    QTest::newRow("one word") << english << QStringLiteral("ferry")
                              << QList<Measure>{measureOfKey("rouge2"),
                                     measureOfKey("rouge_su4_rouge155"),
                                     measureOfKey("rouge_su4_perseval")};
    QTest::newRow("empty") << english << QString() << QList<Measure>{};
    QTest::newRow("signs alone") << english << QStringLiteral("?! ...") << QList<Measure>{};
}

void TestScorer::aTextThatAMeasureCannotSeeIsOutsideIt()
{
    QFETCH(QString, reference);
    QFETCH(QString, candidate);
    QFETCH(QList<Measure>, outside);
    Scorer sound(&m_synonyms, nullptr, OutsideTexts::Undefined);
    Scorer published(&m_synonyms);
    const QList<Measure> tried{measureOfKey("rouge1"), measureOfKey("rouge2"),
        measureOfKey("rougeL"), measureOfKey("rougeLsum_stem"), measureOfKey("rouge_su4"),
        measureOfKey("rouge_su4_rouge155"), measureOfKey("rouge_su4_perseval"),
        measureOfKey("bleu_nltk"), measureOfKey("bleu1"), measureOfKey("bleu_sacrebleu"),
        measureOfKey("meteor_exact_stem"), measureOfKey("jsd")};
    for (const Measure measure : tried) {
        const Score score = sound.score(measure, reference, candidate);
        const Score as = published.score(measure, reference, candidate);
        const char* key = measure->key;
        QVERIFY2(!as.isOutside, key);
        if (outside.contains(measure)) {
            QVERIFY2(score.isOutside && !score.isDefined(), key);
            QVERIFY2(score.undefinedBecause.startsWith(QLatin1String("Not applicable")), key);
            QVERIFY2(as.isDefined(), key);
        } else {
            QVERIFY2(score == as, key);
        }
    }
}

TANDEM_TEST(TestScorer, QCoreApplication)
#include "tst_scorer.moc"
