#pragma once

#include "models/error.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace tandem {

class Database;

/// Looks for what no rater could have said and nobody could have handed out: `problem` is told of
/// each kind, translated. `goOn` is asked now and then.
Expected<void> checkStudies(Database& database, const std::function<Expected<void>()>& goOn,
    const std::function<void(const QString&)>& problem);

/// What is in order, but was otherwise before, translated: each closed study with answers to
/// questions that are no longer asked, and each with raters whose participant id no platform filled
/// in.
Expected<QStringList> notesOnStudies(Database& database);

} // namespace tandem
