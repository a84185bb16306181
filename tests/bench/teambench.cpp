#include "teambench.h"

#include "figures.h"
#include "hubproxy.h"
#include "storage/team/teamadmin.h"
#include "teamfixture.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QThread>

#include <atomic>
#include <cstdio>
#include <functional>
#include <thread>
#include <vector>

namespace tandem::bench {

namespace {

constexpr int kSamplesEach = 10;
constexpr int kParagraphs = 20;
constexpr int kLargeProject = 10'000;
constexpr int kKeys = 300;
constexpr int kSlowMs = 200;

ArticleText madeArticle(int number, int paragraphs)
{
    ArticleText text;
    text.title = QStringLiteral("Article %1").arg(number);
    for (int i = 1; i <= paragraphs; ++i)
        text.paragraphs.append(
            QStringLiteral("Line %1 of article %2 tells of the harbour.").arg(i).arg(number));
    text.discussion = {{QStringLiteral("Person 1"), QStringLiteral("I liked it.")}};
    return text;
}

/// How long `work` takes on as many threads at once, each of which was made ready before, in
/// seconds.
double secondsOf(int threads, const std::function<std::function<void()>(int)>& prepared)
{
    std::atomic<int> ready = 0;
    std::atomic<bool> begins = false;
    std::vector<std::thread> running;
    for (int i = 0; i < threads; ++i)
        running.emplace_back([&, i] {
            const auto work = prepared(i);
            ++ready;
            while (!begins)
                std::this_thread::yield();
            work();
        });
    while (ready < threads)
        QThread::msleep(1);
    QElapsedTimer timer;
    timer.start();
    begins = true;
    for (std::thread& one : running)
        one.join();
    return double(timer.nsecsElapsed()) / 1e9;
}

class TeamBench final : TeamFixture
{
public:
    QString start() { return startServer(true); }

    void run()
    {
        measureClients();
        measureKeys();
        measureLargeSync();
        measureJoin();
    }

private:
    struct Sync
    {
        std::unique_ptr<Database> file;
        std::unique_ptr<team::HubConnection> hub;
    };
    static std::shared_ptr<Sync> connected(const QString& path)
    {
        auto sync = std::make_shared<Sync>();
        sync->file = PacketFixture::open(path);
        const auto link = ProjectFixture::take(team::teamLink(*sync->file));
        sync->hub = ProjectFixture::take(team::connectAsLinked(*link));
        return sync;
    }
    static void syncFile(Sync& sync)
    {
        (void)ProjectFixture::take(team::syncMember(*sync.file, *sync.hub));
    }

    /// People, each with samples that the next of them has, too; their files.
    QStringList makePeople(const QString& prefix, int count, int samples, int paragraphs)
    {
        QList<PersonId> people;
        QStringList names;
        Transaction transaction(m_fixture->database());
        ProjectFixture::check(transaction.begin());
        for (int i = 0; i < qMax(2, count); ++i) {
            names.append(prefix + QString::number(i));
            people.append(ProjectFixture::take(
                PeopleRepository(m_fixture->database()).add(names.last(), Role::Annotator))
                              .id);
        }
        const qsizetype all = people.size();
        for (qsizetype i = 0; i < all * samples / 2; ++i) {
            const SampleId sample = m_fixture->addSample(madeArticle(int(i), paragraphs), false);
            ProjectFixture::take(RoundRepository(m_fixture->database())
                                     .assign(sample, {people.at(i % all), people.at((i + 1) % all)},
                                         m_fixture->lea));
        }
        ProjectFixture::check(transaction.commit());
        (void)publish();
        QStringList invitations;
        for (int i = 0; i < count; ++i)
            invitations.append(invite(names.at(i)));
        (void)publish();
        QStringList files;
        for (int i = 0; i < count; ++i) {
            files.append(path(names.at(i) + QStringLiteral(".tandem")));
            (void)done({QStringLiteral("join"), invitations.at(i), files.last()});
        }
        return files;
    }

