#pragma once

#include "app/commandline/console.h"
#include "app/commandline/syntax.h"
#include "models/results/report.h"

#include <QCommandLineParser>
#include <QHash>
#include <QJsonObject>
#include <QStringList>

#include <memory>
#include <optional>

namespace tandem {

namespace fields {
struct Bounds;
}

/// The name of an option: a literal, or a Latin-1 string that lives as long.
struct OptionName
{
    OptionName(const char* literal)
        : name(literal)
    {
    }
    OptionName(QLatin1String latin)
        : name(latin)
    {
    }
    QLatin1String name;
};

/// A word that an option takes, and what it stands for.
template <typename T>
struct Choice
{
    const char* word;
    T value;
};

/// One call of a command: its arguments, read and checked against the syntax, and where it writes.
class Call final
{
public:
    /// Reads `given`, the arguments after the command's name. What is wrong with them is a misuse
    /// of `console`, which outlives this; an unknown option names the nearest one that there is.
    static Expected<Call> read(const Command& command, const QStringList& given, Console& console);

    const Command& command() const { return m_command; }
    /// Arguments that are no options.
    const QStringList& words() const { return m_words; }
    /// The word at `index`, or "" where there are fewer.
    QString word(qsizetype index) const { return m_words.value(index); }
    bool has(OptionName option) const { return m_parser->isSet(option.name); }
    /// Of one that takes a list, what all of its times name, with commas.
    QString value(OptionName option) const { return m_parser->values(option.name).join(u','); }
    /// What an option that takes a list names.
    QStringList list(OptionName option) const;
    bool wantsJson() const { return has("json"); }
    bool wantsHelp() const { return has("help"); }

    /// The whole number given with an option, none where it was not given; a misuse where it is not
    /// within `least` .. `most`.
    Expected<std::optional<qint64>> number(OptionName option, qint64 least, qint64 most);
    /// The same for a number with decimals, written with a point.
    Expected<std::optional<double>> decimal(OptionName option, double least, double most);
    /// The same for a setting: also a misuse where it has more decimals than the setting.
    Expected<std::optional<double>> decimal(OptionName option, const fields::Bounds& bounds);

    /// The word given with an option that takes one of these; a misuse for any other.
    Expected<QString> wordOf(OptionName option, const QStringList& words);
    /// What is given with an option that takes one of a few words; `usual` where it is not given, a
    /// misuse for any other word.
    template <typename T, std::size_t Count>
    Expected<T> choice(OptionName option, const Choice<T> (&choices)[Count], T usual)
    {
        QStringList words;
        for (const Choice<T>& one : choices)
            words.append(QLatin1String(one.word));
        TANDEM_TRY(place, placeOf(option, words));
        return *place < 0 ? usual : choices[*place].value;
    }

    /// See Console::misuse().
    tl::unexpected<Error> misuse(const QString& what, const QString& remedy = {})
    {
        return console.misuse(what, remedy);
    }
    /// A misuse whose remedy is the command's help.
    tl::unexpected<Error> misuseOfCommand(const QString& what);

    /// What was done: `json` for programs, a sentence for people.
    Expected<void> tell(const QJsonObject& json, const QString& text);
    /// The same with lines for people, or none.
    Expected<void> tell(const QJsonObject& json, const QStringList& lines);
    /// The same with messages below it, which programs find under "messages".
    Expected<void> tell(QJsonObject json, const QString& text, const QStringList& messages);
    /// What somebody should know of it, beside what is told, on the error stream.
    void note(const QStringList& remarks);
    /// The same of figures; `fields` go into the JSON's object.
    Expected<void> show(const results::Report& report, const QJsonObject& fields = {});

    Console& console;
    QTextStream& out;
    QTextStream& err;

private:
    Call(const Command& command, Console& to);
    Expected<void> noteNames(const QList<QCommandLineOption>& options);
    Expected<void> checkUsage(const CommandSyntax& syntax);
    tl::unexpected<Error> doesNotTake(const QString& option, const QList<Usage>& usages);
    Expected<void> checkValues(const QList<QCommandLineOption>& options);
    Expected<qsizetype> placeOf(OptionName option, const QStringList& words);
    tl::unexpected<Error> outOfRange(OptionName option, const QString& bounds);

    const Command& m_command;
    std::shared_ptr<QCommandLineParser> m_parser;
    QStringList m_words;
    QHash<QString, QString> m_typed; ///< each name of an option that was given, as it was given
};

} // namespace tandem
