#pragma once

#include "models/error.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>

namespace tandem {

/// One object of a small JSON file that a person wrote. Values are taken key by key; the first
/// thing that is wrong, a key left over included, becomes the row's problem with its JSON pointer.
class JsonRow final
{
public:
    /// `pointer` is where the row stands in its file.
    JsonRow(const QJsonValue& value, QString pointer);

    /// A text, `otherwise` where the key is absent.
    QString text(QLatin1String key, const QString& otherwise = {});
    bool has(QLatin1String key) const { return m_object.contains(key); }
    /// A whole number within `least` .. `most`, `otherwise` where the key is absent.
    int number(QLatin1String key, int least, int most, int otherwise);
    /// true or false; none where the key is absent.
    std::optional<bool> truth(QLatin1String key);
    /// Seconds as milliseconds, at most a day; 0 where the key is absent.
    qint64 secondsAsMs(QLatin1String key);
    /// The index of a word in `words`, `otherwise` where the key is absent.
    int word(QLatin1String key, const QStringList& words, int otherwise);
    QStringList texts(QLatin1String key);
    /// The rows of a list; none where the key is absent.
    QList<JsonRow> rows(QLatin1String key);
    /// Something about the row is wrong that its values alone do not show.
    void refuse(const QString& what);
    /// Takes over what was wrong with a row inside this one.
    void include(const JsonRow& inner);

    const QString& pointer() const { return m_pointer; }
    /// The first problem; a key that nobody asked for is one too.
    std::optional<Error> problem() const;

private:
    QJsonValue take(QLatin1String key);
    void fail(QLatin1String key, const QString& what);

    QJsonObject m_object;
    QString m_pointer;
    std::optional<Error> m_problem;
};

/// The rows of a file that is a list, or an object with a list under `key` alone. InvalidInput: no
/// JSON, another shape. TooLarge: more than 64 MiB.
Expected<QList<JsonRow>> jsonRows(const QByteArray& json, QLatin1String key);

} // namespace tandem
