#pragma once

#include "models/llm/wireformat.h"

#include <QByteArray>
#include <QString>

namespace tandem::llm {

/// What kept an HTTP exchange from coming to its end.
enum class TransportFault {
    None, ///< a whole response is there, whatever its status
    NameNotFound,
    Refused,
    Unreachable,
    ConnectTimedOut,
    TimedOut,
    UntrustedCertificate,
    CertificateOfOther,
    ExpiredCertificate,
    NoSecureConnection,
    CutOff,
    TooLarge,
    HeadersTooLarge,
    Undecodable, ///< the body is not compressed as its header says
    NotHttp,
    Other
};

/// How an HTTP exchange ended.
struct TransportEnd
{
    TransportFault fault = TransportFault::None;
    HttpResponse response; ///< what had come until then
    QByteArray location;   ///< of a redirect
    QString detail;        ///< curl's words, for the log
    qint64 durationMs = 0;
};

} // namespace tandem::llm
