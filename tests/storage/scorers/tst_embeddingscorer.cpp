#include "storage/scorers/embeddingscorer.h"

#include "llmserver.h"
#include "models/metrics/batchscorer.h"
#include "models/metrics/measure.h"
#include "models/metrics/pairscorer.h"
#include "models/perseval/distancemeasure.h"
#include "storage/scorers/programmeasurestore.h"
#include "storage/scorers/scorecache.h"
#include "testmain.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <optional>
#include <thread>

using namespace tandem;
using llm::EmbeddingVector;
using llm::LlmFault;
using llm::LlmServer;
using llm::ServedCall;
using llm::WireFormat;
using metrics::BatchPair;
using metrics::Score;

namespace {

/// What came of a scoring.
struct Outcome
{
    QList<std::optional<Score>> scores;
    std::optional<Error> error;

    qsizetype scored() const { return scores.size() - scores.count(std::nullopt); }
    double value(qsizetype pair) const { return scores.at(pair)->value.value(); }
    QString why(qsizetype pair) const { return scores.at(pair)->undefinedBecause; }
    QString sentence() const { return error ? error->sentence() : QString(); }
};

BatchPair pairOf(const char* reference, const char* candidate)
{
    return {QString::fromUtf8(reference), QString::fromUtf8(candidate)};
}

QList<BatchPair> numbered(int count)
{
    QList<BatchPair> all;
    for (int i = 0; i < count; ++i)
        all.append({QStringLiteral("reference %1").arg(i), QStringLiteral("candidate %1").arg(i)});
    return all;
}

/// Directions by the text's first letter, which show in cosines.
EmbeddingVector compass(const QString& text)
{
    switch (text.at(0).unicode()) {
    case 'n':
        return {0.0F, 2.0F};
    case 'e':
        return {3.0F, 0.0F};
    case 's':
        return {0.0F, -1.0F};
    default:
        return {1.0F, 1.0F};
    }
}

/// A server, an endpoint there, and a measure that asks it.
class Setup final
{
public:
    explicit Setup(WireFormat format = WireFormat::OpenAi)
        : m_endpoint(server.endpoint(format))
    {
        server.setEmbedder(compass);
        m_endpoint.limits.attempts = 1;
        measure.key = QStringLiteral("cos");
        measure.endpoint = m_endpoint.name;
        measure.model = QStringLiteral("small");
        measure.batch = 2;
        if (!store().add(m_endpoint))
            qFatal("the endpoint cannot be added");
    }

    EndpointStore store() const
    {
        return EndpointStore(m_folder.filePath(QStringLiteral("endpoints.json")));
    }
    QString cache() const { return m_folder.filePath(QStringLiteral("scores.sqlite")); }
    llm::Endpoint endpoint() const { return m_endpoint; }
    /// Changes the endpoint as its user would.
    void change(const std::function<void(llm::Endpoint&)>& how)
    {
        how(m_endpoint);
        if (!store().replace(m_endpoint.name, m_endpoint))
            qFatal("the endpoint cannot be changed");
    }
    std::unique_ptr<EmbeddingScorer> scorer(std::optional<double> cap = {}) const
    {
        auto made = quiet();
        if (!made->allow(m_endpoint, Secret(server.key()), cap))
            qFatal("it cannot be allowed");
        return made;
    }
    /// One that is not allowed to ask.
    std::unique_ptr<EmbeddingScorer> quiet() const
    {
        return std::make_unique<EmbeddingScorer>(measure, cache(), store());
    }
    Outcome score(const QList<BatchPair>& pairs) const { return scoreBy(*scorer(), pairs); }
    static Outcome scoreBy(const EmbeddingScorer& scorer, const QList<BatchPair>& pairs,
        const std::atomic_bool* cancel = nullptr)
    {
        Outcome outcome{QList<std::optional<Score>>(pairs.size()), {}};
        const auto take = [&](qsizetype pair, const Score& score) { outcome.scores[pair] = score; };
        if (const auto done = scorer.begin()->score(pairs, take, cancel); !done)
            outcome.error = done.error();
        return outcome;
    }
    Outcome known(const QList<BatchPair>& pairs) const
    {
        Outcome outcome{QList<std::optional<Score>>(pairs.size()), {}};
        const auto take = [&](qsizetype pair, const Score& score) { outcome.scores[pair] = score; };
        if (const auto done = quiet()->known(pairs, take); !done)
            outcome.error = done.error();
        return outcome;
    }
    QStringList sent() const
    {
        QStringList texts;
        const QList<ServedCall> calls = server.calls();
        for (const ServedCall& call : calls)
            texts += call.question.texts;
        return texts;
    }

