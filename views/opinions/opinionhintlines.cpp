#include "views/opinions/opinionhintlines.h"

#include "views/opinions/opinionviewwords.h"

namespace tandem {

namespace {

constexpr int kMostSentences = 4;
constexpr qsizetype kLongestQuote = 40;

} // namespace

OpinionHintLines hintLines(const QStringList& lines, const OpinionContext& context,
    OpinionForm form, const QList<Reference>& references, bool numbered)
{
    OpinionHintLines shown;
    QStringList sentences;
    for (int line = 0; line < lines.size(); ++line) {
        const QList<OpinionHint> hints = opinionHints(lines.at(line), context, form, references);
        for (const OpinionHint& hint : hints) {
            const QString words = lines.at(line).mid(hint.span.start, hint.span.length);
            // A hint about the whole line would underline everything.
            const bool whole = hint.span.length >= lines.at(line).size();
            if (!whole)
                shown.spans[line].append(hint.span);
            QString sentence = opinionHintText(hint.kind);
            if (!whole && !words.trimmed().isEmpty() && words.size() <= kLongestQuote)
                sentence =
                    OpinionViewWords::tr("“%1”: %2", "words, hint").arg(words.trimmed(), sentence);
            if (numbered)
                sentence =
                    OpinionViewWords::tr("%1: %2", "number, hint").arg(line + 1).arg(sentence);
            if (!sentences.contains(sentence))
                sentences.append(sentence);
        }
    }
    const qsizetype more = sentences.size() - kMostSentences;
    sentences = sentences.mid(0, kMostSentences);
    if (more > 0)
        sentences.append(OpinionViewWords::tr("and %n more hint(s)", nullptr, int(more)));
    shown.text = sentences.join(QLatin1Char('\n'));
    return shown;
}

} // namespace tandem
