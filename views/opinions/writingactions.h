#pragma once

#include "models/opinions/utterancework.h"

#include <functional>

namespace tandem {

class OpinionsController;

/// A reference of an opinion of the utterance in front, by their indexes; -1 for none.
struct ReferencePlace
{
    qsizetype opinion = -1;
    qsizetype reference = -1;

    bool isValid() const { return opinion >= 0 && reference >= 0; }
};

/// The steps of writing: each one change of the work on the utterance in front, undoable by itself.
/// What is not there changes nothing.
class WritingActions final
{
public:
    explicit WritingActions(OpinionsController& controller)
        : m_controller(controller)
    {
    }

    /// Gives the index of the new opinion, or of the one that has these words already; -1 where
    /// there can be none.
    qsizetype markOpinion(Utf16Span words);
    void changeWords(qsizetype opinion, Utf16Span words);
    /// Marks a reference of the opinion around it, or else of `current`. A word is marked once: the
    /// references that have some of these words already get them all, and keep theirs.
    ReferencePlace markReference(Utf16Span words, qsizetype current);
    /// Marks the words of a reference for one more referent ("both of them").
    ReferencePlace markAnother(ReferencePlace place);
    void link(ReferencePlace place, const Referent& referent);
    void toggleKind(ReferencePlace place);
    void removeReference(ReferencePlace place);
    void removeOpinion(qsizetype opinion);
    void toggleNone();
    void split(qsizetype opinion);
    /// The words of the utterance that the reference is.
    QString phraseOf(ReferencePlace place) const;

private:
    ReferencePlace addReference(qsizetype opinion, const Reference& reference);
    void changeReference(
        const QString& step, ReferencePlace place, const std::function<void(Reference&)>& change);

    OpinionsController& m_controller;
};

} // namespace tandem
