#pragma once

#include "models/opinions/utterancework.h"

#include <QStringList>

#include <optional>

/// What an author does to the work on one utterance, step by step. Each function gives the work
/// after the step; the clear opinion follows marks and references as recomposedClear() has it.
namespace tandem {

/// With another main opinion marked, its clear form proposed; opinions stay in the order of their
/// words. `index` is set to where it stands. Takes "no opinion" away. Nothing changes beyond
/// kMaxOpinionsPerUtterance.
UtteranceWork withOpinion(const UtteranceWork& work, const OpinionContext& context, Utf16Span span,
    qsizetype* index = nullptr);
/// With other words marked for an opinion.
UtteranceWork withOpinionSpan(
    const UtteranceWork& work, const OpinionContext& context, qsizetype opinion, Utf16Span span);
UtteranceWork withoutOpinion(const UtteranceWork& work, qsizetype opinion);
/// Said to hold no opinion, or not; nothing changes while there are opinions.
UtteranceWork withNoOpinion(const UtteranceWork& work, bool none);

/// The opinion that a phrase belongs to: the shortest one whose words hold it, or else `otherwise`;
/// -1 where there is none.
qsizetype opinionAround(const UtteranceWork& work, Utf16Span span, qsizetype otherwise);

/// With one more reference, in the order of the text; `index` is set to where it stands.
UtteranceWork withReference(const UtteranceWork& work, const OpinionContext& context,
    qsizetype opinion, const Reference& reference, qsizetype* index = nullptr);
/// With the references that have some of `words` on all of these words and of their own: several
/// phrases become one. `index` is set to the first of them; -1 where there is none.
UtteranceWork withWidenedReferences(const UtteranceWork& work, const OpinionContext& context,
    qsizetype opinion, Utf16Span words, qsizetype* index = nullptr);
/// With another one in its place: another referent, the other kind.
UtteranceWork withChangedReference(const UtteranceWork& work, const OpinionContext& context,
    qsizetype opinion, qsizetype reference, const Reference& changed);
UtteranceWork withoutReference(const UtteranceWork& work, const OpinionContext& context,
    qsizetype opinion, qsizetype reference);

/// With another clear text, outer blanks taken off.
UtteranceWork withClear(const UtteranceWork& work, qsizetype opinion, const QString& clear);
/// With one atom a line; blank lines are left out. An atom that stays the same, or stands changed
/// between the same neighbours, keeps its UUID.
UtteranceWork withAtoms(const UtteranceWork& work, qsizetype opinion, const QStringList& lines);

/// The references of `opinion` that the clarified parts of a text name, by index; all of them where
/// the text has clarified parts and none can be told apart.
QList<qsizetype> referencesNamedIn(
    const MainOpinion& opinion, const QString& text, const QStringList& article);

} // namespace tandem
