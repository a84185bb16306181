#pragma once

#include "models/error.h"

#include <QList>
#include <QString>

/// What must not be in a project, as far as SQL can say it.
namespace tandem {

class Database;
class Faults;

/// Rows that must not be there, and what it means when there are any.
struct CheckRule
{
    const char* sql;
    const char* problem; ///< translated with %n in the context ProjectCheck
};

/// Tells of each rule that is broken. `frame` makes of a rule's statement (%1) one that gives how
/// many such rows there are, and the first place where one is (NULL where nothing says it).
Expected<void> checkRules(
    Database& database, Faults& faults, const QList<CheckRule>& rules, const QString& frame);

/// The frame of rules that count.
inline const QString kCountingFrame = QStringLiteral("SELECT (%1), NULL");
/// Of samples, rounds, cases, systems' outputs, summaries of users, and what is said of them. They
/// count.
QList<CheckRule> projectRules();

/// Of studies. They give rows of a place (`spot`) and a number (`n`), and know `w`, a table of
/// raters (id, study_id, link_id, replaces_id, spot), `c`, one of closed studies (study_id, at),
/// and `places`, one of the raters who take a place of their open link (rater_id, link_id).
QList<CheckRule> studyRules();

} // namespace tandem
