#include "models/studyitems/itemsfromusersummaries.h"
#include "packetfixture.h"
#include "storage/check/projectcheck.h"
#include "storage/project/summaryratings.h"
#include "storage/project/summarystudy.h"
#include "storage/project/timelineremoval.h"
#include "storage/repositories/studyblindness.h"
#include "storage/studyreport/studyorigins.h"
#include "studyfixture.h"
#include "tampering.h"
#include "testmain.h"
#include "usersumfixture.h"

#include <QSet>
#include <QTest>

using namespace tandem;

namespace {

QString told(const studies::Item& item, const char* field)
{
    for (const studies::Field& one : item.fields) {
        if (one.name == QLatin1String(field))
            return one.text;
    }
    return {};
}

} // namespace

/// A study of whether summaries of users are good or bad, and its ratings back.
class TestSummaryStudy final : public QObject
{
    Q_OBJECT

    template <typename T>
    static T take(Expected<T> result)
    {
        return ProjectFixture::take(std::move(result));
    }

    /// Three users with summaries by "ours" and "theirs", and the baseline of none.
    struct Made
    {
        ProjectFixture project{0};
        UsersumFixture users{project};

        Made()
        {
            for (int user = 1; user <= 3; ++user) {
                users.addSummary(user, QStringLiteral("ours"));
                users.addSummary(user, QStringLiteral("theirs"),
                    QStringLiteral("Reads a lot, user %1.").arg(user));
                users.addNone(user);
            }
        }
        Database& database() { return project.database(); }
        SummaryStudyOrder order() const
        {
            SummaryStudyOrder order;
            order.name = QStringLiteral("Summaries");
            order.log = users.log;
            order.ratersPerItem = 2;
            return order;
        }
        /// The study with these raters.
        StudyId study(const QStringList& raters)
        {
            SummaryStudyOrder asked = order();
            for (const QString& rater : raters)
                asked.raters.append({.name = rater});
            const SummaryStudyItems items = take(summaryStudyItems(database(), asked));
            return take(makeSummaryStudy(database(), asked, items, project.lea)).study;
        }
        /// The rater finds those good whose summary `isGood` likes.
        template <typename IsGood>
        void answer(StudyId study, const QString& rater, IsGood isGood)
        {
            answerIn(
                database(), take(StudyRaterRepository(database()).byName(study, rater)).id, isGood);
        }
        /// The same in any file, as a packet is one.
        template <typename IsGood>
        static void answerIn(Database& file, RaterId id, IsGood isGood)
        {
            studies::Submission given;
            qint64 at = 1'780'000'000'000; // in 2026
            const studies::Task task = take(StudyAnswerRepository(file).task(id));
            for (const studies::TaskTurn& turn : task.turns) {
                studies::Item shown;
                shown.fields = turn.fields;
                const bool good = isGood(told(shown, "summary"));
                given.rows.append({newUuid(), turn.id, QStringLiteral("rating"),
                    good ? QStringLiteral("good") : QStringLiteral("bad"), at += 1000, 900});
            }
            take(StudyAnswerRepository(file).keep(id, given, SubmissionChannel::File));
        }
    };

private slots:
    void eachItemShowsThePastAndOneSummaryAndNothingElse()
    {
        Made made;
        SummaryStudyOrder order = made.order();
        order.query = QStringLiteral("What does the person read?");
        const SummaryStudyItems items = take(summaryStudyItems(made.database(), order));
        QCOMPARE(items.users, 3);
        QCOMPARE(
            items.summarizers, QStringList({QStringLiteral("ours"), QStringLiteral("theirs")}));
        QCOMPARE(items.items.size(), 6);
        const UserRecord user =
            take(TimelineRepository(made.database()).user(made.users.users.first()));
        const studies::Item& first = items.items.first().item;
        QCOMPARE(first.group, QStringLiteral("U001"));
        QCOMPARE(told(first, "query"), order.query);
        const QStringList lines = told(first, "timeline").split(u'\n');
        QCOMPARE(lines.size(), user.past);
        // In the order of time, as the instructions say.
        QVERIFY2(lines.first().startsWith(QLatin1String("2020-01-02; Travel volume 8")),
            qPrintable(lines.first()));
        // Nothing of the future, of whose the summary is, or of its scores.
        const auto timeline = UsersumFixture::timeline(1);
        QVERIFY(!told(first, "timeline").contains(timeline.activities.at(user.past).title));
        for (const studies::StudyItem& one : items.items) {
            QVERIFY(one.source.scores.isEmpty());
            QVERIFY(!one.item.name.contains(QLatin1String("ours")));
            QCOMPARE(one.item.fields.size(), 3);
        }
    }

