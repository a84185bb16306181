#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/studies/answervalues.h"
#include "models/studies/ids.h"
#include "models/studies/item.h"
#include "models/studies/submission.h"
#include "storage/database/sqlvalue.h"

#include <QHash>
#include <QJsonObject>
#include <QList>
#include <QString>

#include <optional>

/// What the repositories of studies share.
namespace tandem {

class Database;

/// Refuses whoever is no lead; an invalid id acts for the owner of a project without any.
Expected<void> requireStudyLead(Database& database, PersonId by);

/// A name of a study or a rater without blanks around it; InvalidInput where it is empty or longer
/// than 100 characters.
Expected<QString> checkedStudyName(const QString& name);
/// What tells two such names apart.
QString studyNameKey(const QString& name);

/// A row of study_event.
struct StudyEvent
{
    StudyId study;
    RaterId rater = {};
    QString event;
    PersonId by = {};
    QJsonObject detail = {};
    QString uuid = {}; ///< empty: a new one
    qint64 at = 0;     ///< 0: now, or just after the last one of the rater
};
Expected<void> appendStudyEvent(Database& database, const StudyEvent& event);
/// The same, and in the project's journal, where it says "study " and the event.
Expected<void> journalStudyEvent(Database& database, const StudyEvent& event);

/// An item with its row.
struct StoredStudyItem
{
    qint64 id = 0;
    studies::StudyItem item;
};
/// In their order.
Expected<QList<StoredStudyItem>> storedStudyItems(Database& database, StudyId study);
Expected<void> insertStudyItem(
    Database& database, StudyId study, int position, const studies::StudyItem& item);

/// All that a rater answered, as they told it, in the order in which it counts.
Expected<QList<studies::AnswerRow>> storedAnswerRows(Database& database, RaterId rater);
/// The answer with this UUID; none where there is none.
Expected<std::optional<studies::AnswerRow>> storedAnswerRow(
    Database& database, const QString& uuid);

/// The latest answer of a turn to one question.
struct CurrentStudyAnswer
{
    std::optional<QString> value; ///< as shown; none: taken back
    qint64 at = 0;
    qint64 durationMs = 0; ///< of all answers to the question
    bool counts = false;   ///< it has a value, and its question is still asked
};

/// A turn and what was said in it, as shown and without what came late.
struct StudyTurn
{
    qint64 id = 0;
    RaterId rater;
    qint64 item = 0;
    qint64 version = 0;
    int position = 0;
    bool isSwapped = false;
    bool isReleased = false;
    studies::ItemKind kind = studies::ItemKind::Rated;
    bool isComplete = false;                    ///< every answer that its version needs is there
    QHash<QString, CurrentStudyAnswer> answers; ///< by Question::name
};
/// The turns of a study for which `condition` holds (SQL over t, study_turn, and r, its rater), by
/// rater and position.
Expected<QList<StudyTurn>> studyTurns(Database& database, StudyId study,
    const QString& condition = QStringLiteral("1"), const SqlValues& arguments = {});

/// Releases those of the turns that are neither complete nor released; returns how many.
Expected<int> releaseIncomplete(Database& database, const QList<StudyTurn>& turns);

/// SQL that says of a row of study_answer `answer` that the rater gave it to this project: what a
/// file from elsewhere brought has a UUID of version 5.
QString isGivenHereSql(const QString& answer);
/// SQL that says whether the rater whose id `rater` is has begun, or has a form.
QString hasBegunSql(const QString& rater);
/// SQL that says whether the rater whose id `rater` is, who came by an open link, takes one of the
/// places that it has: not who left, nor who only looked at the page while nothing is theirs to do,
/// or once it went to others.
QString takesPlaceSql(const QString& rater);

} // namespace tandem
