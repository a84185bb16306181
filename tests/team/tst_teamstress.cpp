#include "hubproxy.h"
#include "teamfixture.h"
#include "testmain.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QRandomGenerator>

#include <vector>

using namespace tandem;

/// Many clients that are killed, connections that are cut, a server that is stopped as by a power
/// cut: what was saved arrives, once, and at nobody whom it is not for. TANDEM_TEAM_CLIENTS=40 in
/// the environment makes it large: as many clients, and five samples for each.
class TestTeamStress final : public QObject, TeamFixture
{
    Q_OBJECT

    int m_people = 8;
    QStringList m_names;
    QString secretOf(int person) const { return QStringLiteral("SECRET%1.").arg(person); }

    void makeLargeTeam()
    {
        makeHub(0);
        QList<PersonId> people;
        for (int i = 0; i < m_people; ++i) {
            m_names.append(QStringLiteral("Person%1").arg(i));
            people.append(ProjectFixture::take(
                PeopleRepository(m_fixture->database()).add(m_names.last(), Role::Annotator))
                              .id);
        }
        for (int i = 0; i < 5 * m_people; ++i) {
            const SampleId sample = m_fixture->addSample(articleOf(i + 1), false);
            ProjectFixture::take(
                RoundRepository(m_fixture->database())
                    .assign(sample,
                        {people.at(i % m_people), people.at((i + 1 + i / m_people) % m_people)},
                        m_fixture->lea));
        }
        QVERIFY(!publish().isEmpty());
        QStringList invitations;
        for (const QString& name : std::as_const(m_names))
            invitations.append(invite(name));
        QVERIFY(!publish().isEmpty());
        for (int i = 0; i < m_people; ++i) {
            m_files.append(path(QStringLiteral("p%1.tandem").arg(i)));
            QVERIFY(!done({QStringLiteral("join"), invitations.at(i), m_files.last()}).isEmpty());
        }
    }

    /// Positions of the samples in a file that are not submitted yet.
    static QList<int> openIn(Database& file)
    {
        return ProjectFixture::take(valuesOf<int>(file,
            QStringLiteral("SELECT s.position FROM sample s JOIN round r ON r.sample_id = s.id"
                           " JOIN packet k WHERE CASE k.person_id WHEN r.annotator_a THEN"
                           " r.handed_in_a ELSE r.handed_in_b END IS NULL ORDER BY 1")));
    }

    /// Nobody's file has what a partner wrote in a round that the file does not know closed.
    void nobodyHasAPartnersNote()
    {
        for (int i = 0; i < m_people; ++i) {
            QByteArray bytes;
            for (const QString& part : {m_files.at(i), m_files.at(i) + QStringLiteral("-wal")}) {
                QFile file(part);
                if (file.open(QIODevice::ReadOnly))
                    bytes += file.readAll();
            }
            QVERIFY(bytes.contains(secretOf(i).toLatin1()));
            for (int other = 0; other < m_people; ++other)
                QVERIFY(other == i || !bytes.contains(secretOf(other).toLatin1()));
        }
    }

private slots:
    void initTestCase()
    {
        if (const QString missing = startServer(); !missing.isEmpty())
            QSKIP(qPrintable(missing));
    }

    void nothingIsLostOrDoubledWhoeverIsKilled()
    {
        m_people = qMax(m_people, qEnvironmentVariableIntValue("TANDEM_TEAM_CLIENTS"));
        HubProxy proxy(m_cluster->folder());
        m_between = proxy.folder();
        makeLargeTeam();
        QRandomGenerator random(20260714);
        QElapsedTimer elapsed;
        elapsed.start();
        int killed = 0;
        int stops = 0;
        for (int turn = 0; turn < 5; ++turn) {
            for (int i = 0; i < m_people; ++i) {
                const auto file = PacketFixture::open(m_files.at(i));
                QList<int> open = openIn(*file);
                for (int k = 0; k < 2 && !open.isEmpty(); ++k) {
                    const int position = open.takeFirst();
                    PacketFixture::answer(
                        *file, position, QStringLiteral("ynyny"), Step::Paragraphs, secretOf(i));
                    PacketFixture::submit(*file, position);
                }
            }
            // All at once, some of them killed in the middle.
            std::vector<std::unique_ptr<QProcess>> syncs;
            for (const QString& file : std::as_const(m_files)) {
                syncs.push_back(std::make_unique<QProcess>());
                syncs.back()->start(QStringLiteral(TANDEM_BINARY),
                    {QStringLiteral("team"), QStringLiteral("sync"), file});
            }
            QTest::qWait(random.bounded(20, 200));
            if (turn == 1 || turn == 3) {
                m_cluster->stop(QStringLiteral("immediate"));
                m_cluster->start();
                ++stops;
            } else {
                proxy.cut();
            }
            for (const auto& one : syncs) {
                if (random.bounded(2) == 0) {
                    (void)one->waitForFinished(random.bounded(5, 250));
                    killed += one->state() == QProcess::Running ? 1 : 0;
                    one->kill();
                }
                QVERIFY(one->state() == QProcess::NotRunning || one->waitForFinished(120'000));
            }
            if (turn % 2 == 1)
                (void)team({QStringLiteral("sync"), project()});
        }
        for (const QString& file : std::as_const(m_files))
            QVERIFY(!sync(file).isEmpty());
        QVERIFY(!lead().isEmpty());
        qInfo("%d clients, %lld samples, %d killed, %d power cuts: %.1f s", m_people,
            qint64(m_fixture->samples.size()), killed, stops, double(elapsed.elapsed()) / 1e3);
        QCOMPARE(operatorAsks(QStringLiteral("SELECT count(*) FROM tandem.round WHERE NOT closed")),
            QStringLiteral("0"));
        for (int i = 0; i < m_people; ++i) {
            const QStringList here = answersOf(m_files.at(i), m_names.at(i));
            QCOMPARE(here.size(), 10 * ProjectFixture::paragraphsPerSample);
            QCOMPARE(answersAtHub(m_names.at(i)), here);
            QCOMPARE(answersOf(project(), m_names.at(i)), here);
            check(m_files.at(i));
        }
        nobodyHasAPartnersNote();
        check(project());
    }
};

TANDEM_TEST(TestTeamStress, QCoreApplication)
#include "tst_teamstress.moc"
