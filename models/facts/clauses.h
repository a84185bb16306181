#pragma once

#include "models/text/span.h"

#include <QList>
#include <QString>

/// Where a text makes more than one statement, told by its wording.
namespace tandem {

enum class JointKind {
    Sentence,  ///< a sentence ends and another begins
    Semicolon, ///< clauses set apart by a semicolon
    Joined,    ///< a clause joined on with "and", "but", "while" ...
    Relative,  ///< a relative clause after a comma: ", who ...", ", which ..."
};

/// One place where a second statement begins.
struct ClauseJoint
{
    JointKind kind = JointKind::Sentence;
    Utf16Span joiner;     ///< the sign or word that joins, what a hint points to
    qsizetype second = 0; ///< UTF-16 offset where the second statement begins, the joiner left out
    bool ownSubject = true;   ///< false: it shares the first one's ("scored and was cheered")
    bool sharesModal = false; ///< and its "should" or "wants to" ("should close and sell it")
    bool operator==(const ClauseJoint&) const = default;
};

/// The joints of `text` from UTF-16 offset `from` on, in order. Quoted words count as one. Silent
/// where the wording leaves it open ("Ann and Ben won").
QList<ClauseJoint> clauseJoints(const QString& text, qsizetype from = 0);

/// The words that a statement shares which `joint` joins to the one at `from`: its subject, which
/// ends before the first verb that can be told as one, with "should" or "wants to" where that is
/// shared, without outer blanks. Empty where no verb is known or nothing stands before it.
QString sharedWords(const QString& text, qsizetype from, const ClauseJoint& joint);

} // namespace tandem
