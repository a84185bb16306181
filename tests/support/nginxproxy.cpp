#include "nginxproxy.h"

#include <QFile>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTcpSocket>

namespace tandem::llm {

namespace {

constexpr int kPatienceMs = 60'000;

/// Nobody else is given this port soon, as the system hands them out in turn.
quint16 freePort()
{
    QTcpServer server;
    return server.listen(QHostAddress::LocalHost) ? server.serverPort() : quint16(0);
}

/// The system's folders of servers are in few users' paths.
QString nginxProgram()
{
    const QString program = QStringLiteral("nginx");
    const QString found = QStandardPaths::findExecutable(program);
    return found.isEmpty() ? QStandardPaths::findExecutable(program,
                                 {QStringLiteral("/usr/sbin"), QStringLiteral("/usr/local/sbin")})
                           : found;
}

/// Everything that it writes stands in its own folder; %1 is its port, %2 the server's, %3 the
/// number of requests that a connection takes.
constexpr char kConfiguration[] = R"(
daemon off;
master_process off;
pid nginx.pid;
error_log stderr;
events {}
http {
    log_format plain '$server_protocol $status $connection';
    access_log access.log plain;
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    keepalive_requests %3;
    server {
        listen 127.0.0.1:%1 ssl http2;
        ssl_certificate certificate.pem;
        ssl_certificate_key key.pem;
        location / {
            proxy_pass http://127.0.0.1:%2;
            proxy_http_version 1.1;
            proxy_set_header Connection "";
            proxy_set_header X-Forwarded-For $remote_addr;
            proxy_buffering off;
        }
    }
}
)";

} // namespace

NginxProxy::NginxProxy(quint16 port, int requests)
    : m_certificate(makeCertificate(m_folder.path(), QStringLiteral("DNS:localhost,IP:127.0.0.1")))
    , m_port(freePort())
{
    const QString program = nginxProgram();
    if (program.isEmpty())
        m_problem = QStringLiteral("nginx is not installed (Debian's package nginx)");
    else if (!m_certificate.isValid())
        m_problem = QStringLiteral("the openssl program is not there to make a certificate");
    else if (!writeConfiguration(port, requests) || !start(program))
        m_problem = QStringLiteral("nginx does not start: ") +
                    QString::fromLocal8Bit(m_process.readAllStandardError());
}

NginxProxy::~NginxProxy()
{
    m_process.terminate();
    if (m_process.state() != QProcess::NotRunning && !m_process.waitForFinished(kPatienceMs))
        m_process.kill();
}

QUrl NginxProxy::url(QUrl url) const
{
    url.setScheme(QStringLiteral("https"));
    url.setPort(m_port);
    return url;
}

QList<ProxiedRequest> NginxProxy::requests() const
{
    QFile log(m_folder.filePath(QStringLiteral("access.log")));
    QList<ProxiedRequest> requests;
    if (!log.open(QIODevice::ReadOnly))
        return requests;
    const QList<QByteArray> lines = log.readAll().split('\n');
    for (const QByteArray& line : lines) {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() == 3)
            requests.append({QString::fromLatin1(words[0]), words[1].toInt(), words[2].toInt()});
    }
    return requests;
}

bool NginxProxy::writeConfiguration(quint16 port, int requests) const
{
    QFile file(m_folder.filePath(QStringLiteral("nginx.conf")));
    const QString text = QString::fromLatin1(kConfiguration).arg(m_port).arg(port).arg(requests);
    return file.open(QIODevice::WriteOnly) && file.write(text.toLatin1()) > 0;
}

bool NginxProxy::start(const QString& program)
{
    m_process.start(program,
        {QStringLiteral("-p"), m_folder.path(), QStringLiteral("-e"), QStringLiteral("stderr"),
            QStringLiteral("-c"), m_folder.filePath(QStringLiteral("nginx.conf"))});
    if (!m_process.waitForStarted(kPatienceMs))
        return false;
    QTcpSocket knock;
    do {
        knock.connectToHost(QHostAddress(QHostAddress::LocalHost), m_port);
        if (knock.waitForConnected(kPatienceMs))
            return true;
    } while (!m_process.waitForFinished(50)); // it listens a moment after it began, or gives up
    return false;
}

} // namespace tandem::llm