    /// Answers everything in a file, in one transaction; returns how many answers that is.
    static int answerAll(const QString& path)
    {
        const auto file = PacketFixture::open(path);
        Transaction transaction(*file);
        ProjectFixture::check(transaction.begin());
        int count = 0;
        const auto rounds = ProjectFixture::take(valuesOf<RoundId>(
            *file, QStringLiteral("SELECT id FROM round WHERE withdrawn_at IS NULL")));
        for (const RoundId id : rounds) {
            const Round round = ProjectFixture::take(RoundRepository(*file).byId(id));
            const auto items = ProjectFixture::take(itemsOf(*file, round.sample, round.step));
            for (const ItemRow& item : items) {
                ProjectFixture::take(AnswerRepository(*file).record(
                    {id, PacketFixture::owner(*file), item.id, {YesNo::Yes, false, {}}, 1000}));
                ++count;
            }
        }
        ProjectFixture::check(transaction.commit());
        return count;
    }

    void measureClients()
    {
        printHeadline(QStringLiteral("Answers through the hub, %1 from each client")
                          .arg(kSamplesEach * kParagraphs));
        makeHub(0);
        operatorAsks(QStringLiteral("CREATE TABLE bare (person uuid, uuid uuid PRIMARY KEY, round"
                                    " uuid, kind smallint, body text)"));
        for (const int clients : {1, 10, 40}) {
            const QStringList files =
                makePeople(QStringLiteral("P%1-").arg(clients), clients, kSamplesEach, kParagraphs);
            int answers = 0;
            for (const QString& file : files)
                answers += answerAll(file);
            const double seconds = secondsOf(clients, [&](int i) -> std::function<void()> {
                return [sync = connected(files.at(i))] { syncFile(*sync); };
            });
            const QString name = QStringLiteral("%1 client%2")
                                     .arg(clients)
                                     .arg(QLatin1String(clients == 1 ? "" : "s"));
            print(name, double(answers) / seconds, QStringLiteral("answers/s"));
            const double bare = bareSeconds(QStringLiteral("P%1-").arg(clients), clients);
            print(name + QStringLiteral(", bare inserts"), double(answers) / bare,
                QStringLiteral("answers/s"),
                QStringLiteral("ratio %1").arg(bare / seconds, 0, 'f', 2));
        }
    }

    /// The rows of these people once more, by as many connections, into a table with nothing but
    /// its key.
    double bareSeconds(const QString& prefix, int clients)
    {
        QList<QString> batches;
        for (int i = 0; i < clients; ++i)
            batches.append(operatorAsks(QStringLiteral(
                "SELECT jsonb_agg(jsonb_build_array(e.person, e.uuid, e.round, e.kind,"
                " e.body)) FROM tandem.entry e JOIN tandem.person p ON p.uuid ="
                " e.person WHERE p.name = '%1'")
                                            .arg(prefix + QString::number(i))));
        const team::HubAddress address = ProjectFixture::take(team::hubAddressFrom(url()));
        return secondsOf(clients, [&](int i) -> std::function<void()> {
            std::shared_ptr<team::HubConnection> hub =
                ProjectFixture::take(team::HubConnection::open(address, {address.user, {}, {}}));
            return [hub, rows = batches.at(i)] {
                ProjectFixture::check(hub->run(
                    QStringLiteral("INSERT INTO bare SELECT (x ->> 0)::uuid, (x ->> 1)::uuid,"
                                   " (x ->> 2)::uuid, (x ->> 3)::smallint, x ->> 4 FROM"
                                   " jsonb_array_elements(%1::jsonb) x"),
                    {rows}));
            };
        });
    }

    /// Answers that are committed one by one while another thread syncs the same file all the time.
    void measureKeys()
    {
        printHeadline(
            QStringLiteral("From a key to its answer on this disk, %1 answers").arg(kKeys));
        HubProxy proxy(m_cluster->folder());
        m_between = proxy.folder();
        const QString file = makePeople(QStringLiteral("K"), 1, kSamplesEach, kParagraphs).first();
        m_between.clear();
        printKeys("without syncing", file, false);
        printKeys("hub connected", file, true);
        proxy.setDelay(kSlowMs);
        printKeys("hub slow, 200 ms each way", file, true);
        proxy.setDelay(0);
        proxy.setAway(true);
        printKeys("hub away", file, true);
    }

