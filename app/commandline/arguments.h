#pragma once

#include "app/commandline/command.h"

#include <QCommandLineParser>
#include <QHash>

#include <memory>
#include <optional>

namespace tandem {

/// The arguments of one command, read and checked against its syntax.
class Arguments final
{
public:
    /// Reads `given`, the arguments after the command's name. What is wrong with them is a misuse
    /// of `console`; an unknown option names the nearest one that there is.
    static Expected<Arguments> read(
        const Command& command, const QStringList& given, Console& console);

    /// Arguments that are no options.
    const QStringList& words() const { return m_words; }
    /// The word at `index`, or "" where there are fewer.
    QString word(qsizetype index) const { return m_words.value(index); }
    bool has(QLatin1String option) const { return m_parser->isSet(option); }
    QString value(QLatin1String option) const { return m_parser->value(option); }
    bool wantsJson() const { return has(QLatin1String("json")); }
    bool wantsHelp() const { return has(QLatin1String("help")); }

    /// The whole number given with `option`, none where it was not given; a misuse where it is not
    /// within `least` .. `most`.
    Expected<std::optional<qint64>> number(
        QLatin1String option, qint64 least, qint64 most, Console& console) const;
    /// The same for a number with decimals, written with a point.
    Expected<std::optional<double>> decimal(
        QLatin1String option, double least, double most, Console& console) const;

private:
    explicit Arguments(const CommandSyntax& syntax);
    /// The option by the one of its names that was typed.
    QString typed(QLatin1String option) const;

    std::shared_ptr<QCommandLineParser> m_parser;
    QStringList m_words;
    QHash<QString, QString> m_typed; ///< each name of an option that was given, as it was given
};

} // namespace tandem
