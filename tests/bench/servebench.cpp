#include "servebench.h"

#include "barecommit.h"
#include "figures.h"
#include "linkedrounds.h"
#include "postingclient.h"
#include "rememberingbackend.h"
#include "servedstudy.h"
#include "servingprocess.h"
#include "storage/database/statement.h"
#include "storage/web/httpserver.h"
#include "storage/web/raterservice.h"

#include <QCoreApplication>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <vector>

namespace tandem::bench {

namespace {

constexpr int kRaters = 300;
constexpr int kAnswersEach = 50;
/// Between an answer that was kept and the next of the same rater, at people's pace.
constexpr int kThinkMs = 1000;
/// Beside an attack: raters, and the same for them.
constexpr int kAttackedRaters = 50;
constexpr int kAttackedThinkMs = 200;
constexpr int kBareCommits = 2000;
/// Who annotate as many samples, each by two of them.
constexpr int kAnnotators = 10;
constexpr int kSamples = 100;
constexpr int kAnnotatorThinkMs = 200;

struct Outcome
{
    QList<double> times;
    QSet<QString> kept;
    double wallMs = 0;
    qint64 refused = 0;
};

using Posts = QList<web::PostingClient::Post>;

Posts postsOf(const web::ServedRater& rater)
{
    const QByteArray page = "/r/" + rater.secret.toLatin1();
    Posts posts;
    for (const QString& turn : rater.turns)
        posts.append({page, studies::submissionToJson({{web::servedAnswer(turn, true)}, {}})});
    return posts;
}

QList<Posts> postsOf(const QList<web::ServedRater>& raters)
{
    QList<Posts> posts;
    for (const web::ServedRater& rater : raters)
        posts.append(postsOf(rater));
    return posts;
}

/// What annotators say of samples that are assigned to pairs of them: every paragraph, one by one.
QList<Posts> annotatorPosts(ProjectFixture& fixture)
{
    QList<PersonId> people;
    for (int i = 0; i < kAnnotators; ++i)
        people.append(ProjectFixture::take(
            PeopleRepository(fixture.database())
                .add(QStringLiteral("Annotator %1").arg(i + 1), Role::Annotator))
                          .id);
    for (int i = 0; i < kSamples; ++i) {
        ArticleText text;
        text.title = QStringLiteral("Sample %1").arg(i);
        for (int paragraph = 0; paragraph < 10; ++paragraph)
            text.paragraphs.append(
                QStringLiteral("What is said here of the harbour. ").repeated(8));
        text.discussion = {{QStringLiteral("Person 1"), QStringLiteral("I liked it.")}};
        const SampleId sample = fixture.addSample(text, false);
        ProjectFixture::take(
            RoundRepository(fixture.database())
                .assign(sample, {people.at(i % kAnnotators), people.at((i + 1) % kAnnotators)},
                    fixture.lea));
    }
    QList<Posts> all;
    for (const PersonId person : std::as_const(people)) {
        const LinkedRounds linked(fixture, person);
        Posts posts;
        for (const QJsonValue& one : linked.work().value(QLatin1String("work")).toArray()) {
            const QString round = one.toObject().value(QLatin1String("round")).toString();
            const QByteArray page = "/p/" + linked.secret.toLatin1() + '/' + round.toLatin1();
            const QByteArray task = ProjectFixture::take(linked.rounds().task(round));
            for (const QString& turn :
                LinkedRounds::turnsOf(QJsonDocument::fromJson(task).object()))
                posts.append({page, studies::submissionToJson({{LinkedRounds::yes(turn)}, {}})});
        }
        all.append(posts);
    }
    return all;
}

/// All pages at once, until everybody is done.
Outcome answerAll(const QList<Posts>& pages, quint16 port, int thinkMs)
{
    std::vector<std::unique_ptr<web::PostingClient>> clients;
    for (const Posts& posts : pages)
        clients.push_back(std::make_unique<web::PostingClient>(posts, thinkMs));
    QElapsedTimer timer;
    timer.start();
    for (const auto& client : clients)
        client->start(port);
    const auto isDone = [](const auto& client) {
        return client->isDone() || !client->refusal().isEmpty();
    };
    while (!std::all_of(clients.begin(), clients.end(), isDone))
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    Outcome outcome;
    outcome.wallMs = double(timer.nsecsElapsed()) / 1e6;
    for (const auto& client : clients) {
        outcome.times += client->times();
        outcome.refused += !client->refusal().isEmpty();
        for (const QString& uuid : client->kept())
            outcome.kept.insert(uuid);
    }
    return outcome;
}

void printOutcome(const char* what, const Outcome& outcome)
{
    const QString remark = QStringLiteral("%1 answers, %2 a second")
                               .arg(outcome.times.size())
                               .arg(qRound(1e3 * double(outcome.times.size()) / outcome.wallMs));
    const QString name = QLatin1String(what);
    print(name + QStringLiteral(", p50"), percentile(outcome.times, 0.5), QStringLiteral("ms"),
        remark);
    print(name + QStringLiteral(", p99"), percentile(outcome.times, 0.99), QStringLiteral("ms"));
}

/// Those who mean the server no good, all at once and from the address of the raters: headers that
/// come a letter at a time, connections that ask nothing, bodies beyond the limit in chunks and
/// packed, and links that there are not, one after another. Each connects again when it is ended.
class Attack final
{
public:
    explicit Attack(quint16 port)
        : m_port(port)
    {
        const QByteArray chunk = "4000\r\n" + QByteArray(0x4000, 'x') + "\r\n";
        const QByteArray post = "POST /r/0 HTTP/1.1\r\nHost: a\r\n";
        for (int i = 0; i < 200; ++i)
            add("GET /r/0 HTTP/1.1\r\nX-Slow: ", "x");
        for (int i = 0; i < 100; ++i)
            add({}, {});
        for (int i = 0; i < 10; ++i)
            add(post + "Transfer-Encoding: chunked\r\n\r\n", chunk);
        for (int i = 0; i < 10; ++i)
            add(post + "Content-Encoding: gzip\r\nContent-Length: 4\r\n\r\n\x1f\x8b\x08", {});
        for (int i = 0; i < 20; ++i)
            add({}, "GET /r/aaaaaaaaaaaaaaaaaaaaaa HTTP/1.1\r\nHost: a\r\n\r\n");
        QObject::connect(&m_beat, &QTimer::timeout, &m_beat, [this] { beat(); });
        m_beat.start(20);
    }

