#include "app/commandline/fieldoptions.h"

#include "app/commandline/call.h"
#include "app/commandline/command.h"
#include "storage/runs/runfields.h"
#include "storage/runs/runkind.h"

#include <QLocale>
#include <QRegularExpression>

namespace tandem {

namespace {

using fields::Field;
using fields::Type;

/// What an option says; without a type where it does not say it.
using Given = Expected<std::optional<QVariant>>;

const QString kAllWords = QStringLiteral("both");

QString boundText(double bound)
{
    constexpr int kBoundDigits = 15;
    return QString::number(bound, 'g', kBoundDigits);
}

OptionName optionOf(const QByteArray& option)
{
    return QLatin1String(option);
}

Given givenNumber(const Field& field, OptionName option, Call& call)
{
    return call.number(option, qint64(field.bounds.least), qint64(field.bounds.most))
        .map([](const std::optional<qint64>& number) {
            return number ? std::optional<QVariant>(*number) : std::nullopt;
        });
}

/// Of one of the words; of all where the field takes several and "both" is said.
Given givenWord(const Field& field, OptionName option, Call& call)
{
    QStringList words;
    for (const fields::Word& word : field.words)
        words.append(QLatin1String(word.key));
    const bool takesAll = field.type == Type::Choices;
    TANDEM_TRY(word, call.wordOf(option, takesAll ? words + QStringList{kAllWords} : words));
    if (field.type == Type::Flag)
        return QVariant(fields::valueOfKey(field.words, *word).value_or(0) != 0);
    if (takesAll)
        return QVariant(*word == kAllWords ? words : QStringList{*word});
    return QVariant(*word);
}

Given givenFlags(const Field& field, OptionName option, Call& call)
{
    QStringList words;
    for (const fields::Word& word : field.words)
        words.append(QLatin1String(word.key));
    const QStringList asked = call.list(option);
    bool areKnown = !asked.isEmpty();
    for (const QString& one : asked)
        areKnown = areKnown && words.contains(one);
    if (areKnown)
        return QVariant(asked);
    const QString last = words.takeLast();
    return call.misuse(
        CommandWords::tr("--%1 expects one or more of %2 and %3, separated by commas.")
            .arg(option.name, words.join(QStringLiteral(", ")), last));
}

Given givenRange(const Field& field, OptionName option, Call& call)
{
    static const QRegularExpression range(QStringLiteral("\\A(\\d{1,15})-(\\d{1,15})\\z"));
    const auto given = range.match(call.value(option));
    const qint64 low = given.captured(1).toLongLong();
    const qint64 high = given.captured(2).toLongLong();
    if (!given.hasMatch() || double(low) < field.bounds.least || double(high) > field.bounds.most)
        return call.misuse(CommandWords::tr(
            "--%1 expects two whole numbers from %2 to %3, such as 20-100, not \"%4\".")
                               .arg(option.name, boundText(field.bounds.least),
                                   boundText(field.bounds.most), call.value(option)));
    return QVariant(QVariantList{low, high});
}

Given givenValue(const Field& field, OptionName option, Call& call)
{
    switch (field.type) {
    case Type::Flag:
        if (field.words.empty())
            return QVariant(true);
        return givenWord(field, option, call);
    case Type::Choice:
    case Type::Choices:
        return givenWord(field, option, call);
    case Type::Number:
        return givenNumber(field, option, call);
    case Type::Decimal:
        return call.decimal(option, field.bounds).map([](const std::optional<double>& number) {
            return number ? std::optional<QVariant>(*number) : std::nullopt;
        });
    case Type::Text:
        return QVariant(call.value(option).simplified());
    case Type::Names:
        return QVariant(
            field.isSingle ? QStringList{call.value(option).simplified()} : call.list(option));
    case Type::Flags:
        return givenFlags(field, option, call);
    case Type::Range:
        return givenRange(field, option, call);
    case Type::Items:
        break;
    }
    return std::optional<QVariant>();
}

QString settingText(const Field& field, const void* usual)
{
    const QString text =
        field.type == Type::Number || field.type == Type::Decimal
            ? CommandWords::tr("%1, %2 to %3; default: %4.", "a setting, its bounds")
                  .arg(field.plainLabel(), boundText(field.bounds.least),
                      boundText(field.bounds.most), field.valueText(usual, QLocale::c()))
            : CommandWords::tr("%1.", "a setting").arg(field.plainLabel());
    return field.help ? text + u' ' + fields::FieldWords::tr(field.help) : text;
}

bool isGiven(const Field& field, const QByteArray& option, Call& call)
{
    return field.type != Type::Items && !option.isEmpty() && call.has(optionOf(option));
}

} // namespace

Expected<void> takeFields(const fields::Fields& fields, void* options, Call& call)
{
    for (const Field& field : fields) {
        const QByteArray option = field.optionName().toLatin1();
        if (isGiven(field, option, call)) {
            TANDEM_TRY(value, givenValue(field, optionOf(option), call));
            if (*value)
                field.setValue(options, **value);
        } else if (const QString usual = field.usualText(); !usual.isEmpty()) {
            field.setValue(options, usual);
        }
    }
    for (const Field& field : fields) {
        const QByteArray option = field.optionName().toLatin1();
        if (!field.appliesWith().isEmpty() && isGiven(field, option, call) &&
            !field.applies(options))
            return call.misuse(CommandWords::tr("--%1 works only with %2.")
                                   .arg(QLatin1String(option), field.appliesWith()));
    }
    return {};
}

QStringList runSettingTexts(const QString& command, const QString& option)
{
    const RunOptions usual;
    QStringList texts;
    for (const RunKind* kind : runKinds()) {
        if (QString::fromLatin1(kind->command).section(u' ', 0, 0) != command)
            continue;
        for (const Field& field : runFields(kind->id)) {
            if (!option.isEmpty() && field.optionName() == option)
                texts.append(settingText(field, &usual));
        }
    }
    texts.removeDuplicates();
    return texts;
}

} // namespace tandem
