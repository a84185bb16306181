#include "models/metrics/meteor.h"

#include "models/metrics/synonyms.h"

#include "referencetexts.h"
#include "testmain.h"

#include <QHash>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <random>
#include <set>

using namespace tandem;
using namespace tandem::metrics;
using Kind = TextMatch::Kind;

namespace {

MeteorText meteorText(const QString& text, Vocabulary& words)
{
    MeteorText read;
    readMeteorText(text, words, read);
    return read;
}

class SomeSynonyms final : public Synonyms
{
public:
    QStringList of(const QString& word) const override
    {
        ++m_asked;
        return m_known.value(word);
    }
    QString name() const override { return QStringLiteral("some"); }
    void add(const QString& word, const QStringList& synonyms) { m_known.insert(word, synonyms); }
    int asked() const { return m_asked; }

private:
    QHash<QString, QStringList> m_known;
    mutable std::atomic_int m_asked = 0;
};

struct Aligned
{
    double score = 0.0;
    std::vector<MeteorAligner::Link> links;
};

Aligned aligned(
    const QString& reference, const QString& candidate, const Synonyms* synonyms = nullptr)
{
    const auto words = std::make_shared<Vocabulary>();
    const MeteorText left = meteorText(reference, *words);
    const MeteorText right = meteorText(candidate, *words);
    std::optional<NumberedSynonyms> numbered;
    if (synonyms)
        numbered.emplace(*synonyms, words);
    NumberedSynonyms* const used = numbered ? &*numbered : nullptr;
    MeteorAligner aligner;
    const double score = aligner.score(left, right, used);
    const auto links = aligner.align(left, right, used);
    return {score, {links.begin(), links.end()}};
}

/// The alignment as nltk's loops make it: each word from the end, with the first from the end that
/// fits.
std::vector<MeteorAligner::Link> plainAlignment(
    const MeteorText& reference, const MeteorText& candidate, NumberedSynonyms& synonyms)
{
    std::vector<MeteorAligner::Link> links;
    std::set<size_t> usedReference;
    std::set<size_t> usedCandidate;
    const auto pass = [&](Kind kind, const auto& fits) {
        for (size_t left = candidate.words.size(); left-- > 0;) {
            for (size_t right = reference.words.size(); right-- > 0;) {
                if (usedCandidate.contains(left) || usedReference.contains(right) ||
                    !fits(left, right))
                    continue;
                usedCandidate.insert(left);
                usedReference.insert(right);
                links.push_back({quint32(left), quint32(right), kind});
            }
        }
    };
    pass(Kind::Exact,
        [&](size_t left, size_t right) { return candidate.words[left] == reference.words[right]; });
    pass(Kind::Stem,
        [&](size_t left, size_t right) { return candidate.stems[left] == reference.stems[right]; });
    pass(Kind::Synonym, [&](size_t left, size_t right) {
        const auto known = synonyms.of(candidate.stems[left]);
        return std::find(known.begin(), known.end(), reference.stems[right]) != known.end();
    });
    std::sort(links.begin(), links.end(),
        [](const auto& left, const auto& right) { return left.candidate < right.candidate; });
    return links;
}

} // namespace

class TestMeteor final : public QObject
{
    Q_OBJECT

private slots:
    void publishedValuesWithoutSynonymsAgree();
    void alignmentsAreThoseOfNltksLoops();
    void wordsAreMatchedFromTheEnd();
    void synonymsAreAskedOfStemsAndOnce();
    void textsWithoutWordsScoreZero();
    void identicalTextsScoreBelowOne();
    void valuesStayInTheirRange();
    void aLongTextOfOneWordIsAligned();
    void aRaisedFlagEndsTheSearchForSynonyms();
};

void TestMeteor::publishedValuesWithoutSynonymsAgree()
{
    const auto texts = reference::Texts::load();
    if (!texts)
        QSKIP("The reference values (reference/text_metrics.json) are not on this machine.");
    const QJsonArray inputs = texts->inputs();
    QVERIFY(inputs.size() > 50);
    for (const QJsonValue& input : inputs) {
        const QString id = input[QLatin1String("id")].toString();
        const double expected =
            texts->expected(id)[QLatin1String("meteor")][QLatin1String("nltk_exact_stem_only")]
                .toDouble();
        const double actual = aligned(input[QLatin1String("reference")].toString(),
            input[QLatin1String("candidate")].toString())
                                  .score;
        QVERIFY2(
            reference::agree(actual, expected), qPrintable(QStringLiteral("%1: %2 instead of %3")
                                                               .arg(id)
                                                               .arg(actual, 0, 'g', 17)
                                                               .arg(expected, 0, 'g', 17)));
    }
}