    LlmServer server;
    ProgramMeasure measure;

private:
    QTemporaryDir m_folder;
    llm::Endpoint m_endpoint;
};

void inBothFormats()
{
    QTest::addColumn<WireFormat>("format");
    QTest::newRow("OpenAI") << WireFormat::OpenAi;
    QTest::newRow("Gemini") << WireFormat::Gemini;
}

} // namespace

/// Pairs scored by the cosine of vectors that a server gives.
class TestEmbeddingScorer final : public QObject
{
    Q_OBJECT

private slots:
    void scoresAreCosines_data() { inBothFormats(); }
    void scoresAreCosines();
    void eachTextIsPaidForOnce_data() { inBothFormats(); }
    void eachTextIsPaidForOnce();
    void anotherModelAddressOrLengthIsAskedAnew();
    void nothingIsSentBeforeItIsAllowed();
    void nothingIsSentToAnEndpointThatIsAnotherByNow();
    void whatIsStoredIsKnownWithoutTheServer();
    void anEmptyTextHasNoScoreAndIsNotSent();
    void aFaultIsOneErrorAndKeepsWhatWasScored_data();
    void aFaultIsOneErrorAndKeepsWhatWasScored();
    void aTextThatIsTooLongIsNamedAndTheOthersAreScored();
    void aTextThatTheServerCutsIsTooLong();
    void vectorsOfAnotherLengthStopTheScoringAndAreThoseThatCountFromThenOn();
    void whatAnotherTandemGotInTheMeantimeIsNotAskedForAgain();
    void whatIsKeptNeedsNobodysLeave();
    void theCapHolds();
    void lostAttemptsCountAgainstTheCap();
    void aCapNeedsAPrice();
    void whatIsNotCountedIsNoCost();
    void cancellingReturnsAtOnce();
    void theKeyIsInNoErrorAndNoFile();
    void anthropicIsRefused();
    void theNeedIsWhatWillBeSent();
    void itIsScoredBesideOtherMeasures();
    void aFileStatesTheMeasure_data();
    void aFileStatesTheMeasure();
    void listedItIsSymmetricFromMinusOneToOneAndADistanceOfPerseval();
};

void TestEmbeddingScorer::scoresAreCosines()
{
    QFETCH(const WireFormat, format);
    Setup setup(format);
    const Outcome outcome = setup.score({pairOf("north", "north"), pairOf("north", "east"),
        pairOf("north", "south"), pairOf("n", "x"), pairOf("x", "south")});
    QVERIFY2(!outcome.error, qPrintable(outcome.sentence()));
    QCOMPARE(outcome.value(0), 1.0);
    QCOMPARE(outcome.value(1), 0.0);
    QCOMPARE(outcome.value(2), -1.0);
    QCOMPARE(outcome.value(3), std::sqrt(0.5));
    QCOMPARE(outcome.value(4), -std::sqrt(0.5));
}

