#pragma once

#include <QCoreApplication>
#include <QJsonObject>
#include <QList>
#include <QLocale>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <functional>
#include <initializer_list>
#include <optional>
#include <span>
#include <utility>

/// Settings, each said once: what it is called in the file, on the command line and in the window,
/// within which bounds, and where it applies. Files, commands, forms and reports read these lists.
namespace tandem::fields {

/// Translates the texts of fields, wherever they are declared: mark them with
/// QT_TRANSLATE_NOOP("FieldWords", ...).
struct FieldWords
{
    Q_DECLARE_TR_FUNCTIONS(FieldWords)
};

/// The least and the most of a number, both allowed; so many digits behind the point are shown.
struct Bounds
{
    double least = 0;
    double most = 0;
    int decimals = 0;
};

/// What the names that a field takes are names of; whoever shows the field knows which there are.
enum class Names {
    Any, ///< whatever is typed
    Systems,
    BenchmarkSystems, ///< models with outputs for samples
    Logs,
    Summarizers,
    SummarizersWithTexts,
    Samples,
    TimelineUsers,
};

/// What a field's value is, and which type the QVariant has that it goes by.
enum class Type {
    Flag,    ///< bool
    Number,  ///< qint64
    Decimal, ///< double; without a value where it is unknown
    Text,    ///< QString: a text, or one name of those that there are
    Names,   ///< QStringList; empty: all that there are
    Choice,  ///< QString: the key of a word
    Choices, ///< QStringList: the keys of one or of all words
    Flags,   ///< QStringList: the keys of the words that are on
    Range,   ///< QVariantList of two qint64, under a key each
    Items,   ///< QVariantList of qint64: ids; empty: all; never in the file
};

/// One of the words that a field takes.
struct Word
{
    const char* key;             ///< in the file and on the command line
    const char* label;           ///< for people; see FieldWords
    int value = 0;               ///< of the enumeration; 1 and 0 where a flag has words
    const char* brief = nullptr; ///< in a line of text, where the label is too long for that
};

/// Where a setting goes beside the window and the command line.
enum class Kept {
    Always,  ///< in the file and in reports
    IfSet,   ///< there where it is on, not 0, or not empty
    Not,     ///< neither: what it says stands in other fields, or goes once its work is begun
    FileOnly ///< in the file alone: another field shows it
};

/// What else is said of a setting. Texts are translated when they are shown; see FieldWords.
struct FieldTraits
{
    const char* help = nullptr;
    /// Its name on the command line where that is not its key with hyphens.
    const char* option = nullptr;
    /// Of a word of the command, as its usage has it: it is no option.
    const char* usageWord = nullptr;
    const char* placeholder = nullptr; ///< what stands in an empty line
    /// What the least value, an empty name, or all words together are shown as.
    const char* blank = nullptr;
    const char* unit = nullptr; ///< stands behind a number in a form: " ms"
    double step = 0;            ///< by which keys change a number; 0: as usual
    /// What is said where nothing is chosen or typed, which will not do.
    const char* needed = nullptr;
    const char* noneThere = nullptr; ///< and where there is nothing to choose from
    QString (*usual)() = nullptr;    ///< what is put there where nothing was typed yet
    int longest = 32'767;            ///< characters of a text
    bool isSingle = false;           ///< one name on the command line, whatever commas stand in it
    bool isMaker = false;      ///< names what does the work: as the model where nothing is typed
    bool isRare = false;       ///< below those that are in sight at once
    bool choosesItems = false; ///< says what is worked on, and nothing of how
    Kept kept = Kept::Always;
};

/// One setting of options, whose type only those who declare it know.
class Field final : public FieldTraits
{
public:
    using Get = std::function<QVariant(const void* options)>;
    using Set = std::function<void(void* options, const QVariant& value)>;
    using Part = std::function<void*(void* whole)>; ///< found alike in what may not be changed