    qint64 sent() const { return m_sent; }

private:
    struct Attacker
    {
        QByteArray first; ///< sent once it is connected
        QByteArray again; ///< and this at every beat
        std::unique_ptr<QTcpSocket> socket;
    };

    void add(const QByteArray& first, const QByteArray& again)
    {
        m_attackers.push_back({first, again, std::make_unique<QTcpSocket>()});
    }

    void beat()
    {
        for (const Attacker& one : m_attackers) {
            QTcpSocket& socket = *one.socket;
            if (socket.isReadable())
                socket.readAll();
            if (socket.state() == QAbstractSocket::UnconnectedState) {
                socket.connectToHost(QStringLiteral("127.0.0.1"), m_port);
                socket.write(one.first);
            } else if (socket.state() == QAbstractSocket::ConnectedState &&
                       socket.bytesToWrite() == 0) {
                socket.write(one.again);
                ++m_sent;
            }
        }
    }

    quint16 m_port;
    std::vector<Attacker> m_attackers;
    QTimer m_beat;
    qint64 m_sent = 0;
};

/// What is in the project of what was said to be kept.
bool printKept(Database& database, const QList<Outcome>& outcomes)
{
    QSet<QString> said;
    qint64 refused = 0;
    for (const Outcome& outcome : outcomes) {
        said += outcome.kept;
        refused += outcome.refused;
    }
    qint64 stored = 0;
    qint64 lost = said.size();
    Statement uuids(database,
        QStringLiteral("SELECT uuid FROM study_answer UNION ALL SELECT uuid FROM answer"));
    while (uuids.next()) {
        ++stored;
        lost -= said.contains(uuids.text(0));
    }
    print(QStringLiteral("answers said to be kept and missing"), double(lost), QString(),
        QStringLiteral("of %1").arg(said.size()));
    print(QStringLiteral("answers stored beyond those"), double(stored + lost - said.size()),
        QString());
    return lost == 0 && stored == said.size() && refused == 0;
}

} // namespace

int measureServing(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    ProjectFixture fixture(1);
    const web::ServedStudy fastStudy(
        fixture.database(), QStringLiteral("Fast"), kRaters, kAnswersEach);
    const web::ServedStudy slowStudy(
        fixture.database(), QStringLiteral("Slow"), kRaters, kAnswersEach);
    const web::ServedStudy attackedStudy(
        fixture.database(), QStringLiteral("Attacked"), kAttackedRaters, kAnswersEach);
    const QList<Posts> annotators = annotatorPosts(fixture);
    const QTemporaryDir folder;
    QFile links(folder.filePath(QStringLiteral("links")));
    if (!links.open(QIODevice::WriteOnly))
        return 1;
    for (const auto& rater : fastStudy.raters + slowStudy.raters + attackedStudy.raters)
        links.write(rater.secret.toLatin1() + '\n');
    links.close();
    printHeadline(QStringLiteral("%1 raters at once, %2 answers each, at \"tandem serve\"")
                      .arg(kRaters)
                      .arg(kAnswersEach));
    const QList<double> bare = bareCommits(folder.path(), kBareCommits);
    print(QStringLiteral("bare SQLite commit, p50"), percentile(bare, 0.5), QStringLiteral("ms"));
    print(QStringLiteral("bare SQLite commit, p99"), percentile(bare, 0.99), QStringLiteral("ms"));
    {
        const web::ServingProcess server(QCoreApplication::applicationFilePath(),
            {QStringLiteral("--serve-nothing"), links.fileName()});
        printOutcome("without storing, as fast as it goes",
            answerAll(postsOf(fastStudy.raters), server.port(), 0));
        printOutcome("without storing, one a second",
            answerAll(postsOf(slowStudy.raters), server.port(), kThinkMs));
        const Attack attack(server.port());
        printOutcome("without storing, attacked",
            answerAll(postsOf(attackedStudy.raters), server.port(), kAttackedThinkMs));
    }
    Outcome annotated;
    Outcome fast;
    Outcome slow;
    Outcome attacked;
    {
        const web::ServingProcess server(QStringLiteral(TANDEM_BINARY),
            {QStringLiteral("serve"), fixture.path(), QStringLiteral("--listen"),
                QStringLiteral("127.0.0.1:0"), QStringLiteral("--json")});
        annotated = answerAll(annotators, server.port(), kAnnotatorThinkMs);
        printOutcome("committed, ten annotators of 100 samples", annotated);
        fast = answerAll(postsOf(fastStudy.raters), server.port(), 0);
        printOutcome("committed, as fast as it goes", fast);
        slow = answerAll(postsOf(slowStudy.raters), server.port(), kThinkMs);
        printOutcome("committed, one a second", slow);
        const Attack attack(server.port());
        attacked = answerAll(postsOf(attackedStudy.raters), server.port(), kAttackedThinkMs);
        printOutcome("committed, attacked", attacked);
        print(QStringLiteral("pieces that attackers sent meanwhile"), double(attack.sent()),
            QString());
    }
    return printKept(fixture.database(), {annotated, fast, slow, attacked}) ? 0 : 1;
}

int serveNothing(int argc, char** argv, const QString& links)
{
    const QCoreApplication application(argc, argv);
    web::RememberingBackend backend;
    QFile file(links);
    if (!file.open(QIODevice::ReadOnly))
        return 1;
    while (!file.atEnd())
        backend.raters.insert(QString::fromLatin1(file.readLine().trimmed()), RaterId{1});
    web::RaterService service(backend, {});
    const auto server = web::HttpServer::start({.listen = {QStringLiteral("127.0.0.1"), 0}},
        [&](const web::WebRequest& request, const web::WebReply& reply) {
            service.answer(request, reply);
        });
    if (!server)
        return 1;
    std::printf("{\"port\":%d}\n", int((*server)->port()));
    std::fflush(stdout);
    return QCoreApplication::exec();
}

} // namespace tandem::bench
