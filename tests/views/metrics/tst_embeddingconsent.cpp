#include "views/metrics/embeddingconsent.h"

#include "llmserver.h"
#include "projectfixture.h"
#include "testmain.h"
#include "ui/messagebar.h"
#include "ui/screen/workspace.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "windowundertest.h"

#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;
using llm::WireFormat;

namespace {

Expected<QList<metrics::BatchPair>> northPairs(const std::atomic_bool&)
{
    const QString north = QStringLiteral("north");
    return QList<metrics::BatchPair>{
        {north, QStringLiteral("east")}, {north, QStringLiteral("south")}};
}

/// A screen that only tells and asks.
class AskingScreen final : public Workspace
{
public:
    AskingScreen()
        : Workspace(WorkspaceId::Metrics)
    {
    }

private:
    QWidget* focusTarget() const override { return nullptr; }
};

/// The screen, and a measure that asks a server.
class Screen
{
public:
    explicit Screen(std::optional<double> price)
        : fixture(0)
        , endpoint(server.endpoint(WireFormat::OpenAi))
        , store(folder.filePath(QStringLiteral("endpoints.json")))
    {
        endpoint.prices.input = price;
        if (!store.add(endpoint))
            qFatal("the endpoint cannot be added");
        ProgramMeasure measure;
        measure.key = QStringLiteral("cos");
        measure.endpoint = endpoint.name;
        measure.model = QStringLiteral("small");
        scorer = std::make_unique<EmbeddingScorer>(
            measure, folder.filePath(QStringLiteral("scores.sqlite")), store);
        session = std::make_unique<ProjectSession>(fixture.open());
        view = std::make_unique<AskingScreen>();
        showActive(view.get(), {1210, 740});
        consent = std::make_unique<EmbeddingConsent>(*session, *view, nullptr);
        QObject::connect(&NextSteps::of(*session), &NextSteps::keyRequested, view.get(),
            [this](
                const llm::Endpoint&, QObject*, const EndpointKeys::Found& found) { found(key); });
    }

    void ask()
    {
        consent->ask({scorer.get()}, northPairs, [this] { ++gone; });
    }
    MessageBar& message() { return *view->findChild<MessageBar*>(); }

    llm::LlmServer server;
    QTemporaryDir folder;
    ProjectFixture fixture;
    llm::Endpoint endpoint;
    EndpointStore store;
    Expected<FoundKey> key = FoundKey{Secret(server.key()), KeyPlace::Keyring, {}};
    std::unique_ptr<EmbeddingScorer> scorer;
    std::unique_ptr<ProjectSession> session;
    std::unique_ptr<AskingScreen> view;
    std::unique_ptr<EmbeddingConsent> consent;
    int gone = 0;
};

} // namespace

/// What is asked before a server gets texts.
class TestEmbeddingConsent final : public QObject
{
    Q_OBJECT

private slots:
    void itSaysWhatIsSentAndAllowsNoMore()
    {
        Screen screen(1e6);
        screen.ask();
        QTRY_COMPARE(screen.message().text(),
            QStringLiteral("Embedding cosine (small at Test server): send 3 text(s) (1 request(s), "
                           "about 5 token(s), about 5.00 USD, at most 14.00 USD)?"));
        QCOMPARE(screen.gone, 0);
        QVERIFY(!screen.scorer->access());
        screen.message().findChild<QPushButton*>()->click();
        QTRY_COMPARE(screen.gone, 1);
        QCOMPARE(screen.scorer->access()->cap, std::optional(14.0));
        QCOMPARE(screen.scorer->access()->key, Secret(screen.server.key()));
        QVERIFY(screen.server.calls().isEmpty());
    }

    void anUnknownPriceIsSaid()
    {
        Screen screen({});
        screen.ask();
        QTRY_VERIFY(screen.message().text().contains(QStringLiteral("price unknown")));
    }

    void nothingIsAskedWhereNothingIsSent()
    {
        Screen screen(1.0);
        QVERIFY(screen.scorer->allow(screen.endpoint, Secret(screen.server.key()), {}));
        QVERIFY(screen.scorer->begin()->score(
            *northPairs(false), [](qsizetype, const metrics::Score&) {}));
        screen.ask();
        QTRY_COMPARE(screen.gone, 1);
        QVERIFY(screen.message().text().isEmpty());
    }

    void aKeyThatCannotBeHadIsTold()
    {
        Screen screen(1.0);
        screen.key = failure(ErrorCode::NotFound, QStringLiteral("The variable KEY is not set."));
        screen.ask();
        QTRY_VERIFY(!screen.message().text().isEmpty());
        screen.message().findChild<QPushButton*>()->click();
        QTRY_COMPARE(screen.message().text(), QStringLiteral("The variable KEY is not set."));
        QCOMPARE(screen.gone, 0);
    }
};

TANDEM_TEST(TestEmbeddingConsent, QApplication)
#include "tst_embeddingconsent.moc"
