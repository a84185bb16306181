#include "../../storage/runs/systemrunfixture.h"
#include "askedrun.h"
#include "testmain.h"
#include "ui/messagebar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QSpinBox>

using namespace tandem;
using kgds::ChunkKind;
using kgds::Paradigm;
using kgds::Pattern;

/// Runs about systems on the benchmark, as a person begins them.
class TestStartSystemRun : public QObject
{
    Q_OBJECT

private slots:
    void summariesAreNamedAfterTheModel()
    {
        SystemRunFixture f;
        AskedRun asked(f, {{RunKindId::Summaries, {}}});
        QTRY_VERIFY(asked.calls().startsWith(QLatin1String("4")));
        QVERIFY(asked.calls().contains(QLatin1String("depend on the replies")));
        QVERIFY(!asked.dialog->findChild<QCheckBox*>(QStringLiteral("startRunReplace")));
        asked.begin();
        QTRY_COMPARE(asked.ends, QList<RunState>{RunState::Ended});
        const QList<StoredSystemOutput> outputs = f.outputs();
        QCOMPARE(outputs.size(), 8);
        QCOMPARE(outputs.first().made.system.model, f.endpoint.model);
    }

    void theWayOfAskingIsChosen()
    {
        SystemRunFixture f(1);
        AskedRun asked(f, {{RunKindId::Summaries, {}}});
        asked.find<QLineEdit>("startRunSystem")->setText(QStringLiteral("ours"));
        asked.find<QComboBox>("startRunPatterns")->setCurrentIndex(1);
        asked.find<QComboBox>("startRunParadigms")->setCurrentIndex(1);
        auto* chunks = asked.find<QComboBox>("startRunChunks");
        QCOMPARE(chunks->currentData().toString(), kgds::chunkKindKey(ChunkKind::Paragraph));
        chunks->setCurrentIndex(chunks->findData(kgds::chunkKindKey(ChunkKind::Window)));
        asked.find<QSpinBox>("startRunAsks")->setValue(5);
        QTRY_COMPARE(asked.calls(), QStringLiteral("1"));
        asked.begin();
        QTRY_COMPARE(asked.ends, QList<RunState>{RunState::Ended});
        const NewSystemOutput made = f.outputs().first().made;
        QCOMPARE(made.system, (kgds::SystemRef{QStringLiteral("ours"), Paradigm::StructuredPrompt,
                                  Pattern::Extractive}));
        QCOMPARE(made.chunkKind, ChunkKind::Window);
        const auto runs = ProjectFixture::take(RunRepository(f.project.database()).list());
        QCOMPARE(runOptionsFrom(runs.first().settings).summaries.asks, 5);
    }

    void severalModelsEachGetARun()
    {
        SystemRunFixture f(1);
        AskedRun asked(f, {{RunKindId::Summaries, {}}});
        QTRY_VERIFY(asked.calls().startsWith(QLatin1String("2,")));
        asked.find<QLineEdit>("startRunOtherModels")
            ->setText(QStringLiteral("large, tiny , large"));
        QTRY_VERIFY(asked.calls().startsWith(QLatin1String("6,")));
        // A name is one model's.
        asked.find<QLineEdit>("startRunSystem")->setText(QStringLiteral("ours"));
        QVERIFY(!asked.find<QLineEdit>("startRunOtherModels")->isEnabled());
        QTRY_VERIFY(asked.calls().startsWith(QLatin1String("2,")));
        asked.find<QLineEdit>("startRunSystem")->clear();
        QTRY_VERIFY(asked.calls().startsWith(QLatin1String("6,")));
        asked.begin();
        const QList<RunState> ends(3, RunState::Ended);
        QTRY_COMPARE(asked.ends, ends);
        QSet<QString> models;
        for (const StoredSystemOutput& output : f.outputs())
            models.insert(output.made.system.model);
        QCOMPARE(models,
            (QSet<QString>{f.endpoint.model, QStringLiteral("large"), QStringLiteral("tiny")}));
    }

    void withoutAnEndpointTheNextStepIsToSetOneUp()
    {
        SystemRunFixture f(1);
        AskedRun asked(f, {{RunKindId::Summaries, {}}});
        ProjectFixture::check(asked.store.remove(f.endpoint.name));
        asked.dialog->readEndpoints();
        auto* begin = asked.find<QPushButton>("startRunBegin");
        const QSignalSpy wanted(asked.dialog.get(), &StartRunDialog::endpointsRequested);
        QCOMPARE(begin->text(), QStringLiteral("Set up an endpoint…"));
        QVERIFY(asked.mayBegin());
        QCOMPARE(asked.dialog->focusWidget(), begin);
        QTest::keyClick(asked.dialog.get(), Qt::Key_Return);
        QCOMPARE(wanted.size(), 1);
        ProjectFixture::check(asked.store.add(f.endpoint));
        asked.dialog->readEndpoints();
        QCOMPARE(begin->text(), QStringLiteral("Start"));
        QTRY_VERIFY(asked.calls().startsWith(QLatin1String("2,")));
        // One Escape closes it, whatever is said in it.
        ProjectFixture::check(asked.store.remove(f.endpoint.name));
        asked.dialog->readEndpoints();
        QTest::keyClick(asked.dialog->focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!asked.dialog || !asked.dialog->isVisible());
    }

