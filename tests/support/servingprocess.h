#pragma once

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

namespace tandem::web {

/// A server as a process of its own, which says its port as JSON once it listens; killed with this.
class ServingProcess final
{
public:
    ServingProcess(const QString& program, const QStringList& arguments)
    {
        m_process.start(program, arguments);
        QByteArray told;
        while (m_port == 0 && m_process.waitForReadyRead(60'000)) {
            told += m_process.readAllStandardOutput();
            const QJsonObject object = QJsonDocument::fromJson(told).object();
            m_port = quint16(object.value(QLatin1String("port")).toInt());
        }
    }
    ~ServingProcess() { kill(); }
    Q_DISABLE_COPY_MOVE(ServingProcess)

    /// 0 where it does not serve.
    quint16 port() const { return m_port; }
    QByteArray complaints() { return m_process.readAllStandardError(); }

    /// All that it has said since it serves, of which nothing was read.
    QByteArray said()
    {
        return m_process.readAllStandardOutput() + m_process.readAllStandardError();
    }

    /// Takes its life with a signal that it cannot catch.
    bool kill()
    {
        m_process.kill();
        return m_process.state() == QProcess::NotRunning || m_process.waitForFinished(60'000);
    }
    /// Asks it to end; whether it did, and said that all went well.
    bool end()
    {
        m_process.terminate();
        return m_process.waitForFinished(60'000) &&
               m_process.exitStatus() == QProcess::NormalExit && m_process.exitCode() == 0;
    }

private:
    QProcess m_process;
    quint16 m_port = 0;
};

} // namespace tandem::web
