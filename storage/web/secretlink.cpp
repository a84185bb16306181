#include "storage/web/secretlink.h"

#include <QUrl>

#include <algorithm>

namespace tandem::web {

namespace {

constexpr qsizetype kSecretLetters = 22;

bool isSecretLetter(char letter)
{
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
           (letter >= '0' && letter <= '9') || letter == '-' || letter == '_';
}

QString address(const QString& base, const QString& kind, const QString& secret)
{
    const QString slash = base.endsWith(u'/') ? QString() : QStringLiteral("/");
    return base + slash + kind + u'/' + secret;
}

} // namespace

bool isSecretWord(const QByteArray& word)
{
    return word.size() == kSecretLetters && std::all_of(word.begin(), word.end(), isSecretLetter);
}

QString linkBase(const QString& typed)
{
    const QUrl url(typed.trimmed(), QUrl::StrictMode);
    const bool isWeb =
        url.scheme() == QLatin1String("https") || url.scheme() == QLatin1String("http");
    if (!url.isValid() || !isWeb || url.host().isEmpty() || url.hasQuery() || url.hasFragment())
        return {};
    return url.toString(QUrl::FullyEncoded);
}

QString raterAddress(const QString& base, const QString& secret)
{
    return address(base, QStringLiteral("r"), secret);
}

QString personAddress(const QString& base, const QString& secret)
{
    return address(base, QStringLiteral("p"), secret);
}

QString joinAddress(const QString& base, const QString& secret)
{
    return address(base, QStringLiteral("j"), secret);
}

} // namespace tandem::web
