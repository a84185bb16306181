#include "projectfixture.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/peoplerepository.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;

/// People: names, colours, roles, and being excluded.
class TestPeopleRepository : public QObject
{
    Q_OBJECT

private slots:
    void peopleComeBackInTheOrderTheyWereAdded()
    {
        ProjectFixture fixture(0);
        PeopleRepository people(fixture.database());
        const auto all = people.all();
        QVERIFY(all);
        QCOMPARE(all->size(), 3);
        QCOMPARE(all->at(0).name, QStringLiteral("Lea"));
        QCOMPARE(all->at(0).role, Role::Lead);
        QVERIFY(all->at(0).active);
        QCOMPARE(all->at(2).name, QStringLiteral("Ben"));
        QCOMPARE(*people.byId(fixture.ben), all->at(2));
        QCOMPARE(*people.byName(QStringLiteral(" bEN ")), all->at(2));
    }

    void somebodyUnknownIsNotFoundAndTheKnownOnesAreNamed()
    {
        ProjectFixture fixture(0);
        PeopleRepository people(fixture.database());
        const auto byName = people.byName(QStringLiteral("Zoe"));
        QVERIFY(!byName);
        QCOMPARE(byName.error().code, ErrorCode::NotFound);
        QVERIFY(byName.error().remedy.contains(QLatin1String("Lea, Ada, Ben")));
        QCOMPARE(people.byId(PersonId{99}).error().code, ErrorCode::NotFound);
        QCOMPARE(people.byId({}).error().code, ErrorCode::NotFound);
    }

    void namesAreCheckedAndTidied_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("stored");
        QTest::newRow("blanks go") << QStringLiteral("  Ann \n Lee ") << QStringLiteral("Ann Lee");
        QTest::newRow("markup is text") << QStringLiteral("<b>A") << QStringLiteral("<b>A");
        QTest::newRow("Persian") << QStringLiteral("سارا") << QStringLiteral("سارا");
        QTest::newRow("longest") << QString(60, u'x') << QString(60, u'x');
        QTest::newRow("empty") << QString() << QString();
        QTest::newRow("only blanks") << QStringLiteral(" \t ") << QString();
        QTest::newRow("too long") << QString(61, u'x') << QString();
        QTest::newRow("control characters") << QStringLiteral("X\x1bY") << QString();
        QTest::newRow("a comma, as between names") << QStringLiteral("Smith, John") << QString();
        QTest::newRow("taken") << QStringLiteral("ada") << QString();
        QTest::newRow("taken, wide letters") << QStringLiteral("Ａｄａ") << QString();
    }

    void namesAreCheckedAndTidied()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, stored);
        ProjectFixture fixture(0);
        PeopleRepository people(fixture.database());
        const auto added = people.add(name, Role::Annotator);
        QCOMPARE(added.has_value(), !stored.isEmpty());
        QCOMPARE(people.all()->size(), stored.isEmpty() ? 3 : 4);
        if (!added) {
            QVERIFY(!added.error().remedy.isEmpty());
            return;
        }
        QCOMPARE(added->name, stored);
        QCOMPARE(*people.byId(added->id), *added);
    }

    void coloursDifferByThemselvesAndAreChecked()
    {
        ProjectFixture fixture(0);
        PeopleRepository people(fixture.database());
        for (int i = 0; i < 5; ++i)
            QVERIFY(people.add(QStringLiteral("P%1").arg(i), Role::Annotator));
        QSet<QString> colours;
        const auto all = people.all();
        for (const Person& person : *all)
            colours.insert(person.colour);
        QCOMPARE(colours.size(), 8);
        QCOMPARE(people.add(QStringLiteral("Q"), Role::Lead, QStringLiteral("#ABCDEF"))->colour,
            QStringLiteral("#abcdef"));
        for (const char* wrong : {"red", "#12345", "#1234567", "url(x)", "#12345g", "#123456\n"})
            QVERIFY(!people.add(QStringLiteral("R"), Role::Lead, QLatin1String(wrong)));
    }

    void aPersonCanBeChangedAndThatIsJournalled()
    {
        ProjectFixture fixture(0);
        PeopleRepository people(fixture.database());
        Person ben = *people.byId(fixture.ben);
        ben.name = QStringLiteral("Benno");
        ben.colour = QStringLiteral("#010203");
        ben.role = Role::Lead;
        ben.active = false;
        QVERIFY(people.update(ben));
        QCOMPARE(*people.byId(fixture.ben), ben);
        QCOMPARE(Journal(fixture.database()).newest(1, ben.uuid)->first().event,
            QStringLiteral("person changed"));

        ben.name = QStringLiteral("ADA");
        QCOMPARE(people.update(ben).error().code, ErrorCode::Refused);
        ben.name = QStringLiteral("BENNO");
        QVERIFY(people.update(ben));
        ben.id = PersonId{99};
        ben.name = QStringLiteral("New");
        QCOMPARE(people.update(ben).error().code, ErrorCode::NotFound);
    }

    void somebodyAddedWithACommaCanBeChangedUnderThatNameOrRenamed()
    {
        ProjectFixture fixture(0);
        fixture.nameBen(QStringLiteral("Smith, John"));
        PeopleRepository people(fixture.database());
        Person john = *people.byName(QStringLiteral("Smith, John"));
        john.active = false;
        QVERIFY(people.update(john));
        john.name = QStringLiteral("Smith, J.");
        QCOMPARE(people.update(john).error().code, ErrorCode::InvalidInput);
        john.name = QStringLiteral("John Smith");
        QVERIFY(people.update(john));
    }

    void onlyAnActiveLeadLeads()
    {
        ProjectFixture fixture(0);
        PeopleRepository people(fixture.database());
        QVERIFY(people.requireLead(fixture.lea));
        QCOMPARE(people.requireLead(fixture.ada).error().code, ErrorCode::Refused);
        QCOMPARE(people.requireLead({}).error().code, ErrorCode::NotFound);
        Person lea = *people.byId(fixture.lea);
        lea.active = false;
        QVERIFY(people.update(lea));
        QVERIFY(!people.requireLead(fixture.lea));
    }
};

TANDEM_TEST(TestPeopleRepository, QCoreApplication)
#include "tst_peoplerepository.moc"
