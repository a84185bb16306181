#include "storage/studies/itemsadding.h"

#include "storage/check/projectcheck.h"
#include "storage/database/rows.h"
#include "storage/repositories/journal.h"
#include "studyfixture.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;

/// Items that are added to a study as a step that can be undone.
class TestItemsAdding final : public QObject
{
    Q_OBJECT

    static Written added(StudyFixture& fixture, int first, int count)
    {
        const auto fresh = std::make_shared<int>(0);
        const Change change = addingStudyItems(fixture.study, StudyFixture::someItems(first, count),
            {{QStringLiteral("from"), QStringLiteral("x")}}, fresh);
        Written written = StudyFixture::take(change.write(by(fixture)));
        Q_ASSERT(bool(written.inverse) == (*fresh > 0));
        return written;
    }
    static WriteContext by(StudyFixture& fixture)
    {
        return {fixture.database(), {.person = fixture.lea()}};
    }
    static QStringList items(StudyFixture& fixture)
    {
        QStringList names;
        for (const studies::StudyItem& item :
            StudyFixture::take(StudyRepository(fixture.database()).items(fixture.study)))
            names += item.item.name;
        return names;
    }

private slots:
    void addedItemsGoAndComeBackAsTheyWere()
    {
        StudyFixture fixture(2, 0);
        const auto stored = [&] {
            return StudyFixture::take(valuesOf<QString>(fixture.database(),
                QStringLiteral("SELECT i.id || i.uuid || i.position || i.name || i.kind || i.text"
                               " || i.fields || i.at || s.system_1 || s.system_2 || s.known"
                               " || s.scores FROM study_item i JOIN study_source s"
                               " ON s.item_id = i.id ORDER BY i.id")));
        };
        const QStringList before = items(fixture);
        const Written there = added(fixture, 2, 3); // one of them is known
        const QStringList all = stored();
        QCOMPARE(all.size(), 4);
        const Written out = StudyFixture::take(there.inverse(by(fixture)));
        QCOMPARE(items(fixture), before);
        const JournalEntry told = StudyFixture::take(Journal(fixture.database()).newest(1)).first();
        QCOMPARE(told.event, QStringLiteral("study items_removed"));
        QCOMPARE(told.by, fixture.lea());
        QCOMPARE(told.detail[QLatin1String("items")].toInt(), 2);
        const Written back = StudyFixture::take(out.inverse(by(fixture)));
        QCOMPARE(stored(), all);
        StudyFixture::take(back.inverse(by(fixture)));
        QCOMPARE(items(fixture), before);
        QCOMPARE(
            StudyFixture::take(checkProject(fixture.project().path())).problems, QStringList());
        QVERIFY(!added(fixture, 1, 2).inverse); // nothing new
    }

    void itemsThatWereHandedOutOrFollowedByOthersStay()
    {
        StudyFixture fixture(2, 0);
        const Written first = added(fixture, 3, 1);
        const Written second = added(fixture, 4, 1);
        QCOMPARE(first.inverse(by(fixture)).error().code, ErrorCode::Refused);
        StudyRaterRepository raters(fixture.database());
        StudyFixture::take(raters.add(fixture.study,
            {{.name = QStringLiteral("Ann")}, {.name = QStringLiteral("Bob")}}, fixture.lea()));
        StudyFixture::take(raters.assign(fixture.study, fixture.lea()));
        QCOMPARE(second.inverse(by(fixture)).error().code, ErrorCode::Refused);
        QCOMPARE(items(fixture).size(), 4);
    }
};

TANDEM_TEST(TestItemsAdding, QCoreApplication)
#include "tst_itemsadding.moc"
