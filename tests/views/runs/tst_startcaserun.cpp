#include "../../storage/runs/caserunfixture.h"
#include "askedrun.h"
#include "llmserver.h"
#include "storage/repositories/outputscorerepository.h"
#include "testmain.h"
#include "ui/fieldform.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>
#include <QTest>

using namespace tandem;

/// Runs about cases, as a person begins them.
class TestStartCaseRun : public QObject
{
    Q_OBJECT

private slots:
    void systemsAndTokensAreChosen()
    {
        CaseRunFixture f;
        AskedRun asked(f, {{RunKindId::Expert, {}}});
        QTRY_VERIFY(asked.calls().startsWith(QLatin1String("9")));
        QVERIFY(asked.calls().contains(QLatin1String("depend on the replies")));
        auto* systems = asked.find<QListWidget>("startRunSystems");
        QCOMPARE(systems->count(), 2);
        systems->item(0)->setCheckState(Qt::Unchecked);
        asked.find<QSpinBox>("startRunFirstTokens")->setValue(20);
        QTRY_VERIFY(asked.calls().startsWith(QLatin1String("6")));
        asked.begin();
        QTRY_COMPARE(asked.ends, QList<RunState>{RunState::Ended});
        QVERIFY(!asked.dialog);
        const auto runs = RunRepository(f.project.database()).list();
        QVERIFY(runs);
        const QList<EvaluationSummary> evaluations = f.evaluations(runs->first().id);
        QCOMPARE(evaluations.size(), 3);
        QCOMPARE(evaluations.first().system, QStringLiteral("kestrel"));
        QCOMPARE(runs->first().settings[QStringLiteral("first_tokens")].toInt(), 20);
    }

    void theEndpointThatWasJustSavedIsChosenWhateverElseWasAdded()
    {
        CaseRunFixture f(1);
        AskedRun asked(f, {{RunKindId::Expert, {}}});
        auto* endpoints = asked.find<QComboBox>("startRunEndpoint");
        QCOMPARE(endpoints->currentText(), f.endpoint.name);
        const auto add = [&](const char* name) {
            llm::Endpoint another = f.endpoint;
            another.name = QString::fromLatin1(name);
            ProjectFixture::check(asked.store.add(another));
        };
        add("of another program");
        add("Mine");
        add("of one more program");
        asked.dialog->readEndpoints(QStringLiteral("Mine"));
        QCOMPARE(endpoints->count(), 4);
        QCOMPARE(endpoints->currentText(), QStringLiteral("Mine"));
        // What was chosen is renamed, then removed: never another one in its place.
        llm::Endpoint renamed = f.endpoint;
        renamed.name = QStringLiteral("Zuse");
        ProjectFixture::check(asked.store.replace(QStringLiteral("Mine"), renamed));
        asked.dialog->readEndpoints(renamed.name);
        QCOMPARE(endpoints->currentText(), renamed.name);
        ProjectFixture::check(asked.store.remove(renamed.name));
        asked.dialog->readEndpoints();
        QCOMPARE(endpoints->currentIndex(), -1);
        QVERIFY(!asked.mayBegin());
    }

    void outputsThatAreEvaluatedAreLeftOutOnRequest()
    {
        CaseRunFixture f(2);
        ExpertRunOptions heron;
        heron.systems = {QStringLiteral("heron")};
        QCOMPARE(f.work(f.evaluate(heron)).state, RunState::Ended);
        AskedRun asked(f, {{RunKindId::Expert, {}}});
        QTRY_VERIFY(asked.mayBegin() && !asked.calls().isEmpty());
        auto* only = asked.find<QCheckBox>("startRunOnlyNew");
        only->setFocus();
        QTest::keyClick(only, Qt::Key_Space);
        QVERIFY(only->isChecked());
        // The aspects of the expected texts are known from the evaluation of heron.
        QTRY_VERIFY(asked.calls().startsWith(QLatin1String("2, plus 2 ")));
        auto* systems = asked.find<QListWidget>("startRunSystems");
        systems->item(1)->setCheckState(Qt::Unchecked); // heron alone is left, which is done
        QTRY_VERIFY(!asked.mayBegin());
    }

    void withoutASystemNothingBegins()
    {
        CaseRunFixture f(1);
        AskedRun asked(f, {{RunKindId::Expert, {}}});
        QTRY_VERIFY(asked.mayBegin() && !asked.calls().isEmpty());
        auto* systems = asked.find<QListWidget>("startRunSystems");
        for (int row = 0; row < systems->count(); ++row)
            systems->item(row)->setCheckState(Qt::Unchecked);
        QTRY_VERIFY(!asked.mayBegin());
        QCOMPARE(asked.problem(), QStringLiteral("Choose at least one system."));
        systems->item(0)->setCheckState(Qt::Checked);
        QTRY_VERIFY(asked.mayBegin());
        QCOMPARE(asked.problem(), QString());
    }