    Field(Type ofType, const char* key, const char* label, Get get, Set set,
        const FieldTraits& traits);

    Type type;
    Bounds bounds = {};
    Names names = Names::Any;
    std::span<const Word> words = {};
    const char* highKey = nullptr; ///< of a range's second number
    bool mayBeUnknown = false;     ///< a decimal that is an empty line in the window

    /// Applies where `holds`, and is greyed elsewhere; `with` is what brings that about on the
    /// command line ("--stages feedback"), where it is a misuse elsewhere.
    template <typename Options>
    Field& when(bool (*holds)(const Options&), const char* with)
    {
        m_with = with;
        m_holds = [holds](
                      const void* options) { return holds(*static_cast<const Options*>(options)); };
        return *this;
    }
    template <typename Options>
    Field& when(bool Options::*flag, const char* with)
    {
        m_with = with;
        m_holds = [flag](
                      const void* options) { return static_cast<const Options*>(options)->*flag; };
        return *this;
    }
    /// The same; elsewhere it is not shown at all. `with` is null where no option brings it about.
    template <typename Options>
    Field& onlyIf(bool (*holds)(const Options&), const char* with = nullptr)
    {
        m_hides = true;
        return when(holds, with);
    }
    /// `problem` is what is still to be put right in the options, said for people; empty: nothing.
    template <typename Options>
    Field& check(QString (*problem)(const Options&))
    {
        m_check = [problem](const void* options) {
            return problem(*static_cast<const Options*>(options));
        };
        return *this;
    }
    /// Of a whole whose part the options are.
    Field& within(const Part& part);

