#include "models/facts/factintent.h"
#include "projectfixture.h"
#include "storage/database/rows.h"
#include "storage/formats/kgdsreader.h"
#include "storage/project/asof.h"
#include "storage/project/benchmark.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/factedits.h"
#include "storage/repositories/factintake.h"
#include "storage/repositories/factmasks.h"
#include "storage/repositories/factrepository.h"
#include "storage/repositories/items.h"
#include "storage/repositories/samplerecords.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;

/// Candidate facts on their way into the benchmark.
class TestBenchmarkFacts : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ProjectFixture> m_fixture;
    QTemporaryDir m_folder;

    QString file(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    static QByteArray read(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    FactRepository facts() { return FactRepository(m_fixture->database()); }
    FactEdits edits() { return FactEdits(m_fixture->database()); }
    FactMasks masks() { return FactMasks(m_fixture->database()); }
    FactIntake intake() { return FactIntake(m_fixture->database()); }
    ParagraphId paragraph(SampleId sample, int number)
    {
        return ProjectFixture::take(SampleRepository(m_fixture->database()).paragraphs(sample))
            .at(number - 1)
            .id;
    }
    FactId add(SampleId sample, int number, const QString& text)
    {
        return ProjectFixture::take(
            edits().add(paragraph(sample, number), text, 99, m_fixture->ada));
    }
    Round askAboutFacts(SampleId sample)
    {
        return ProjectFixture::take(
            RoundRepository(m_fixture->database())
                .assign(sample, {m_fixture->ada, m_fixture->ben}, m_fixture->lea, Step::KeyFacts));
    }
    /// Answers and submits; a letter for each fact that is asked about.
    void judge(const Round& round, PersonId person, const QString& answers)
    {
        const auto items =
            ProjectFixture::take(itemsOf(m_fixture->database(), round.sample, Step::KeyFacts));
        QCOMPARE(items.size(), answers.size());
        for (qsizetype i = 0; i < items.size(); ++i) {
            const YesNo value = answers.at(i) == QLatin1Char('y') ? YesNo::Yes : YesNo::No;
            ProjectFixture::take(
                AnswerRepository(m_fixture->database())
                    .record({round.id, person, items.at(i).id, {value, false, {}}, 10}));
        }
        ProjectFixture::take(RoundRepository(m_fixture->database()).submit(round.id, person));
    }
    BenchmarkSample only()
    {
        QList<BenchmarkSample> found;
        ProjectFixture::check(forEachBenchmarkSample(
            m_fixture->database(), [&](const BenchmarkSample& sample) -> Expected<void> {
                found.append(sample);
                return {};
            }));
        return found.constFirst();
    }
    static QString typesOf(const QList<kgds::FactGroup>& groups)
    {
        QStringList shown;
        for (const kgds::FactGroup& group : groups) {
            QString types;
            for (const kgds::FactRecord& fact : group.facts)
                types += QString::number(int(fact.type));
            shown += QStringLiteral("%1:%2").arg(group.paragraphIndex).arg(types);
        }
        return shown.join(QLatin1Char(' '));
    }

private slots:
    void init() { m_fixture = std::make_unique<ProjectFixture>(1); }

    void aPastRepetitionStandsWhateverBecameOfTheTextThatItRepeated()
    {
        const SampleId sample = m_fixture->samples.constFirst();
        m_fixture->close(sample, QStringLiteral("nyyyn"), QStringLiteral("nyyyn"));
        const FactId first = add(sample, 2, QStringLiteral("Rain fell."));
        const FactId again = add(sample, 2, QStringLiteral("It rained."));
        const FactId plain = add(sample, 2, QStringLiteral("Wind blew."));
        ProjectFixture::check(edits().setRepeats(again, first, m_fixture->ada));
        const QDateTime then = QDateTime::currentDateTimeUtc();
        QTRY_VERIFY(QDateTime::currentDateTimeUtc() > then);
        // Since then one mark was taken away and the text that it was about edited; one was set.
        ProjectFixture::check(edits().setRepeats(again, std::nullopt, m_fixture->ada));
        ProjectFixture::check(
            edits().change(first, changedTo(QStringLiteral("Much rain fell.")), m_fixture->ada));
        ProjectFixture::check(edits().setRepeats(plain, first, m_fixture->ada));
        const auto past = ProjectFixture::take(openAsOf(m_fixture->database(), then));
        const auto repeats = [&](FactId fact) {
            return ProjectFixture::take(valueOf<std::optional<qint64>>(
                *past, QStringLiteral("SELECT repeats_id FROM atomic_fact WHERE id = ?"), {fact}));
        };
        QVERIFY(repeats(again));
        QVERIFY(!repeats(plain));
        QVERIFY(!repeats(first));
    }

    void typesFollowTheRoundTheMarksAndTheMasks()
    {
        const SampleId sample = m_fixture->samples.constFirst();
        m_fixture->close(sample, QStringLiteral("nyyyn"), QStringLiteral("nyyny"));
        const FactId key = add(sample, 2, QStringLiteral("Key."));
        add(sample, 2, QStringLiteral("One yes."));
        add(sample, 3, QStringLiteral("No yes."));
        const FactId again = add(sample, 3, QStringLiteral("Key again."));
        ProjectFixture::check(edits().setRepeats(again, key, m_fixture->ada));
        add(sample, 1, QStringLiteral("Plain."));
        const FactId known = add(sample, 1, QStringLiteral("Known."));
        ProjectFixture::check(masks().setMask(known, true, {}, m_fixture->ada));
        const FactId twice = add(sample, 1, QStringLiteral("Plain again."));
        ProjectFixture::check(edits().setRepeats(twice, twice, m_fixture->ada));
        ProjectFixture::check(
            edits().remove(add(sample, 1, QStringLiteral("Gone.")), m_fixture->ada));

        QCOMPARE(only().factsUnjudged, 4);
        QVERIFY(only().record->supportingFacts.isEmpty());
        const Round round = askAboutFacts(sample);
        judge(round, m_fixture->ada, QStringLiteral("yyn"));
        QCOMPARE(only().factsUnjudged, 4);
        judge(round, m_fixture->ben, QStringLiteral("ynn"));
        QCOMPARE(only().factsUnjudged, 0);
        // Paragraphs 4 and 5 are boundary; the others count from 1 again.
        QCOMPARE(typesOf(only().record->supportingFacts), QStringLiteral("2:12 3:23"));
        QCOMPARE(typesOf(only().record->nonsupportingFacts), QStringLiteral("1:043"));
        const auto figures = benchmarkFigures(m_fixture->database());
        QCOMPARE(figures->statistics.supportingFacts.of(kgds::FactType::KeyBackSupporting), 1);
        QCOMPARE(figures->statistics.supportingFacts.of(kgds::FactType::NonKeyBackSupporting), 2);
        QCOMPARE(figures->statistics.nonsupportingFacts.masked(), 1);
        const auto report = exportBenchmark(m_fixture->database(), file("out.json"));
        QVERIFY(report);
        QCOMPARE(report->factsUnjudged, 0);
    }

    void whatIsNotDecidedIsLeftOutAndCounted()
    {
        m_fixture->setRule(ConsistencyRule::Adjudication);
        const SampleId sample = m_fixture->samples.constFirst();
        m_fixture->close(sample, QStringLiteral("nyyyn"), QStringLiteral("nyyyn"));
        add(sample, 2, QStringLiteral("One."));
        const FactId two = add(sample, 2, QStringLiteral("Two."));
        const Round round = askAboutFacts(sample);
        judge(round, m_fixture->ada, QStringLiteral("yy"));
        judge(round, m_fixture->ben, QStringLiteral("yn"));
        QCOMPARE(only().factsUnjudged, 1);
        QCOMPARE(typesOf(only().record->supportingFacts), QStringLiteral("2:1"));
        ProjectFixture::check(ComparisonRepository(m_fixture->database())
                                  .decide(round.id, two, Outcome::NonKey, m_fixture->lea,
                                      QStringLiteral("Not needed.")));
        QCOMPARE(typesOf(only().record->supportingFacts), QStringLiteral("2:12"));
    }

    void thePublishedBenchmarkTakenOverComesOutByteForByte()
    {
        const QString path = QStringLiteral(TANDEM_SHARED "/data/kgds/KGDS.json");
        if (!QFile::exists(path))
            QSKIP("The published benchmark is not here.");
        const QString project = file("k.tandem");
        QVERIFY(importFiles({path}, project));
        const auto database = openProjectFile(project, Database::Mode::ReadWrite);
        const auto count = SampleRepository(**database).count();
        int taken = 0;
        ProjectFixture::check((*database)->run(QStringLiteral("BEGIN")));
        for (int i = 1; i <= *count; ++i) {
            const auto row = SampleRepository(**database).rowAt(i);
            const auto facts = FactIntake(**database).importFacts(row->id, {});
            QVERIFY2(facts, facts ? "" : qPrintable(facts.error().sentence()));
            taken += *facts;
        }
        ProjectFixture::check((*database)->run(QStringLiteral("COMMIT")));
        QCOMPARE(taken, 2428 + 5187);
        QVERIFY(exportBenchmark(**database, file("out.json")));
        QVERIFY(read(file("out.json")) == read(path));
    }

    void aJudgedOrEditedFactNoLongerHasItsImportedType()
    {
        kgds::SampleRecord record;
        record.article = {{1, QStringLiteral("One."), kgds::ParagraphLabel::Supporting, {}, {}},
            {2, QStringLiteral("Two."), kgds::ParagraphLabel::Supporting, {}, {}}};
        record.supportingFacts = {
            {2, {{QStringLiteral("B."), kgds::FactType::KeyBackSupporting, "{\"k\":1}"}}, {}},
            {1, {{QStringLiteral("A."), kgds::FactType::KeyBackSupporting, {}}}, "{\"g\":1}"}};
        m_fixture = std::make_unique<ProjectFixture>(0);
        const SampleId sample =
            ProjectFixture::take(SampleRecords(m_fixture->database()).addRecord(record));
        ProjectFixture::take(intake().importFacts(sample, m_fixture->lea));
        QCOMPARE(*only().record, record);
        const auto rows = ProjectFixture::take(facts().facts(sample));
        ProjectFixture::check(
            edits().change(rows.at(0).id, changedTo(QStringLiteral("A, edited.")), m_fixture->ada));
        QCOMPARE(only().factsUnjudged, 1);
        QCOMPARE(typesOf(only().record->supportingFacts), QStringLiteral("2:1"));
        ProjectFixture::check(
            edits().change(rows.at(0).id, changedTo(QStringLiteral("A.")), m_fixture->ada));
        QCOMPARE(*only().record, record);
        const Round round = askAboutFacts(sample);
        judge(round, m_fixture->ada, QStringLiteral("ny"));
        judge(round, m_fixture->ben, QStringLiteral("ny"));
        QCOMPARE(typesOf(only().record->supportingFacts), QStringLiteral("2:1 1:2"));
        QCOMPARE(only().record->supportingFacts.constFirst().facts.constFirst().extra,
            QByteArray("{\"k\":1}"));
    }

    void factsOfRemovedParagraphsAreCounted()
    {
        const SampleId sample = m_fixture->samples.constFirst();
        m_fixture->setRule(ConsistencyRule::Adjudication);
        m_fixture->close(sample, QStringLiteral("yyyyy"), QStringLiteral("nyyyy"));
        const RoundId round = m_fixture->round(sample).id;
        const ParagraphId first = paragraph(sample, 1);
        ComparisonRepository comparison(m_fixture->database());
        ProjectFixture::check(comparison.decide(
            round, first, Outcome::Nonsupporting, m_fixture->lea, QStringLiteral("So.")));
        add(sample, 1, QStringLiteral("Of the first."));
        QCOMPARE(typesOf(only().record->nonsupportingFacts), QStringLiteral("1:0"));
        ProjectFixture::check(comparison.decide(
            round, first, Outcome::Boundary, m_fixture->lea, QStringLiteral("No.")));
        QCOMPARE(only().factsLeftOut, 1);
        QVERIFY(only().record->nonsupportingFacts.isEmpty());
    }
};

TANDEM_TEST(TestBenchmarkFacts, QCoreApplication)
#include "tst_benchmarkfacts.moc"
