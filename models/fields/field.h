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

/// How a field's value is kept, and which type FieldValue has.
enum class Type {
    Flag,    ///< bool
    Number,  ///< qint64
    Decimal, ///< double
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
    IfSet,   ///< there where it is on, or not 0
    Not,     ///< neither: what it says stands in other fields, or goes once its work is begun
    FileOnly ///< in the file alone: another field shows it
};

/// What a field's value goes by in options of a type that is not known here.
using FieldValue = QVariant;

/// One setting of options, whose type only those who declare it know.
class Field final
{
public:
    using Get = std::function<QVariant(const void* options)>;
    using Set = std::function<void(void* options, const QVariant& value)>;
    using Part = std::function<void*(void* whole)>; ///< found alike in what may not be changed
    using Holds = std::function<bool(const void* options)>;
    using Check = std::function<QString(const void* options)>;

    Field(Type type, const char* key, const char* label, Get get, Set set);

    // What is said of it; each returns the field.

    /// What is said of it at length.
    Field& help(const char* text);
    /// Its name on the command line where that is not its key with hyphens.
    Field& option(const char* name);
    /// It is a word of the command, written so in its usage, and no option.
    Field& word(const char* usage);
    /// It names one on the command line, whatever commas stand in it.
    Field& single();
    /// What stands in an empty line.
    Field& placeholder(const char* text);
    /// What the least value, an empty name, or all words together are shown as.
    Field& blank(const char* text);
    /// It is empty no more once somebody is asked for it: this is what is put there.
    Field& usual(QString (*text)());
    /// It names what does the work: as the model where nothing else is typed.
    Field& maker();
    /// What is said where nothing is chosen or typed, which will not do, and where there is nothing
    /// to choose from.
    Field& needed(const char* text, const char* ifNoneThere = nullptr);
    /// Less used: below those that are in sight at once.
    Field& rare();
    Field& keep(Kept how);
    /// Applies where the options say so, and is greyed elsewhere; `with` is what brings that about
    /// on the command line ("--stages feedback"), where it is a misuse elsewhere. Null: it does no
    /// harm there.
    template <typename Options>
    Field& when(bool Options::*flag, const char* with)
    {
        return restrict(
            [flag](const void* options) { return static_cast<const Options*>(options)->*flag; },
            with, false);
    }
    template <typename Options>
    Field& when(bool (*holds)(const Options&), const char* with)
    {
        return restrict(
            [holds](const void* options) { return holds(*static_cast<const Options*>(options)); },
            with, false);
    }
    /// Never where not: it is not shown at all then.
    template <typename Options>
    Field& onlyIf(bool (*holds)(const Options&), const char* with = nullptr)
    {
        return restrict(
            [holds](const void* options) { return holds(*static_cast<const Options*>(options)); },
            with, true);
    }
    /// What is still to be put right in the options, said for people; empty: nothing.
    template <typename Options>
    Field& check(QString (*problem)(const Options&))
    {
        m_check = [problem](const void* options) {
            return problem(*static_cast<const Options*>(options));
        };
        return *this;
    }

    // What it is.

    Type type() const { return m_type; }
    QString key() const { return QLatin1String(m_key); }
    /// The key of a range's second number.
    QString secondKey() const { return QLatin1String(m_secondKey); }
    /// The option's name without dashes; empty where it is a word, or stands in the file alone.
    QString optionName() const;
    /// As usages have it; empty where it is an option.
    QString usageWord() const { return QLatin1String(m_word); }
    /// For a form, with the key that jumps to it.
    QString label() const;
    /// For a line of text: without that key.
    QString plainLabel() const;
    QString helpText() const { return translated(m_help); }
    QString placeholderText() const { return translated(m_placeholder); }
    QString blankText() const { return translated(m_blank); }
    QString usualText() const { return m_usual ? m_usual() : QString(); }
    QString neededText() const { return translated(m_needed); }
    QString noneThereText() const { return translated(m_noneThere); }
    QString appliesWith() const { return QLatin1String(m_with); }
    const Bounds& bounds() const { return m_bounds; }
    Names names() const { return m_names; }
    std::span<const Word> words() const { return m_words; }
    bool isSingle() const { return m_isSingle; }
    bool isMaker() const { return m_isMaker; }
    bool isRare() const { return m_isRare; }
    Kept kept() const { return m_kept; }
    /// Whether it is shown in the window and read on the command line.
    bool isAsked() const { return m_kept != Kept::FileOnly; }
    /// Whether it applies to these options.
    bool applies(const void* options) const;
    /// Whether it is shown of these options, be it greyed.
    bool isShown(const void* options) const;
    QString problem(const void* options) const;
    FieldValue value(const void* options) const;
    void setValue(void* options, const FieldValue& value) const;
    /// The value as people read it; empty where there is nothing to say of it.
    QString valueText(const void* options, const QLocale& locale) const;

    // For those who declare fields (below).

    Field& within(const Part& part);
    Field& bounded(const Bounds& bounds);
    Field& named(Names names);
    Field& worded(std::span<const Word> words);
    Field& secondKey(const char* key);

private:
    static QString translated(const char* text);
    Field& restrict(Holds holds, const char* with, bool hides);