void TestEmbeddingScorer::eachTextIsPaidForOnce()
{
    QFETCH(const WireFormat, format);
    Setup setup(format);
    const QList<BatchPair> pairs{
        pairOf("north", "east"), pairOf("east", "north"), pairOf("north", "south")};
    QVERIFY(!setup.score(pairs).error);
    QStringList sent = setup.sent();
    sent.sort();
    QCOMPARE(sent,
        (QStringList{QStringLiteral("east"), QStringLiteral("north"), QStringLiteral("south")}));
    const Outcome again = setup.score(pairs + QList{pairOf("south", "west")});
    QCOMPARE(again.scored(), 4);
    QCOMPARE(setup.sent().size(), 4);
    QCOMPARE(setup.sent().last(), QStringLiteral("west"));
}

void TestEmbeddingScorer::anotherModelAddressOrLengthIsAskedAnew()
{
    Setup setup;
    const QList<BatchPair> pairs{pairOf("north", "east")};
    QVERIFY(!setup.score(pairs).error);
    setup.measure.model = QStringLiteral("large");
    QVERIFY(!setup.score(pairs).error);
    QCOMPARE(setup.sent().size(), 4);
    QCOMPARE(setup.server.calls().last().question.model, QStringLiteral("large"));
    setup.measure.dimensions = 2;
    QVERIFY(!setup.score(pairs).error);
    QCOMPARE(setup.sent().size(), 6);
    QCOMPARE(setup.server.calls().last().question.dimensions, 2);
    Setup other;
    setup.change([&](llm::Endpoint& endpoint) { endpoint.baseUrl = other.endpoint().baseUrl; });
    QCOMPARE(setup.known(pairs).scored(), 0);
    QVERIFY(!setup.score(pairs).error);
    QCOMPARE(setup.sent().size(), 6);
    QCOMPARE(other.sent().size(), 2);
}

void TestEmbeddingScorer::nothingIsSentBeforeItIsAllowed()
{
    Setup setup;
    const Outcome outcome = Setup::scoreBy(*setup.quiet(), {pairOf("north", "east")});
    QVERIFY(outcome.error);
    QCOMPARE(outcome.error->code, ErrorCode::Refused);
    QVERIFY(outcome.sentence().contains(QStringLiteral("Test server")));
    QVERIFY(setup.server.calls().isEmpty());
}

void TestEmbeddingScorer::nothingIsSentToAnEndpointThatIsAnotherByNow()
{
    Setup setup;
    const auto scorer = setup.scorer();
    setup.change([](llm::Endpoint& endpoint) { endpoint.prices.input = 5.0; });
    const Outcome outcome = Setup::scoreBy(*scorer, {pairOf("north", "east")});
    QVERIFY(outcome.error);
    QCOMPARE(outcome.error->code, ErrorCode::Refused);
    QVERIFY(setup.server.calls().isEmpty());
}

void TestEmbeddingScorer::whatIsStoredIsKnownWithoutTheServer()
{
    Setup setup;
    QCOMPARE(setup.known({pairOf("north", "east")}).scored(), 0);
    QVERIFY(!setup.score({pairOf("north", "east"), pairOf("south", "west")}).error);
    setup.server.failNext(LlmFault::httpStatus(500), 100);
    const Outcome outcome =
        setup.known({pairOf("north", "south"), pairOf("north", "new"), pairOf("east", "west")});
    QVERIFY(!outcome.error);
    QCOMPARE(outcome.value(0), -1.0);
    QVERIFY(!outcome.scores.at(1));
    QCOMPARE(outcome.value(2), std::sqrt(0.5));
    QCOMPARE(setup.server.calls().size(), 2);
}

void TestEmbeddingScorer::anEmptyTextHasNoScoreAndIsNotSent()
{
    Setup setup;
    const Outcome outcome = setup.score({pairOf("north", ""), pairOf(" \n", "east")});
    QVERIFY(!outcome.error);
    QVERIFY(!outcome.scores.at(0)->isDefined());
    QCOMPARE(outcome.why(1), QStringLiteral("One of the texts is empty."));
    QVERIFY(setup.server.calls().isEmpty());
}

