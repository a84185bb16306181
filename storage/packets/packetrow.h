#pragma once

#include "models/error.h"
#include "storage/database/sqlvalue.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace tandem {

class Database;

/// What a seal is about: rows that a person appends, but for the two that are about a round's
/// submission.
enum class SealKind {
    Answer = 0,
    Work = 1,
    Event = 2,
    Submitted = 3,
    TakenBack = 4,
    StudyAnswer = 5, ///< of a rater
    StudyEvent = 6,  ///< what else a rater tells: consent, submission, withdrawal
};

/// Whether it is a row of a rater.
inline bool isOfRater(SealKind kind)
{
    return kind == SealKind::StudyAnswer || kind == SealKind::StudyEvent;
}

/// A row that one person appended, in terms that hold in every file: an answer, a version of the
/// work on an utterance, or something said of an opinion.
struct PacketRow
{
    SealKind kind = SealKind::Answer;
    QString uuid;
    QString round;  ///< UUID; of what a rater says: the rater's
    QString person; ///< UUID; of what a rater says: empty
    /// What it is about: of an answer "p" and the paragraph's number or "f" and the fact's UUID, of
    /// work "u" and the utterance's place, of an event the opinion's UUID; of a rater's answer the
    /// turn's UUID, a blank and the question, of a rater's event its word.
    QString subject;
    std::optional<qint64> value; ///< of an answer: yes or no; otherwise empty
    qint64 flag = 0; ///< an answer's unsure, a work's complete, an event's kind; of a rater's
                     ///< answer whether it was given rather than taken back
    QByteArray text; ///< an answer's note, a work, an event's content, a rater's answer; UTF-8
    qint64 at = 0;
    qint64 durationMs = 0;
    bool operator==(const PacketRow&) const = default;
};

/// The bytes that its seal is taken of.
QByteArray canonicalBytes(const PacketRow& row);
/// Under what its seal stands: its UUID, of a rater's row behind the rater's and a slash: a seal
/// says whose it is even when its row was erased.
QString sealSubject(const PacketRow& row);

/// Rows of `kind` for which `condition` holds, by id. `condition` is SQL over the aliases x (the
/// row) and r (its round), with `arguments` for its ?s.
Expected<QList<PacketRow>> packetRows(
    Database& database, SealKind kind, const QString& condition, const SqlValues& arguments);

/// The row of `kind` with this UUID; none where there is none.
Expected<std::optional<PacketRow>> packetRow(
    Database& database, SealKind kind, const QString& uuid);

/// Appends the row of somebody else's file, none of a rater, with what can be searched in it; the
/// file has its round and person. `item` is what an answer is about, in this file.
Expected<void> insertPacketRow(Database& database, const PacketRow& row, qint64 item);

} // namespace tandem
