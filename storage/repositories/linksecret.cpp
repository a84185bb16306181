#include "storage/repositories/linksecret.h"

#include <QCryptographicHash>
#include <QRandomGenerator>

#include <array>

namespace tandem {

namespace {

constexpr int kSecretBytes = 16;

} // namespace

QString linkSecretOf(const QByteArray& bytes)
{
    return QString::fromLatin1(
        bytes.left(kSecretBytes)
            .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

QString newLinkSecret()
{
    std::array<quint32, kSecretBytes / sizeof(quint32)> words{};
    QRandomGenerator::system()->fillRange(words.data(), int(words.size()));
    return linkSecretOf(QByteArray(reinterpret_cast<const char*>(words.data()), sizeof words));
}

QByteArray linkHash(const QString& secret)
{
    return QCryptographicHash::hash(secret.toUtf8(), QCryptographicHash::Sha256);
}

} // namespace tandem
