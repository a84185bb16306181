#pragma once

#include <QString>

/// Words by which refusals of raters are told apart (Error::detail): raters' pages say them in
/// languages of their own (why_... in resources/web/words.js).
namespace tandem::why {

/// What a link asked about is not there any more as it was: other texts, closed, withdrawn.
inline const QString kChanged = QStringLiteral("changed");
/// Of an opinion: it is not this person's turn, or what they say does not fit where it stands.
inline const QString kTurn = QStringLiteral("turn");
inline const QString kClosed = QStringLiteral("closed");
inline const QString kConsent = QStringLiteral("consent");
inline const QString kFull = QStringLiteral("full");
inline const QString kSubmitted = QStringLiteral("handedIn");
inline const QString kIncomplete = QStringLiteral("incomplete");
inline const QString kOtherLink = QStringLiteral("other");
inline const QString kOver = QStringLiteral("over");
inline const QString kParticipant = QStringLiteral("participant");
inline const QString kWithdrawn = QStringLiteral("withdrawn");

} // namespace tandem::why
