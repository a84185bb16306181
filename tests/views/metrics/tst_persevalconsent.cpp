#include "llmserver.h"
#include "projectfixture.h"
#include "storage/endpoints/endpointstore.h"
#include "storage/scorers/programmeasurestore.h"
#include "testmain.h"
#include "ui/messagebar.h"
#include "views/metrics/metricsworkspace.h"
#include "views/metrics/persevalcontroller.h"
#include "views/metrics/persevalpage.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "windowundertest.h"

#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

namespace {

constexpr const char* kCosine = "cosine_test";

/// The page "Personalization" with its sample by the usual distance, and a distance that asks a
/// server.
class Screen
{
public:
    Screen()
        : fixture(0)
    {
        qputenv("TANDEM_CONFIG_DIR", QFile::encodeName(folder.filePath(QStringLiteral("config"))));
        qputenv("TANDEM_CACHE_DIR", QFile::encodeName(folder.filePath(QStringLiteral("cache"))));
        const llm::Endpoint endpoint = server.endpoint(llm::WireFormat::OpenAi);
        ProgramMeasure measure;
        measure.key = QLatin1String(kCosine);
        measure.name = QStringLiteral("Cosine");
        measure.endpoint = endpoint.name;
        measure.model = QStringLiteral("small");
        ProgramMeasureStore store;
        if (!EndpointStore().add(endpoint) || !store.save(measure))
            qFatal("the measure cannot be set up");
        listProgramMeasures(store);
        session = std::make_unique<ProjectSession>(fixture.open());
        workspace = std::make_unique<MetricsWorkspace>(*session);
        page = workspace->findChild<PersevalPage*>();
        page->setSample(QStringLiteral(TANDEM_RESOURCES "/sample/personalized.jsonl"));
        QObject::connect(&NextSteps::of(*session), &NextSteps::keyRequested, workspace.get(),
            [this](const llm::Endpoint&, QObject*, const EndpointKeys::Found& found) {
                found(FoundKey{Secret(server.key()), KeyPlace::Keyring, {}});
            });
        workspace->showPage(MetricsWorkspace::Page::Personalization);
        showActive(workspace.get(), {1180, 780});
        page->findChild<QAction*>(QStringLiteral("persevalOpenSample"))->trigger();
    }
    ~Screen()
    {
        workspace.reset();
        qunsetenv("TANDEM_CONFIG_DIR");
        qunsetenv("TANDEM_CACHE_DIR");
        listProgramMeasures(ProgramMeasureStore());
    }
    Q_DISABLE_COPY_MOVE(Screen)

    bool isDone() { return page->isSettled() && !page->controller().result()->isEmpty(); }
    QString shownDistance() { return page->controller().result()->table->distanceKey; }
    QComboBox* distance() { return partOf<QComboBox>(page, "persevalDistance"); }
    void choose(const char* key)
    {
        distance()->setCurrentIndex(distance()->findData(QLatin1String(key)));
        emit distance()->activated(distance()->currentIndex());
    }
    MessageBar* message() { return partOf<MessageBar>(workspace.get(), "metricsMessages"); }

    llm::LlmServer server;
    QTemporaryDir folder;
    ProjectFixture fixture;
    std::unique_ptr<ProjectSession> session;
    std::unique_ptr<MetricsWorkspace> workspace;
    PersevalPage* page = nullptr;
};

} // namespace

/// A distance of PerSEval that sends texts to a server.
class TestPersevalConsent final : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsSentBeforeItIsConfirmed()
    {
        Screen screen;
        QTRY_VERIFY_WITH_TIMEOUT(screen.isDone(), 30'000);
        const QString before = screen.shownDistance();
        screen.choose(kCosine);
        QTRY_VERIFY(screen.message()->text().startsWith(QStringLiteral("Cosine")));
        QCOMPARE(screen.page->controller().choice().distanceKey, before);
        QCOMPARE(screen.distance()->currentData().toString(), before);
        QVERIFY(screen.server.calls().isEmpty());
        screen.message()->findChild<QPushButton*>()->click();
        QTRY_VERIFY_WITH_TIMEOUT(
            screen.isDone() && screen.shownDistance() == QLatin1String(kCosine), 30'000);
        QCOMPARE(screen.distance()->currentData().toString(), QLatin1String(kCosine));
        QVERIFY(!screen.server.calls().isEmpty());
    }

    void anotherDistanceTakesTheQuestionBack()
    {
        Screen screen;
        QTRY_VERIFY_WITH_TIMEOUT(screen.isDone(), 30'000);
        screen.choose(kCosine);
        QTRY_VERIFY(!screen.message()->text().isEmpty());
        screen.choose("rougeSU4");
        QVERIFY(screen.message()->text().isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(
            screen.isDone() && screen.shownDistance() == QStringLiteral("rougeSU4"), 30'000);
        QVERIFY(screen.server.calls().isEmpty());
    }
};

TANDEM_TEST(TestPersevalConsent, QApplication)
#include "tst_persevalconsent.moc"
