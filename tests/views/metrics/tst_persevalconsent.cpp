#include "llmserver.h"
#include "models/metrics/batchscorer.h"
#include "projectfixture.h"
#include "storage/endpoints/endpointstore.h"
#include "storage/scorers/programmeasurestore.h"
#include "testmain.h"
#include "ui/elidedlabel.h"
#include "ui/icons.h"
#include "ui/messagebar.h"
#include "views/metrics/measuresdialog.h"
#include "views/metrics/metricsworkspace.h"
#include "views/metrics/persevalcontroller.h"
#include "views/metrics/persevalpage.h"
#include "views/metrics/programmeasuredialog.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "windowundertest.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include <optional>

using namespace tandem;

namespace {

constexpr const char* kCosine = "cosine_test";
constexpr const char* kOverlap = "overlap";

/// The page "Personalization" as one session of the program has it.
class Screen
{
public:
    explicit Screen(const llm::LlmServer* server = nullptr)
        : fixture(0)
        , session(fixture.open())
        , workspace(session)
        , page(workspace.findChild<PersevalPage*>())
    {
        page->setSample(QStringLiteral(TANDEM_RESOURCES "/sample/personalized.jsonl"));
        QObject::connect(&NextSteps::of(session), &NextSteps::keyRequested, &workspace,
            [server](const llm::Endpoint&, QObject*, const EndpointKeys::Found& found) {
                found(FoundKey{Secret(server->key()), KeyPlace::Keyring, {}});
            });
        workspace.showPage(MetricsWorkspace::Page::Personalization);
        showActive(&workspace, {1180, 780});
    }

    void openSample()
    {
        page->findChild<QAction*>(QStringLiteral("persevalOpenSample"))->trigger();
    }
    bool isDone() { return page->isSettled() && !page->controller().result()->isEmpty(); }
    bool isDoneBy(const char* key) { return isDone() && shownDistance() == QLatin1String(key); }
    QString shownDistance() { return page->controller().result()->table->distanceKey; }
    QComboBox* distance() { return partOf<QComboBox>(page, "persevalDistance"); }
    void choose(const char* key)
    {
        distance()->setCurrentIndex(distance()->findData(QLatin1String(key)));
        emit distance()->activated(distance()->currentIndex());
    }
    MessageBar* message() { return partOf<MessageBar>(&workspace, "metricsMessages"); }
    QPushButton* continueButton() { return partOf<QPushButton>(page, "persevalCancelButton"); }
    QString strip() { return partOf<QLabel>(page, "persevalProgress")->text(); }
    /// Opens the form of the measure that a program computes.
    ProgramMeasureDialog* edit()
    {
        workspace.showPage(MetricsWorkspace::Page::Scores);
        partOf<QAction>(&workspace, "metricsMeasures")->trigger();
        auto* dialog = workspace.findChild<MeasuresDialog*>();
        auto* tree = partOf<QTreeWidget>(dialog, "measuresTree");
        tree->setCurrentItem(
            tree->findItems(QStringLiteral("Overlap"), Qt::MatchContains | Qt::MatchRecursive)
                .value(0));
        partOf<QPushButton>(dialog, "measuresEditProgram")->click();
        return dialog->findChild<ProgramMeasureDialog*>();
    }
    void closeMeasures()
    {
        workspace.findChild<MeasuresDialog*>()->reject();
        workspace.showPage(MetricsWorkspace::Page::Personalization);
    }

    ProjectFixture fixture;
    ProjectSession session;
    MetricsWorkspace workspace;
    PersevalPage* page;
};

} // namespace

/// Distances of PerSEval that send texts to a server or start a program.
class TestPersevalConsent final : public QObject
{
    Q_OBJECT

private:
    std::optional<QTemporaryDir> m_folder;
    std::optional<llm::LlmServer> m_server;