void TestEmbeddingScorer::aFaultIsOneErrorAndKeepsWhatWasScored_data()
{
    using Kind = LlmFault::Kind;
    QTest::addColumn<WireFormat>("format");
    QTest::addColumn<LlmFault>("fault");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    for (const WireFormat format : {WireFormat::OpenAi, WireFormat::Gemini}) {
        const char* const name = format == WireFormat::OpenAi ? "OpenAI" : "Gemini";
        const auto fault = [&](const char* what, const LlmFault& some) {
            QTest::addRow("%s, %s", name, what) << format << some << QByteArray() << QByteArray();
        };
        const auto respelt = [&](const char* what, const char* from, const char* to) {
            QTest::addRow("%s, %s", name, what)
                << format << LlmFault{} << QByteArray(from) << QByteArray(to);
        };
        fault("400", LlmFault::httpStatus(400));
        fault("404", LlmFault::httpStatus(404));
        fault("500", LlmFault::httpStatus(500));
        fault("cut in the body", {Kind::CutInBody});
        fault("truncated JSON", {Kind::TruncatedJson});
        fault("malformed JSON", {Kind::MalformedJson});
        fault("a web page", {Kind::WrongContentType});
        fault("larger than anybody takes", {Kind::HugeReply});
        fault("a redirect", {Kind::Redirect});
        respelt("text for a number", "0.5", "\"a\"");
        respelt("null for a number", "0.5", "null");
        respelt("NaN", "0.5", "NaN");
        respelt("infinite", "0.5", "1e999");
        respelt("all zero", "0.5,0.25", "0,0");
        respelt("another length", "0.5,0.25", "0.5");
        respelt("no vectors", "[{", "[],\"x\":[{");
        respelt("one vector too many", "[{", "[{},{");
    }
    QTest::newRow("OpenAI, an index twice")
        << WireFormat::OpenAi << LlmFault{} << QByteArray("\"index\":1")
        << QByteArray("\"index\":0");
    QTest::newRow("OpenAI, a foreign index")
        << WireFormat::OpenAi << LlmFault{} << QByteArray("\"index\":1")
        << QByteArray("\"index\":7");
}

void TestEmbeddingScorer::aFaultIsOneErrorAndKeepsWhatWasScored()
{
    QFETCH(const WireFormat, format);
    QFETCH(const LlmFault, fault);
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    Setup setup(format);
    setup.change([](llm::Endpoint& endpoint) { endpoint.limits.concurrency = 1; });
    // Only the second pair is faulty.
    setup.server.setEmbedder([](const QString& text) {
        return text.endsWith(u'1') ? EmbeddingVector{0.5F, 0.25F} : EmbeddingVector{1.0F, 3.0F};
    });
    setup.server.setFaultRule([fault](const llm::LlmQuestion& question) {
        return question.texts.value(0).endsWith(u'1') ? fault : LlmFault{};
    });
    if (!from.isEmpty())
        setup.server.setRespelling([from, to](QByteArray body) {
            const bool isFaulty = body.contains("0.25");
            if (const qsizetype at = body.lastIndexOf(from); isFaulty && at >= 0)
                body.replace(at, from.size(), to);
            return body;
        });
    const Outcome outcome = setup.score(numbered(4));
    QVERIFY(outcome.error);
    QVERIFY(!outcome.error->what.isEmpty());
    QVERIFY2(outcome.error->where.startsWith(QStringLiteral("cos, Test server")),
        qPrintable(outcome.error->where));
    QVERIFY(!outcome.sentence().contains(setup.server.key()));
    QCOMPARE(outcome.scored(), 1);
    QCOMPARE(outcome.value(0), 1.0);

    // Then it goes on with what is left.
    setup.server.setFaultRule({});
    setup.server.setRespelling({});
    setup.server.clearCalls();
    const Outcome again = setup.score(numbered(4));
    QVERIFY2(!again.error, qPrintable(again.sentence()));
    QCOMPARE(again.scored(), 4);
    QCOMPARE(setup.sent().size(), 6);
}

