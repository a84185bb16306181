#include "projectfixture.h"
#include "storage/check/projectcheck.h"
#include "testmain.h"

#include <QSignalSpy>
#include <QTest>

using namespace tandem;

/// The open project: one way in for writes, one stream of changes out.
class TestProject : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<ProjectFixture>(2);
        m_sample = m_fixture->samples.first();
        m_round = m_fixture->round(m_sample).id;
        m_paragraphs = *SampleRepository(m_fixture->database()).paragraphs(m_sample);
        m_project = m_fixture->open();
    }
    void cleanup() { m_project.reset(); }

    void aWriteIsCommittedThenAnnouncedThenDone()
    {
        QStringList order;
        connect(m_project.get(), &Project::changed, this, [&](const ChangeEvent& event) {
            QVERIFY(event.as<AnswerChanged>());
            QCOMPARE(answeredOnDisk(), 1);
            order.append(QStringLiteral("changed"));
        });
        const QSignalSpy failed(m_project.get(), &Project::failed);
        m_project->change({.write = answer(0, YesNo::Yes)})
            .onEnded(this, [&](const Expected<void>& done) {
                QVERIFY(done);
                QCOMPARE(m_project->pendingWrites(), 0);
                order.append(QStringLiteral("done"));
            });
        QCOMPARE(m_project->pendingWrites(), 1);
        QVERIFY(order.isEmpty());
        QTRY_COMPARE(order, (QStringList{QStringLiteral("changed"), QStringLiteral("done")}));
        QCOMPARE(failed.size(), 0);
    }

    void eventsComeInTheOrderOfTheWrites()
    {
        QList<ItemId> seen;
        connect(m_project.get(), &Project::changed, this,
            [&](const ChangeEvent& event) { seen.append(event.as<AnswerChanged>()->item); });
        QList<ItemId> expected;
        for (int i = 0; i < 500; ++i) {
            m_project->change({.write = answer(i % 5, i % 2 == 0 ? YesNo::Yes : YesNo::No)});
            expected.append(m_paragraphs.at(i % 5).id);
        }
        m_project->flush();
        QCOMPARE(seen, expected);
        QCOMPARE(answeredOnDisk(), 500);
    }

    void aRefusedWriteIsReportedAndTakesNoOtherWithIt()
    {
        const QSignalSpy changed(m_project.get(), &Project::changed);
        const QSignalSpy failed(m_project.get(), &Project::failed);
        int refused = 0;
        for (int i = 0; i < 200; ++i) {
            if (i % 10 == 7) {
                m_project->change({.write = halfAWrite()})
                    .watch(this, [&](const Expected<void>& done) {
                        QVERIFY(!done);
                        QCOMPARE(done.error().code, ErrorCode::Refused);
                        ++refused;
                    });
            } else {
                m_project->change({.write = answer(i % 5, YesNo::Yes)});
            }
        }
        m_project->flush();
        QCOMPARE(refused, 20);
        QCOMPARE(failed.size(), 20);
        QCOMPARE(changed.size(), 180);
        QCOMPARE(answeredOnDisk(), 180);
    }

    void aGuardThatIsGoneIsNotCalled()
    {
        auto guard = std::make_unique<QObject>();
        bool called = false;
        m_project->change({.write = answer(0, YesNo::Yes)})
            .onEnded(guard.get(), [&](const Expected<void>&) { called = true; });
        guard.reset();
        m_project->flush();
        QVERIFY(!called);
        QCOMPARE(answeredOnDisk(), 1);
    }

    void closingWithWritesInTheQueueLosesNone()
    {
        for (int i = 0; i < 300; ++i)
            m_project->change({.write = answer(i % 5, YesNo::Yes)})
                .onEnded(this, [](const Expected<void>&) { QFAIL("the project is closed"); });
        m_project.reset();
        QCOMPARE(answeredOnDisk(), 300);
    }

    void closingTellsWhatCouldNotBeStoredAndTakesNoMore()
    {
        const auto ends = [&](Write write, ErrorCode code) {
            m_project->change({.write = std::move(write)})
                .watch(this, [&, code](const Expected<void>& done) {
                    QCOMPARE(done ? ErrorCode::Cancelled : done.error().code, code);
                    m_ended += done ? 0 : 1;
                });
        };
        m_project->change({.write = answer(0, YesNo::Yes)});
        ends(halfAWrite(), ErrorCode::Refused);
        const QList<Error> failed = m_project->close();
        QCOMPARE(failed.size(), 1);
        QCOMPARE(failed.first().code, ErrorCode::Refused);
        ends(answer(1, YesNo::Yes), ErrorCode::Cancelled);
        QVERIFY(m_project->close().isEmpty());
        QCOMPARE(m_ended, 2);
        QCOMPARE(answeredOnDisk(), 1);
    }

    void closingLeavesOneFile()
    {
        m_project->change({.write = answer(0, YesNo::Yes)});
        m_project->flush();
        const QString path = m_fixture->path();
        const QString copy = path + QStringLiteral(".copy");
        QFile::copy(path, copy);
        m_project.reset();
        // The fixture's own connection would keep the log open.
        auto moved = Project::open(copy);
        QVERIFY(moved);
        QVERIFY(SampleRepository((*moved)->reader()).count());
        (*moved)->change({.write = [](Database& database) -> Expected<Written> {
            auto added = PeopleRepository(database).add(QStringLiteral("Zoe"), Role::Annotator);
            if (!added)
                return failure(added.error());
            return PeopleChanged{};
        }});
        moved->reset();
        QVERIFY(!QFile::exists(copy + QStringLiteral("-wal")));
        QVERIFY(!QFile::exists(copy + QStringLiteral("-shm")));
        const auto database = openProjectFile(copy, Database::Mode::ReadOnly);
        QVERIFY(PeopleRepository(**database).byName(QStringLiteral("Zoe")));
    }

    void whatAnotherProcessCommitsIsNoticed()
    {
        const auto second = m_fixture->open();
        const QSignalSpy changed(m_project.get(), &Project::changed);
        second->change({.write = answer(0, YesNo::Yes)});
        second->flush();
        QTRY_VERIFY_WITH_TIMEOUT(!changed.isEmpty(), 20'000);
        QVERIFY(changed.first().first().value<ChangeEvent>().as<EverythingChanged>());
        QCOMPARE(AnswerRepository(m_project->reader()).own(m_round, m_fixture->ada)->size(), 1);
    }

    void onesOwnWritesAreNotTakenForThoseOfAnother()
    {
        int elsewhere = 0;
        connect(m_project.get(), &Project::changed, this,
            [&](const ChangeEvent& event) { elsewhere += event.as<EverythingChanged>() ? 1 : 0; });
        for (int i = 0; i < 50; ++i) {
            m_project->change({.write = answer(i % 5, YesNo::Yes)});
            m_project->flush();
        }
        QCOMPARE(elsewhere, 0);
    }

    void aFullDiskIsSaidAndLosesNothing()
    {
        setSpareRoom(2);
        int kept = 0;
        int full = 0;
        for (int i = 0; i < 40; ++i) {
            m_project
                ->change({.write = answer(i % 5, YesNo::Yes,
                              i % 3 == 2 ? QString(9'999, QChar(0x6c49)) : QString())})
                .onEnded(this, [&](const Expected<void>& done) {
                    if (done) {
                        ++kept;
                        return;
                    }
                    QCOMPARE(done.error().code, ErrorCode::DiskFull);
                    QVERIFY(!done.error().remedy.isEmpty());
                    ++full;
                });
        }
        m_project->flush();
        QCOMPARE(kept + full, 40);
        QVERIFY(full >= 13);
        QVERIFY(kept > 0);
        QCOMPARE(answeredOnDisk(), kept);

        setSpareRoom(10'000);
        m_project->change({.write = answer(0, YesNo::No)})
            .onEnded(this, [&](const Expected<void>& done) {
                QVERIFY(done);
                ++kept;
            });
        m_project->flush();
        QCOMPARE(answeredOnDisk(), kept);
        const auto report = checkProject(m_fixture->path());
        QVERIFY(report);
        QCOMPARE(report->problems, QStringList());
    }

    void readsRunInAWorkerAndEndHere()
    {
        int result = 0;
        const auto flag = m_project->read<int>(
            [here = QThread::currentThread()](Database& database, const CancelFlag&) {
                Q_ASSERT(QThread::currentThread() != here);
                return SampleRepository(database).count();
            },
            this, [&](const Expected<int>& count) { result = *count; });
        QTRY_COMPARE(result, 2);
        QVERIFY(!flag->load());
    }

    void theNextReadTakesTheConnectionOfTheLastAndSeesWhatWasCommittedBetween()
    {
        struct Seen
        {
            Database* database;
            int people;
        };
        QList<Seen> seen;
        const auto look = [&] {
            m_project->read<Seen>(
                [](Database& database, const CancelFlag&) {
                    return PeopleRepository(database).all().map([&](const QList<Person>& people) {
                        return Seen{&database, int(people.size())};
                    });
                },
                this, [&](const Expected<Seen>& result) { seen.append(*result); });
        };
        look();
        QTRY_COMPARE(seen.size(), 1);
        m_project->change({.write = [](const WriteContext& context) {
            return PeopleRepository(context.database)
                .add(QStringLiteral("Cleo"), Role::Annotator)
                .map([](const Person&) { return Written(PeopleChanged()); });
        }});
        m_project->flush();
        look();
        QTRY_COMPARE(seen.size(), 2);
        QCOMPARE(seen.at(1).database, seen.at(0).database);
        QCOMPARE(seen.at(1).people, seen.at(0).people + 1);
    }

    void aCancelledReadDoesNotReport()
    {
        bool reported = false;
        QAtomicInt ended = 0;
        const auto flag = m_project->read<int>(
            [&](Database&, const CancelFlag& cancel) -> Expected<int> {
                while (!cancel->load())
                    QThread::yieldCurrentThread();
                ended.storeRelease(1);
                return 1;
            },
            this, [&](const Expected<int>&) { reported = true; });
        flag->store(true);
        QTRY_COMPARE(ended.loadAcquire(), 1);
        QCoreApplication::processEvents();
        QVERIFY(!reported);
    }

    void closingEndsReadsThatRun()
    {
        QAtomicInt started = 0;
        m_project->read<int>(
            [&](Database&, const CancelFlag& cancel) -> Expected<int> {
                started.storeRelease(1);
                while (!cancel->load())
                    QThread::yieldCurrentThread();
                return 1;
            },
            this, [](const Expected<int>&) { QFAIL("the project is closed"); });
        QTRY_COMPARE(started.loadAcquire(), 1);
        m_project.reset();
    }

private:
    int m_ended = 0;
    Write answer(int paragraph, YesNo value, const QString& note = {}) const
    {
        const AnswerWrite write{
            m_round, m_fixture->ada, m_paragraphs.at(paragraph).id, {value, false, note}, 5};
        return [write](Database& database) -> Expected<Written> {
            const auto recorded = AnswerRepository(database).record(write);
            if (!recorded)
                return failure(recorded.error());
            return AnswerChanged{write.round, write.person, write.item, write.answer};
        };
    }

    /// Records an answer, then finds that something is wrong.
    Write halfAWrite() const
    {
        return [first = answer(0, YesNo::No)](const WriteContext& context) -> Expected<Written> {
            if (auto done = first(context); !done)
                return done;
            return failure(ErrorCode::Refused, QStringLiteral("No."));
        };
    }

    int answeredOnDisk()
    {
        return m_fixture->database().scalar(QStringLiteral("SELECT count(*) FROM answer"))->toInt();
    }

    /// Lets the file grow by so many pages only, as on a disk that is nearly full.
    void setSpareRoom(int pages)
    {
        m_project->change({.write = [pages](Database& database) -> Expected<Written> {
            const auto now = database.scalar(QStringLiteral("PRAGMA page_count"));
            const auto set = database.run(
                QStringLiteral("PRAGMA max_page_count = %1").arg(now->toInt() + pages));
            if (!set)
                return failure(set.error());
            return SettingsChanged{};
        }});
        m_project->flush();
    }

    std::unique_ptr<ProjectFixture> m_fixture;
    SampleId m_sample;
    RoundId m_round;
    QList<ParagraphRow> m_paragraphs;
    std::unique_ptr<Project> m_project;
};

TANDEM_TEST(TestProject, QCoreApplication)
#include "tst_project.moc"
