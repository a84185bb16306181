#include "storage/runs/runfields.h"

#include "storage/runs/runkind.h"
#include "storage/runs/runwords.h"

namespace tandem {

using fields::Field;
using fields::Fields;

namespace {

constexpr fields::Bounds kMaxTokenBounds{0, 1'000'000};

/// Of every kind.
Field maxTokensField()
{
    return fields::number("max_tokens", &RunOptions::maxTokens, kMaxTokenBounds,
        QT_TRANSLATE_NOOP("FieldWords", "Max. to&kens per reply"),
        {.help = QT_TRANSLATE_NOOP("FieldWords",
             "Includes reasoning tokens. Replies that are cut off at the limit are "
             "marked; another run with a higher limit may get them in full."),
            .blank = QT_TRANSLATE_NOOP("FieldWords", "as needed by the task"),
            .isRare = true,
            .kept = fields::Kept::IfSet});
}

/// What a setting is in a run; a dash where it says nothing there.
QString settingText(const Field& field, const RunOptions& options, const QLocale& locale)
{
    if (!field.isShown(&options) || !field.applies(&options))
        return QString(QChar(0x2013));
    if (field.type == fields::Type::Flag && field.words.empty())
        return field.value(&options).toBool() ? RunWords::tr("yes") : RunWords::tr("no");
    const QString text = field.valueText(&options, locale);
    return text.isEmpty() ? QString(QChar(0x2013)) : text;
}

} // namespace

const Fields& runFields(RunKindId kind)
{
    static const QList<Fields> all = [] {
        QList<Fields> made;
        for (const RunKind* one : runKinds())
            made.append(one->ownFields() + Fields{maxTokensField()});
        return made;
    }();
    return all.at(int(kind));
}

QStringList runSettingLines(RunKindId kind, const RunOptions& options, const QLocale& locale)
{
    return fields::settingLines(runFields(kind), &options, locale);
}

QJsonObject runSettingsJson(RunKindId kind, const RunOptions& options)
{
    return fields::appliedJson(runFields(kind), &options);
}

QStringList unlikeSettingLines(
    RunKindId kind, const QList<std::pair<QString, RunOptions>>& runs, const QLocale& locale)
{
    const QString between = QStringLiteral(", ");
    QStringList lines;
    for (const Field& field : runFields(kind)) {
        if (!field.saysHow())
            continue;
        QStringList values;
        QList<QStringList> havingThem;
        for (const auto& [run, options] : runs) {
            const QString value = settingText(field, options, locale);
            qsizetype place = values.indexOf(value);
            if (place < 0) {
                place = values.size();
                values.append(value);
                havingThem.append(QStringList());
            }
            havingThem[place].append(run);
        }
        if (values.size() < 2)
            continue;
        for (qsizetype i = 0; i < values.size(); ++i)
            values[i] = RunWords::tr("%1 (%2)", "a setting's value, the runs that have it")
                            .arg(values.at(i), havingThem.at(i).join(between));
        lines.append(fields::FieldWords::tr("%1: %2", "setting, value")
                         .arg(field.plainLabel(), values.join(between)));
    }
    return lines;
}

void nameMaker(RunKindId kind, RunOptions& options, const QString& model, bool isOneOfSeveral)
{
    const Field* maker = fields::makerField(runFields(kind));
    if (!maker)
        return;
    const QString named = maker->value(&options).toString().simplified();
    const QString usual = maker->usualText();
    if (named.isEmpty() || (named == usual && isOneOfSeveral))
        maker->setValue(&options, usual.isEmpty()  ? model.simplified()
                                  : isOneOfSeveral ? usual + u'-' + model.simplified()
                                                   : usual);
}

QJsonObject runOptionsJson(RunKindId kind, const RunOptions& options)
{
    return fields::toJson(runFields(kind), &options);
}

RunOptions runOptionsFrom(const QJsonObject& json)
{
    RunOptions options;
    for (const RunKind* kind : runKinds())
        fields::fromJson(runFields(kind->id), json, &options);
    return options;
}

} // namespace tandem