    QString key() const { return QLatin1String(m_key); }
    /// The option's name without dashes; empty where it is a word, or stands in the file alone.
    QString optionName() const;
    /// For a form, with the key that jumps to it; for a line of text without.
    QString label() const { return FieldWords::tr(m_label); }
    QString plainLabel() const;
    QString usualText() const { return usual ? usual() : QString(); }
    QString appliesWith() const { return QLatin1String(m_with); }
    /// Whether it is shown in the window and read on the command line.
    bool isAsked() const { return kept != Kept::FileOnly; }
    /// Whether it applies to these options.
    bool applies(const void* options) const { return !m_holds || m_holds(options); }
    /// Whether it is shown of these options, be it greyed.
    bool isShown(const void* options) const;
    /// Whether it says how work is done; not on what, nor what the results are called.
    bool saysHow() const;
    QString problem(const void* options) const;
    QVariant value(const void* options) const { return m_get(options); }
    void setValue(void* options, const QVariant& value) const { m_set(options, value); }
    /// The value as people read it, of a flag that is on its label; empty where there is nothing to
    /// say of it.
    QString valueText(const void* options, const QLocale& locale) const;

private:
    const char* m_key;
    const char* m_label;
    const char* m_with = nullptr;
    bool m_hides = false;
    Get m_get;
    Set m_set;
    std::function<bool(const void* options)> m_holds;
    std::function<QString(const void* options)> m_check;
};

/// The settings of some options, in the order of a form.
using Fields = QList<Field>;

/// What a file keeps of the options.
QJsonObject toJson(const Fields& fields, const void* options);
/// What programs are told of the options: of what a file keeps, the settings that have an effect.
QJsonObject appliedJson(const Fields& fields, const void* options);
/// Takes what a file keeps into the options; what is missing there, or no value of the field, stays
/// as it is.
void fromJson(const Fields& fields, const QJsonObject& json, void* options);
/// "Label: value" of each setting that applies and says something, numbers in the locale's digits.
QStringList settingLines(const Fields& fields, const void* options, const QLocale& locale);
/// The first number that is outside of its bounds; null where none is.
const Field* outOfBounds(const Fields& fields, const void* options);
/// The one that names what does the work; null where none does.
const Field* makerField(const Fields& fields);

// How fields are declared: fields::number("seed", &Options::seed, {0, 9}, QT_TRANSLATE_NOOP(...)).

template <typename Options, typename Value>
Field plainField(Type type, const char* key, Value Options::*member, const char* label,
    const FieldTraits& traits = {})
{
    return Field(
        type, key, label,
        [member](const void* options) {
            return QVariant::fromValue(static_cast<const Options*>(options)->*member);
        },
        [member](void* options, const QVariant& value) {
            static_cast<Options*>(options)->*member = value.value<Value>();
        },
        traits);
}

template <typename Options>
Field flag(
    const char* key, bool Options::*member, const char* label, const FieldTraits& traits = {})
{
    return plainField(Type::Flag, key, member, label, traits);
}

/// A flag that goes by two words, whose values are 1 and 0, in the window and on the command line.
template <typename Options>
Field flag(const char* key, bool Options::*member, std::span<const Word> words, const char* label,
    const FieldTraits& traits = {})
{
    Field field = plainField(Type::Flag, key, member, label, traits);
    field.words = words;
    return field;
}

/// A whole number; one that `Value` cannot hold changes nothing.
template <typename Options, typename Value>
Field number(const char* key, Value Options::*member, const Bounds& bounds, const char* label,
    const FieldTraits& traits = {})
{
    Field field(
        Type::Number, key, label,
        [member](const void* options) {
            return QVariant::fromValue<qint64>(static_cast<const Options*>(options)->*member);
        },
        [member](void* options, const QVariant& value) {
            if (std::in_range<Value>(value.toLongLong()))
                static_cast<Options*>(options)->*member = Value(value.toLongLong());
        },
        traits);
    field.bounds = bounds;
    return field;
}

/// Two whole numbers, under a key each, that go together as "20-100" on the command line.
template <typename Options>
Field range(const char* lowKey, int Options::*low, const char* highKey, int Options::*high,
    const Bounds& bounds, const char* label, const FieldTraits& traits = {})
{
    Field field(
        Type::Range, lowKey, label,
        [low, high](const void* options) -> QVariant {
            const auto* of = static_cast<const Options*>(options);
            return QVariantList{qint64(of->*low), qint64(of->*high)};
        },
        [low, high](void* options, const QVariant& value) {
            auto* of = static_cast<Options*>(options);
            of->*low = value.toList().value(0).toInt();
            of->*high = value.toList().value(1).toInt();
        },
        traits);
    field.highKey = highKey;
    field.bounds = bounds;
    return field;
}

template <typename Options>
Field decimal(const char* key, double Options::*member, const Bounds& bounds, const char* label,
    const FieldTraits& traits = {})
{
    Field field = plainField(Type::Decimal, key, member, label, traits);
    field.bounds = bounds;
    return field;
}

/// One that may be unknown, which is an empty line in the window and null in the file.
template <typename Options>
Field decimal(const char* key, std::optional<double> Options::*member, const Bounds& bounds,
    const char* label, const FieldTraits& traits = {})
{
    Field field(
        Type::Decimal, key, label,
        [member](const void* options) {
            const std::optional<double>& value = static_cast<const Options*>(options)->*member;
            return value ? QVariant(*value) : QVariant();
        },
        [member](void* options, const QVariant& value) {
            static_cast<Options*>(options)->*member =
                value.isValid() ? std::optional(value.toDouble()) : std::nullopt;
        },
        traits);
    field.bounds = bounds;
    field.mayBeUnknown = true;
    return field;
}

template <typename Options>
Field text(
    const char* key, QString Options::*member, const char* label, const FieldTraits& traits = {})
{
    return plainField(Type::Text, key, member, label, traits);
}

/// One name of those that there are.
template <typename Options>
Field name(const char* key, QString Options::*member, Names names, const char* label,
    const FieldTraits& traits = {})
{
    Field field = plainField(Type::Text, key, member, label, traits);
    field.names = names;
    return field;
}

template <typename Options>
Field names(const char* key, QStringList Options::*member, Names names, const char* label,
    const FieldTraits& traits = {})
{
    Field field = plainField(Type::Names, key, member, label, traits);
    field.names = names;
    return field;
}

/// The key of an enumeration's value, and the value of a word's key; none for no key of these.
QString keyOf(std::span<const Word> words, int value);
std::optional<int> valueOfKey(std::span<const Word> words, const QString& key);

template <typename Options, typename Enum>
Field choice(const char* key, Enum Options::*member, std::span<const Word> words, const char* label,
    const FieldTraits& traits = {})
{
    Field field(
        Type::Choice, key, label,
        [member, words](const void* options) -> QVariant {
            return keyOf(words, int(static_cast<const Options*>(options)->*member));
        },
        [member, words](void* options, const QVariant& value) {
            if (const auto known = valueOfKey(words, value.toString()))
                static_cast<Options*>(options)->*member = Enum(*known);
        },
        traits);
    field.words = words;
    return field;
}

template <typename Options, typename Enum>
Field choices(const char* key, QList<Enum> Options::*member, std::span<const Word> words,
    const char* label, const FieldTraits& traits = {})
{
    Field field(
        Type::Choices, key, label,
        [member, words](const void* options) -> QVariant {
            QStringList keys;
            for (const Enum value : static_cast<const Options*>(options)->*member)
                keys.append(keyOf(words, int(value)));
            return keys;
        },
        [member, words](void* options, const QVariant& value) {
            QList<Enum> values;
            const QStringList keys = value.toStringList();
            for (const QString& one : keys) {
                if (const auto known = valueOfKey(words, one))
                    values.append(Enum(*known));
            }
            static_cast<Options*>(options)->*member = values;
        },
        traits);
    field.words = words;
    return field;
}

/// Flags that stand in one list: `members` by the words, whose count is the same.
template <typename Options>
Field flags(const char* key, std::initializer_list<bool Options::*> members,
    std::span<const Word> words, const char* label, const FieldTraits& traits = {})
{
    const QList<bool Options::*> all(members);
    Field field(
        Type::Flags, key, label,
        [all, words](const void* options) -> QVariant {
            QStringList keys;
            for (qsizetype i = 0; i < all.size(); ++i) {
                if (static_cast<const Options*>(options)->*all.at(i))
                    keys.append(QLatin1String(words[std::size_t(i)].key));
            }
            return keys;
        },
        [all, words](void* options, const QVariant& value) {
            const QStringList keys = value.toStringList();
            for (qsizetype i = 0; i < all.size(); ++i)
                static_cast<Options*>(options)->*all.at(i) =
                    keys.contains(QLatin1String(words[std::size_t(i)].key));
        },
        traits);
    field.words = words;
    return field;
}

/// Ids of a type of their own, which have a `value`; they go once the work is begun.
template <typename Options, typename Id>
Field items(const char* key, QList<Id> Options::*member, Names names, const char* label,
    const FieldTraits& traits = {})
{
    Field field(
        Type::Items, key, label,
        [member](const void* options) -> QVariant {
            QVariantList ids;
            for (const Id id : static_cast<const Options*>(options)->*member)
                ids.append(QVariant::fromValue<qint64>(id.value));
            return ids;
        },
        [member](void* options, const QVariant& value) {
            QList<Id>& ids = static_cast<Options*>(options)->*member;
            ids.clear();
            for (const QVariant& id : value.toList())
                ids.append(Id{id.toLongLong()});
        },
        traits);
    field.names = names;
    field.kept = Kept::Not;
    return field;
}

/// The fields of a part of other options.
template <typename Whole, typename Part>
Fields within(Part Whole::*member, Fields fields)
{
    for (Field& field : fields)
        field.within(
            [member](void* whole) -> void* { return &(static_cast<Whole*>(whole)->*member); });
    return fields;
}

} // namespace tandem::fields
