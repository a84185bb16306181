#include "servebench.h"

#include "barecommit.h"
#include "figures.h"
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

struct Outcome
{
    QList<double> times;
    QSet<QString> kept;
    double wallMs = 0;
    qint64 refused = 0;
};

QList<QByteArray> bodiesOf(const web::ServedRater& rater)
{
    QList<QByteArray> bodies;
    for (const QString& turn : rater.turns)
        bodies.append(studies::submissionToJson({{web::servedAnswer(turn, true)}, {}}));
    return bodies;
}

/// All raters at once, until everybody is done.
Outcome answerAll(const QList<web::ServedRater>& raters, quint16 port, int thinkMs)
{
    std::vector<std::unique_ptr<web::PostingClient>> clients;
    for (const web::ServedRater& rater : raters)
        clients.push_back(
            std::make_unique<web::PostingClient>(rater.secret, bodiesOf(rater), thinkMs));
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
    Statement uuids(database, QStringLiteral("SELECT uuid FROM study_answer"));
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
        printOutcome(
            "without storing, as fast as it goes", answerAll(fastStudy.raters, server.port(), 0));
        printOutcome(
            "without storing, one a second", answerAll(slowStudy.raters, server.port(), kThinkMs));
        const Attack attack(server.port());
        printOutcome("without storing, attacked",
            answerAll(attackedStudy.raters, server.port(), kAttackedThinkMs));
    }
    Outcome fast;
    Outcome slow;
    Outcome attacked;
    {
        const web::ServingProcess server(QStringLiteral(TANDEM_BINARY),
            {QStringLiteral("serve"), fixture.path(), QStringLiteral("--listen"),
                QStringLiteral("127.0.0.1:0"), QStringLiteral("--json")});
        fast = answerAll(fastStudy.raters, server.port(), 0);
        printOutcome("committed, as fast as it goes", fast);
        slow = answerAll(slowStudy.raters, server.port(), kThinkMs);
        printOutcome("committed, one a second", slow);
        const Attack attack(server.port());
        attacked = answerAll(attackedStudy.raters, server.port(), kAttackedThinkMs);
        printOutcome("committed, attacked", attacked);
        print(QStringLiteral("pieces that attackers sent meanwhile"), double(attack.sent()),
            QString());
    }
    return printKept(fixture.database(), {fast, slow, attacked}) ? 0 : 1;
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
