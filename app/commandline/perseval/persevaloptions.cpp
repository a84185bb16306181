#include "app/commandline/perseval/persevaloptions.h"

#include "app/commandline/command.h"
#include "models/seed.h"

namespace tandem {

namespace {

Expected<void> takeDistance(Call& call, PersevalAsked& asked)
{
    const QString key = call.value("distance");
    if (asked.fromDistances) {
        asked.distanceName = key;
        return {};
    }
    asked.distance = perseval::distanceOfKey(key.isEmpty() ? QStringLiteral("rougeL") : key);
    if (asked.distance)
        return {};
    return call.misuse(CommandWords::tr("--distance expects %1, not \"%2\".")
                           .arg(perseval::distanceKeys().join(QStringLiteral(", ")), key),
        CommandWords::tr("Import any other distance with --from-distances."));
}

Expected<void> takeNumbers(Call& call, PersevalAsked& asked)
{
    for (const perseval::FormulaNumber& one : perseval::kFormulaNumbers) {
        TANDEM_TRY(number, call.decimal(QLatin1String(one.key), one.least, one.most));
        if (*number)
            asked.parameters.*one.value = **number;
    }
    TANDEM_TRY(seed, call.number("seed", 0, kMostSeed));
    asked.seed = quint64(seed->value_or(1));
    TANDEM_TRY(threads, call.number("threads", 1, 256));
    asked.threads = int(threads->value_or(0));
    return {};
}

Expected<void> checkTogether(Call& call, const PersevalAsked& asked)
{
    if (!asked.fromDistances && asked.files.size() > 1)
        return call.misuse(CommandWords::tr("Unexpected argument: \"%1\".").arg(asked.files.at(1)));
    if (asked.fromDistances && asked.files.size() == 2)
        return call.misuse(CommandWords::tr(
            "--from-distances expects a folder, or three files: to documents, pairs, to gold."));
    if (asked.fromDistances && call.has("unrounded"))
        return call.misuse(CommandWords::tr("Imported distances are never rounded."));
    if (call.has("seed") && !asked.stability)
        return call.misuse(CommandWords::tr("--seed works only with --stability."));
    if (call.has("models") && asked.models.isEmpty())
        return call.misuse(CommandWords::tr("--models expects comma-separated names."));
    if (call.has("distances") && asked.distancesFolder.isEmpty())
        return call.misuse(CommandWords::tr("--distances expects a folder."));
    return {};
}

} // namespace

Expected<PersevalAsked> persevalAsked(Call& call)
{
    PersevalAsked asked;
    asked.files = call.words();
    asked.fromDistances = call.has("from-distances");
    asked.rounding =
        call.has("unrounded") ? perseval::Rounding::None : perseval::Rounding::Published;
    asked.parameters.simplified = call.has("simplified");
    asked.parameters.publishedUndefined = call.has("published-undefined");
    for (const QString& name : call.value("models").split(u',', Qt::SkipEmptyParts)) {
        if (!name.trimmed().isEmpty() && !asked.models.contains(name.trimmed()))
            asked.models.append(name.trimmed());
    }
    asked.details = call.has("details");
    asked.ablation = call.has("ablation");
    asked.stability = call.has("stability");
    asked.distancesFolder = call.value("distances");
    return takeDistance(call, asked)
        .and_then([&] { return takeNumbers(call, asked); })
        .and_then([&] { return checkTogether(call, asked); })
        .map([&] { return asked; });
}

} // namespace tandem
