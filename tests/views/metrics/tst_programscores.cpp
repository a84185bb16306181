#include "expertproject.h"
#include "llmserver.h"
#include "models/metrics/batchscorer.h"
#include "storage/endpoints/endpointstore.h"
#include "storage/scorers/programmeasurestore.h"
#include "testmain.h"
#include "ui/icons.h"
#include "ui/messagebar.h"
#include "views/metrics/measuresdialog.h"
#include "views/metrics/metricscontroller.h"
#include "views/metrics/metricsworkspace.h"
#include "views/metrics/programmeasuredialog.h"
#include "views/session/projectsession.h"
#include "windowundertest.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>
#include <memory>
#include <optional>

using namespace tandem;

namespace {

/// Metrics of a project with two cases of two systems.
class ScoredScreen
{
public:
    explicit ScoredScreen(const ProjectFixture& fixture)
        : session(fixture.open())
        , view(session)
    {
    }
    void show()
    {
        showActive(&view, {1210, 740});
        view.setFocus();
    }
    bool isDone() { return !view.controller().isBusy() && view.controller().isReady(); }
    /// A column whose heading begins so; null where there is none.
    const metrics::ScoreColumn* column(const QString& name)
    {
        for (const metrics::ScoreColumn& one : view.controller().table()->pairs.columns) {
            if (one.name.startsWith(name))
                return &one;
        }
        return nullptr;
    }
    qsizetype scored(const QString& name)
    {
        const metrics::ScoreColumn* found = column(name);
        return !found ? -1
                      : std::count_if(found->scores.begin(), found->scores.end(),
                            [](const metrics::Score& score) { return score.isDefined(); });
    }
    QString message() { return partOf<MessageBar>(&view, "metricsMessages")->text(); }
    QPushButton* continueButton() { return partOf<QPushButton>(&view, "scoresCancelButton"); }
    QStringList chosen()
    {
        QStringList keys;
        for (const metrics::Measure measure : view.controller().measures())
            keys += QLatin1String(measure->key);
        return keys;
    }
    MeasuresDialog* openMeasures()
    {
        partOf<QAction>(&view, "metricsMeasures")->trigger();
        return view.findChild<MeasuresDialog*>();
    }

    ProjectSession session;
    MetricsWorkspace view;
};

/// The dialog's item of a measure, or of anything else with this text.
QTreeWidgetItem* itemOf(const MeasuresDialog& dialog, const QString& name)
{
    const auto found = partOf<QTreeWidget>(&dialog, "measuresTree")
                           ->findItems(name, Qt::MatchContains | Qt::MatchRecursive);
    return found.value(0);
}

QString currentName(const MeasuresDialog& dialog)
{
    const QTreeWidgetItem* item = partOf<QTreeWidget>(&dialog, "measuresTree")->currentItem();
    return item ? item->text(0) : QString();
}

/// Opens the form of a measure in the list.
ProgramMeasureDialog* editMeasure(MeasuresDialog& dialog, const QString& name)
{
    partOf<QTreeWidget>(&dialog, "measuresTree")->setCurrentItem(itemOf(dialog, name));
    partOf<QPushButton>(&dialog, "measuresEditProgram")->click();
    return dialog.findChild<ProgramMeasureDialog*>();
}

void saveAs(ProgramMeasureDialog& form, const QString& key)
{
    partOf<QLineEdit>(&form, "measureKey")->setText(key);
    partOf<QPushButton>(&form, "measureSave")->click();
}

void removeMeasure(ProgramMeasureDialog& form)
{
    partOf<QPushButton>(&form, "measureRemove")->click();
    partOf<MessageBar>(&form, "measureMessage")->findChild<QPushButton*>()->click();
}

} // namespace

/// Measures of other programs on Metrics.
class TestProgramScores final : public QObject
{
    Q_OBJECT

private:
    std::optional<QTemporaryDir> m_folder;