    void samplesAreChosenByTheirNumbers()
    {
        SystemRunFixture f(4);
        RunOptions options;
        options.samples = {f.samples.at(3)};
        AskedRun asked(f, {{RunKindId::Summaries, options}});
        auto* samples = asked.find<QLineEdit>("startRunSamples");
        QCOMPARE(samples->text(), QStringLiteral("4"));
        QTRY_VERIFY(asked.calls().startsWith(QLatin1String("2,")));
        samples->clear();
        QTRY_VERIFY(asked.calls().startsWith(QLatin1String("8,")));
        samples->setText(QStringLiteral("1-5"));
        QTRY_VERIFY(!asked.mayBegin());
        QVERIFY(asked.find<MessageBar>("startRunMessage")->isVisible());
        samples->setText(QStringLiteral("1-2, 4"));
        QTRY_VERIFY(asked.calls().startsWith(QLatin1String("6,")));
        QTRY_VERIFY(!asked.find<MessageBar>("startRunMessage")->isVisible());
        asked.begin();
        QTRY_COMPARE(asked.ends, QList<RunState>{RunState::Ended});
        QSet<SampleId> made;
        for (const StoredSystemOutput& output : f.outputs())
            made.insert(output.made.sample);
        QCOMPARE(made, (QSet<SampleId>{f.samples.at(0), f.samples.at(1), f.samples.at(3)}));
    }

    void whatIsJudgedIsChosen()
    {
        SystemRunFixture f(1);
        const SystemOutputId output = f.addAbstractive(1);
        // Of other words: what both outputs ask alike is asked once.
        f.addOutput(1,
            {QStringLiteral("theirs"), kgds::Paradigm::StructuredPrompt,
                kgds::Pattern::Abstractive},
            {{}, QStringLiteral("Nobody uses the bridge. The ferry is full."),
                QStringLiteral("Person1 thinks the ferry is slow.")});
        AskedRun asked(f, {{RunKindId::Verdicts, {}}});
        QTRY_VERIFY(asked.calls().startsWith(QLatin1String("8")));
        auto* models = asked.find<QListWidget>("startRunModels");
        QCOMPARE(models->count(), 2);
        models->item(1)->setCheckState(Qt::Unchecked);
        QTRY_VERIFY(asked.calls().startsWith(QLatin1String("4")));
        auto* facts = asked.find<QCheckBox>("startRunFacts");
        facts->setFocus();
        QTest::keyClick(facts, Qt::Key_Space);
        QTRY_VERIFY(asked.calls().startsWith(QLatin1String("1,")));
        asked.find<QLineEdit>("startRunVerifier")->setText(QStringLiteral("judge"));
        asked.begin();
        QTRY_COMPARE(asked.ends, QList<RunState>{RunState::Ended});
        QCOMPARE(f.judgement(output)->state, JudgementState::Complete);
        QCOMPARE(ProjectFixture::take(SystemJudgementRepository(f.project.database()).verifiers())
                     .first()
                     .complete,
            1);
    }

    void bothOrdersAreForFeedbackAlone()
    {
        SystemRunFixture f(1);
        f.addExtractive(1, {kgds::paragraphName(1)});
        AskedRun asked(f, {{RunKindId::Verdicts, {}}});
        QTRY_VERIFY(asked.calls().startsWith(QLatin1String("1,")));
        auto* both = asked.find<QCheckBox>("startRunBothOrders");
        QVERIFY(!both->isEnabled());
        asked.find<QCheckBox>("startRunFeedback")->click();
        QVERIFY(both->isEnabled());
        QTRY_VERIFY(asked.calls().startsWith(QLatin1String("2,")));
        both->click();
        QTRY_VERIFY(asked.calls().startsWith(QLatin1String("3,")));
    }

    void withoutAnythingToJudgeNothingBegins()
    {
        SystemRunFixture f(1);
        f.addAbstractive(1);
        AskedRun asked(f, {{RunKindId::Verdicts, {}}});
        QTRY_VERIFY(asked.mayBegin() && !asked.calls().isEmpty());
        for (const char* stage : {"startRunFacts", "startRunOpinions", "startRunErrors"})
            asked.find<QCheckBox>(stage)->click();
        QTRY_VERIFY(!asked.mayBegin());
    }
};

TANDEM_TEST(TestStartSystemRun, QApplication)
#include "tst_startsystemrun.moc"
