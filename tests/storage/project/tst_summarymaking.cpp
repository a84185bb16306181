#include "storage/project/summarymaking.h"

#include "madehierarchy.h"
#include "testmain.h"
#include "usersumfixture.h"

#include <QTest>

using namespace tandem;

/// How a summary was made, read from stored tasks and replies.
class TestSummaryMaking : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_project = std::make_unique<ProjectFixture>(0);
        m_users = std::make_unique<UsersumFixture>(*m_project);
    }
    void cleanup()
    {
        m_users.reset();
        m_project.reset();
    }

    void everyVersionStandsWithWhatWasFoundInIt()
    {
        MadeHierarchy made(*m_project, user());
        made.finish();
        const auto making = read(QStringLiteral("hierarchy"));
        QVERIFY(making);
        QCOMPARE(making->run, made.run);
        QCOMPARE(making->query.query, QStringLiteral("What does the user like to read?"));
        QCOMPARE(making->query.words, 40);
        QCOMPARE(making->segments.size(), 4);
        const MadeSegment& second = making->segments.at(1);
        QCOMPARE(second.number, 2);
        QCOMPARE(second.activities, 7);
        QCOMPARE(second.first, QDate(2020, 4, 1));
        QCOMPARE(second.last, QDate(2020, 6, 30));
        QCOMPARE(second.versions.size(), 2);
        const MadeVersion& first = second.versions.first();
        QCOMPARE(first.summary.value->summary,
            QStringLiteral("The user moved to Poetry and Opera in spring."));
        QVERIFY(first.query.value->isConsistent);
        QCOMPARE(first.pairs.value->size(), 2);
        QVERIFY(first.verdictOn(0)->isConsistent);
        QVERIFY(!first.verdictOn(1)->isConsistent);
        QCOMPARE(first.verdictOn(1)->reference, QStringLiteral("Travel"));
        QVERIFY(!first.verdictOn(2));
        QCOMPARE(second.versions.at(1).summary.value->summary,
            QStringLiteral("The user moved to Poetry in spring."));
        QVERIFY(second.outcome && second.outcome->version == 1 && second.outcome->isChecked);
        QVERIFY(making->segments.first().outcome->version == 0);
        QCOMPARE(
            making->combined.value->summary, QStringLiteral("The user reads crime, later poetry."));
    }

    void everyPartKnowsItsReply()
    {
        MadeHierarchy made(*m_project, user());
        const ReplyId segment =
            made.answer(QStringLiteral("segment/1"), MadeHierarchy::summary("Crime"));
        const ReplyId query =
            made.answer(QStringLiteral("query/1.0"), QStringLiteral("consistent"));
        const auto making = read(QStringLiteral("hierarchy"));
        const MadeVersion& version = making->segments.first().versions.first();
        QCOMPARE(version.summary.reply, segment);
        QCOMPARE(version.query.reply, query);
        QVERIFY(!version.pairs.isAsked);
        QVERIFY(!version.pairs.reply.isValid());
    }

    void whatIsUnderWayOrFailedSaysSo()
    {
        MadeHierarchy made(*m_project, user());
        made.answer(QStringLiteral("segment/1"), MadeHierarchy::summary("Crime"));
        const ReplyId unread = made.fail(QStringLiteral("query/1.0"), QStringLiteral("Perhaps."),
            QStringLiteral("There is no verdict."));
        // No summary is stored, but a run was to make it.
        const auto making = read(QStringLiteral("hierarchy"));
        QVERIFY(making);
        const MadeSegment& segment = making->segments.first();
        QVERIFY(!segment.outcome);
        QVERIFY(!segment.versions.first().query.value);
        QCOMPARE(segment.versions.first().query.reply, unread);
        QCOMPARE(segment.versions.first().query.fault, QStringLiteral("There is no verdict."));
        QVERIFY(making->segments.at(1).versions.isEmpty());
        QVERIFY(!making->combined.isAsked);
    }

    void aReplyThatCannotBeReadAnyMoreIsNoEndOfTheOthers()
    {
        MadeHierarchy made(*m_project, user());
        made.finish();
        QVERIFY(m_project->database().run(
            QStringLiteral("UPDATE llm_task SET reply_id = (SELECT t.reply_id FROM llm_task t"
                           " WHERE t.part = 'query/1.0') WHERE part = 'questions/1.0'")));
        const auto making = read(QStringLiteral("hierarchy"));
        QVERIFY(making);
        const MadeVersion& version = making->segments.first().versions.first();
        QVERIFY(!version.pairs.value);
        QVERIFY(!version.pairs.fault.isEmpty());
        QVERIFY(!making->segments.first().outcome);
        QVERIFY(making->segments.at(1).outcome);
    }

    void nothingIsSaidOfWhatNoRunMade()
    {
        m_users->addSummary(1);
        QVERIFY(!read(QStringLiteral("ours")));
        QVERIFY(!read(QStringLiteral("nobody")));
    }

    void aSummaryInOneStepHasNoSegments()
    {
        Database& database = m_project->database();
        MadeHierarchy made(*m_project, user(), QStringLiteral("one step"));
        QVERIFY(
            database.run(QStringLiteral("UPDATE llm_run SET settings ="
                                        " json_set(settings, '$.hierarchical', json('false'))")));
        made.answer(QStringLiteral("summary"), MadeHierarchy::summary("Crime"));
        const auto making = read(QStringLiteral("one step"));
        QVERIFY(making);
        QVERIFY(making->segments.isEmpty());
        QCOMPARE(making->combined.value->summary, QStringLiteral("Crime."));
    }

private:
    TimelineUserId user() const { return m_users->users.first(); }
    std::optional<SummaryMaking> read(const QString& summarizer)
    {
        return ProjectFixture::take(summaryMaking(m_project->database(), user(), summarizer));
    }

    std::unique_ptr<ProjectFixture> m_project;
    std::unique_ptr<UsersumFixture> m_users;
};

TANDEM_TEST(TestSummaryMaking, QCoreApplication)
#include "tst_summarymaking.moc"
