#pragma once

#include "models/error.h"
#include "storage/repositories/studyraterrepository.h"

#include <QList>

namespace tandem {

class Call;
class Database;

/// The raters that --raters or --count names; none where neither is given.
Expected<QList<NewRater>> askedNewRaters(Database& database, Call& call);

/// Those of them whom the study does not have yet; of an invalid id all. Who has the name of one of
/// the project's people is that person, as in the window, and has the study in their window and
/// packets.
Expected<QList<NewRater>> onlyNewRaters(
    Database& database, StudyId study, const QList<NewRater>& raters);

/// That those of them who lead the project do not rate blind; empty where nobody does.
Expected<QStringList> remarksOnLeads(Database& database, const QList<NewRater>& raters);

} // namespace tandem
