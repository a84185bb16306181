#include "storage/team/scramverifier.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <QRandomGenerator>

#include <array>

namespace tandem::team {

namespace {

QByteArray hmac(const QByteArray& key, const QByteArray& bytes)
{
    return QMessageAuthenticationCode::hash(bytes, key, QCryptographicHash::Sha256);
}

QByteArray randomBytes(std::size_t words)
{
    std::array<quint32, 6> random{};
    QRandomGenerator::system()->fillRange(random.data(), random.size());
    return QByteArray(reinterpret_cast<const char*>(random.data()),
        static_cast<qsizetype>(words * sizeof(quint32)));
}

} // namespace

QString scramVerifier(const QString& password, const QByteArray& salt, int iterations)
{
    // PBKDF2 with one block: SHA-256 is as long as the key.
    const QByteArray secret = password.toLatin1();
    QByteArray turn = hmac(secret, salt + QByteArray("\0\0\0\1", 4));
    QByteArray salted = turn;
    for (int i = 1; i < iterations; ++i) {
        turn = hmac(secret, turn);
        for (qsizetype at = 0; at < salted.size(); ++at)
            salted[at] = static_cast<char>(salted.at(at) ^ turn.at(at));
    }
    const QByteArray stored =
        QCryptographicHash::hash(hmac(salted, "Client Key"), QCryptographicHash::Sha256);
    return QStringLiteral("SCRAM-SHA-256$%1:%2$%3:%4")
        .arg(iterations)
        .arg(QString::fromLatin1(salt.toBase64()), QString::fromLatin1(stored.toBase64()),
            QString::fromLatin1(hmac(salted, "Server Key").toBase64()));
}

QString newPassword()
{
    return QString::fromLatin1(randomBytes(6).toHex());
}

QString newScramVerifier(const QString& password)
{
    return scramVerifier(password, randomBytes(4));
}

} // namespace tandem::team
