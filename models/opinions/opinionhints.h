#pragma once

#include "models/opinions/utterancework.h"
#include "models/text/span.h"

#include <QList>
#include <QString>

namespace tandem {

/// What may be wrong with a clear or an atomic opinion.
enum class OpinionHintKind {
    UnclarifiedPronoun, ///< a pronoun or "this ..." outside of ** that nothing before it explains
    JoinedClaims,       ///< an atom that makes two claims
    SpeakerMissing,     ///< the speaker is not named
    NotInArticle,       ///< a clarified part that occurs nowhere in the article
    UnbalancedMarkers,  ///< a ** without a partner, or a pair with nothing inside
    NotDeclarative,     ///< a question, an exclamation, a request
};

/// One hint: what it is about and where.
struct OpinionHint
{
    OpinionHintKind kind = OpinionHintKind::UnclarifiedPronoun;
    Utf16Span span; ///< in the opinion's text, markers included
    bool operator==(const OpinionHint&) const = default;
};

/// Whether a text is looked at as the clear form of a main opinion, which may make several claims,
/// or as an atom.
enum class OpinionForm { Clear, Atomic };

/// Hints about one opinion, in the order of the text. They never block anything, so they are rather
/// silent than wrong; there are none for blank text. A clarified part is looked up in the article
/// by its words without case, punctuation and a possessive 's. Where the references are known from
/// which the opinion was clarified, one of them explains no pronoun that means somebody else.
QList<OpinionHint> opinionHints(const QString& opinion, const OpinionContext& context,
    OpinionForm form, const QList<Reference>& references = {});

/// The hint in a sentence, translated.
QString opinionHintText(OpinionHintKind kind);

} // namespace tandem
