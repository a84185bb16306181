#include "projectfixture.h"
#include "storage/changes/latest.h"
#include "storage/project/project.h"
#include "testmain.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

using namespace tandem;

/// What somebody looks at is read or computed beside them.
class TestLatest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<ProjectFixture>(1);
        m_project = m_fixture->open();
    }
    void cleanup() { m_project.reset(); }

    void itIsReadOnceSomebodyLooksAndAgainWhenItMayDiffer()
    {
        Latest<int> people(*m_project);
        QList<int> shown;
        people.keep(
            {.parts = Part::People}, [] { return countPeople; },
            [&](const int& count) { shown.append(count); });
        change(PeopleChanged{});
        QVERIFY(shown.isEmpty());
        people.setWatched(true);
        QTRY_COMPARE(shown.size(), 1);
        change(SettingsChanged{});
        QVERIFY(!people.isBusy());
        change(PeopleChanged{});
        QTRY_COMPARE(shown.size(), 2);
        // Out of sight it waits.
        people.setWatched(false);
        change(PeopleChanged{});
        QCOMPARE(shown.size(), 2);
        people.setWatched(true);
        QTRY_COMPARE(shown.size(), 3);
        QCOMPARE(shown.constFirst(), shown.constLast());
    }

    void aChangeElsewhereInItsScopeDoesNotConcernIt()
    {
        Latest<int> people(*m_project);
        int shown = 0;
        people.keep(
            {.parts = Part::Facts, .scope = [] { return Scope{.sample = SampleId{1}}; }},
            [] { return countPeople; }, [&](const int&) { ++shown; });
        people.setWatched(true);
        QTRY_COMPARE(shown, 1);
        change(FactsChanged{SampleId{2}});
        QVERIFY(!people.isBusy());
        change(FactsChanged{SampleId{1}});
        QTRY_COMPARE(shown, 2);
    }

    void startingOverDropsWhatIsBeingRead()
    {
        Latest<int> number(*m_project);
        // The reading that is dropped may end after this.
        const auto go = std::make_shared<QSemaphore>();
        int asked = 0;
        QList<int> shown;
        number.keep(
            {.parts = Part::People},
            [&] {
                return [go, n = ++asked](Database&, const CancelFlag&) -> Expected<int> {
                    if (n == 1)
                        go->acquire();
                    return n;
                };
            },
            [&](const int& n) { shown.append(n); });
        number.setWatched(true);
        number.startOver();
        QTRY_COMPARE(shown, QList<int>{2});
        go->release();
    }

    void onlyTheLatestComputationIsTold()
    {
        QList<int> shown;
        QSemaphore begun;
        Latest<int> work;
        const QSignalSpy busy(&work, &LatestBase::busyChanged);
        work.compute(
            [&begun](const CancelFlag& cancelled) -> Expected<int> {
                begun.release();
                while (!*cancelled)
                    QThread::yieldCurrentThread();
                return 1;
            },
            [&](const int& n) { shown.append(n); });
        begun.acquire();
        work.compute([](const CancelFlag&) -> Expected<int> { return 2; },
            [&](const int& n) { shown.append(n); });
        QTRY_COMPARE(shown, QList<int>{2});
        QCOMPARE(busy.size(), 2);
    }

    void whatFailsIsSaid()
    {
        Latest<int> work;
        const QSignalSpy failed(&work, &LatestBase::failed);
        work.compute(
            [](const CancelFlag&) -> Expected<int> {
                return failure(ErrorCode::Unreadable, QStringLiteral("No."));
            },
            [](const int&) { QFAIL("it failed"); });
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(!work.isBusy());
    }

private:
    static Expected<int> countPeople(Database& database, const CancelFlag&)
    {
        return database.scalar(QStringLiteral("SELECT count(*) FROM person"))
            .map([](const QVariant& count) { return count.toInt(); });
    }

    void change(const What& what)
    {
        m_project->change(
            {.write = [what](Database&) -> Expected<Written> { return Written(what); }});
        m_project->flush();
    }

    std::unique_ptr<ProjectFixture> m_fixture;
    std::unique_ptr<Project> m_project;
};

TANDEM_TEST(TestLatest, QCoreApplication)
#include "tst_latest.moc"