void TestEmbeddingScorer::aTextThatIsTooLongIsNamedAndTheOthersAreScored()
{
    Setup setup;
    setup.measure.batch = 64;
    setup.server.setFaultRule([](const llm::LlmQuestion& question) -> LlmFault {
        const bool isTooLong = std::any_of(question.texts.begin(), question.texts.end(),
            [](const QString& text) { return text.size() > 100; });
        return isTooLong ? LlmFault{LlmFault::Kind::Status, 400, {},
                               QStringLiteral("maximum context length is 20 tokens")}
                         : LlmFault{};
    });
    QList<BatchPair> pairs = numbered(20);
    pairs[7].candidate = QString(200, u'x');
    pairs[11].reference = QString(300, u'y');
    const Outcome outcome = setup.score(pairs);
    QVERIFY2(!outcome.error, qPrintable(outcome.sentence()));
    QCOMPARE(outcome.scored(), 20);
    QCOMPARE(outcome.why(7), QStringLiteral("The candidate is too long for the embedding model."));
    QCOMPARE(outcome.why(11), QStringLiteral("The reference is too long for the embedding model."));
    QVERIFY(outcome.scores.at(6)->isDefined());
    QCOMPARE(setup.known(pairs).scored(), 20);

    // A server that takes it by now is asked about those alone.
    setup.server.setFaultRule({});
    setup.server.clearCalls();
    QVERIFY(setup.score(pairs).scores.at(7)->isDefined());
    QCOMPARE(setup.sent().size(), 2);
}

void TestEmbeddingScorer::aTextThatTheServerCutsIsTooLong()
{
    Setup setup;
    setup.server.setRespelling([](QByteArray body) {
        const qsizetype at = body.indexOf("\"prompt_tokens\":");
        return body.left(at) + "\"prompt_tokens\":128,\"total_tokens\":128}}";
    });
    const QString longText = QStringLiteral("word ").repeated(1000);
    const Outcome outcome = setup.score({{QStringLiteral("north"), longText}});
    QVERIFY2(!outcome.error, qPrintable(outcome.sentence()));
    QCOMPARE(outcome.why(0), QStringLiteral("The candidate is too long for the embedding model."));
}

void TestEmbeddingScorer::vectorsOfAnotherLengthStopTheScoringAndAreThoseThatCountFromThenOn()
{
    Setup setup;
    QVERIFY(!setup.score({pairOf("north", "east")}).error);
    setup.server.setEmbedder([](const QString&) { return EmbeddingVector{1.0F, 2.0F, 3.0F}; });
    const Outcome outcome = setup.score({pairOf("north", "east"), pairOf("north", "new")});
    QVERIFY(outcome.error);
    QCOMPARE(outcome.error->what,
        QStringLiteral("The server's vectors have 3 numbers; earlier ones have 2."));
    QCOMPARE(outcome.scored(), 1);
    // What was paid for is kept, and only the others are asked for anew.
    setup.server.clearCalls();
    const Outcome again = setup.score({pairOf("north", "east"), pairOf("north", "new")});
    QVERIFY2(!again.error, qPrintable(again.sentence()));
    QCOMPARE(again.scored(), 2);
    QCOMPARE(setup.sent(), (QStringList{QStringLiteral("north"), QStringLiteral("east")}));
    // It is found out where none of the texts is known, too.
    setup.server.setEmbedder([](const QString&) { return EmbeddingVector{1.0F, 2.0F}; });
    QVERIFY(setup.score({pairOf("quite", "other")}).error);
    QCOMPARE(setup.score({pairOf("quite", "other")}).scored(), 1);
}

