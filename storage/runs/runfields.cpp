#include "storage/runs/runfields.h"

#include "storage/runs/runkind.h"

namespace tandem {

using fields::Field;
using fields::Fields;

namespace {

constexpr fields::Bounds kMaxTokenBounds{0, 1'000'000};

/// Of every kind.
Field maxTokensField()
{
    return fields::number("max_tokens", &RunOptions::maxTokens, kMaxTokenBounds,
        QT_TRANSLATE_NOOP("FieldWords", "Max. to&kens of an answer"),
        {.help = QT_TRANSLATE_NOOP("FieldWords",
             "With those that a model thinks in. Answers that are cut there say so; another run "
             "with a higher limit may have them whole."),
            .blank = QT_TRANSLATE_NOOP("FieldWords", "as many as the task needs"),
            .isRare = true,
            .kept = fields::Kept::IfSet});
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
