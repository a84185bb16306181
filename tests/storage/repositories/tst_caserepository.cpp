#include "expertproject.h"
#include "testmain.h"

#include <QTest>

#include <utility>

using namespace tandem;

/// Cases of texts and the outputs of systems: what is known again, what is refused.
class TestCaseRepository : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<ProjectFixture>(1);
        m_cases = std::make_unique<CaseRepository>(m_fixture->database());
    }

    void aCaseComesBackAsItWasAdded_data()
    {
        QTest::addColumn<expert::TextCase>("textCase");
        QTest::newRow("six by six") << sixBySixCase();
        QTest::newRow("hostile") << hostileCase();
        QTest::newRow("3,000 words") << generatedCase(7, 3'000);
        expert::TextCase odd;
        odd.name = QStringLiteral("\uFEFFwith a mark");
        odd.expected = QStringLiteral("\uFEFFA mark\u0000a null\uFFFE");
        odd.outputs = {{QString(), QString()}, {QStringLiteral("' OR 1 = 1; --"), odd.expected}};
        QTest::newRow("odd characters, an empty output") << odd;
    }

    void aCaseComesBackAsItWasAdded()
    {
        QFETCH(const expert::TextCase, textCase);
        const auto id = m_cases->add(textCase);
        QVERIFY(id);
        const auto row = m_cases->byId(*id);
        QVERIFY(row);
        QCOMPARE(row->position, 1);
        QCOMPARE(row->name, textCase.name);
        QCOMPARE(row->prompt, textCase.prompt);
        QCOMPARE(row->expected, textCase.expected);
        QVERIFY(row->profile == textCase.profile);
        const auto outputs = m_cases->outputs(*id);
        QCOMPARE(outputs->size(), textCase.outputs.size());
        for (qsizetype i = 0; i < outputs->size(); ++i) {
            QCOMPARE(outputs->at(i).caseId, *id);
            QCOMPARE(outputs->at(i).system, textCase.outputs.at(i).system);
            QCOMPARE(outputs->at(i).text, textCase.outputs.at(i).text);
            QCOMPARE(m_cases->output(outputs->at(i).id)->text, textCase.outputs.at(i).text);
        }
    }

    void theSameCaseIsKnownAgainAndTakesNewOutputs()
    {
        expert::TextCase textCase = sixBySixCase();
        const expert::SystemOutput second = textCase.outputs.takeLast();
        CasesAdded added;
        const auto id = m_cases->add(textCase, &added);
        QCOMPARE(added.cases, 1);
        QCOMPARE(added.outputs, 1);
        textCase.outputs.append(second);
        QCOMPARE(*m_cases->add(textCase, &added), *id);
        QCOMPARE(added.cases, 1);
        QCOMPARE(added.casesKnown, 1);
        QCOMPARE(added.outputs, 2);
        QCOMPARE(added.outputsKnown, 1);
        QCOMPARE(*m_cases->count(), 1);
        QCOMPARE(m_cases->outputs(*id)->size(), 2);
    }

    void aCaseThatDiffersInNamePromptOrTextIsAnotherOne()
    {
        expert::TextCase textCase;
        textCase.name = QStringLiteral("ab");
        textCase.prompt = QStringLiteral("c");
        textCase.expected = QStringLiteral("d");
        const auto first = m_cases->add(textCase);
        textCase.name = QStringLiteral("a");
        textCase.prompt = QStringLiteral("bc");
        QVERIFY(*m_cases->add(textCase) != *first);
        textCase.expected += QLatin1Char(' ');
        QVERIFY(*m_cases->add(textCase) != *first);
        QCOMPARE(*m_cases->count(), 3);
        const auto ids = m_cases->ids();
        QCOMPARE(ids->size(), 3);
        for (int i = 0; i < 3; ++i)
            QCOMPARE(m_cases->byId(ids->at(i))->position, i + 1);
    }

    void anotherOutputOfTheSameSystemIsRefusedAndNothingIsWritten()
    {
        expert::TextCase textCase = sixBySixCase();
        const auto id = m_cases->add(textCase);
        textCase.outputs.prepend({QStringLiteral("a new one"), QStringLiteral("text")});
        textCase.outputs.last().text += QLatin1Char('!');
        CasesAdded added;
        const auto refused = m_cases->add(textCase, &added);
        QCOMPARE(refused.error().code, ErrorCode::Refused);
        QVERIFY(refused.error().what.contains(kSecondSystem));
        QVERIFY(!refused.error().remedy.isEmpty());
        QCOMPARE(m_cases->outputs(*id)->size(), 2);
        QCOMPARE(added.outputs, 0);
        QCOMPARE(m_cases->addOutput(*id, kFirstSystem, QStringLiteral("x")).error().code,
            ErrorCode::Refused);
        expert::TextCase twice;
        twice.prompt = QStringLiteral("p");
        twice.outputs = {{QString(), QStringLiteral("a")}, {QString(), QStringLiteral("b")}};
        QCOMPARE(m_cases->add(twice).error().code, ErrorCode::Refused);
        QCOMPARE(*m_cases->count(), 1);
    }

    void anOutputThatIsThereIsFoundAgain()
    {
        const auto id = m_cases->add(sixBySixCase());
        const auto outputs = m_cases->outputs(*id);
        QCOMPARE(*m_cases->addOutput(*id, kFirstSystem, outputs->at(0).text), outputs->at(0).id);
        const auto made = m_cases->addOutput(*id, QStringLiteral("plover"), QStringLiteral("new"));
        QCOMPARE(m_cases->output(*made)->text, QStringLiteral("new"));
        QCOMPARE(
            m_cases->addOutput(CaseId{99}, QString(), QString()).error().code, ErrorCode::NotFound);
    }

    void halvesOfSurrogatePairsDoNotMakeAKnownTextAnotherOne()
    {
        expert::TextCase textCase;
        textCase.expected = QStringLiteral("half ") + QChar(0xD83D);
        textCase.outputs = {{QString(), textCase.expected}};
        const auto id = m_cases->add(textCase);
        QVERIFY(id);
        QCOMPARE(*m_cases->add(textCase), *id);
    }

    void aProfileIsTakenOnceAndStays()
    {
        expert::TextCase textCase = sixBySixCase();
        const auto profile = std::exchange(textCase.profile, {});
        const auto id = m_cases->add(textCase);
        QVERIFY(m_cases->byId(*id)->profile.isEmpty());
        textCase.profile = profile;
        QVERIFY(m_cases->add(textCase));
        QVERIFY(m_cases->byId(*id)->profile == profile);
        textCase.profile.removeLast();
        QVERIFY(m_cases->add(textCase));
        QVERIFY(m_cases->byId(*id)->profile == profile);
    }

    void aCaseWithoutPromptAndExpectedTextIsNone()
    {
        expert::TextCase textCase;
        textCase.name = QStringLiteral("empty");
        textCase.outputs = {{QString(), QStringLiteral("text")}};
        QCOMPARE(m_cases->add(textCase).error().code, ErrorCode::InvalidInput);
        textCase.prompt = QStringLiteral("a prompt will do");
        QVERIFY(m_cases->add(textCase));
    }

    void systemsAreCountedAndTheirOutputsListedInTheOrderOfCases()
    {
        const auto made = addExpertProject(m_fixture->database(), 3);
        const auto third = m_cases->addOutput(made.cases.at(1), QString(), QStringLiteral("n"));
        const auto systems = m_cases->systems();
        QCOMPARE(systems->size(), 3);
        QCOMPARE(systems->at(0).system, QString());
        QCOMPARE(systems->at(0).outputs, 1);
        QCOMPARE(systems->at(1).system, kFirstSystem);
        QCOMPARE(systems->at(1).outputs, 3);
        QCOMPARE(*m_cases->outputsOf({kSecondSystem}),
            (QList<OutputId>{made.outputs.at(1), made.outputs.at(3), made.outputs.at(5)}));
        QCOMPARE(*m_cases->outputsOf({kSecondSystem, QString()}),
            (QList<OutputId>{made.outputs.at(1), *third, made.outputs.at(3), made.outputs.at(5)}));
        QCOMPARE(m_cases->outputsOf({})->size(), 7);
        QVERIFY(m_cases->outputsOf({QStringLiteral("nobody")})->isEmpty());
    }

    void whatIsNotThereIsNamed()
    {
        QCOMPARE(m_cases->byId(CaseId{1}).error().code, ErrorCode::NotFound);
        QCOMPARE(m_cases->output(OutputId{1}).error().code, ErrorCode::NotFound);
        QVERIFY(m_cases->outputs(CaseId{1})->isEmpty());
        QVERIFY(m_cases->ids()->isEmpty());
        QCOMPARE(*m_cases->count(), 0);
    }

    void textsCannotBeChangedByOtherProgramsEither_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::newRow("expected text") << QStringLiteral("UPDATE text_case SET expected = 'x'");
        QTest::newRow("prompt") << QStringLiteral("UPDATE text_case SET prompt = 'x'");
        QTest::newRow("case") << QStringLiteral("DELETE FROM text_case");
        QTest::newRow("case replaced") << QStringLiteral(
            "INSERT OR REPLACE INTO text_case SELECT id, uuid, position, digest, name, prompt,"
            " 'x', profile, at FROM text_case");
        QTest::newRow("output") << QStringLiteral("UPDATE case_output SET text = 'x'");
        QTest::newRow("system") << QStringLiteral("UPDATE case_output SET system = 'x' || id");
        QTest::newRow("output deleted") << QStringLiteral("DELETE FROM case_output");
        QTest::newRow("output replaced") << QStringLiteral(
            "INSERT OR REPLACE INTO case_output SELECT NULL, 'u' || id, case_id, system, 'x',"
            " NULL, 0 FROM case_output");
    }

    void textsCannotBeChangedByOtherProgramsEither()
    {
        QFETCH(const QString, sql);
        QVERIFY(m_cases->add(sixBySixCase()));
        const auto changed = m_fixture->database().run(sql);
        QVERIFY(!changed);
        QVERIFY2(changed.error().detail.contains(QLatin1String("append-only")),
            qPrintable(changed.error().detail));
    }

private:
    std::unique_ptr<ProjectFixture> m_fixture;
    std::unique_ptr<CaseRepository> m_cases;
};

TANDEM_TEST(TestCaseRepository, QCoreApplication)
#include "tst_caserepository.moc"