    void outputsAreGeneratedUnderAName()
    {
        CaseRunFixture f(2);
        AskedRun asked(f, {{RunKindId::Generate, {}}});
        QTRY_VERIFY(!asked.mayBegin());
        QTRY_VERIFY(asked.problem() == QLatin1String("Name the new system."));
        QTest::keyClicks(asked.find<QLineEdit>("startRunSystem"), QStringLiteral("mine"));
        QTRY_VERIFY(asked.mayBegin() && asked.calls() == QLatin1String("2"));
        asked.begin();
        QTRY_COMPARE(asked.ends, QList<RunState>{RunState::Ended});
        QCOMPARE(
            CaseRepository(f.project.database()).outputsOf({QStringLiteral("mine")})->size(), 2);
    }

    void aJudgeComparesTwoSystems()
    {
        CaseRunFixture f(1);
        AskedRun asked(f, {{RunKindId::PairJudge, {}}});
        QTRY_VERIFY(asked.mayBegin() && asked.calls() == QLatin1String("2"));
        auto* second = asked.find<QComboBox>("startRunSecond");
        second->setCurrentIndex(asked.find<QComboBox>("startRunFirst")->currentIndex());
        QTRY_VERIFY(!asked.mayBegin());
        QCOMPARE(asked.problem(), QStringLiteral("Choose two different systems."));
    }

    void outputsAreScoredByAJudge()
    {
        CaseRunFixture f(2);
        f.server.setResponder([](const llm::LlmQuestion&) { return QStringLiteral("3"); });
        AskedRun asked(f, {{RunKindId::GEval, {}}});
        QTRY_VERIFY(asked.mayBegin() && asked.calls() == QLatin1String("80"));
        asked.find<QSpinBox>("startRunSamples")->setValue(3);
        asked.find<QSpinBox>("startRunFirstTokens")->setValue(9);
        asked.find<QSpinBox>("startRunAsks")->setValue(1);
        asked.find<QListWidget>("startRunSystems")->item(0)->setCheckState(Qt::Unchecked);
        QTRY_COMPARE(asked.calls(), QStringLiteral("6"));
        asked.find<QCheckBox>("startRunProbabilities")->setChecked(true);
        QTRY_COMPARE(asked.calls(), QStringLiteral("2"));
        asked.find<QCheckBox>("startRunProbabilities")->setChecked(false);
        QTRY_COMPARE(asked.calls(), QStringLiteral("6"));
        asked.begin();
        QTRY_COMPARE(asked.ends, QList<RunState>{RunState::Ended});
        const auto columns = OutputScoreRepository(f.project.database()).columns();
        QVERIFY(columns);
        QCOMPARE(columns->size(), 1);
        QCOMPARE(columns->first().measure, QStringLiteral("geval"));
        QCOMPARE(columns->first().defined, 2);
        const auto runs = RunRepository(f.project.database()).list();
        QCOMPARE(runs->first().settings[QStringLiteral("first_tokens")].toInt(), 9);
        QCOMPARE(runs->first().settings[QStringLiteral("samples")].toInt(), 3);
    }

    void aJudgeOfOneAnswerHasNoSamples_data()
    {
        QTest::addColumn<RunKindId>("kind");
        QTest::newRow("GEMBA") << RunKindId::Gemba;
        QTest::newRow("AutoEval") << RunKindId::AutoEval;
    }

    void aJudgeOfOneAnswerHasNoSamples()
    {
        QFETCH(const RunKindId, kind);
        CaseRunFixture f(1);
        AskedRun asked(f, {{kind, {}}});
        QTRY_VERIFY(asked.mayBegin() && asked.calls() == QLatin1String("2"));
        QVERIFY(!asked.dialog->findChild<QSpinBox*>(QStringLiteral("startRunSamples")));
        QVERIFY(!asked.dialog->findChild<QCheckBox*>(QStringLiteral("startRunProbabilities")));
        auto* systems = asked.find<QListWidget>("startRunSystems");
        for (int row = 0; row < systems->count(); ++row)
            systems->item(row)->setCheckState(Qt::Unchecked);
        QTRY_VERIFY(!asked.mayBegin());
    }

    void severalRunsFollowOneAnother()
    {
        CaseRunFixture f(2);
        PlannedRun generate{RunKindId::Generate, {}};
        generate.options.generate.system = QStringLiteral("mine");
        PlannedRun nothing = generate;
        PlannedRun evaluate{RunKindId::Expert, {}};
        evaluate.options.expert.systems = {QStringLiteral("mine")};
        AskedRun asked(f, {generate, nothing, evaluate});
        QTRY_VERIFY(asked.mayBegin() && !asked.calls().isEmpty());
        QVERIFY(!asked.dialog->findChild<FieldForm*>());
        asked.begin();
        // The one in the middle has nothing left to do.
        QTRY_COMPARE(asked.ends, (QList<RunState>{RunState::Ended, RunState::Ended}));
        const auto runs = RunRepository(f.project.database()).list();
        QVERIFY(runs);
        QCOMPARE(runs->size(), 2);
        QCOMPARE(f.evaluations(runs->first().id).size(), 2);
        QCOMPARE(f.evaluations(runs->first().id).first().state, EvaluationState::Complete);
    }
};

TANDEM_TEST(TestStartCaseRun, QApplication)
#include "tst_startcaserun.moc"