    QString file(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    qsizetype starts() const
    {
        QFile log(file("log"));
        return log.open(QIODevice::ReadOnly) ? log.readAll().count("started") : 0;
    }
    ProgramMeasure measure(const QString& mode) const
    {
        ProgramMeasure made;
        made.key = QStringLiteral("overlap");
        made.name = QStringLiteral("Overlap");
        made.command =
            QStringLiteral("python3 %1/scorer.py %2")
                .arg(QDir(QStringLiteral(TANDEM_TEST_DATA "/scorers")).absolutePath(), mode);
        made.least = 0.0;
        made.most = 1.0;
        return made;
    }
    metrics::Measure add(const QString& mode) const
    {
        ProgramMeasureStore store;
        if (!store.save(measure(mode)))
            qFatal("cannot save the measure");
        listProgramMeasures(store);
        return metrics::measureOfKey("overlap");
    }

private slots:
    void initTestCase()
    {
        setIconRoot(QStringLiteral(TANDEM_RESOURCES "/icons"));
        if (QStandardPaths::findExecutable(QStringLiteral("python3")).isEmpty())
            QSKIP("python3 is not installed");
    }
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
    }

    void chosenMeasuresAreScoredStoredAndShownWhereTheyAreMissing()
    {
        ProjectFixture fixture(0);
        addExpertProject(fixture.database(), 2);
        const metrics::Measure overlap = add(QStringLiteral("counts ") + file("log"));
        {
            ScoredScreen screen(fixture);
            screen.show();
            QTRY_VERIFY(screen.isDone());
            screen.view.controller().setMeasures(
                {overlap, metrics::measureOfKey("jsd")}, MetricsController::Programs::Start);
            QTRY_COMPARE(screen.scored(QStringLiteral("Overlap")), 4);
            QTRY_VERIFY(screen.isDone());
            partOf<QAction>(&screen.view, "metricsStoreScores")->trigger();
            QTRY_VERIFY(screen.message().contains(QStringLiteral("4 score")));
        }
        metrics::listMeasures(metrics::MeasureSource::Programs, {});
        ScoredScreen other(fixture);
        other.show();
        QTRY_COMPARE(other.scored(QStringLiteral("Overlap (stored)")), 4);
        const metrics::ScoreColumn* stored = other.column(QStringLiteral("Overlap (stored)"));
        QVERIFY(stored->madeBy.contains(QStringLiteral("scorer.py")));
        QVERIFY(stored->about.join(u' ').contains(QStringLiteral("not set up on this computer")));
        QCOMPARE(stored->bounds()->high, 1.0);
        QCOMPARE(starts(), 1);
    }

    void openingAProjectStartsNoProgramAndContinueDoes()
    {
        ProjectFixture fixture(0);
        addExpertProject(fixture.database(), 2);
        const metrics::Measure overlap = add(QStringLiteral("counts ") + file("log"));
        ScoredScreen screen(fixture);
        screen.view.controller().setMeasures({overlap}); // as it was chosen when last open
        screen.show();
        QTRY_VERIFY(screen.isDone());
        QCOMPARE(screen.scored(QStringLiteral("Overlap")), -1);
        QCOMPARE(starts(), 0);
        auto* go = partOf<QPushButton>(&screen.view, "scoresCancelButton");
        QTRY_VERIFY(go->isVisible());
        go->click();
        QTRY_COMPARE(screen.scored(QStringLiteral("Overlap")), 4);
        QCOMPARE(starts(), 1);
        // What is known is shown at once from then on.
        ScoredScreen again(fixture);
        again.view.controller().setMeasures({overlap});
        again.show();
        QTRY_COMPARE(again.scored(QStringLiteral("Overlap")), 4);
        QCOMPARE(starts(), 1);
    }

    void aFaultyProgramIsSaidAndWhatItScoredIsShown()
    {
        ProjectFixture fixture(0);
        addExpertProject(fixture.database(), 2);
        const metrics::Measure overlap = add(QStringLiteral("crash"));
        ScoredScreen screen(fixture);
        screen.show();
        QTRY_VERIFY(screen.isDone());
        screen.view.controller().setMeasures(
            {metrics::measureOfKey("jsd"), overlap}, MetricsController::Programs::Start);
        QTRY_VERIFY(screen.message().contains(QStringLiteral("ValueError: no such model")));
        QTRY_VERIFY(screen.isDone());
        QCOMPARE(screen.scored(QStringLiteral("Overlap")), 3);
        QCOMPARE(screen.scored(QStringLiteral("JSD")), 4);
        screen.view.controller().scoreMissing();
        QTRY_COMPARE(screen.scored(QStringLiteral("Overlap")), 4);
    }

