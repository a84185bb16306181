#include "projectfixture.h"
#include "storage/formats/labelsreader.h"
#include "storage/project/benchmark.h"
#include "storage/project/labelling.h"
#include "testmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

/// What leaves a project as somebody's answers, read back into another project.
class TestReadBack final : public QObject
{
    Q_OBJECT

    static QString labelsOf(ProjectFixture& fixture, SampleId sample, PersonId person, Step step)
    {
        QStringList said;
        const auto own = ProjectFixture::take(
            AnswerRepository(fixture.database()).own(fixture.round(sample, step).id, person));
        for (const ItemRow& item :
            ProjectFixture::take(itemsOf(fixture.database(), sample, step))) {
            const auto answer = own.constFind(item.id);
            const bool isGiven = answer != own.cend() && answer->value;
            said.append(!isGiven ? QStringLiteral("-")
                                 : (*answer->value == YesNo::Yes ? QStringLiteral("y")
                                                                 : QStringLiteral("n")) +
                                       answer->note);
        }
        return said.join(u' ');
    }

    /// Both steps of a sample: all paragraphs are supporting, no fact is key.
    static void makeBothSteps(ProjectFixture& fixture)
    {
        const SampleId sample = fixture.samples.at(0);
        fixture.answer(sample, fixture.ada, QStringLiteral("n"), QStringLiteral("changed later"));
        fixture.askAboutFacts(sample);
        const auto note = [&](const char* answers, const char* text) {
            fixture.answer(sample, fixture.ada, QLatin1String(answers), QLatin1String(text), 10'000,
                Step::KeyFacts);
        };
        note("n", "'=kept");
        note("-n", "=SUM(A1), \"so\"");
        fixture.close(sample, QStringLiteral("--n"), QStringLiteral("nnn"), Step::KeyFacts);
    }

    static void takeBack(ProjectFixture& fixture, const QString& file, PersonId person,
        const QString& name, Step step)
    {
        const auto labels = ProjectFixture::take(readLabels(file));
        const auto chosen = ProjectFixture::take(chooseLabels(labels.rows, name, step, file));
        ProjectFixture::take(recordLabels(fixture.database(), chosen.rows, person, step));
    }

private slots:
    void exportedAnswersGiveTheSameAnswersInEveryFormat_data()
    {
        QTest::addColumn<AnswersFormat>("format");
        QTest::addColumn<QString>("name");
        QTest::newRow("CSV") << AnswersFormat::Csv << QStringLiteral("answers.csv");
        QTest::newRow("CSV for spreadsheets")
            << AnswersFormat::SpreadsheetCsv << QStringLiteral("answers.csv");
        QTest::newRow("JSONL") << AnswersFormat::JsonLines << QStringLiteral("answers.jsonl");
    }

    void exportedAnswersGiveTheSameAnswersInEveryFormat()
    {
        QFETCH(AnswersFormat, format);
        QFETCH(QString, name);
        const QTemporaryDir folder;
        const QString file = folder.filePath(name);
        ProjectFixture from;
        makeBothSteps(from);
        ProjectFixture::take(exportAnswers(from.database(), file, format));
        // Samples of the other project have other ids and the same titles.
        ProjectFixture to;
        const SampleId there = to.samples.at(0);
        for (const auto& [person, who] :
            {std::pair{to.ada, QStringLiteral("ADA ")}, std::pair{to.ben, QStringLiteral("Ben")}}) {
            takeBack(to, file, person, who, Step::Paragraphs);
            const PersonId same = person == to.ada ? from.ada : from.ben;
            QCOMPARE(labelsOf(to, there, person, Step::Paragraphs),
                labelsOf(from, from.samples.at(0), same, Step::Paragraphs));
        }
        to.submit(there, to.ada);
        to.submit(there, to.ben);
        to.addFacts(there, 1, {QStringLiteral("Cranes rest."), QStringLiteral("Ships wait.")});
        to.addFacts(there, 2, {QStringLiteral("Dockers want six per cent.")});
        ProjectFixture::take(
            RoundRepository(to.database()).assign(there, {to.ada, to.ben}, to.lea, Step::KeyFacts));
        takeBack(to, file, to.ada, QStringLiteral("Ada"), Step::KeyFacts);
        // The first fact there is the second one here.
        QCOMPARE(labelsOf(from, from.samples.at(0), from.ada, Step::KeyFacts),
            QStringLiteral("n'=kept n=SUM(A1), \"so\" n"));
        QCOMPARE(labelsOf(to, there, to.ada, Step::KeyFacts),
            QStringLiteral("n=SUM(A1), \"so\" n'=kept n"));
    }
};

TANDEM_TEST(TestReadBack, QCoreApplication)
#include "tst_readback.moc"
