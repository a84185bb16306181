#include "projectfixture.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/settingsrepository.h"
#include "testmain.h"

#include <QTest>

#include <limits>

using namespace tandem;

/// The project's settings.
class TestSettingsRepository : public QObject
{
    Q_OBJECT

private slots:
    void settingsComeBackAsTheyWereSaved()
    {
        ProjectFixture fixture(0);
        SettingsRepository repository(fixture.database());
        const ProjectSettings before = *repository.load();
        QCOMPARE(before.name, QStringLiteral("Fixture"));
        QCOMPARE(before.uuid.size(), 36);
        QCOMPARE(before.rule, ConsistencyRule::Strict);

        ProjectSettings after{before.uuid, QStringLiteral("Náme"), ConsistencyRule::Adjudication,
            Adjudicator::Pair, 12.34, QStringLiteral("€"), QStringLiteral("# Guide\n*x*")};
        QVERIFY(repository.save(after, fixture.lea));
        QCOMPARE(*repository.load(), after);
    }

    void theProjectsIdNeverChanges()
    {
        ProjectFixture fixture(0);
        SettingsRepository repository(fixture.database());
        ProjectSettings settings = *repository.load();
        const QString uuid = settings.uuid;
        settings.uuid = QStringLiteral("other");
        settings.name = QStringLiteral("New name");
        QVERIFY(repository.save(settings, fixture.lea));
        QCOMPARE(repository.load()->uuid, uuid);
    }

    void onlyTheLeadSaves()
    {
        ProjectFixture fixture(0);
        SettingsRepository repository(fixture.database());
        const ProjectSettings before = *repository.load();
        ProjectSettings settings = before;
        settings.guideline = QStringLiteral("Always yes");
        QCOMPARE(repository.save(settings, fixture.ada).error().code, ErrorCode::Refused);
        QVERIFY(!repository.save(settings, {}));
        QCOMPARE(*repository.load(), before);
    }

    void whatChangedIsJournalledWithWhatWasThereBefore()
    {
        ProjectFixture fixture(0);
        SettingsRepository repository(fixture.database());
        ProjectSettings settings = *repository.load();
        settings.guideline = QStringLiteral("first");
        QVERIFY(repository.save(settings, fixture.lea));
        settings.guideline = QStringLiteral("second");
        QVERIFY(repository.save(settings, fixture.lea));
        QVERIFY(repository.save(settings, fixture.lea));
        const auto entries = Journal(fixture.database()).newest(10, settings.uuid);
        QVERIFY2(entries, entries ? "" : qPrintable(entries.error().detail));
        QCOMPARE(entries->size(), 2);
        QCOMPARE(entries->first().by, fixture.lea);
        QCOMPARE(entries->first().event, QStringLiteral("setting changed"));
        QCOMPARE(entries->first().detail.value(QLatin1String("from")).toString(),
            QStringLiteral("first"));
        QCOMPARE(entries->first().detail.value(QLatin1String("to")).toString(),
            QStringLiteral("second"));
    }

    void aNameIsOneLineUnlessItIsThatOfBefore()
    {
        ProjectFixture fixture(0);
        SettingsRepository repository(fixture.database());
        ProjectSettings settings = *repository.load();
        settings.name = QStringLiteral("a\x1b b");
        QCOMPARE(repository.save(settings, fixture.lea).error().code, ErrorCode::InvalidInput);
        ProjectFixture::check(fixture.database().run(
            QStringLiteral("UPDATE setting SET value = ? WHERE key = 'name'"), {settings.name}));
        settings.currency = QStringLiteral("EUR");
        QVERIFY(repository.save(settings, fixture.lea));
    }

    void whatIsOutOfRangeIsRefused_data()
    {
        QTest::addColumn<double>("wage");
        QTest::addColumn<int>("guideline");
        QTest::addColumn<int>("name");
        QTest::addColumn<bool>("fine");
        QTest::newRow("largest") << 100'000.0 << (1 << 20) << 200 << true;
        QTest::newRow("nothing") << 0.0 << 0 << 0 << true;
        QTest::newRow("below zero") << -0.01 << 0 << 1 << false;
        QTest::newRow("too high") << 100'000.01 << 0 << 1 << false;
        QTest::newRow("no number") << std::numeric_limits<double>::quiet_NaN() << 0 << 1 << false;
        QTest::newRow("endless") << std::numeric_limits<double>::infinity() << 0 << 1 << false;
        QTest::newRow("long guideline") << 9.0 << (1 << 20) + 1 << 1 << false;
        QTest::newRow("long name") << 9.0 << 0 << 201 << false;
    }

    void whatIsOutOfRangeIsRefused()
    {
        QFETCH(const double, wage);
        QFETCH(const int, guideline);
        QFETCH(const int, name);
        QFETCH(const bool, fine);
        ProjectFixture fixture(0);
        SettingsRepository repository(fixture.database());
        const ProjectSettings before = *repository.load();
        ProjectSettings settings = before;
        settings.hourlyWage = wage;
        settings.guideline = QString(guideline, u'g');
        settings.name = QString(name, u'n');
        const auto saved = repository.save(settings, fixture.lea);
        QCOMPARE(saved.has_value(), fine);
        QCOMPARE(*repository.load(), fine ? settings : before);
    }
};

TANDEM_TEST(TestSettingsRepository, QCoreApplication)
#include "tst_settingsrepository.moc"