    void summariesThatAStudyShowsStay()
    {
        Made made;
        const auto refused = [&] {
            const auto removed =
                removeSummaries(made.database(), made.users.log, QStringLiteral("ours"));
            return removed ? QString() : removed.error().sentence();
        };
        const StudyId study = made.study({QStringLiteral("Ann"), QStringLiteral("Bob")});
        QVERIFY2(refused().contains(QStringLiteral("\"Summaries\"")), qPrintable(refused()));
        ProjectFixture::check(StudyRepository(made.database())
                                  .close(study, made.project.lea, EarlyEnd{QStringLiteral("x")}));
        QVERIFY2(refused().contains(QStringLiteral("\"Summaries\"")), qPrintable(refused()));
    }

    void aLongPastIsCutFromItsBeginningAndSaysSo()
    {
        ProjectFixture project(0);
        UsersumFixture users(project, 0);
        usersum::Timeline timeline = UsersumFixture::timeline(1, 60);
        for (usersum::Activity& activity : timeline.activities)
            activity.text = QString(990, QLatin1Char('x'));
        TimelineRepository timelines(project.database());
        users.users = {take(timelines.addUser(users.log, timeline))};
        users.split(users.log);
        users.addSummary(1);
        SummaryStudyOrder order;
        order.log = users.log;
        const SummaryStudyItems items = take(summaryStudyItems(project.database(), order));
        const QStringList lines = told(items.items.first().item, "timeline").split(u'\n');
        const int past = take(timelines.user(users.users.first())).past;
        QVERIFY(lines.size() - 1 < past);
        // Before the first one, where the missing ones were.
        QVERIFY2(lines.first().contains(QString::number(past - (lines.size() - 1))),
            qPrintable(lines.first()));
    }

    void usersAreDrawnBySeedAndWhoLacksASummaryIsLeftOut()
    {
        ProjectFixture project(0);
        UsersumFixture users(project, 12);
        for (int user = 1; user <= 12; ++user) {
            users.addSummary(user, QStringLiteral("ours"));
            if (user > 2)
                users.addSummary(user, QStringLiteral("theirs"), QStringLiteral("Reads."));
        }
        SummaryStudyOrder order;
        order.log = users.log;
        order.users = 4;
        const auto names = [&] {
            QSet<QString> groups;
            const SummaryStudyItems drawn = take(summaryStudyItems(project.database(), order));
            for (const studies::StudyItem& item : drawn.items)
                groups.insert(item.item.group);
            return groups;
        };
        const SummaryStudyItems drawn = take(summaryStudyItems(project.database(), order));
        QCOMPARE(drawn.users, 4);
        QCOMPARE(drawn.incomplete, 2);
        QCOMPARE(drawn.items.size(), 8);
        const QSet<QString> first = names();
        QCOMPARE(names(), first);
        QVERIFY(!first.contains(QStringLiteral("U001")) && !first.contains(QStringLiteral("U002")));
        order.seed = 2;
        QVERIFY(names() != first);
    }

    void whatCannotBeAskedAboutIsRefusedByName()
    {
        Made made;
        SummaryStudyOrder order = made.order();
        order.summarizers = {QStringLiteral("mine")};
        const auto unknown = summaryStudyItems(made.database(), order);
        QVERIFY(!unknown);
        QCOMPARE(unknown.error().code, ErrorCode::NotFound);
        QVERIFY(unknown.error().remedy.contains(QLatin1String("theirs")));
        order.summarizers = {QStringLiteral("no summary")};
        const auto empty = summaryStudyItems(made.database(), order);
        QVERIFY(!empty);
        QCOMPARE(empty.error().code, ErrorCode::InvalidInput);
    }

    void ratersJudgeSummariesOfAUserFarFromEachOther()
    {
        Made made;
        const StudyId study = made.study({QStringLiteral("Ann"), QStringLiteral("Bob")});
        const RaterId ann =
            take(StudyRaterRepository(made.database()).byName(study, QStringLiteral("Ann"))).id;
        const studies::Task task = take(StudyAnswerRepository(made.database()).task(ann));
        QCOMPARE(task.turns.size(), 6);
        const QByteArray shown = taskToJson(task);
        for (const char* hidden : {"ours", "theirs", "usersum", "U001"})
            QVERIFY2(!shown.contains(hidden), hidden);
        const auto pastOf = [&](int turn) {
            studies::Item item;
            item.fields = task.turns.at(turn).fields;
            return told(item, "timeline");
        };
        for (int i = 1; i < 6; ++i)
            QVERIFY(pastOf(i) != pastOf(i - 1));
        for (const studies::TaskTurn& turn : task.turns)
            QVERIFY(!turn.group); // nobody is told that two belong together
    }

