#pragma once

#include "models/error.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QList>
#include <QSet>
#include <QStringList>

#include <functional>
#include <optional>

namespace tandem::studies {

/// Reads an object of a JSON document that came from outside, strictly: what is there has to be of
/// its type, and nothing else may be there. The first fault of a document is kept, with its place;
/// what is read after it leaves its targets as they are.
class ObjectReader final
{
public:
    using ReadEntry = std::function<void(const QJsonValue& entry, const QString& place)>;

    /// `place` is the JSON pointer of `value`; `fault` belongs to the whole document.
    ObjectReader(const QJsonValue& value, const QString& place, std::optional<Error>& fault);

    bool has(const char* key) const;
    /// Refuses an object without this key.
    void need(const char* key);

    /// Whether null stands under this key, which is then done with.
    bool takeNull(const char* key);

    /// Each sets its target where the key is there, and leaves it where it is not.
    void read(const char* key, QString& text);
    void read(const char* key, bool& flag);
    void read(const char* key, int& number);
    /// What is no whole number is refused as none from `least` to `most`; whether one is within
    /// them is left to who checks the whole.
    void read(const char* key, int& number, int least, int most);
    void read(const char* key, qint64& number);
    void read(const char* key, quint32& number);
    void read(const char* key, double& number);
    void read(const char* key, QStringList& texts);
    template <typename Number>
    void read(const char* key, std::optional<Number>& number)
    {
        Number given{};
        read(key, given);
        if (has(key))
            number = given;
    }
    /// Hands over what is in a list of at most `most`, each entry with its place.
    void each(const char* key, qsizetype most, const ReadEntry& readEntry);
    /// Hands over a reader of the object that stands under a key, where it is there.
    void object(const char* key, const std::function<void(ObjectReader&)>& readObject);
    /// Appends what `readEntry` makes of each of a list of at most `most` objects.
    template <typename Entry>
    void list(const char* key, qsizetype most, QList<Entry>& entries,
        const std::function<Entry(ObjectReader&)>& readEntry)
    {
        each(key, most, [&](const QJsonValue& entry, const QString& place) {
            ObjectReader reader(entry, place, m_fault);
            entries.append(readEntry(reader));
            reader.end();
        });
    }

    /// Refuses what was not read. To be called last.
    void end();
    /// Refuses the value of a key for another reason.
    void refuse(const char* key, const QString& what);

private:
    QString placeOf(const QString& key) const;
    void fail(const QString& what, const QString& place);
    QJsonValue take(const char* key);
    void take(const QJsonValue& value, const QString& place, QString& text);
    struct Bounds
    {
        qint64 least;
        qint64 most;
    };
    /// A whole number within these bounds; none where it is missing or something else, which is
    /// refused naming the bounds `said`.
    std::optional<qint64> wholeNumber(const char* key, Bounds taken, Bounds said);
    std::optional<qint64> wholeNumber(const char* key, Bounds bounds)
    {
        return wholeNumber(key, bounds, bounds);
    }

    QJsonObject m_object;
    QString m_place;
    std::optional<Error>& m_fault;
    QSet<QString> m_known;
};

/// The object that a document holds. InvalidInput with the byte, TooLarge beyond `mostBytes`.
Expected<QJsonObject> objectOfJson(const QByteArray& json, qsizetype mostBytes);

} // namespace tandem::studies
