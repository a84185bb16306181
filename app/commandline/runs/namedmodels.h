#pragma once

#include "app/commandline/call.h"
#include "models/error.h"

#include <QList>
#include <QString>

namespace tandem {

/// A model that is asked, and what it is called.
struct NamedModel
{
    QString model;
    QString name;
};

/// Those of --model, each known as the model, or as `option` says where it is one alone.
Expected<QList<NamedModel>> namedModels(Call& call, OptionName option);
/// How often --asks lets be asked for an answer that can be read.
Expected<int> askedAsks(Call& call, int usual);

} // namespace tandem