    void nobodyLearnsRatingsBeforeTheStudyIsClosed()
    {
        Made made;
        const StudyId study = made.study({QStringLiteral("Ann"), QStringLiteral("Bob")});
        const auto likesOurs = [](const QString& summary) {
            return summary.contains(QLatin1String("Insights"));
        };
        made.answer(study, QStringLiteral("Ann"), likesOurs);
        const auto early = summaryRatings(made.database(), study, made.users.log);
        QVERIFY(!early);
        QCOMPARE(early.error().code, ErrorCode::Refused);
        QVERIFY(take(ratedSummaryStudies(made.database(), made.users.log)).isEmpty());

        made.answer(study, QStringLiteral("Bob"), [](const QString&) { return true; });
        ProjectFixture::check(StudyRepository(made.database()).close(study, made.project.lea));
        QCOMPARE(take(ratedSummaryStudies(made.database(), made.users.log)).size(), 1);
        const SummaryRatings ratings = take(summaryRatings(made.database(), study, made.users.log));
        QCOMPARE(ratings.gone, 0);
        const auto ours = ratings.bySummarizer.value(QStringLiteral("ours"));
        const auto theirs = ratings.bySummarizer.value(QStringLiteral("theirs"));
        QCOMPARE(ours.size(), 6);
        QCOMPARE(theirs.size(), 6);
        QSet<QString> users;
        for (const usersum::HumanRating& rating : ours) {
            QVERIFY(rating.isGood);
            users.insert(rating.user);
        }
        QCOMPARE(users.size(), 3);
        int good = 0;
        for (const usersum::HumanRating& rating : theirs) {
            good += rating.isGood ? 1 : 0;
            QCOMPARE(rating.isGood, rating.rater == QLatin1String("R2"));
        }
        QCOMPARE(good, 3);
    }

    void aRaterWhoIsOneOfThePeopleIsBlindUntilItIsClosed()
    {
        Made made;
        SummaryStudyOrder order = made.order();
        order.raters = {{.name = QStringLiteral("Ada"), .person = made.project.ada}};
        const SummaryStudyItems items = take(summaryStudyItems(made.database(), order));
        take(makeSummaryStudy(made.database(), order, items, made.project.lea));
        QVERIFY(!take(StudyBlindness(made.database()).ratedBy(made.project.ada)).isEmpty());
        QVERIFY(take(StudyBlindness(made.database()).ratedBy(made.project.ben)).isEmpty());
        QVERIFY(!StudyBlindness(made.database()).requireNoRater(made.project.ada));
    }

