#include "models/opinions/composition.h"

#include "models/facts/sentences.h"
#include "models/facts/words.h"
#include "models/opinions/attribution.h"
#include "models/opinions/clarification.h"

#include <algorithm>

namespace tandem {

namespace {

/// The place of the `ordinal`-th (from 0) `part` between markers; -1 for none.
qsizetype markedAt(const QString& text, const QString& part, qsizetype ordinal)
{
    bool open = false;
    for (qsizetype at = text.indexOf(kMarker); at >= 0;
         at = text.indexOf(kMarker, at + kMarker.size())) {
        open = !open;
        if (open && QStringView(text).mid(at).startsWith(marked(part)) && ordinal-- == 0)
            return at;
    }
    return -1;
}

/// The place of the `ordinal`-th `phrase` that stands outside of markers as words of its own.
qsizetype unmarkedAt(const QString& text, const QString& phrase, qsizetype ordinal)
{
    const QList<TextWord> words = wordsIn(text);
    const auto isMarked = [&](qsizetype at) {
        return std::any_of(words.begin(), words.end(), [at](const TextWord& word) {
            return word.marked && at >= word.span.start && at < word.end();
        });
    };
    for (qsizetype at = text.indexOf(phrase, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(phrase, at + 1, Qt::CaseInsensitive)) {
        const qsizetype end = at + phrase.size();
        const bool whole =
            isHan(text) || ((at == 0 || !text[at - 1].isLetterOrNumber()) &&
                               (end >= text.size() || !text[end].isLetterOrNumber()));
        if (whole && !isMarked(at) && ordinal-- == 0)
            return at;
    }
    return -1;
}

/// Carries changed references over into a clear opinion that a person wrote.
class Carrier final
{
public:
    Carrier(const OpinionContext& context, const MainOpinion& before, const MainOpinion& after)
        : m_context(context)
        , m_before(inTextOrder(before.references))
        , m_after(inTextOrder(after.references))
        , m_opinion(after.span)
        , m_text(before.clear)
    {
    }

    QString carried()
    {
        QList<Reference> gone = m_before;
        QList<Reference> come;
        for (const Reference& reference : m_after) {
            if (gone.contains(reference))
                gone.removeOne(reference);
            else
                come.append(reference);
        }
        for (const Reference& reference : std::as_const(come)) {
            const auto same = std::find_if(gone.begin(), gone.end(),
                [&](const Reference& old) { return old.span == reference.span; });
            const QString form = clarifiedForm(m_context, reference);
            if (same == gone.end() || clarifiedForm(m_context, *same).isEmpty()) {
                if (same != gone.end())
                    gone.erase(same);
                add(reference, form);
            } else {
                exchange(*same, form);
                gone.erase(same);
            }
        }
        for (const Reference& reference : std::as_const(gone))
            exchange(reference, QString());
        return m_text;
    }

private:
    /// How many earlier references of the same form stand before `reference`.
    qsizetype ordinalOf(const Reference& reference, const QString& form) const
    {
        qsizetype ordinal = 0;
        for (const Reference& other : m_before) {
            if (other == reference)
                break;
            ordinal += clarifiedForm(m_context, other) == form ? 1 : 0;
        }
        return ordinal;
    }

    /// Puts `form` for what `old` was clarified with; takes only the markers away for none.
    void exchange(const Reference& old, const QString& form)
    {
        const QString had = clarifiedForm(m_context, old);
        if (had.isEmpty())
            return;
        qsizetype at = markedAt(m_text, had, ordinalOf(old, had));
        if (at < 0)
            at = markedAt(m_text, had, 0);
        if (at < 0)
            return;
        m_text.replace(at, marked(had).size(), form.isEmpty() ? had : marked(form));
    }

    void add(const Reference& reference, const QString& form)
    {
        const QString phrase = referencePhrase(m_context, reference).simplified();
        if (form.isEmpty() || phrase.isEmpty())
            return;
        const qsizetype at = unmarkedAt(m_text, phrase, unclarifiedBefore(reference, phrase));
        if (at < 0)
            return;
        if (reference.kind == ReferenceKind::Resolve) {
            m_text.replace(at, phrase.size(), marked(form));
        } else {
            const QString blank = isHan(m_context.utterance) ? QString() : QStringLiteral(" ");
            m_text.insert(at + phrase.size(), blank + marked(form));
        }
    }

    /// How often `phrase` stands before `reference` in the opinion's words without being clarified.
    qsizetype unclarifiedBefore(const Reference& reference, const QString& phrase) const
    {
        const QString words =
            m_context.utterance.mid(m_opinion.start, reference.span.start - m_opinion.start);
        qsizetype count = 0;
        while (unmarkedAt(words, phrase, count) >= 0)
            ++count;
        for (const Reference& other : m_before) {
            const bool clarified = other.span.start < reference.span.start &&
                                   other.kind == ReferenceKind::Resolve &&
                                   !clarifiedForm(m_context, other).isEmpty() &&
                                   referencePhrase(m_context, other)
                                           .simplified()
                                           .compare(phrase, Qt::CaseInsensitive) == 0;
            count -= clarified ? 1 : 0;
        }
        return std::max<qsizetype>(0, count);
    }

    const OpinionContext& m_context;
    QList<Reference> m_before;
    QList<Reference> m_after;
    Utf16Span m_opinion;
    QString m_text;
};

} // namespace

QString composedClear(const OpinionContext& context, const MainOpinion& opinion)
{
    const QString words = clarifiedWords(context, opinion);
    if (words.isEmpty())
        return {};
    QString clear = attributed(words, context.participant);
    while (!clear.isEmpty() && QStringLiteral(",;:").contains(clear.back()))
        clear.chop(1);
    return endsSentence(clear) ? clear : clear + stopFor(words);
}

QString recomposedClear(
    const OpinionContext& context, const MainOpinion& before, const MainOpinion& after)
{
    if (before.clear.trimmed().isEmpty() || before.clear == composedClear(context, before))
        return composedClear(context, after);
    return Carrier(context, before, after).carried();
}

} // namespace tandem