void TestMeteor::alignmentsAreThoseOfNltksLoops()
{
    std::mt19937 random(13);
    const QStringList pool{QStringLiteral("run"), QStringLiteral("running"), QStringLiteral("runs"),
        QStringLiteral("walk"), QStringLiteral("walked"), QStringLiteral("go"),
        QStringLiteral("dash"), QStringLiteral("the")};
    SomeSynonyms synonyms;
    synonyms.add(QStringLiteral("run"), {QStringLiteral("dash"), QStringLiteral("go")});
    synonyms.add(QStringLiteral("walk"), {QStringLiteral("go"), QStringLiteral("run")});
    synonyms.add(QStringLiteral("go"), {QStringLiteral("walk"), QStringLiteral("Run")});
    const auto words = std::make_shared<Vocabulary>();
    NumberedSynonyms numbered(synonyms, words);
    MeteorAligner aligner;
    const auto text = [&] {
        QStringList chosen;
        const int count = int(random() % 14);
        for (int at = 0; at < count; ++at)
            chosen << pool[qsizetype(random()) % pool.size()];
        return meteorText(chosen.join(u' '), *words);
    };
    for (int round = 0; round < 500; ++round) {
        const MeteorText left = text();
        const MeteorText right = text();
        const auto expected = plainAlignment(left, right, numbered);
        const auto actual = aligner.align(left, right, &numbered);
        QCOMPARE(actual.size(), expected.size());
        for (size_t at = 0; at < expected.size(); ++at) {
            QCOMPARE(actual[at].candidate, expected[at].candidate);
            QCOMPARE(actual[at].reference, expected[at].reference);
            QCOMPARE(actual[at].kind, expected[at].kind);
        }
    }
}

void TestMeteor::wordsAreMatchedFromTheEnd()
{
    const Aligned result = aligned(QStringLiteral("a x A"), QStringLiteral("a"));
    QCOMPARE(result.links.size(), size_t(1));
    QCOMPARE(result.links[0].reference, 2u);
}

void TestMeteor::synonymsAreAskedOfStemsAndOnce()
{
    SomeSynonyms synonyms;
    synonyms.add(QStringLiteral("automobil"), {QStringLiteral("car")});
    const QString reference = QStringLiteral("car cars");
    const QString candidate = QStringLiteral("automobile automobiles");
    QCOMPARE(aligned(reference, candidate).score, 0.0);
    const Aligned result = aligned(reference, candidate, &synonyms);
    QCOMPARE(result.links.size(), size_t(2));
    QCOMPARE(result.links[0].kind, Kind::Synonym);
    QCOMPARE(synonyms.asked(), 1);
}

void TestMeteor::textsWithoutWordsScoreZero()
{
    QCOMPARE(aligned(QString(), QString()).score, 0.0);
    QCOMPARE(aligned(QStringLiteral("a"), QStringLiteral(" \t")).score, 0.0);
    QCOMPARE(aligned(QString(), QStringLiteral("a")).score, 0.0);
}

void TestMeteor::identicalTextsScoreBelowOne()
{
    QCOMPARE(aligned(QStringLiteral("hello"), QStringLiteral("Hello")).score, 0.5);
    const QString text = QStringLiteral("one two three four");
    QCOMPARE(aligned(text, text).score, 1.0 - 0.5 / 64.0);
}

void TestMeteor::valuesStayInTheirRange()
{
    const QStringList texts{QString(), QStringLiteral("a"), QStringLiteral("b a b"),
        QStringLiteral("c a d b e"), QStringLiteral("😀 e\u0301 北京"), QStringLiteral("北京 😀")};
    for (const QString& left : texts) {
        for (const QString& right : texts) {
            const double score = aligned(left, right).score;
            QVERIFY(score >= 0.0 && score < 1.0);
        }
    }
}

void TestMeteor::aLongTextOfOneWordIsAligned()
{
    const QString text = QStringLiteral("tick ").repeated(200'000);
    const Aligned same = aligned(text, text);
    QCOMPARE(same.links.size(), size_t(200'000));
    const Aligned stems = aligned(text, QStringLiteral("ticks ").repeated(200'000));
    QCOMPARE(stems.links.size(), size_t(200'000));
    QCOMPARE(stems.links[5].kind, Kind::Stem);
    QCOMPARE(stems.links[5].reference, 5u);
}

void TestMeteor::aRaisedFlagEndsTheSearchForSynonyms()
{
    SomeSynonyms synonyms;
    const auto words = std::make_shared<Vocabulary>();
    QStringList different;
    for (int at = 0; at < 50'000; ++at)
        different << QString::number(at);
    const MeteorText reference = meteorText(QStringLiteral("a"), *words);
    const MeteorText candidate = meteorText(different.join(u' '), *words);
    NumberedSynonyms numbered(synonyms, words);
    const std::atomic_bool cancel = true;
    MeteorAligner aligner(&cancel);
    aligner.align(reference, candidate, &numbered);
    QVERIFY(synonyms.asked() < 5'000);
}

TANDEM_TEST(TestMeteor, QCoreApplication)
#include "tst_meteor.moc"