    void aPacketCarriesTheQuestionsAloneAndBringsRatingsBack()
    {
        Made made;
        SummaryStudyOrder order = made.order();
        order.ratersPerItem = 1;
        order.raters = {{.name = QStringLiteral("Ada"), .person = made.project.ada}};
        const SummaryStudyItems items = take(summaryStudyItems(made.database(), order));
        const StudyId study =
            take(makeSummaryStudy(made.database(), order, items, made.project.lea)).study;
        PacketFixture packetFixture(made.project);
        const QString path = packetFixture.write(made.project.ada);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.contains("Reads a lot, user 1."));
        for (const char* hidden : {"theirs", "usersum/"})
            QVERIFY2(!bytes.contains(hidden), hidden);
        {
            const auto packet = PacketFixture::open(path);
            const StudyId there = take(StudyRepository(*packet).all()).first().id;
            const RaterId rater = take(StudyRaterRepository(*packet).all(there)).first().id;
            Made::answerIn(*packet, rater,
                [](const QString& summary) { return summary.contains(QLatin1String("Insights")); });
        }
        take(packetFixture.merge({path}));
        ProjectFixture::check(StudyRepository(made.database()).close(study, made.project.lea));
        const SummaryRatings ratings = take(summaryRatings(made.database(), study, made.users.log));
        for (const char* summarizer : {"ours", "theirs"}) {
            const auto of = ratings.bySummarizer.value(QLatin1String(summarizer));
            QCOMPARE(of.size(), 3);
            for (const usersum::HumanRating& rating : of)
                QCOMPARE(rating.isGood, QLatin1String(summarizer) == QLatin1String("ours"));
        }
    }

    void theStudysReportSaysWhereItsItemsCameFrom()
    {
        Made made;
        const StudyId study = made.study({QStringLiteral("Ann")});
        const QString origins = take(studyOrigins(made.database(), study)).join(u' ');
        QVERIFY2(origins.contains(QLatin1String("6 item(s) were created from")) &&
                     origins.contains(QLatin1String("ours, theirs")),
            qPrintable(origins));
    }

    void whoIsExcludedByTheStudysRulesHasNoRatings()
    {
        Made made;
        const StudyId study = made.study({QStringLiteral("Ann"), QStringLiteral("Bob")});
        StudyRepository studies(made.database());
        studies::Design design = take(studies.version(study)).design;
        design.exclusions.straightLining = 0.95;
        take(studies.changeDesign(study, design, made.project.lea));
        made.answer(study, QStringLiteral("Ann"),
            [](const QString& summary) { return summary.contains(QLatin1String("Insights")); });
        made.answer(study, QStringLiteral("Bob"), [](const QString&) { return true; });
        ProjectFixture::check(studies.close(study, made.project.lea));
        const SummaryRatings ratings = take(summaryRatings(made.database(), study, made.users.log));
        QCOMPARE(ratings.excluded, 1);
        QCOMPARE(ratings.bySummarizer.value(QStringLiteral("ours")).size(), 3);
        for (const auto& of : ratings.bySummarizer) {
            for (const usersum::HumanRating& rating : of)
                QCOMPARE(rating.rater, QStringLiteral("R1"));
        }
    }

    void anOpenProjectMakesItAsOneChange()
    {
        Made made;
        const Change change = summaryStudyChange(made.order());
        const Prepared prepared = take(change.prepare(made.database(), {}));
        QVERIFY(prepared.write);
        QVERIFY(change.text.isEmpty());
    }

    void aStudyOfSomethingElseHasNoRatingsOfSummaries()
    {
        StudyFixture fixture;
        for (const RaterId rater : fixture.raters)
            fixture.answerAll(rater);
        const auto open = take(StudyRepository(fixture.database()).byId(fixture.study));
        QVERIFY(!open.isClosed());
        ProjectFixture::check(
            StudyRepository(fixture.database())
                .close(fixture.study, fixture.lea(), EarlyEnd{QStringLiteral("x")}));
        const auto none = summaryRatings(fixture.database(), fixture.study, {});
        QVERIFY(!none);
        QCOMPARE(none.error().code, ErrorCode::InvalidInput);
    }

    void whatAStudyShowsIsTheSummaryThatItCountsFor_data()
    {
        QTest::addColumn<QString>("sql");
        const auto row = [](const char* what, const char* sql) {
            QTest::newRow(what) << QString::fromLatin1(sql);
        };
        row("the summaries exchanged",
            "UPDATE study_source SET system_1 = (SELECT o.system_1 FROM study_source o WHERE"
            " o.item_id = 3 - study_source.item_id), origin = (SELECT o.origin FROM study_source o"
            " WHERE o.item_id = 3 - study_source.item_id) WHERE item_id IN (1, 2)");
        row("a summary that is not there",
            "UPDATE study_source SET origin = 'usersum/00000000-0000-4000-8000-000000000000'"
            " WHERE item_id = 1");
        row("another summarizer",
            "UPDATE study_source SET system_1 = CASE system_1 WHEN 'ours' THEN 'theirs'"
            " ELSE 'ours' END WHERE item_id = 1");
        row("another text",
            "UPDATE study_item SET fields = replace(fields, 'Reads a lot', 'Reads little')");
        row("no text", "UPDATE study_item SET fields = replace(fields, '\"summary\"',"
                       " '\"something\"') WHERE id = 1");
        row("a summary rewritten",
            "UPDATE usersum_summary SET text = 'Reads a bit, user 1.' WHERE text LIKE '%user 1.'");
    }

    void whatAStudyShowsIsTheSummaryThatItCountsFor()
    {
        QFETCH(const QString, sql);
        Made made;
        const auto items = take(summaryStudyItems(made.database(), made.order()));
        take(makeSummaryStudy(made.database(), made.order(), items, made.project.lea));
        QCOMPARE(take(checkProject(made.project.path())).problems, QStringList());
        tamperWith(made.database(), sql);
        const QStringList problems = take(checkProject(made.project.path())).problems;
        QVERIFY2(problems.join(u'\n').contains(
                     QLatin1String("showing a missing summary, or another one")),
            qPrintable(problems.join(u'\n')));
    }
};

TANDEM_TEST(TestSummaryStudy, QCoreApplication)
#include "tst_summarystudy.moc"