    QString file(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    qsizetype starts() const
    {
        QFile log(file("log"));
        return log.open(QIODevice::ReadOnly) ? log.readAll().count("started") : 0;
    }
    static void list(const ProgramMeasure& measure)
    {
        ProgramMeasureStore store;
        if (!store.save(measure))
            qFatal("the measure cannot be set up");
        listProgramMeasures(store);
    }
    void listServer()
    {
        m_server.emplace();
        const llm::Endpoint endpoint = m_server->endpoint(llm::WireFormat::OpenAi);
        if (!EndpointStore().add(endpoint))
            qFatal("the endpoint cannot be set up");
        ProgramMeasure measure;
        measure.key = QLatin1String(kCosine);
        measure.endpoint = endpoint.name;
        measure.model = QStringLiteral("small");
        list(measure);
    }
    /// A program that notes each of its starts.
    void listProgram() const
    {
        ProgramMeasure measure;
        measure.key = QLatin1String(kOverlap);
        measure.name = QStringLiteral("Overlap");
        measure.command =
            QStringLiteral("python3 %1/scorer.py counts %2")
                .arg(QDir(QStringLiteral(TANDEM_TEST_DATA "/scorers")).absolutePath(), file("log"));
        measure.least = 0.0;
        measure.most = 1.0;
        list(measure);
    }
    /// The layout of a session in which the program's distance was chosen.
    QByteArray chosenEarlier()
    {
        Screen screen;
        screen.openSample();
        if (!QTest::qWaitFor([&] { return screen.isDone(); }, 30'000))
            return {};
        screen.choose(kOverlap);
        if (!QTest::qWaitFor([&] { return screen.isDoneBy(kOverlap); }, 30'000))
            return {};
        return screen.workspace.saveLayout();
    }

private slots:
    void initTestCase() { setIconRoot(QStringLiteral(TANDEM_RESOURCES "/icons")); }
    void init()
    {
        m_folder.emplace();
        qputenv("TANDEM_CONFIG_DIR", QFile::encodeName(file("config")));
        qputenv("TANDEM_CACHE_DIR", QFile::encodeName(file("cache")));
    }
    void cleanup()
    {
        metrics::listMeasures(metrics::MeasureSource::Programs, {});
        metrics::listMeasures(metrics::MeasureSource::Servers, {});
        m_server.reset();
    }

    void nothingIsSentBeforeItIsConfirmed()
    {
        listServer();
        Screen screen(&*m_server);
        screen.openSample();
        QTRY_VERIFY_WITH_TIMEOUT(screen.isDone(), 30'000);
        const QString before = screen.shownDistance();
        screen.choose(kCosine);
        QTRY_VERIFY(screen.message()->text().contains(QStringLiteral("small at Test server")));
        QCOMPARE(screen.page->controller().choice().distanceKey, before);
        QCOMPARE(screen.distance()->currentData().toString(), before);
        QVERIFY(m_server->calls().isEmpty());
        screen.message()->findChild<QPushButton*>()->click();
        QTRY_VERIFY_WITH_TIMEOUT(screen.isDoneBy(kCosine), 30'000);
        QCOMPARE(screen.distance()->currentData().toString(), QLatin1String(kCosine));
        QVERIFY(!m_server->calls().isEmpty());
    }

    void anotherDistanceTakesTheQuestionBack()
    {
        listServer();
        Screen screen(&*m_server);
        screen.openSample();
        QTRY_VERIFY_WITH_TIMEOUT(screen.isDone(), 30'000);
        screen.choose(kCosine);
        QTRY_VERIFY(!screen.message()->text().isEmpty());
        screen.choose("rougeSU4");
        QVERIFY(screen.message()->text().isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(screen.isDoneBy("rougeSU4"), 30'000);
        QVERIFY(m_server->calls().isEmpty());
    }

    void aProgramThatWasChosenEarlierStartsOnlyOnRequest()
    {
        listProgram();
        const QByteArray layout = chosenEarlier();
        QCOMPARE(starts(), 1);
        QVERIFY(QDir(file("cache")).removeRecursively());
        Screen screen;
        QVERIFY(screen.workspace.restoreLayout(layout));
        QCOMPARE(screen.distance()->currentData().toString(), QLatin1String(kOverlap));
        screen.openSample();
        QTRY_VERIFY(screen.page->isSettled() && screen.continueButton()->isVisible());
        QVERIFY2(screen.strip().contains(QStringLiteral("Overlap")), qPrintable(screen.strip()));
        QVERIFY(screen.page->controller().result()->isEmpty());
        QCOMPARE(starts(), 1);
        screen.continueButton()->click();
        QTRY_VERIFY_WITH_TIMEOUT(screen.isDoneBy(kOverlap), 30'000);
        QVERIFY(!screen.continueButton()->isVisible());
        QCOMPARE(starts(), 2);
    }

    void whatAProgramScoredBeforeIsShownWithoutStartingIt()
    {
        listProgram();
        const QByteArray layout = chosenEarlier();
        Screen screen;
        QVERIFY(screen.workspace.restoreLayout(layout));
        screen.openSample();
        QTRY_VERIFY_WITH_TIMEOUT(screen.isDoneBy(kOverlap), 30'000);
        QVERIFY(!screen.continueButton()->isVisible());
        QCOMPARE(starts(), 1);
    }

    void anotherDistanceIsComputedOfWhatWaits()
    {
        listProgram();
        const QByteArray layout = chosenEarlier();
        QVERIFY(QDir(file("cache")).removeRecursively());
        Screen screen;
        QVERIFY(screen.workspace.restoreLayout(layout));
        screen.openSample();
        QTRY_VERIFY(screen.page->isSettled() && screen.continueButton()->isVisible());
        screen.choose("rougeL");
        QTRY_VERIFY_WITH_TIMEOUT(screen.isDoneBy("rougeL"), 30'000);
        QVERIFY(!screen.continueButton()->isVisible());
        QCOMPARE(starts(), 1);
    }

    void aRemovedDistanceKeepsItsName()
    {
        listProgram();
        Screen screen;
        screen.openSample();
        QTRY_VERIFY_WITH_TIMEOUT(screen.isDone(), 30'000);
        screen.choose(kOverlap);
        QTRY_VERIFY_WITH_TIMEOUT(screen.isDoneBy(kOverlap), 30'000);
        ProgramMeasureDialog* form = screen.edit();
        partOf<QPushButton>(form, "measureRemove")->click();
        partOf<MessageBar>(form, "measureMessage")->findChild<QPushButton*>()->click();
        screen.closeMeasures();
        const QString removed = QStringLiteral("Overlap (removed)");
        const auto isNamed = [&] {
            return screen.isDoneBy(kOverlap) && screen.distance()->currentText() == removed;
        };
        QTRY_VERIFY(isNamed());
        const QString here = partOf<ElidedLabel>(screen.page, "persevalHere")->text();
        QVERIFY2(here.contains(removed), qPrintable(here));
        // Also where figures are computed anew.
        partOf<QCheckBox>(screen.page, "persevalSimplified")->click();
        QTRY_VERIFY(screen.page->isSettled());
        QVERIFY(isNamed());
        screen.choose("rougeL");
        QTRY_VERIFY_WITH_TIMEOUT(screen.isDoneBy("rougeL"), 30'000);
        QCOMPARE(screen.distance()->findText(removed), -1);
        QCOMPARE(starts(), 1);
    }

    void aRenamedDistanceIsComputedFromWhatIsKnown()
    {
        listProgram();
        Screen screen;
        screen.openSample();
        QTRY_VERIFY_WITH_TIMEOUT(screen.isDone(), 30'000);
        screen.choose(kOverlap);
        QTRY_VERIFY_WITH_TIMEOUT(screen.isDoneBy(kOverlap), 30'000);
        ProgramMeasureDialog* form = screen.edit();
        partOf<QLineEdit>(form, "measureKey")->setText(QStringLiteral("shared_words"));
        partOf<QPushButton>(form, "measureSave")->click();
        screen.closeMeasures();
        QTRY_VERIFY_WITH_TIMEOUT(screen.isDoneBy("shared_words"), 30'000);
        QCOMPARE(screen.distance()->currentData().toString(), QStringLiteral("shared_words"));
        QCOMPARE(screen.distance()->currentText(), QStringLiteral("Overlap"));
        QCOMPARE(starts(), 1);
    }

    void anErrorOfTheDemoNamesNoPathInsideTheProgram()
    {
        Screen screen;
        screen.page->setSample(QStringLiteral(":/tandem/sample/none.jsonl"));
        screen.openSample();
        QTRY_VERIFY(!screen.message()->text().isEmpty());
        QVERIFY(screen.message()->text().contains(QStringLiteral("none.jsonl")));
        QVERIFY2(!screen.message()->text().contains(QStringLiteral(":/")),
            qPrintable(screen.message()->text()));
    }
};

TANDEM_TEST(TestPersevalConsent, QApplication)
#include "tst_persevalconsent.moc"