    void aMeasureIsSetUpTestedAndChosenByKeyboard()
    {
        MeasuresDialog dialog({}, metrics::OutsideTexts::Undefined,
            std::make_shared<const SynonymSource>(), AskFile());
        showActive(&dialog, {520, 620});
        partOf<QPushButton>(&dialog, "measuresAddProgram")->click();
        QPointer<ProgramMeasureDialog> form = dialog.findChild<ProgramMeasureDialog*>();
        QVERIFY(form);
        QVERIFY(!form->findChild<QPushButton*>(QStringLiteral("measureRemove")));
        activate(form);
        auto* message = partOf<MessageBar>(form, "measureMessage");
        QTest::keyClicks(partOf<QLineEdit>(form, "measureKey"), QStringLiteral("overlap"));
        partOf<QPushButton>(form, "measureSave")->click();
        QVERIFY(message->text().contains(QStringLiteral("There is no command")));
        QTest::keyClicks(
            partOf<QLineEdit>(form, "measureCommand"), measure(QStringLiteral("garbage")).command);
        partOf<QPushButton>(form, "measureTest")->click();
        QTRY_VERIFY(message->text().contains(QStringLiteral("not a JSON object")));
        partOf<QLineEdit>(form, "measureCommand")->clear();
        QTest::keyClicks(
            partOf<QLineEdit>(form, "measureCommand"), measure(QStringLiteral("ok")).command);
        partOf<QPushButton>(form, "measureTest")->click();
        QTRY_VERIFY(message->text().contains(QStringLiteral("It works")));
        partOf<QPushButton>(form, "measureSave")->click();
        QTRY_VERIFY(!form);
        QCOMPARE(dialog.chosen(), QList<metrics::Measure>{metrics::measureOfKey("overlap")});
        // All and the defaults are what Tandem computes itself.
        partOf<QPushButton>(&dialog, "measuresAll")->click();
        QVERIFY(!dialog.chosen().contains(metrics::measureOfKey("overlap")));
    }

    void aRemovedMeasureIsGoneFromScoresAtOnce()
    {
        ProjectFixture fixture(0);
        addExpertProject(fixture.database(), 2);
        const metrics::Measure overlap = add(QStringLiteral("counts ") + file("log"));
        ScoredScreen screen(fixture);
        screen.view.controller().setMeasures({overlap, metrics::measureOfKey("jsd")});
        screen.show();
        QTRY_VERIFY(screen.continueButton()->isVisible());
        MeasuresDialog* dialog = screen.openMeasures();
        removeMeasure(*editMeasure(*dialog, QStringLiteral("Overlap")));
        QCOMPARE(screen.chosen(), QStringList{QStringLiteral("jsd")});
        dialog->reject();
        QTRY_VERIFY(screen.isDone());
        QTRY_VERIFY(!screen.continueButton()->isVisible());
        QCOMPARE(screen.scored(QStringLiteral("JSD")), 4);
        screen.view.controller().scoreMissing();
        QTRY_VERIFY(screen.isDone());
        QCOMPARE(starts(), 0);
    }

    void aRenamedMeasureKeepsItsScoresUnderItsNewKey()
    {
        ProjectFixture fixture(0);
        addExpertProject(fixture.database(), 2);
        const metrics::Measure overlap = add(QStringLiteral("counts ") + file("log"));
        ScoredScreen screen(fixture);
        screen.show();
        QTRY_VERIFY(screen.isDone());
        screen.view.controller().setMeasures({overlap}, MetricsController::Programs::Start);
        QTRY_COMPARE(screen.scored(QStringLiteral("Overlap")), 4);
        QTRY_VERIFY(screen.isDone());
        MeasuresDialog* dialog = screen.openMeasures();
        saveAs(*editMeasure(*dialog, QStringLiteral("Overlap")), QStringLiteral("shared_words"));
        QCOMPARE(screen.chosen(), QStringList{QStringLiteral("shared_words")});
        dialog->reject();
        QTRY_VERIFY(screen.isDone());
        QTRY_COMPARE(screen.column(QStringLiteral("Overlap"))->key, QStringLiteral("shared_words"));
        QCOMPARE(screen.scored(QStringLiteral("Overlap")), 4);
        QCOMPARE(starts(), 1);
    }