    Type m_type;
    const char* m_key;
    const char* m_label;
    Get m_get;
    Set m_set;
    Holds m_holds;
    Check m_check;
    const char* m_with = nullptr;
    const char* m_secondKey = nullptr;
    const char* m_option = nullptr;
    const char* m_word = nullptr;
    const char* m_help = nullptr;
    const char* m_placeholder = nullptr;
    const char* m_blank = nullptr;
    const char* m_needed = nullptr;
    const char* m_noneThere = nullptr;
    QString (*m_usual)() = nullptr;
    Bounds m_bounds;
    Names m_names = Names::Any;
    std::span<const Word> m_words;
    Kept m_kept = Kept::Always;
    bool m_hides = false;
    bool m_isSingle = false;
    bool m_isMaker = false;
    bool m_isRare = false;
};

/// The settings of some options, in the order of a form.
using Fields = QList<Field>;

/// What a file keeps of the options.
QJsonObject toJson(const Fields& fields, const void* options);
/// Takes what a file keeps into the options; what is missing there, or no value of the field, stays
/// as it is.
void fromJson(const Fields& fields, const QJsonObject& json, void* options);
/// "Label: value" of each setting that applies and says something, numbers in the locale's digits.
QStringList settingLines(const Fields& fields, const void* options, const QLocale& locale);
/// The one that names what does the work; null where none does.
const Field* makerField(const Fields& fields);

// How fields are declared: fields::number("seed", &Options::seed, {0, 9}, QT_TRANSLATE_NOOP(...)).

template <typename Options, typename Value>
Field plainField(Type type, const char* key, Value Options::*member, const char* label)
{
    return Field(
        type, key, label,
        [member](const void* options) {
            return QVariant::fromValue(static_cast<const Options*>(options)->*member);
        },
        [member](void* options, const QVariant& value) {
            static_cast<Options*>(options)->*member = value.value<Value>();
        });
}

template <typename Options>
Field flag(const char* key, bool Options::*member, const char* label)
{
    return plainField(Type::Flag, key, member, label);
}

/// A flag that goes by two words, whose values are 1 and 0, in the window and on the command line.
template <typename Options>
Field flag(const char* key, bool Options::*member, std::span<const Word> words, const char* label)
{
    return plainField(Type::Flag, key, member, label).worded(words);
}

/// A whole number; one that `Value` cannot hold changes nothing.
template <typename Options, typename Value>
Field number(const char* key, Value Options::*member, const Bounds& bounds, const char* label)
{
    return Field(
        Type::Number, key, label,
        [member](const void* options) {
            return QVariant::fromValue<qint64>(static_cast<const Options*>(options)->*member);
        },
        [member](void* options, const QVariant& value) {
            if (std::in_range<Value>(value.toLongLong()))
                static_cast<Options*>(options)->*member = Value(value.toLongLong());
        })
        .bounded(bounds);
}

/// Two whole numbers, under a key each, that go together as "20-100" on the command line.
template <typename Options>
Field range(const char* lowKey, int Options::*low, const char* highKey, int Options::*high,
    const Bounds& bounds, const char* label)
{
    return Field(
        Type::Range, lowKey, label,
        [low, high](const void* options) -> QVariant {
            const auto* of = static_cast<const Options*>(options);
            return QVariantList{qint64(of->*low), qint64(of->*high)};
        },
        [low, high](void* options, const QVariant& value) {
            auto* of = static_cast<Options*>(options);
            of->*low = value.toList().value(0).toInt();
            of->*high = value.toList().value(1).toInt();
        })
        .secondKey(highKey)
        .bounded(bounds);
}

template <typename Options>
Field decimal(const char* key, double Options::*member, const Bounds& bounds, const char* label)
{
    return plainField(Type::Decimal, key, member, label).bounded(bounds);
}

template <typename Options>
Field text(const char* key, QString Options::*member, const char* label, Names names = Names::Any)
{
    return plainField(Type::Text, key, member, label).named(names);
}

template <typename Options>
Field names(const char* key, QStringList Options::*member, Names names, const char* label)
{
    return plainField(Type::Names, key, member, label).named(names);
}

/// The word of an enumeration's value, and the value of a word's key; none for no key of these.
QString keyOf(std::span<const Word> words, int value);
std::optional<int> valueOfKey(std::span<const Word> words, const QString& key);

template <typename Options, typename Enum>
Field choice(const char* key, Enum Options::*member, std::span<const Word> words, const char* label)
{
    return Field(
        Type::Choice, key, label,
        [member, words](const void* options) -> QVariant {
            return keyOf(words, int(static_cast<const Options*>(options)->*member));
        },
        [member, words](void* options, const QVariant& value) {
            if (const auto known = valueOfKey(words, value.toString()))
                static_cast<Options*>(options)->*member = Enum(*known);
        })
        .worded(words);
}

template <typename Options, typename Enum>
Field choices(
    const char* key, QList<Enum> Options::*member, std::span<const Word> words, const char* label)
{
    return Field(
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
        })
        .worded(words);
}

/// Flags that stand in one list: `members` by the words, whose count is the same.
template <typename Options>
Field flags(const char* key, std::initializer_list<bool Options::*> members,
    std::span<const Word> words, const char* label)
{
    const QList<bool Options::*> all(members);
    return Field(
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
        })
        .worded(words);
}

/// Ids of a type of their own, which have a `value`.
template <typename Options, typename Id>
Field items(const char* key, QList<Id> Options::*member, Names names, const char* label)
{
    return Field(
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
        })
        .named(names)
        .keep(Kept::Not);
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
