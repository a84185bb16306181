#include "app/commandline/runs/namedmodels.h"

#include "app/commandline/command.h"
#include "app/commandline/runs/modelaccess.h"
#include "app/commandline/runs/runplanned.h"

#include <utility>

namespace tandem {

Expected<QList<NamedModel>> namedModels(Call& call, OptionName option)
{
    TANDEM_TRY(models, modelsToAsk(call));
    if (models->size() > 1 && call.has(option))
        return call.misuse(CommandWords::tr("--%1 names one model: several go by their own names.")
                               .arg(option.name));
    QList<NamedModel> named;
    for (const QString& model : std::as_const(*models))
        named.append({model, call.has(option) ? call.value(option).simplified() : model});
    return named;
}

Expected<int> askedAsks(Call& call, int usual)
{
    return call.number("asks", 1, kMostAsks).map([&](const std::optional<qint64>& asks) {
        return int(asks.value_or(usual));
    });
}

} // namespace tandem