void TestEmbeddingScorer::whatAnotherTandemGotInTheMeantimeIsNotAskedForAgain()
{
    Setup setup;
    setup.change([](llm::Endpoint& endpoint) { endpoint.limits.concurrency = 1; });
    setup.server.setDelay(1'000);
    const auto scorer = setup.scorer();
    std::optional<Outcome> outcome;
    std::thread worker([&] { outcome = Setup::scoreBy(*scorer, numbered(3)); });
    const bool isAsked = QTest::qWaitFor([&] { return !setup.server.calls().isEmpty(); }, 30'000);
    const Outcome other = setup.score({numbered(3).last()});
    worker.join();
    QVERIFY(isAsked);
    QCOMPARE(other.scored(), 1);
    QCOMPARE(outcome->scored(), 3);
    QCOMPARE(setup.sent().size(), 6); // each once
}

void TestEmbeddingScorer::whatIsKeptNeedsNobodysLeave()
{
    Setup setup;
    QVERIFY(!setup.score({pairOf("north", "east")}).error);
    const auto scorer = setup.quiet();
    scorer->deny({ErrorCode::NotFound, QStringLiteral("There is no key."), {}, {}, {}});
    QCOMPARE(Setup::scoreBy(*scorer, {pairOf("east", "north")}).scored(), 1);
    const Outcome outcome = Setup::scoreBy(*scorer, {pairOf("east", "new")});
    QVERIFY(outcome.error);
    QCOMPARE(outcome.error->what, QStringLiteral("There is no key."));
    QCOMPARE(setup.server.calls().size(), 1);
}

void TestEmbeddingScorer::theCapHolds()
{
    Setup setup;
    setup.change([](llm::Endpoint& endpoint) {
        endpoint.prices.input = 1e6; // 1 for each token
        endpoint.limits.concurrency = 1;
    });
    // Of a pair: 22 bytes at most, and 2 * (11 / 4 + 1) = 6 tokens.
    const auto scorer = setup.scorer(30.0);
    const Outcome outcome = Setup::scoreBy(*scorer, numbered(5));
    QVERIFY(outcome.error);
    QCOMPARE(outcome.error->code, ErrorCode::Refused);
    QVERIFY(outcome.sentence().contains(QStringLiteral("cap")));
    QCOMPARE(outcome.scored(), 2);
    QCOMPARE(
        scorer->access()->useText(), QStringLiteral("2 request(s), 12 input tokens, 12.0000 USD"));
    QCOMPARE(scorer->access()->budget().spent(), 12.0);
    QCOMPARE(scorer->access()->budget().possible(), 0.0);
    QCOMPARE(setup.server.bill({1e6, 0.0, {}}), 12.0);
    QCOMPARE(Setup::scoreBy(*setup.scorer(100.0), numbered(5)).scored(), 5);
}

void TestEmbeddingScorer::lostAttemptsCountAgainstTheCap()
{
    Setup setup;
    setup.change([](llm::Endpoint& endpoint) {
        endpoint.prices.input = 1e6;
        endpoint.limits.attempts = 5;
    });
    setup.server.failNext(LlmFault::httpStatus(500), 5);
    const auto scorer = setup.scorer(50.0);
    const Outcome outcome = Setup::scoreBy(*scorer, numbered(1));
    QVERIFY(outcome.error);
    QCOMPARE(outcome.error->code, ErrorCode::Refused);
    // 22 bytes each: a third one would not be within the cap.
    QCOMPARE(setup.server.calls().size(), 2);
    QCOMPARE(scorer->access()->budget().possible(), 44.0);
}

void TestEmbeddingScorer::aCapNeedsAPrice()
{
    Setup setup;
    const auto refused = setup.quiet()->allow(setup.endpoint(), Secret(setup.server.key()), 1.0);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::InvalidInput);
    QCOMPARE(refused.error().where, QStringLiteral("Test server"));
}

void TestEmbeddingScorer::whatIsNotCountedIsNoCost()
{
    Setup setup(WireFormat::Gemini); // which tells no tokens
    const auto scorer = setup.scorer();
    QVERIFY(!Setup::scoreBy(*scorer, {pairOf("north", "east")}).error);
    QCOMPARE(scorer->access()->useText(), QStringLiteral("1 request(s)"));
}

void TestEmbeddingScorer::cancellingReturnsAtOnce()
{
    Setup setup;
    setup.server.failNext({LlmFault::Kind::Hang}, 10);
    std::atomic_bool cancel = false;
    const auto scorer = setup.scorer();
    std::optional<Outcome> outcome;
    std::thread worker([&] { outcome = Setup::scoreBy(*scorer, numbered(8), &cancel); });
    const bool isAsked = QTest::qWaitFor([&] { return !setup.server.calls().isEmpty(); }, 30'000);
    cancel = true;
    worker.join();
    QVERIFY(isAsked);
    QVERIFY(outcome->error);
    QCOMPARE(outcome->error->code, ErrorCode::Cancelled);
    QCOMPARE(outcome->scored(), 0);
}

void TestEmbeddingScorer::theKeyIsInNoErrorAndNoFile()
{
    Setup setup;
    const QString wrong = QStringLiteral("sk-wrong-0123456789");
    const auto scorer = setup.quiet();
    QVERIFY(scorer->allow(setup.endpoint(), Secret(wrong), {}));
    const Outcome outcome = Setup::scoreBy(*scorer, {pairOf("north", "east")});
    QVERIFY(outcome.error);
    QCOMPARE(outcome.error->code, ErrorCode::Refused);
    QVERIFY(!outcome.sentence().contains(wrong));
    QVERIFY(!outcome.error->detail.contains(wrong));
    QVERIFY(!scorer->madeBy().contains(wrong));
    QVERIFY(!setup.score({pairOf("north", "east")}).error);
    QFile file(setup.cache());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(!bytes.contains(setup.server.key().toUtf8()));
    QVERIFY(!bytes.contains("north"));
}

void TestEmbeddingScorer::anthropicIsRefused()
{
    Setup setup(WireFormat::Anthropic);
    const Outcome outcome = setup.score({pairOf("north", "east")});
    QVERIFY(outcome.error);
    QVERIFY(outcome.sentence().contains(QStringLiteral("Anthropic's API has no embeddings.")));
    QVERIFY(setup.server.calls().isEmpty());
}

void TestEmbeddingScorer::theNeedIsWhatWillBeSent()
{
    Setup setup;
    setup.change([](llm::Endpoint& endpoint) { endpoint.prices.input = 1e6; });
    const QList<BatchPair> pairs{
        pairOf("north", "east"), pairOf("north", "south"), pairOf("", "west")};
    const auto need = setup.quiet()->need(pairs);
    QVERIFY(need);
    QCOMPARE(need->texts, 3);
    QCOMPARE(need->requests, 2);
    QCOMPARE(need->tokens, 2 + 1 + 2);
    QCOMPARE(need->cost.value(), 5.0);
    QCOMPARE(need->mostCost.value(), 14.0);
    QVERIFY(setup.server.calls().isEmpty());
    QVERIFY(!Setup::scoreBy(*setup.scorer(need->mostCost), pairs).error);
    QCOMPARE(setup.server.calls().size(), need->requests);
    QCOMPARE(setup.quiet()->need(pairs)->texts, 0);
}

void TestEmbeddingScorer::itIsScoredBesideOtherMeasures()
{
    Setup setup;
    const std::shared_ptr<const EmbeddingScorer> scorer = setup.scorer();
    metrics::MeasureInfo info;
    info.least = -1.0;
    const auto measure = metrics::batchMeasure(
        std::move(info), QStringLiteral("cos"), QStringLiteral("Cosine"), {}, scorer);
    QList<metrics::TextPair> pairs(600);
    for (int i = 0; i < 600; ++i) {
        pairs[i].reference = QStringLiteral("north %1").arg(i);
        pairs[i].candidate = QStringLiteral("south %1").arg(i);
    }
    const auto columns = metrics::scorePairs(pairs, {metrics::measureOfKey("jsd"), measure.get()});
    QVERIFY2(columns, qPrintable(columns ? QString() : columns.error().sentence()));
    QCOMPARE(columns->size(), 2);
    for (const Score& score : columns->at(1).scores)
        QCOMPARE(score.value.value(), -1.0);
    const auto bounds = columns->at(1).bounds();
    QCOMPARE(bounds->low, -1.0);
    QCOMPARE(bounds->high, 1.0);
}

void TestEmbeddingScorer::aFileStatesTheMeasure_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char* name, const char* file, const char* problem) {
        QTest::newRow(name) << QByteArray(file) << QString::fromUtf8(problem);
    };
    row("good", R"({"endpoint":"e","model":"m"})", "");
    row("with all", R"({"endpoint":"e","model":"m","dimensions":256,"batch":8,"description":"d"})",
        "");
    row("no model", R"({"endpoint":"e"})", "Name both the endpoint and its embedding model.");
    row("no endpoint", R"({"model":"m"})", "Name both the endpoint and its embedding model.");
    const char* const mixed =
        "A measure with an endpoint has neither a command nor a name, score, range or timeout.";
    row("a command", R"({"endpoint":"e","model":"m","command":"x"})", mixed);
    row("another name", R"({"endpoint":"e","model":"m","name":"BERTScore"})", mixed);
    row("a range", R"({"endpoint":"e","model":"m","least":0})", mixed);
    row("a direction", R"({"endpoint":"e","model":"m","better":"lower"})", mixed);
    row("too many dimensions", R"({"endpoint":"e","model":"m","dimensions":100000})",
        "Dimensions must be between 0 and 65536.");
    row("the best reference", R"({"endpoint":"e","model":"m","references":"best"})", "");
    row("as many texts as there can be", R"({"endpoint":"e","model":"m","batch":100})", "");
    row("too many texts", R"({"endpoint":"e","model":"m","batch":101})",
        "\"batch\" must be at most 100 for an embedding model.");
    row("misspelled", R"({"endpoint":"e","model":"m","dimension":256})",
        "There is no setting \"dimension\".");
}

