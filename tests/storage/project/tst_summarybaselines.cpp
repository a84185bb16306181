#include "storage/project/summarybaselines.h"

#include "storage/check/projectcheck.h"
#include "storage/repositories/usersummaryrepository.h"
#include "testmain.h"
#include "usersumfixture.h"
#include "usersumrows.h"

#include <QTest>

#include <algorithm>

using namespace tandem;

namespace {

const QString kOurs = QStringLiteral("ours");

} // namespace

/// Summaries that a summarizer has to beat.
class TestSummaryBaselines final : public QObject
{
    Q_OBJECT

private slots:
    void nobodyStaysInTheirPlaceOfACircle()
    {
        for (const qsizetype count : {2, 3, 7, 50}) {
            for (quint64 seed = 0; seed < 20; ++seed) {
                QList<qsizetype> places = circleOf(count, seed);
                for (qsizetype i = 0; i < count; ++i)
                    QVERIFY(places.at(i) != i);
                std::sort(places.begin(), places.end());
                for (qsizetype i = 0; i < count; ++i)
                    QCOMPARE(places.at(i), i);
            }
        }
        // The same on every machine.
        QCOMPARE(circleOf(5, 1), (QList<qsizetype>{1, 2, 3, 4, 0}));
        QVERIFY(circleOf(50, 1) != circleOf(50, 2));
    }

    void everybodyGetsTheSummaryOfAnother()
    {
        ProjectFixture fixture(1);
        UsersumFixture usersum(fixture, 5);
        for (const int user : {1, 2, 4, 5})
            usersum.addSummary(user);
        const BaselineOrder order{usersum.log, kOurs, {}, 3};
        const auto added = ProjectFixture::take(addBaseline(fixture.database(), order));
        QCOMPARE(added.name, QStringLiteral("other: ours"));
        QCOMPARE(added.added.size(), 4);
        UserSummaryRepository summaries(fixture.database());
        for (const UserSummaryId id : added.added) {
            const auto one = ProjectFixture::take(summaries.byId(id));
            const auto source = ProjectFixture::take(summaries.byId(one.made.other));
            QCOMPARE(one.made.text, source.made.text);
            QVERIFY(one.made.user != source.made.user);
            QCOMPARE(one.made.origin, SummaryOrigin::OfOtherUser);
        }
        const auto again = ProjectFixture::take(addBaseline(fixture.database(), order));
        QVERIFY(again.added.isEmpty());
        QCOMPARE(again.known, 4);
        BaselineOrder otherwise = order;
        otherwise.seed = 4;
        QCOMPARE(addBaseline(fixture.database(), otherwise).error().code, ErrorCode::Refused);
        otherwise.name = QStringLiteral("shuffled");
        QVERIFY(addBaseline(fixture.database(), otherwise));
        QCOMPARE(checkProject(fixture.path())->problems, QStringList());
    }

    void everybodyWithAFutureGetsNone()
    {
        ProjectFixture fixture(1);
        UsersumFixture usersum(fixture, 2);
        usersum.addLog(QStringLiteral("uncut"), 1);
        const auto added =
            ProjectFixture::take(addBaseline(fixture.database(), {usersum.log, {}, {}, 1}));
        QCOMPARE(added.name, QStringLiteral("none"));
        QCOMPARE(added.added.size(), 2);
        const auto one = ProjectFixture::take(
            UserSummaryRepository(fixture.database()).byId(added.added.first()));
        QCOMPARE(one.made.origin, SummaryOrigin::None);
        QVERIFY(one.made.text.isEmpty());
        QCOMPARE(one.words, 0);
        QCOMPARE(checkProject(fixture.path())->problems, QStringList());
    }

    void whatIsNoBaselineIsRefused()
    {
        ProjectFixture fixture(1);
        UsersumFixture usersum(fixture, 3);
        const auto code = [&](const QString& of, const QString& name = {}) {
            return addBaseline(fixture.database(), {usersum.log, of, name, 1}).error().code;
        };
        QCOMPARE(code(kOurs), ErrorCode::NotFound);
        usersum.addSummary(1);
        QCOMPARE(code(kOurs), ErrorCode::NotFound);
        usersum.addSummary(2);
        QCOMPARE(code(kOurs, kOurs), ErrorCode::Refused);
        QCOMPARE(code({}, kOurs), ErrorCode::Refused);
        QVERIFY(addBaseline(fixture.database(), {usersum.log, kOurs, {}, 1}));
        QCOMPARE(code(QStringLiteral("other: ours")), ErrorCode::Refused);
    }

    void aBaselineIsUndoneUnlessSomethingStandsOnIt()
    {
        ProjectFixture fixture(1);
        UsersumFixture usersum(fixture, 3);
        usersum.addSummary(1);
        usersum.addSummary(2);
        const QStringList before = usersumRows(fixture.database());
        const WriteContext context{fixture.database(), {}};
        const Change change = addingBaseline({usersum.log, kOurs, {}, 1});
        const Written added = ProjectFixture::take(change.write(context));
        const QStringList after = usersumRows(fixture.database());
        const Written back = ProjectFixture::take(added.inverse(context));
        QCOMPARE(usersumRows(fixture.database()), before);
        const Written again = ProjectFixture::take(back.inverse(context));
        QCOMPARE(usersumRows(fixture.database()), after);
        const auto id =
            ProjectFixture::take(UserSummaryRepository(fixture.database())
                                     .find(usersum.users.first(), QStringLiteral("other: ours")));
        usersum.predict(*id, QStringLiteral("seer"), 1, QStringLiteral("y"));
        QCOMPARE(again.inverse(context).error().code, ErrorCode::Refused);
    }
};

TANDEM_TEST(TestSummaryBaselines, QCoreApplication)
#include "tst_summarybaselines.moc"
