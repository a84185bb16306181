#pragma once

#include <QString>

namespace tandem {

inline constexpr qsizetype maxUtteranceUnits = 100'000; ///< UTF-16 units of one utterance
inline constexpr qsizetype maxUtterances = 500;         ///< of one discussion
inline constexpr qsizetype maxPastedUnits = 4'000'000;  ///< more is not looked at
inline constexpr qsizetype maxParticipantUnits = 60;    ///< of a name that is typed

/// An utterance as it is stored: lines end in LF, control characters are gone (a tab becomes a
/// blank), a surrogate without its partner becomes U+FFFD, outer white space is cut.
QString cleanUtterance(const QString& text);

/// A participant's name: as an utterance, but on one line.
QString cleanParticipant(const QString& name);

} // namespace tandem
