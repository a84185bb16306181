#include "expertproject.h"
#include "opinionfixture.h"
#include "projectfixture.h"
#include "storage/check/projectcheck.h"
#include "storage/repositories/excluding.h"
#include "storage/repositories/factedits.h"
#include "storage/repositories/factintake.h"
#include "storage/repositories/replyrepository.h"
#include "storage/repositories/runtasks.h"
#include "storage/repositories/samplerecords.h"
#include "storage/repositories/searchrepository.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;

/// Full-text search, also with what people and attackers type.
namespace {

QList<SearchHit> hitsOf(Database& database, const char* words, PersonId viewer = {})
{
    return ProjectFixture::take(
        SearchRepository(database).find(QString::fromUtf8(words), 100, viewer));
}

/// A reply to a task of a run; `sample` tells its request from others with the same answer.
ReplyId addReplyTo(Database& database, RunId run, TaskId task, const char* text, int sample = 0)
{
    using P = ProjectFixture;
    LlmReply reply;
    reply.hash = QString::fromUtf8(text) + QString::number(sample);
    reply.run = run;
    reply.model = QStringLiteral("parrot-1");
    reply.text = QString::fromUtf8(text);
    reply.usable = true;
    reply.at = QDateTime::currentDateTimeUtc();
    const ReplyId id = P::take(ReplyRepository(database).add(reply));
    P::check(RunTasks(database).setTaskHash(task, reply.hash));
    P::check(RunTasks(database).addTry(task, id));
    return id;
}

/// A reply to the only task of a run, about a sample or (of the kind "expert") an output.
ReplyId addReply(Database& database, RunId run, const RunSubject& subject, const char* text)
{
    const auto tasks = ProjectFixture::take(RunTasks(database).addTasks(run, {subject}));
    return addReplyTo(database, run, tasks.first(), text);
}

} // namespace