    void anotherCommandOfAMeasureStartsOnlyOnRequest()
    {
        ProjectFixture fixture(0);
        addExpertProject(fixture.database(), 2);
        const metrics::Measure overlap = add(QStringLiteral("hang"));
        ScoredScreen screen(fixture);
        screen.show();
        QTRY_VERIFY(screen.isDone());
        screen.view.controller().setMeasures({overlap}, MetricsController::Programs::Start);
        QVERIFY(screen.view.controller().isBusy());
        MeasuresDialog* dialog = screen.openMeasures();
        ProgramMeasureDialog* form = editMeasure(*dialog, QStringLiteral("Overlap"));
        partOf<QLineEdit>(form, "measureCommand")
            ->setText(measure(QStringLiteral("counts ") + file("log")).command);
        partOf<QPushButton>(form, "measureSave")->click();
        dialog->reject();
        QTRY_VERIFY(screen.isDone());
        QCOMPARE(starts(), 0);
        QTRY_VERIFY(screen.continueButton()->isVisible());
        screen.continueButton()->click();
        QTRY_COMPARE(screen.scored(QStringLiteral("Overlap")), 4);
        QCOMPARE(starts(), 1);
    }

    void storedScoresAreNoSecondColumnOfTheSameValues()
    {
        ProjectFixture fixture(0);
        addExpertProject(fixture.database(), 2);
        const metrics::Measure overlap = add(QStringLiteral("ok"));
        ScoredScreen screen(fixture);
        screen.show();
        QTRY_VERIFY(screen.isDone());
        MetricsController& controller = screen.view.controller();
        controller.setMeasures({overlap}, MetricsController::Programs::Start);
        QTRY_COMPARE(screen.scored(QStringLiteral("Overlap")), 4);
        QTRY_VERIFY(screen.isDone());
        partOf<QAction>(&screen.view, "metricsStoreScores")->trigger();
        QTRY_VERIFY(screen.message().contains(QStringLiteral("4 score")));
        controller.setMeasures({});
        QTRY_COMPARE(screen.scored(QStringLiteral("Overlap (stored)")), 4);
        controller.setMeasures({overlap});
        QTRY_VERIFY(screen.isDone());
        QTRY_COMPARE(screen.scored(QStringLiteral("Overlap (stored)")), -1);
        QCOMPARE(screen.scored(QStringLiteral("Overlap")), 4);
    }

    void theListStaysAtTheMeasureThatWasSetUp()
    {
        add(QStringLiteral("ok"));
        MeasuresDialog dialog({metrics::measureOfKey("jsd")}, metrics::OutsideTexts::Undefined,
            std::make_shared<const SynonymSource>(), AskFile());
        showActive(&dialog, {520, 620});
        partOf<QPushButton>(&dialog, "measuresAddProgram")->click();
        auto* form = dialog.findChild<ProgramMeasureDialog*>();
        partOf<QLineEdit>(form, "measureCommand")->setText(measure(QStringLiteral("ok")).command);
        saveAs(*form, QStringLiteral("zzz_new"));
        QVERIFY(currentName(dialog).contains(QStringLiteral("zzz_new")));
        auto* tree = partOf<QTreeWidget>(&dialog, "measuresTree");
        QVERIFY(tree->viewport()->rect().contains(tree->visualItemRect(tree->currentItem())));
        QTRY_VERIFY(!dialog.findChild<ProgramMeasureDialog*>());
        QCOMPARE(dialog.focusWidget(), tree);
        // One that is renamed stays as chosen as it was.
        saveAs(*editMeasure(dialog, QStringLiteral("Overlap")), QStringLiteral("shared_words"));
        QVERIFY(currentName(dialog).contains(QStringLiteral("Overlap")));
        QCOMPARE(dialog.chosen(), (QList<metrics::Measure>{metrics::measureOfKey("jsd"),
                                      metrics::measureOfKey("zzz_new")}));
        QTRY_VERIFY(!dialog.findChild<ProgramMeasureDialog*>());
        removeMeasure(*editMeasure(dialog, QStringLiteral("Overlap")));
        QVERIFY(currentName(dialog).contains(QStringLiteral("zzz_new")));
    }

