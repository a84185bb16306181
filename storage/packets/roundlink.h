#pragma once

#include "models/error.h"
#include "models/rounds/round.h"
#include "models/studies/submission.h"
#include "storage/repositories/personlinks.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

namespace tandem {

class Database;

/// What was taken of what a page sent.
struct TakenAnswers
{
    QStringList kept; ///< the UUIDs of all rows and events that are in the project now
    int fresh = 0;    ///< answers that were not there yet
    Round round = {};
};

/// The rounds that one person answers by their link. What the link learns is what a packet or form
/// of that person would hold at this moment, and what it says is merged like one.
class RoundLink final
{
public:
    /// The guideline of a step, Markdown, where the project has none of its own.
    using Guideline = std::function<QString(Step)>;

    RoundLink(Database& project, const PersonLink& link, Guideline guideline);

    /// Lists what the person is asked and what they can still take back, in the order in which it
    /// is to be done, as JSON (docs/study-page.md).
    Expected<QByteArray> work();
    /// Makes the page's task of the round with this UUID, as JSON. Refused (why::kChanged) where it
    /// is no round of theirs, or a closed one.
    Expected<QByteArray> task(const QString& round);
    /// Takes what the page said of the round, inside the caller's transaction: each row once, all
    /// or nothing. `now` is the server's time, milliseconds since 1970: a page's clock may be
    /// wrong. Refused with a word (storage/repositories/studyrefusal.h); InvalidInput.
    Expected<TakenAnswers> take(const QString& round, const studies::Submission& told, qint64 now);

private:
    Expected<Round> openRound(const QString& uuid);
    Expected<QString> formOf(const Round& round);
    Expected<QList<studies::RaterEvent>> standing(const Round& round, const QString& form);
    Expected<bool> isThere(const QString& round, const studies::Submission& told);

    Database& m_project;
    const PersonLink m_link;
    const Guideline m_guideline;
};

} // namespace tandem
