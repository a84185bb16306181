#include "models/opinions/clarification.h"

#include "models/facts/englishpronouns.h"
#include "models/facts/words.h"

#include <algorithm>

namespace tandem {

namespace {

QString wordsWithoutMarkers(QString text)
{
    return text.remove(kMarker);
}

QString possessive(const QString& name)
{
    const QChar last = name.isEmpty() ? QChar() : name.back();
    if (last.script() != QChar::Script_Latin && !last.isDigit())
        return name;
    if (name.endsWith(QLatin1String("'s")) || name.endsWith(QString::fromUtf16(u"\u2019s")))
        return name;
    return name + QLatin1String(last.toLower() == QLatin1Char('s') ? "'" : "'s");
}

QString joinedForms(const QStringList& forms, const QString& utterance)
{
    static const QString chineseAnd = QString(QChar(0x548c));
    static const QString persianAnd = QString::fromUtf16(u" \u0648 ");
    if (isHan(utterance))
        return forms.join(chineseAnd);
    return wordingScript(utterance) == WordingScript::Arabic ? forms.join(persianAnd)
                                                             : forms.join(QStringLiteral(" and "));
}

/// The phrase of the references with the span of `references[first]`, clarified; `next` becomes the
/// index behind them.
QString clarifiedPhrase(const OpinionContext& context, const QList<Reference>& references,
    qsizetype first, qsizetype* next)
{
    const Reference& leading = references.at(first);
    QStringList forms;
    qsizetype i = first;
    for (; i < references.size() && references.at(i).span == leading.span; ++i) {
        const QString form = clarifiedForm(context, references.at(i));
        if (!form.isEmpty())
            forms.append(marked(form));
    }
    *next = i;
    const QString phrase = wordsWithoutMarkers(referencePhrase(context, leading));
    if (forms.isEmpty())
        return phrase;
    const QString clarified = joinedForms(forms, context.utterance);
    if (leading.kind == ReferenceKind::Resolve)
        return clarified;
    const QString blank =
        phrase.isEmpty() || isHan(context.utterance) ? QString() : QStringLiteral(" ");
    return phrase + blank + clarified;
}

} // namespace

QString referencePhrase(const OpinionContext& context, const Reference& reference)
{
    return context.utterance.mid(reference.span.start, reference.span.length);
}

QString clarifiedForm(const OpinionContext& context, const Reference& reference)
{
    const QString referent =
        wordsWithoutMarkers(referentText(reference, context.article)).simplified();
    if (referent.isEmpty() || reference.kind == ReferenceKind::Supplement)
        return referent;
    const QString next = wordsIn(context.utterance, reference.span.end()).value(0).folded;
    return isPossessivePhrase(referencePhrase(context, reference), next) ? possessive(referent)
                                                                         : referent;
}

QList<Reference> inTextOrder(QList<Reference> references)
{
    std::stable_sort(
        references.begin(), references.end(), [](const Reference& a, const Reference& b) {
            return a.span.start != b.span.start ? a.span.start < b.span.start
                                                : a.span.length < b.span.length;
        });
    return references;
}

QString clarifiedWords(const OpinionContext& context, const MainOpinion& opinion)
{
    const QList<Reference> references = inTextOrder(opinion.references);
    QString words;
    qsizetype copied = opinion.span.start;
    const auto copyTo = [&](qsizetype end) {
        words += wordsWithoutMarkers(context.utterance.mid(copied, end - copied));
    };
    for (qsizetype i = 0; i < references.size();) {
        const Utf16Span span = references.at(i).span;
        qsizetype next = i + 1;
        const QString phrase = clarifiedPhrase(context, references, i, &next);
        i = next;
        if (span.start < copied || span.end() > opinion.span.end())
            continue; // outside of the opinion, or over another reference
        copyTo(span.start);
        const bool glued = span.length == 0 && !words.isEmpty() && !words.back().isSpace() &&
                           !isHan(context.utterance);
        words += (glued ? QStringLiteral(" ") : QString()) + phrase;
        copied = span.end();
    }
    copyTo(opinion.span.end());
    return words.simplified();
}

} // namespace tandem
