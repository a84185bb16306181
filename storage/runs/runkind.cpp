#include "storage/runs/runkind.h"

#include "storage/runs/decomposerun.h"
#include "storage/runs/maskrun.h"

#include <algorithm>

namespace tandem {

namespace {

const QLatin1String kSupporting("supporting");
const QLatin1String kNonsupporting("nonsupporting");
const QLatin1String kReplace("replace");

} // namespace

QJsonObject runOptionsJson(const RunOptions& options)
{
    return {{kSupporting, options.supporting}, {kNonsupporting, options.nonsupporting},
        {kReplace, options.replace}};
}

RunOptions runOptionsFrom(const QJsonObject& json)
{
    RunOptions options;
    options.supporting = json[kSupporting].toBool(true);
    options.nonsupporting = json[kNonsupporting].toBool(true);
    options.replace = json[kReplace].toBool(false);
    return options;
}

QList<const RunKind*> runKinds()
{
    static const DecomposeRun decompose;
    static const MaskRun mask;
    return {&decompose, &mask};
}

const RunKind* findRunKind(const QString& key)
{
    const QList<const RunKind*> kinds = runKinds();
    const auto found = std::find_if(
        kinds.begin(), kinds.end(), [&](const RunKind* kind) { return kind->key() == key; });
    return found == kinds.end() ? nullptr : *found;
}

} // namespace tandem
