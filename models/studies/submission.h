#pragma once

#include "models/error.h"

#include <QByteArray>
#include <QJsonArray>
#include <QList>
#include <QString>

#include <optional>

namespace tandem::studies {

class ObjectReader;

/// One answer as the rater's page makes it. Rows are only ever added: changing one's mind adds one,
/// and of those to one question of one turn the latest counts (by time, then by UUID).
struct AnswerRow
{
    QString uuid;
    QString turn; ///< TaskTurn::id
    QString question;
    std::optional<QString> value; ///< as shown to the rater; none: taken back
    qint64 at = 0;                ///< milliseconds since 1970, UTC
    qint64 durationMs = 0;        ///< active time on the turn before it

    bool operator==(const AnswerRow&) const = default;
};

/// What else a rater's page tells.
struct RaterEvent
{
    enum class Kind {
        Consented,
        Declined,
        ScreenedOut,
        Submitted,
        TakenBack, ///< the submission, to go on
        Withdrawn, ///< everything: all answers of this rater are to be erased
        InView,    ///< each text of a turn was, to its end; the event has inViewUuid() of the turn
    };

    QString uuid;
    Kind kind = Kind::Consented;
    qint64 at = 0; ///< milliseconds since 1970, UTC

    bool operator==(const RaterEvent&) const = default;
};

/// What a rater has told so far, or tells at once.
struct Submission
{
    QList<AnswerRow> rows;
    QList<RaterEvent> events;

    bool operator==(const Submission&) const = default;
};

/// What one rater may tell in all, and in one request to the server.
inline constexpr qsizetype kMaxRows = 200'000;
inline constexpr qsizetype kMaxRowsAtOnce = 500;
/// The longest value of a row, in UTF-16 units: the work on an utterance, as JSON.
inline constexpr qsizetype kMaxRowValue = 200'000;
inline constexpr qsizetype kMaxSubmissionBytes = qsizetype(64) << 20;

/// The UUID of the event that all texts of this turn were in view: the turn's own with the version
/// 8 in the place of its own. So it is told once, wherever the rater works.
QString inViewUuid(const QString& turn);

/// The word of an event in JSON: "handed_in".
QString eventWord(RaterEvent::Kind kind);

QJsonArray answerRowsJson(const QList<AnswerRow>& rows);
QJsonArray raterEventsJson(const QList<RaterEvent>& events);
/// {"rows": [...], "events": [...]}, as a page sends it.
QByteArray submissionToJson(const Submission& submission);
/// Reads what a page sends: at most `mostRows` rows and as many events, each with its UUID, none
/// twice. Whether the turns, questions and values are those of a task is told by
/// checkSubmission() (task.h).
Expected<Submission> submissionFromJson(const QByteArray& json, qsizetype mostRows);

/// "rows" and "events" of a larger object, as submissionFromJson().
Submission readSubmission(ObjectReader& reader, qsizetype mostRows);
/// A text that has to be there, without what no text has in it.
QString readText(ObjectReader& reader, const char* key, qsizetype most);
/// A whole number from 0 that has to be there.
qint64 readWhole(ObjectReader& reader, const char* key, qint64 most);
/// A UUID in lower case; anything else is refused.
QString readUuid(ObjectReader& reader, const char* key);

} // namespace tandem::studies
