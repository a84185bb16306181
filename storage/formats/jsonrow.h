#pragma once

#include "models/error.h"
#include "storage/formats/record.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace tandem {

/// One object of a small JSON file that a person wrote. Values are taken key by key; the first
/// thing that is wrong, a key left over included, becomes the row's problem with its JSON pointer.
class JsonRow final
{
public:
    /// The row's record must outlive it.
    explicit JsonRow(const RecordValue& object);

    /// A text, `otherwise` where the key is absent.
    QString text(QLatin1String key, const QString& otherwise = {});
    bool has(QLatin1String key) const
    {
        return !m_object.value(key).is(RecordValue::Type::Missing);
    }
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

    /// The JSON pointer of the row in its file.
    QString pointer() const { return m_object.record().place().pointer + m_object.pointer(); }
    /// The first problem; a key that nobody asked for is one too.
    std::optional<Error> problem() const;

private:
    RecordValue take(QLatin1String key);
    void fail(const RecordValue& value, const QString& what);

    RecordValue m_object;
    QStringList m_taken; ///< keys that were asked for
    std::optional<Error> m_problem;
};

/// Takes a row; what it leaves in it is its problem.
using JsonRowSink = std::function<void(JsonRow& row)>;

/// Reads the rows of a file that is a list, or an object with a list under `key` alone; `name` is
/// what errors call it. InvalidInput: no JSON, another shape, a row with a problem. TooLarge: more
/// than 64 MiB.
Expected<void> readJsonRows(
    const QByteArray& json, QLatin1String key, const QString& name, const JsonRowSink& take);

} // namespace tandem
