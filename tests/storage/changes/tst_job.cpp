#include "projectfixture.h"
#include "storage/changes/pending.h"
#include "storage/project/project.h"
#include "testmain.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

using namespace tandem;

/// A change from asking to its end.
class TestJob : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<ProjectFixture>(1);
        m_project = m_fixture->open();
    }
    void cleanup() { m_project.reset(); }

    void theEventComesFirstAndSaysWhoAskedForIt()
    {
        QStringList order;
        connect(m_project.get(), &Project::changed, this, [&](const ChangeEvent& event) {
            order.append(event.origin.asker == this ? QStringLiteral("mine") : QString());
        });
        const Job job = m_project->change({.write = settings()}, {.asker = this});
        job.onCommitted(this, [&] { order.append(QStringLiteral("committed")); })
            .onFailed(this, [](const Error&) { QFAIL("it was committed"); });
        QVERIFY(job.isRunning());
        m_project->flush();
        QVERIFY(!job.isRunning());
        QCOMPARE(order, (QStringList{QStringLiteral("mine"), QStringLiteral("committed")}));
    }

    void aChangeThatChangesNothingIsNoNews()
    {
        const QSignalSpy changed(m_project.get(), &Project::changed);
        bool committed = false;
        m_project->change({.write = [](Database&) { return Written(NothingChanged{}); }})
            .onCommitted(this, [&] { committed = true; });
        m_project->flush();
        QVERIFY(committed);
        QCOMPARE(changed.size(), 0);
    }

    void aFailureIsToldOnceToWhoAskedOrInTheNews()
    {
        const QSignalSpy failed(m_project.get(), &Project::failed);
        int told = 0;
        m_project->change({.write = refused()}).onFailed(this, [&](const Error&) { ++told; });
        m_project->flush();
        QCOMPARE(told, 1);
        QCOMPARE(failed.size(), 0);
        auto gone = std::make_unique<QObject>();
        m_project->change({.write = refused()}, {.asker = gone.get()})
            .onFailed(gone.get(), [&](const Error&) { ++told; });
        gone.reset();
        m_project->flush();
        QCOMPARE(told, 1);
        QCOMPARE(failed.size(), 1);
        QVERIFY(!failed.first().at(1).value<QObject*>());
    }

    void whatIsCancelledWhileItWaitsIsNotWritten()
    {
        const QSignalSpy failed(m_project.get(), &Project::failed);
        const QSignalSpy changed(m_project.get(), &Project::changed);
        QSemaphore go;
        m_project->change({.write = [&go](Database&) -> Expected<Written> {
            go.acquire();
            return Written(NothingChanged{});
        }});
        ErrorCode code{};
        const Job job = m_project->change({.write = settings()});
        job.onFailed(this, [&](const Error& error) { code = error.code; });
        job.cancel();
        go.release();
        m_project->flush();
        QCOMPARE(code, ErrorCode::Cancelled);
        QCOMPARE(changed.size(), 0);
        QCOMPARE(failed.size(), 0);
    }

    void whatIsPreparedInAWorkerIsWrittenWithItsStage()
    {
        const QString stage = m_fixture->path() + QStringLiteral(".stage");
        int found = 0;
        const auto prepare = [stage](Database& reader, const CancelFlag&) -> Expected<Prepared> {
            const auto people = reader.scalar(QStringLiteral("SELECT count(*) FROM person"));
            const auto file = Database::open(stage, Database::Mode::Bulk);
            (void)(*file)->run(QStringLiteral("CREATE TABLE staged (n INTEGER)"));
            (void)(*file)->run(QStringLiteral("INSERT INTO staged VALUES (?)"), {people->toInt()});
            return Prepared{[](Database& database) -> Expected<Written> {
                                const auto staged =
                                    database.scalar(QStringLiteral("SELECT n FROM stage.staged"));
                                if (!staged)
                                    return failure(staged.error());
                                return staged->toInt() > 0 ? Expected<Written>(PeopleChanged{})
                                                           : Expected<Written>(NothingChanged{});
                            },
                stage};
        };
        connect(m_project.get(), &Project::changed, this,
            [&](const ChangeEvent& event) { found += event.as<PeopleChanged>() ? 1 : 0; });
        // Twice: the stage of the first is let go of.
        for (int i = 1; i <= 2; ++i) {
            QFile::remove(stage);
            const Job job = m_project->change({.prepare = prepare});
            m_project->flush();
            QVERIFY(!job.hasFailed());
            QCOMPARE(found, i);
        }
    }

    void whatFailsWhileItIsPreparedWritesNothing()
    {
        const QSignalSpy failed(m_project.get(), &Project::failed);
        m_project->change({.prepare = [](Database&, const CancelFlag&) -> Expected<Prepared> {
            return failure(ErrorCode::Unreadable, QStringLiteral("No such file."));
        }});
        m_project->flush();
        QCOMPARE(failed.size(), 1);
    }

    void aValueIsPendingUntilItsOwnJobEndsWhateverOthersDo()
    {
        Pending<int, QString> pending;
        const Job other = m_project->change({.write = refused()});
        const Job first = m_project->change({.write = settings()});
        pending.add(7, QStringLiteral("first"), first, this);
        QString afterOther;
        other.onFailed(
            this, [&](const Error&) { afterOther = pending.value(7).value_or(QString()); });
        const Job second = m_project->change({.write = refused()});
        pending.add(7, QStringLiteral("second"), second, this);
        QString afterFirst;
        first.onCommitted(this, [&] { afterFirst = pending.value(7).value_or(QString()); });
        QCOMPARE(pending.keys(), QList<int>{7});
        m_project->flush();
        QCOMPARE(afterOther, QStringLiteral("second"));
        QCOMPARE(afterFirst, QStringLiteral("second"));
        QVERIFY(!pending.value(7));
        QVERIFY(pending.isEmpty());
    }

    void aChangeConcernsWhoReadsThosePartsOfThatScope()
    {
        const ChangeEvent facts{FactsChanged{SampleId{3}}};
        QVERIFY(concerns(facts, Part::Facts));
        QVERIFY(concerns(facts, Parts(Part::Facts) | Part::Runs, {.sample = SampleId{3}}));
        QVERIFY(!concerns(facts, Part::Facts, {.sample = SampleId{4}}));
        QVERIFY(!concerns(facts, Part::Opinions));
        // An id that is missing stands for many.
        QVERIFY(
            concerns({EvaluationChanged{}}, Part::Evaluations, {.evaluation = EvaluationId{1}}));
        QVERIFY(concerns({EverythingChanged{}}, Part::Scores, {.sample = SampleId{4}}));
        QVERIFY(concerns({StudyChanged{StudyId{2}}}, Part::Studies, {.study = StudyId{2}}));
        QVERIFY(!concerns({StudyChanged{StudyId{2}}}, Part::Studies, {.study = StudyId{3}}));
        QVERIFY(!concerns({StudyChanged{StudyId{2}}}, kAllParts & ~Parts(Part::Studies)));
        QVERIFY(!concerns({NothingChanged{}}, kAllParts));
    }

private:
    static Write settings()
    {
        return [](Database&) -> Expected<Written> { return Written(SettingsChanged{}); };
    }
    static Write refused()
    {
        return [](Database&) -> Expected<Written> {
            return failure(ErrorCode::Refused, QStringLiteral("No."));
        };
    }

    std::unique_ptr<ProjectFixture> m_fixture;
    std::unique_ptr<Project> m_project;
};

TANDEM_TEST(TestJob, QCoreApplication)
#include "tst_job.moc"
