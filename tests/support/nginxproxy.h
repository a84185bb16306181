#pragma once

#include "testcertificate.h"

#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>
#include <QUrl>

namespace tandem::llm {

/// A request as nginx logged it.
struct ProxiedRequest
{
    QString protocol; ///< e.g. "HTTP/2.0"
    int status = 0;
    int connection = 0; ///< number of the connection that it came over
};

/// Debian's nginx as a proxy that speaks https with HTTP/2, in front of a server on this computer,
/// with a certificate of its own: what stands between a client and most real servers.
class NginxProxy final
{
public:
    /// Starts it in front of http://127.0.0.1:`port`. A connection takes `requests` requests at
    /// most, as the servers behind a load balancer have it.
    explicit NginxProxy(quint16 port, int requests = 1000);
    ~NginxProxy();
    Q_DISABLE_COPY_MOVE(NginxProxy)

    /// Why it could not be started; empty where it runs.
    const QString& problem() const { return m_problem; }
    /// The address with which the proxy takes the place of the server at `url`.
    QUrl url(QUrl url) const;
    QString certificateFile() const { return m_certificate.certificateFile; }
    /// What it has logged until now, which may be a moment after the answer.
    QList<ProxiedRequest> requests() const;

private:
    bool writeConfiguration(quint16 port, int requests) const;
    bool start(const QString& program);

    QTemporaryDir m_folder;
    TestCertificate m_certificate;
    QProcess m_process;
    QString m_problem;
    quint16 m_port = 0;
};

} // namespace tandem::llm