    static void printKeys(const char* what, const QString& path, bool syncs)
    {
        std::atomic<bool> isDone = false;
        std::thread syncing([&] {
            while (syncs && !isDone) {
                const auto file = PacketFixture::open(path);
                const auto link = ProjectFixture::take(team::teamLink(*file));
                if (const auto hub = team::connectAsLinked(*link))
                    (void)team::syncMember(*file, **hub);
                QThread::msleep(20);
            }
        });
        QList<double> times;
        {
            const auto file = PacketFixture::open(path);
            const auto round = ProjectFixture::take(
                valuesOf<RoundId>(*file, QStringLiteral("SELECT min(id) FROM round")))
                                   .first();
            const Round asked = ProjectFixture::take(RoundRepository(*file).byId(round));
            const auto items = ProjectFixture::take(itemsOf(*file, asked.sample, asked.step));
            QElapsedTimer timer;
            for (int i = 0; i < kKeys; ++i) {
                QThread::msleep(10);
                timer.start();
                Transaction transaction(*file);
                ProjectFixture::check(transaction.begin());
                ProjectFixture::take(AnswerRepository(*file).record(
                    {round, PacketFixture::owner(*file), items.at(i % items.size()).id,
                        {i % 2 == 0 ? YesNo::Yes : YesNo::No, false, {}}, 1000}));
                ProjectFixture::check(transaction.commit());
                times.append(double(timer.nsecsElapsed()) / 1e6);
            }
        }
        isDone = true;
        syncing.join();
        const QString name = QLatin1String(what);
        print(name + QStringLiteral(", p50"), percentile(times, 0.5), QStringLiteral("ms"));
        print(name + QStringLiteral(", p99"), percentile(times, 0.99), QStringLiteral("ms"));
    }

    void measureLargeSync()
    {
        const QString file = makePeople(QStringLiteral("L"), 1, 20, 100).first();
        const int answers = answerAll(file);
        QElapsedTimer timer;
        timer.start();
        syncFile(*connected(file));
        printHeadline(QStringLiteral("A team's file"));
        print(QStringLiteral("%1 answers synced (target 1)").arg(answers),
            double(timer.nsecsElapsed()) / 1e9, QStringLiteral("s"));
    }

    void measureJoin()
    {
        makeHub(0);
        const PersonId ada = m_fixture->ada;
        {
            Transaction transaction(m_fixture->database());
            ProjectFixture::check(transaction.begin());
            for (int i = 0; i < kLargeProject; ++i) {
                const SampleId sample = m_fixture->addSample(madeArticle(i, 3), false);
                ProjectFixture::take(RoundRepository(m_fixture->database())
                                         .assign(sample, {ada, m_fixture->ben}, m_fixture->lea));
            }
            ProjectFixture::check(transaction.commit());
        }
        (void)publish();
        const QString invitation = invite(QStringLiteral("Ada"));
        QElapsedTimer timer;
        timer.start();
        (void)publish();
        print(QStringLiteral("%1 samples published to one person").arg(kLargeProject),
            double(timer.nsecsElapsed()) / 1e9, QStringLiteral("s"));
        timer.start();
        const QJsonObject joined =
            done({QStringLiteral("join"), invitation, path(QStringLiteral("large.tandem"))});
        if (joined.isEmpty())
            qFatal("not joined");
        print(QStringLiteral("%1 samples joined").arg(kLargeProject),
            double(timer.nsecsElapsed()) / 1e9, QStringLiteral("s"));
    }
};

} // namespace

int measureTeam(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    TeamBench bench;
    if (const QString missing = bench.start(); !missing.isEmpty()) {
        std::printf("\nA team: not measured. %s\n", qPrintable(missing));
        return 0;
    }
    bench.run();
    return 0;
}

} // namespace tandem::bench
