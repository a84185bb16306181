#include "storage/repositories/personlinks.h"

#include "packetfixture.h"
#include "projectfixture.h"
#include "storage/check/projectcheck.h"
#include "testmain.h"

#include <QFile>
#include <QTest>

#include <memory>

using namespace tandem;

/// Links of people: one a person, told once, known by its hash alone.
class TestPersonLinks final : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProjectFixture> m_fixture;

    PersonLinks links() const { return PersonLinks(m_fixture->database()); }
    QString make(PersonId person) const
    {
        return ProjectFixture::take(links().make(person, m_fixture->lea));
    }
    std::optional<PersonLink> linkOf(const QString& secret) const
    {
        return ProjectFixture::take(links().linkOf(secret));
    }

private slots:
    void init() { m_fixture = std::make_unique<ProjectFixture>(1); }

    void aLinkLeadsToItsPersonAndNobodyElse()
    {
        const QString ada = make(m_fixture->ada);
        const QString ben = make(m_fixture->ben);
        QCOMPARE(ada.size(), 22);
        QVERIFY(ada != ben);
        QCOMPARE(linkOf(ada)->person, m_fixture->ada);
        QCOMPARE(linkOf(ben)->person, m_fixture->ben);
        QVERIFY(!linkOf(QString(22, u'a')));
        QVERIFY(!linkOf({}));
        const auto all = ProjectFixture::take(links().all());
        QCOMPARE(all.size(), 2);
        QVERIFY(all.contains(m_fixture->ada));
    }

    void theSecretIsNowhereInTheProject()
    {
        const QString secret = make(m_fixture->ada);
        ProjectFixture::check(m_fixture->database().run(QStringLiteral("PRAGMA wal_checkpoint")));
        QFile file(m_fixture->path());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains(secret.toLatin1()));
        QFile log(m_fixture->path() + QStringLiteral("-wal"));
        if (log.open(QIODevice::ReadOnly))
            QVERIFY(!log.readAll().contains(secret.toLatin1()));
    }

    void aNewLinkEndsTheOldOne()
    {
        const QString first = make(m_fixture->ada);
        const QString second = make(m_fixture->ada);
        QVERIFY(!linkOf(first));
        QVERIFY(linkOf(second));
    }

    void aRevokedLinkLeadsNowhere()
    {
        const QString secret = make(m_fixture->ada);
        QCOMPARE(ProjectFixture::take(links().revoke(m_fixture->ada, m_fixture->lea)), 1);
        QVERIFY(!linkOf(secret));
        QVERIFY(ProjectFixture::take(links().all()).isEmpty());
        QCOMPARE(ProjectFixture::take(links().revoke(m_fixture->ada, m_fixture->lea)), 0);
    }

    void whoIsExcludedHasNoLink()
    {
        const QString secret = make(m_fixture->ada);
        PeopleRepository people(m_fixture->database());
        Person ada = ProjectFixture::take(people.byId(m_fixture->ada));
        ada.active = false;
        ProjectFixture::check(people.update(ada));
        QVERIFY(!linkOf(secret));
        const auto refused = links().make(m_fixture->ada, m_fixture->lea);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Refused);
    }

    void onlyALeadMakesAndRevokesThem()
    {
        QVERIFY(!links().make(m_fixture->ada, m_fixture->ada));
        const QString secret = make(m_fixture->ada);
        QVERIFY(!links().revoke(m_fixture->ada, m_fixture->ben));
        QVERIFY(linkOf(secret));
    }

    void aPacketOrItsKeyIsNoLink()
    {
        make(m_fixture->ada);
        // Nothing of theirs is out that had to come back before the article is edited.
        const auto out = ProjectFixture::take(m_fixture->database().scalar(
            QStringLiteral("SELECT count(*) FROM packet_out WHERE merged_at IS NULL")));
        QCOMPARE(out.toInt(), 0);
        PacketFixture packets(*m_fixture);
        packets.write(m_fixture->ada);
        QCOMPARE(ProjectFixture::take(links().all()).size(), 1);
        QVERIFY(checkProject(m_fixture->path())->problems.isEmpty());
    }
};

TANDEM_TEST(TestPersonLinks, QCoreApplication)
#include "tst_personlinks.moc"
