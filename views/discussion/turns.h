#pragma once

#include "models/kgds/record.h"

#include <QList>
#include <QStringList>

#include <array>

namespace tandem {

/// The two people who talk, in the order of the composer.
using Participants = std::array<QString, 2>;

/// Everybody who says something, in the order of their first utterance.
QStringList speakersOf(const QList<kgds::UtteranceRecord>& discussion);

/// The two participants of a discussion, seen from the `current` names: who of them speaks keeps
/// their place, and speakers that they do not name take the places of those who say nothing.
Participants participantsOf(
    const QList<kgds::UtteranceRecord>& discussion, const Participants& current);

/// Who speaks next (0 or 1): `beginner` in an empty discussion, after that the other one than spoke
/// last; `beginner` too where a third person spoke last.
int nextSpeaker(
    const QList<kgds::UtteranceRecord>& discussion, const Participants& participants, int beginner);

} // namespace tandem
