#pragma once

#include <QString>

namespace tandem::llm {

/// A certificate that signs itself, with its key, made by the openssl program in `folder`.
struct TestCertificate
{
    QString certificateFile; ///< PEM; empty where openssl is missing or failed
    QString keyFile;         ///< PEM, elliptic curve

    bool isValid() const { return !certificateFile.isEmpty(); }
};

/// `names` as OpenSSL's subjectAltName has them, e.g. "DNS:localhost,IP:127.0.0.1".
TestCertificate makeCertificate(const QString& folder, const QString& names);

} // namespace tandem::llm
