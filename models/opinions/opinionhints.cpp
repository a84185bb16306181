#include "models/opinions/opinionhints.h"

#include "models/facts/clauses.h"
#include "models/facts/pronouns.h"
#include "models/facts/repetition.h"
#include "models/facts/sentences.h"
#include "models/facts/words.h"
#include "models/kgds/opinion.h"
#include "models/opinions/attribution.h"
#include "models/opinions/clarification.h"
#include "models/opinions/composition.h"
#include "models/wordof.h"
#include "models/words.h"

#include <QRegularExpression>

#include <algorithm>

namespace tandem {

namespace {

/// A text as clarified parts are looked up in it: normalised, without possessive endings, between
/// blanks.
QString lookupForm(const QString& text)
{
    static const QRegularExpression possessive(QStringLiteral("'s(?= |$)"));
    QString form = normalizedFact(text);
    form.remove(possessive);
    return QLatin1Char(' ') + form + QLatin1Char(' ');
}

/// The parts of a clarified part that are looked up one by one: "A and B" names two.
QStringList lookupPieces(const QString& part)
{
    static const QRegularExpression joints(
        QString::fromUtf16(u",|\\s+(?:and|or|vs\\.?|&|\u0648)\\s+|\u548c|\u4e0e|\u3001|\u060c"),
        QRegularExpression::CaseInsensitiveOption);
    return part.split(joints, Qt::SkipEmptyParts);
}

bool occursIn(const QString& article, const QString& words)
{
    static const QRegularExpression opener(QStringLiteral("^ (?:the|a|an) "));
    QString form = lookupForm(words);
    form.replace(opener, QStringLiteral(" "));
    if (form.trimmed().isEmpty())
        return true;
    // Chinese sets no blanks between words.
    return article.contains(wordingScript(words) == WordingScript::Han ? form.trimmed() : form);
}

/// Whether the part as a whole, or else each name in it, stands in the article.
bool partOccurs(const QString& article, const QString& part)
{
    if (occursIn(article, part))
        return true;
    const QStringList pieces = lookupPieces(part);
    return pieces.size() > 1 && std::all_of(pieces.begin(), pieces.end(),
                                    [&](const QString& piece) { return occursIn(article, piece); });
}

bool isMarked(const QList<TextWord>& words, const Utf16Span& span)
{
    return std::any_of(words.begin(), words.end(), [&](const TextWord& word) {
        return word.marked && word.span.start <= span.start && span.start < word.end();
    });
}

Utf16Span firstWord(const QList<TextWord>& words, const QString& opinion)
{
    return words.isEmpty() ? Utf16Span{0, opinion.size()} : words.first().span;
}

/// Collects the hints about one opinion.
class HintList final
{
public:
    HintList(
        const QString& opinion, const OpinionContext& context, const QList<Reference>& references)
        : m_opinion(opinion)
        , m_context(context)
        , m_references(references)
        , m_words(wordsIn(opinion))
        , m_body(attributionEnd(opinion, people()))
    {
    }

    QList<OpinionHint> hints(OpinionForm form)
    {
        addSpeaker();
        addMarkers();
        for (const Utf16Span& span :
            unresolvedPronouns(m_opinion, Antecedents::InOpinion, m_body, clarifiedPhrases()))
            add(OpinionHintKind::UnclarifiedPronoun, span);
        if (form == OpinionForm::Atomic) {
            for (const ClauseJoint& joint : clauseJoints(m_opinion, m_body)) {
                if (!isMarked(m_words, joint.joiner))
                    add(OpinionHintKind::JoinedClaims, joint.joiner);
            }
        }
        if (const auto sign = notDeclarative(m_opinion, m_body))
            add(OpinionHintKind::NotDeclarative, *sign);
        std::stable_sort(m_hints.begin(), m_hints.end(),
            [](const OpinionHint& a, const OpinionHint& b) { return a.span.start < b.span.start; });
        return m_hints;
    }

private:
    QStringList people() const
    {
        QStringList names = m_context.participants;
        if (!names.contains(m_context.participant))
            names.append(m_context.participant);
        return names;
    }

    /// The words of the utterance for which the clarified parts were put.
    ClarifiedPhrases clarifiedPhrases() const
    {
        ClarifiedPhrases phrases;
        const kgds::OpinionText text = kgds::opinionText(m_opinion);
        for (qsizetype i = 0; i < text.references.size(); ++i) {
            const Utf16Span& part = text.references.at(i);
            const QString words = text.plain.mid(part.start, part.length);
            for (const Reference& reference : m_references) {
                if (clarifiedForm(m_context, reference) == words)
                    phrases.insert(part.start + 4 * i + 2, referencePhrase(m_context, reference));
            }
        }
        return phrases;
    }

    void add(OpinionHintKind kind, const Utf16Span& span) { m_hints.append({kind, span}); }

    void addSpeaker()
    {
        // The speaker where one is known; otherwise anybody of the discussion.
        const QStringList names = m_context.participant.isEmpty()
                                      ? m_context.participants
                                      : QStringList{m_context.participant};
        const bool named = std::any_of(names.begin(), names.end(),
            [this](const QString& name) { return namesPerson(m_opinion, name); });
        if (!named && !names.isEmpty())
            add(OpinionHintKind::SpeakerMissing, firstWord(m_words, m_opinion));
    }

    void addMarkers()
    {
        if (const auto marker = unbalancedMarker(m_opinion))
            add(OpinionHintKind::UnbalancedMarkers, *marker);
        const kgds::OpinionText text = kgds::opinionText(m_opinion);
        QString article;
        for (const QString& paragraph : m_context.article)
            article += lookupForm(paragraph);
        for (qsizetype i = 0; i < text.references.size(); ++i) {
            const Utf16Span& part = text.references.at(i);
            const QString words = text.plain.mid(part.start, part.length);
            const qsizetype raw = part.start + 4 * i; // where its first marker stands
            if (words.trimmed().isEmpty())
                add(OpinionHintKind::UnbalancedMarkers, {raw, part.length + 4});
            else if (!article.isEmpty() && !people().contains(words) && !partOccurs(article, words))
                add(OpinionHintKind::NotInArticle, {raw + 2, part.length});
        }
    }

    const QString& m_opinion;
    const OpinionContext& m_context;
    const QList<Reference>& m_references;
    QList<TextWord> m_words;
    qsizetype m_body; ///< where what is thought begins
    QList<OpinionHint> m_hints;
};

} // namespace

QList<OpinionHint> opinionHints(const QString& opinion, const OpinionContext& context,
    OpinionForm form, const QList<Reference>& references)
{
    if (opinion.trimmed().isEmpty())
        return {};
    return HintList(opinion, context, references).hints(form);
}

QString opinionHintText(OpinionHintKind kind)
{
    static constexpr std::array words{
        QT_TRANSLATE_NOOP("OpinionWords",
            "A reader without context cannot tell who or what this word refers to."),
        QT_TRANSLATE_NOOP("OpinionWords", "This may be more than one opinion."),
        QT_TRANSLATE_NOOP("OpinionWords", "The opinion does not say who holds it."),
        QT_TRANSLATE_NOOP("OpinionWords", "Not found in the article."),
        QT_TRANSLATE_NOOP(
            "OpinionWords", "A clarified part needs ** on both sides and words in between."),
        QT_TRANSLATE_NOOP(
            "OpinionWords", "An opinion is a statement, not a question, exclamation or request.")};
    return OpinionWords::tr(wordOf(kind, words));
}

} // namespace tandem