    void anEmbeddingMeasureHasAFormOfItsOwn()
    {
        llm::LlmServer server;
        QVERIFY(EndpointStore().add(server.endpoint(llm::WireFormat::OpenAi)));
        MeasuresDialog dialog({}, metrics::OutsideTexts::Undefined,
            std::make_shared<const SynonymSource>(), AskFile());
        showActive(&dialog, {520, 620});
        partOf<QPushButton>(&dialog, "measuresAddProgram")->click();
        auto* program = dialog.findChild<ProgramMeasureDialog*>();
        QVERIFY(!program->findChild<QLineEdit*>(QStringLiteral("measureEndpoint")));
        program->reject();
        QTRY_VERIFY(!dialog.findChild<ProgramMeasureDialog*>());
        partOf<QPushButton>(&dialog, "measuresAddEmbedding")->click();
        auto* form = dialog.findChild<ProgramMeasureDialog*>();
        QVERIFY(!form->findChild<QLineEdit*>(QStringLiteral("measureCommand")));
        QVERIFY(!form->findChild<QPushButton*>(QStringLiteral("measureTest")));
        activate(form);
        auto* endpoint = partOf<QLineEdit>(form, "measureEndpoint");
        QVERIFY(endpoint->isVisible());
        auto* message = partOf<MessageBar>(form, "measureMessage");
        saveAs(*form, QStringLiteral("cosine"));
        QVERIFY2(message->text().contains(QStringLiteral("embedding model")),
            qPrintable(message->text()));
        partOf<QLineEdit>(form, "measureModel")->setText(QStringLiteral("small"));
        endpoint->setText(QStringLiteral("nowhere"));
        partOf<QPushButton>(form, "measureSave")->click();
        QVERIFY2(message->text().contains(QStringLiteral("Test server")),
            qPrintable(message->text())); // it names those that there are
        endpoint->setText(QStringLiteral("Test server"));
        partOf<QPushButton>(form, "measureSave")->click();
        QCOMPARE(dialog.chosen(), QList<metrics::Measure>{metrics::measureOfKey("cosine")});
        QTRY_VERIFY(!dialog.findChild<ProgramMeasureDialog*>());
        form = editMeasure(dialog, QStringLiteral("small at Test server"));
        QCOMPARE(partOf<QLineEdit>(form, "measureEndpoint")->text(), QStringLiteral("Test server"));
        QVERIFY(!form->findChild<QLineEdit*>(QStringLiteral("measureCommand")));
        QVERIFY(server.calls().isEmpty());
    }

    void aFileThatCannotBeUsedIsListedWithItsReason()
    {
        QDir().mkpath(file("config/measures"));
        QFile broken(file("config/measures/broken.json"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{}");
        broken.close();
        MeasuresDialog dialog({}, metrics::OutsideTexts::Undefined,
            std::make_shared<const SynonymSource>(), AskFile());
        auto* tree = partOf<QTreeWidget>(&dialog, "measuresTree");
        const auto found =
            tree->findItems(QStringLiteral("broken"), Qt::MatchExactly | Qt::MatchRecursive);
        QCOMPARE(found.size(), 1);
        QVERIFY(found.first()->toolTip(0).contains(QStringLiteral("There is no command")));
        tree->setCurrentItem(found.first());
        QVERIFY(partOf<QPushButton>(&dialog, "measuresEditProgram")->isEnabled());
    }
};

TANDEM_TEST(TestProgramScores, QApplication)
#include "tst_programscores.moc"
