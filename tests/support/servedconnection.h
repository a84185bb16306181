#pragma once

#include "servedhttp.h"

#include <QObject>
#include <QTcpSocket>
#include <QTimer>

#include <functional>

namespace tandem::llm {

/// One connection of the test server: HTTP/1.1 with keep-alive, one request at a time.
class ServedConnection final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(ServedConnection)

public:
    /// Takes the socket over.
    ServedConnection(QTcpSocket* socket, QObject* parent);

    /// Answers the request that was read last; `sent` is called when all of it was handed to the
    /// system, which does not happen where the delivery ends badly.
    void answer(const ServedAnswer& answer, std::function<void()> sent);

signals:
    void requestRead(const tandem::llm::ServedRequest& request);

private:
    void readMore();
    bool readHead();
    void onBytesWritten();
    void dripOn();

    QTcpSocket* m_socket;
    QByteArray m_input;
    ServedRequest m_request;
    qsizetype m_bodySize = -1; ///< of the request being read; -1: its head is not complete
    bool m_isAnswering = false;
    bool m_closesAfter = false;
    std::function<void()> m_sent;
    QByteArray m_drip;
    QTimer m_dripTimer;
};

} // namespace tandem::llm
