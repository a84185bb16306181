#include "testcertificate.h"

#include <QDir>
#include <QProcess>
#include <QStringList>

namespace tandem::llm {

TestCertificate makeCertificate(const QString& folder, const QString& names)
{
    const QDir place(folder);
    const TestCertificate made{place.filePath(QStringLiteral("certificate.pem")),
        place.filePath(QStringLiteral("key.pem"))};
    QProcess openssl;
    openssl.start(QStringLiteral("openssl"),
        {QStringLiteral("req"), QStringLiteral("-x509"), QStringLiteral("-newkey"),
            QStringLiteral("ec"), QStringLiteral("-pkeyopt"),
            QStringLiteral("ec_paramgen_curve:prime256v1"), QStringLiteral("-nodes"),
            QStringLiteral("-days"), QStringLiteral("2"), QStringLiteral("-subj"),
            QStringLiteral("/CN=Tandem test"), QStringLiteral("-addext"),
            QStringLiteral("subjectAltName=") + names, QStringLiteral("-keyout"), made.keyFile,
            QStringLiteral("-out"), made.certificateFile});
    const bool good = openssl.waitForFinished(60'000) &&
                      openssl.exitStatus() == QProcess::NormalExit && openssl.exitCode() == 0;
    return good ? made : TestCertificate{};
}

} // namespace tandem::llm