void TestEmbeddingScorer::aFileStatesTheMeasure()
{
    QFETCH(const QByteArray, file);
    QFETCH(const QString, problem);
    const auto measure =
        programMeasureFromJson(QStringLiteral("cos"), QJsonDocument::fromJson(file).object());
    QCOMPARE(measure ? QString() : measure.error().what, problem);
    if (measure)
        QCOMPARE(measure->shownName(), QStringLiteral("Embedding cosine (m at e)"));
}

void TestEmbeddingScorer::listedItIsSymmetricFromMinusOneToOneAndADistanceOfPerseval()
{
    const QTemporaryDir folder;
    ProgramMeasureStore store(folder.path());
    ProgramMeasure made;
    made.key = QStringLiteral("emb_cos");
    made.endpoint = QStringLiteral("e");
    made.model = QStringLiteral("m");
    QVERIFY(store.save(made));
    QCOMPARE(*store.byKey(made.key), made);
    listProgramMeasures(store);
    const metrics::Measure measure = metrics::measureOfKey("emb_cos");
    QVERIFY(measure);
    QCOMPARE(QString::fromUtf8(measure->name), QStringLiteral("Embedding cosine (m at e)"));
    QVERIFY(measure->isSymmetric);
    QVERIFY(!measure->isDistance);
    const auto distance = perseval::distanceOfKey(QStringLiteral("emb_cos"));
    QVERIFY(distance);
    const auto of = [&](double cosine) {
        return perseval::toDistance(Score::of(cosine), *distance, perseval::Rounding::None).value();
    };
    QCOMPARE(of(1.0), 0.0);
    QCOMPARE(of(0.0), 0.5);
    QCOMPARE(of(-1.0), 1.0);
    listProgramMeasures(ProgramMeasureStore(folder.filePath(QStringLiteral("none"))));
    QVERIFY(!metrics::measureOfKey("emb_cos"));
}

TANDEM_TEST(TestEmbeddingScorer, QCoreApplication)
#include "tst_embeddingscorer.moc"