class TestSearchRepository : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_fixture = std::make_unique<ProjectFixture>(0);
        m_fixture->addSample(
            {QStringLiteral("Ferries and tides"), {}, {},
                {QStringLiteral("The ferry to Skye was late; O'Brien's crew slept."),
                    QStringLiteral("北京的天气很好。東京タワー。서울 날씨"),
                    QStringLiteral("Café crème, naïve Müller; NEAR the AND gate")},
                {{QStringLiteral("Zed"), QStringLiteral("Which ferry, please?")}}},
            false);
        kgds::SampleRecord record;
        record.article = {{1, QStringLiteral("Wheat is dear."), {}, {}, {}}};
        record.opinions = {QStringLiteral("Ann finds that **wheat** is dear.")};
        record.nonsupportingFacts = {
            {1, {{QStringLiteral("Wheat costs much."), kgds::FactType::Masked4, {}}}, {}}};
        QVERIFY(SampleRecords(m_fixture->database()).addRecord(record));
    }

    void wordsAreFound_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("hits");
        QTest::newRow("whole word") << QStringLiteral("ferry") << 2;
        QTest::newRow("beginning of a word") << QStringLiteral("ferr") << 3;
        QTest::newRow("not its middle") << QStringLiteral("erry") << 0;
        QTest::newRow("any case") << QStringLiteral("FERRY skye") << 1;
        QTest::newRow("every word in one text") << QStringLiteral("skye wheat") << 0;
        QTest::newRow("accents do not count") << QStringLiteral("cafe MULLER naive") << 1;
        QTest::newRow("accents in the question") << QStringLiteral("férry") << 2;
        QTest::newRow("apostrophe") << QStringLiteral("O'Brien's") << 1;
        QTest::newRow("Chinese inside a run") << QStringLiteral("天气") << 1;
        QTest::newRow("Chinese in another order") << QStringLiteral("气天") << 0;
        QTest::newRow("Japanese") << QStringLiteral("タワー") << 1;
        QTest::newRow("Korean") << QStringLiteral("날씨") << 1;
        QTest::newRow("every kind of text") << QStringLiteral("wheat") << 4;
        QTest::newRow("operators are words") << QStringLiteral("NEAR AND") << 1;
        QTest::newRow("an operator alone") << QStringLiteral("NOT") << 0;
        QTest::newRow("participants are no text") << QStringLiteral("Zed") << 0;
    }

    void wordsAreFound()
    {
        QFETCH(const QString, words);
        QFETCH(const int, hits);
        const auto found = SearchRepository(m_fixture->database()).find(words, 100);
        QVERIFY2(found, found ? "" : qPrintable(found.error().detail));
        QCOMPARE(found->size(), hits);
    }

    void whateverIsTypedDoesNoHarm_data()
    {
        QTest::addColumn<QString>("words");
        for (const char* words :
            {"", " ", "\"", "\"\"\"", "'", "*", "ferry*", "\"ferry", "ferry\"", "(", ")", "((((",
                "ferry AND", "OR", "NEAR(", "NEAR(a b, 5)", "text:ferry", "-ferry", "^ferry",
                "{text} : x", "a + b", "%", "_", "\\", "; DROP TABLE answer; --", "?1", ":a",
                "\xcc\x81", "a\xcc\x81\xcc\x81", "\xf0\x9f\x98\x80", "\xe2\x80\x8f", "²", "①"})
            QTest::addRow("<%s>", words) << QString::fromUtf8(words);
        QTest::newRow("NUL") << QStringLiteral("a") + QChar(0) + QStringLiteral("b");
        QTest::newRow("lone surrogate") << QString(QChar(0xd83d)) + QStringLiteral("ferry");
        QTest::newRow("private use") << QString(QChar(0xe000));
        QTest::newRow("long word") << QString(1000, u'x');
        QTest::newRow("long Chinese run") << QString(1000, QChar(0x5929));
        QTest::newRow("many words") << QStringLiteral("a ").repeated(500);
    }

    void whateverIsTypedDoesNoHarm()
    {
        QFETCH(const QString, words);
        SearchRepository search(m_fixture->database());
        const auto found = search.find(words, 100);
        QVERIFY2(found, found ? "" : qPrintable(found.error().detail));
        const auto samples = search.samplesWith(words);
        QVERIFY2(samples, samples ? "" : qPrintable(samples.error().detail));
    }

    void aQuestionTooLongIsRefused()
    {
        SearchRepository search(m_fixture->database());
        const QString words(1001, u'x');
        QCOMPARE(search.find(words, 10).error().code, ErrorCode::TooLarge);
        QCOMPARE(search.samplesWith(words).error().code, ErrorCode::TooLarge);
    }

    void aHitSaysWhereItStands()
    {
        SearchRepository search(m_fixture->database());
        const auto hits = search.find(QStringLiteral("skye"), 10);
        QCOMPARE(hits->size(), 1);
        QCOMPARE(hits->first().kind, SearchKind::Paragraph);
        QCOMPARE(hits->first().number, 1);
        QCOMPARE(hits->first().samplePosition, 1);
        QCOMPARE(hits->first().sampleTitle, QStringLiteral("Ferries and tides"));
        QVERIFY(hits->first().text.startsWith(QLatin1String("The ferry to Skye")));
        QSet<SearchKind> kinds;
        const auto wheat = search.find(QStringLiteral("wheat"), 10);
        for (const SearchHit& hit : *wheat)
            kinds.insert(hit.kind);
        QCOMPARE(kinds, (QSet<SearchKind>{SearchKind::Title, SearchKind::Paragraph,
                            SearchKind::Opinion, SearchKind::Fact}));
        QCOMPARE(search.find(QStringLiteral("wheat"), 2)->size(), 2);
        QCOMPARE(search.find(QStringLiteral("wheat"), 0)->size(), 0);
    }

    void samplesAreThoseWhoseTitleArticleOrDiscussionHasTheWords()
    {
        SearchRepository search(m_fixture->database());
        QCOMPARE(search.samplesWith(QStringLiteral("ferry"))->size(), 1);
        QCOMPARE(search.samplesWith(QStringLiteral("costs"))->size(), 0);
        QCOMPARE(search.samplesWith(QString())->size(), 0);
    }

    void notesAreNeverFound()
    {
        ProjectFixture fixture(1);
        fixture.answer(
            fixture.samples.first(), fixture.ada, QStringLiteral("y"), QStringLiteral("xylophone"));
        QCOMPARE(
            SearchRepository(fixture.database()).find(QStringLiteral("xylophone"), 9)->size(), 0);
    }

    void workedFactsAreFoundAsTheyAreNow()
    {
        ProjectFixture fixture(1);
        Database& database = fixture.database();
        fixture.close(fixture.samples.first(), QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
        const auto facts = fixture.addFacts(fixture.samples.first(), 2,
            {QStringLiteral("Herons wade."), QStringLiteral("Herons fish.")});
        const auto herons = hitsOf(database, "herons");
        QCOMPARE(herons.size(), 2);
        QCOMPARE(herons.first().kind, SearchKind::WorkedFact);
        QCOMPARE(herons.first().number, 2);
        QVERIFY(facts.contains(herons.first().fact));
        FactEdits edits(database);
        QVERIFY(
            edits.change(facts.first(), changedTo(QStringLiteral("Storks wade.")), fixture.lea));
        QCOMPARE(hitsOf(database, "herons").size(), 1);
        QCOMPARE(hitsOf(database, "storks").size(), 1);
        QVERIFY(edits.remove(facts.first(), fixture.lea));
        QCOMPARE(hitsOf(database, "storks").size(), 0);
        QVERIFY(edits.restore(facts.first(), fixture.lea));
        QCOMPARE(hitsOf(database, "storks").size(), 1);
        QCOMPARE(checkProject(fixture.path())->problems, QStringList());
    }

    void importedFactsThatWereTakenOverAreFoundOnce()
    {
        ProjectFixture fixture(0);
        kgds::SampleRecord record;
        record.article = {{1, QStringLiteral("One."), {}, {}, {}}};
        record.nonsupportingFacts = {
            {1, {{QStringLiteral("Wheat costs much."), kgds::FactType::Masked4, {}}}, {}}};
        const SampleId sample =
            ProjectFixture::take(SampleRecords(fixture.database()).addRecord(record));
        QCOMPARE(hitsOf(fixture.database(), "wheat").first().kind, SearchKind::Fact);
        QVERIFY(FactIntake(fixture.database()).importFacts(sample, fixture.lea));
        const auto hits = hitsOf(fixture.database(), "wheat");
        QCOMPARE(hits.size(), 1);
        QCOMPARE(hits.first().kind, SearchKind::WorkedFact);
    }

    void factsAreNotFoundWhileTheParagraphsAreLabelled()
    {
        ProjectFixture fixture(0);
        kgds::SampleRecord record;
        record.article = {{1, QStringLiteral("One."), {}, {}, {}}};
        record.supportingFacts = {
            {1, {{QStringLiteral("Wheat costs much."), kgds::FactType::Masked4, {}}}, {}}};
        const SampleId sample =
            ProjectFixture::take(SampleRecords(fixture.database()).addRecord(record));
        QCOMPARE(hitsOf(fixture.database(), "wheat").size(), 1);
        ProjectFixture::take(RoundRepository(fixture.database())
                                 .assign(sample, {fixture.ada, fixture.ben}, fixture.lea));
        QCOMPARE(hitsOf(fixture.database(), "wheat").size(), 0);
    }

    void onlyTheAuthorFindsOpinionsUntilBothHaveSubmitted()
    {
        OpinionFixture fixture;
        Database& database = fixture.database();
        const ProjectFixture& people = fixture.base;
        fixture.write(people.ada, 1, fixture.work(1, {QStringLiteral("Zebras run.")}));
        fixture.write(people.ada, 1, fixture.work(1, {QStringLiteral("Zebras walk.")}));
        QCOMPARE(hitsOf(database, "zebras", people.ada).size(), 1);
        QCOMPARE(hitsOf(database, "zebras run", people.ada).size(), 0);
        QCOMPARE(hitsOf(database, "zebras", people.ada).first().number, 1);
        for (const PersonId other : {people.ben, people.lea, PersonId()})
            QCOMPARE(hitsOf(database, "zebras", other).size(), 0);
        fixture.close();
        for (const PersonId other : {people.ben, people.lea, PersonId()}) {
            QCOMPARE(hitsOf(database, "zebras", other).size(), 0);
            QCOMPARE(hitsOf(database, "catalyst collapse", other).size(), 2);
        }
        QCOMPARE(checkProject(people.path())->problems, QStringList());
    }

    void whatAPartnerSuggestsIsFound()
    {
        OpinionFixture fixture;
        fixture.close();
        const auto opinions = fixture.checks().opinions(fixture.round().id);
        OpinionCheck check{
            false, true, true, true, QStringLiteral("An okapi ran."), {}, fixture.base.ben, {}};
        QVERIFY(
            fixture.checks().say(fixture.round().id, opinions->first().thread.uuid, check, 1'000));
        const auto hits = hitsOf(fixture.database(), "okapi");
        QCOMPARE(hits.size(), 1);
        QCOMPARE(hits.first().number, 1);
        QCOMPARE(hits.first().text, QStringLiteral("An okapi ran."));
    }

    void casesAndWhatWasSaidOfThemAreFound()
    {
        ProjectFixture fixture(0);
        Database& database = fixture.database();
        const ExpertProject project = addExpertProject(database, 2);
        const auto found = [&](const char* words, SearchKind kind) {
            QList<SearchHit> hits = hitsOf(database, words);
            hits.removeIf([kind](const SearchHit& hit) { return hit.kind != kind; });
            return hits;
        };
        const auto texts = found("orchards depend", SearchKind::Case);
        QCOMPARE(texts.size(), 1);
        QCOMPARE(texts.first().textCase, project.cases.first());
        QCOMPARE(texts.first().samplePosition, 1);
        QVERIFY(!texts.first().sample.isValid());
        const auto outputs = found("hears pump", SearchKind::Output);
        QVERIFY(!outputs.isEmpty());
        QVERIFY(!outputs.first().system.isEmpty());
        const auto aspects = found("pumps fail warning", SearchKind::Aspect);
        QVERIFY(!aspects.isEmpty());
        QVERIFY(project.evaluations.contains(aspects.first().evaluation));
        QVERIFY(!aspects.first().text.isEmpty());
        // The filter of samples is about samples alone.
        QVERIFY(SearchRepository(database).samplesWith(QStringLiteral("pump"))->isEmpty());
        QCOMPARE(checkProject(fixture.path())->problems, QStringList());
    }

    void evaluationsOfCasesThatAreExcludedDoNotUseUpTheLimit()
    {
        ProjectFixture fixture(0);
        Database& database = fixture.database();
        const ExpertProject project = addExpertProject(database, 2);
        QVERIFY(EvaluationRepository(database).addImported(
            project.outputs.last(), project.set.source + u'2', sixBySixExplanation()));
        const auto firstAspect = [&] {
            const auto hits = SearchRepository(database).find(QStringLiteral("pumps fail"), 1);
            return hits && !hits->isEmpty() ? hits->first().textCase : CaseId();
        };
        const CaseId before = firstAspect();
        QVERIFY(before.isValid());
        QVERIFY(SettingAside(database).exclude(before, {}, {}));
        QVERIFY(firstAspect().isValid());
        QVERIFY(firstAspect() != before);
    }

    void repliesAreFoundWithWhatTheyAreAbout()
    {
        ProjectFixture fixture(0);
        Database& database = fixture.database();
        const ExpertProject project = addExpertProject(database, 2);
        const RunId run = addExpertRun(database);
        const ReplyId reply =
            addReply(database, run, {project.outputs.last().value, {}}, "The parrot says wombat.");
        const auto hits = hitsOf(database, "wombat");
        QCOMPARE(hits.size(), 1);
        QCOMPARE(hits.first().kind, SearchKind::Reply);
        QCOMPARE(hits.first().reply, reply);
        QCOMPARE(hits.first().model, QStringLiteral("parrot-1"));
        QCOMPARE(hits.first().textCase, project.cases.last());
        QCOMPARE(hits.first().samplePosition, 2);
        QVERIFY(SettingAside(database).exclude(project.cases.last(), {}, {}));
        QVERIFY(hitsOf(database, "wombat").isEmpty());
        QCOMPARE(checkProject(fixture.path())->problems, QStringList());
    }

    void eachOfSeveralRepliesToATaskIsFound()
    {
        ProjectFixture fixture(0);
        Database& database = fixture.database();
        const ExpertProject project = addExpertProject(database, 1);
        const RunId run = addExpertRun(database);
        const auto tasks = ProjectFixture::take(
            RunTasks(database).addTasks(run, {{project.outputs.last().value, {}}}));
        QSet<qint64> replies;
        for (const int sample : {0, 1, 2})
            replies.insert(
                addReplyTo(database, run, tasks.first(), "I am sorry, no JSON.", sample).value);
        QSet<qint64> found;
        const auto hits = hitsOf(database, "sorry");
        for (const SearchHit& hit : hits)
            found.insert(hit.reply.value);
        QCOMPARE(found, replies);
    }

    void wordsOfARationaleLeadToItsDecision()
    {
        ProjectFixture fixture(0);
        Database& database = fixture.database();
        const ExpertProject project = addExpertProject(database, 1);
        expert::Explanation explanation = sixBySixExplanation();
        explanation.generated.matches[3].style.reason = QStringLiteral("Mere boilerplate.");
        explanation.expected.aspects[2].description = QStringLiteral("About wombats.");
        QVERIFY(EvaluationRepository(database).addImported(
            project.outputs.first(), project.set.source + u'2', explanation));
        const auto hits = hitsOf(database, "boilerplate");
        QCOMPARE(hits.size(), 1);
        QCOMPARE(hits.first().kind, SearchKind::Rationale);
        QCOMPARE(hits.first().decision->key(), QStringLiteral("O4/style"));
        QCOMPARE(hitsOf(database, "wombats").first().decision->key(), QStringLiteral("E3/match"));
    }

    void repliesAboutASampleAreNotFoundWhileItsParagraphsAreLabelled()
    {
        ProjectFixture fixture(1);
        Database& database = fixture.database();
        const SampleId sample = fixture.samples.first();
        addReply(database, addExpertRun(database), {1, sample}, "Wombats dig.");
        for (const PersonId viewer : {fixture.ada, fixture.lea, PersonId()})
            QVERIFY(hitsOf(database, "wombats", viewer).isEmpty());
        fixture.close(sample, QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
        QCOMPARE(hitsOf(database, "wombats", fixture.ada).size(), 1);
        QCOMPARE(hitsOf(database, "wombats").first().sample, sample);
    }

    void noKindCrowdsTheOthersOut()
    {
        ProjectFixture fixture(0);
        ArticleText article;
        article.title = QStringLiteral("Quokkas at last, a long title about quokkas and others");
        article.paragraphs = QStringList(20, QStringLiteral("Quokkas."));
        article.discussion = {{QStringLiteral("Ann"), QStringLiteral("I like quokkas a lot.")}};
        fixture.addSample(article, false);
        const auto hits = ProjectFixture::take(
            SearchRepository(fixture.database()).bestOfEachKind(QStringLiteral("quokkas"), 3));
        QMap<SearchKind, int> kinds;
        for (const SearchHit& hit : hits)
            ++kinds[hit.kind];
        QCOMPARE(kinds, (QMap<SearchKind, int>{{SearchKind::Title, 1}, {SearchKind::Paragraph, 3},
                            {SearchKind::Utterance, 1}}));
    }

    void aSearchThatNobodyWaitsForEnds()
    {
        const auto cancelled = std::make_shared<std::atomic_bool>(true);
        const auto hits = SearchRepository(m_fixture->database())
                              .bestOfEachKind(QStringLiteral("ferry"), 3, {}, cancelled);
        QVERIFY(!hits);
        QCOMPARE(hits.error().code, ErrorCode::Cancelled);
    }

    void samplesAndCasesAreFoundByTheirNumbers()
    {
        ProjectFixture fixture(3);
        Database& database = fixture.database();
        const ExpertProject project = addExpertProject(database, 2);
        SearchRepository search(database);
        const auto second = ProjectFixture::take(search.numbered(2));
        QCOMPARE(second.size(), 2);
        QCOMPARE(second.at(0).kind, SearchKind::Title);
        QCOMPARE(second.at(0).sample, fixture.samples.at(1));
        QCOMPARE(second.at(1).kind, SearchKind::Case);
        QCOMPARE(second.at(1).textCase, project.cases.at(1));
        QVERIFY(ProjectFixture::take(search.numbered(0)).isEmpty());
        QVERIFY(SettingAside(database).exclude(fixture.samples.at(2), {}, {}));
        QVERIFY(ProjectFixture::take(search.numbered(3)).isEmpty());
    }

private:
    std::unique_ptr<ProjectFixture> m_fixture;
};

TANDEM_TEST(TestSearchRepository, QCoreApplication)
#include "tst_searchrepository.moc"
