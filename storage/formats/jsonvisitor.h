#pragma once

#include "models/error.h"
#include "storage/formats/jsonsource.h"

#include <QCoreApplication>
#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace tandem {

/// A value that is neither list nor object.
struct JsonScalar
{
    enum class Type { Null, Boolean, Integer, Decimal, Text };

    Type type = Type::Null;
    std::string_view written; ///< the literal as it stands in JSON; of a Text, its UTF-8 content
    qint64 integer = 0;       ///< of an Integer
};

/// The common half of the JSON readers: walks a document with nlohmann's event parser, knows at
/// every moment where it is (JSON pointer, line, byte), keeps the bounds on depth and size, refuses
/// NUL characters, and says what is wrong. The functions below return false after fail(), which
/// ends the walk.
class JsonVisitor
{
    Q_DECLARE_TR_FUNCTIONS(JsonVisitor)

public:
    enum class Container { Object, Array };

    virtual ~JsonVisitor() = default;
    Q_DISABLE_COPY_MOVE(JsonVisitor)

    /// Reads the one document in the source, to its end. Errors carry "name, pointer (line, byte)".
    Expected<void> run();

    /// What stands somewhere, for "Expected ..., found ...".
    static QString describe(const JsonScalar& value);
    static QString describe(Container container);
    /// "FILE, POINTER (line N, byte N)", translated.
    static QString located(const QString& file, const QString& jsonPointer, FilePlace place);

protected:
    JsonVisitor(JsonSource& source, QString name);

    /// A list or object begins / has ended; pointer() is its own place.
    virtual bool enter(Container container) = 0;
    virtual bool leave(Container container) = 0;
    /// The next value of the innermost object has this key.
    virtual bool field(std::string_view key) = 0;
    virtual bool scalar(const JsonScalar& value) = 0;
    /// What the user can do when an item is beyond its bound.
    virtual QString tooLargeRemedy() const;

    /// The number of open lists and objects.
    int depth() const { return m_depth; }
    /// The JSON pointer (RFC 6901) of the value being read.
    QString pointer() const;
    JsonSource& source() { return m_source; }
    const QString& name() const { return m_name; }

    bool fail(Error error);
    /// Fails at the value being read.
    bool failHere(
        const QString& what, const QString& remedy = {}, ErrorCode code = ErrorCode::InvalidInput);
    bool failAt(const QString& jsonPointer, FilePlace place, const QString& what,
        const QString& remedy = {});
    /// Fails because the item at hand is beyond its bound.
    bool failItemTooLarge();
    /// Fails with "Expected ..., found ...".
    bool failExpected(const QString& expected, const QString& found);
    /// Fails because the key being read was in its object before.
    bool failRepeated(std::string_view key);

    /// A key or text from the file, shortened for a message.
    static QString quoted(std::string_view utf8);

private:
    friend struct JsonEvents;
    struct Level
    {
        qint64 index = -1; ///< of a list: the element being read
        std::string key;   ///< of an object: the field being read
        Container container = Container::Object;
        bool hasKey = false;
        bool isDone = false; ///< the value of the element or field has ended
    };

    bool start(Container container);
    bool end();
    bool takeKey(std::string_view key);
    bool takeScalar(const JsonScalar& value);
    bool takeParseError(const std::string& lastToken, const std::string& message);
    QString pointerThrough(int levels) const;
    QString openPointer() const;
    bool refuseNul(std::string_view text);
    bool failTextTooLong();
    void step();
    void endValue();
    QString parseProblem(const std::string& token, std::string_view message, bool ranOut);
    QString lineProblem(bool isInText);

    JsonSource& m_source;
    QString m_name;
    std::vector<Level> m_levels; ///< only the first m_depth are open; the others keep their memory
    int m_depth = 0;
    std::optional<Error> m_error;
};

} // namespace tandem
