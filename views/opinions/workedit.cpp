#include "views/opinions/workedit.h"

#include "models/kgds/opinion.h"
#include "models/opinions/composition.h"

#include <algorithm>
#include <numeric>

namespace tandem {

namespace {

bool isInside(Utf16Span inner, Utf16Span outer)
{
    return inner.start >= outer.start && inner.start + inner.length <= outer.start + outer.length;
}

bool has(const UtteranceWork& work, qsizetype opinion)
{
    return opinion >= 0 && opinion < work.opinions.size();
}

/// Puts `changed` in the place of an opinion, its clear text following what changed.
UtteranceWork withChanged(const UtteranceWork& work, const OpinionContext& context,
    qsizetype opinion, MainOpinion changed)
{
    UtteranceWork after = work;
    changed.clear = recomposedClear(context, work.opinions.at(opinion), changed);
    after.opinions[opinion] = changed;
    return after;
}

/// Pairs lines with the atoms that they were before: first those that are the same, in order, then
/// those that stand between the same neighbours.
QList<qsizetype> formerAtoms(const QList<AtomicOpinion>& atoms, const QStringList& lines)
{
    QList<qsizetype> former(lines.size(), -1);
    qsizetype begin = 0;
    qsizetype firstLine = 0;
    const auto pairUpTo = [&](qsizetype line, qsizetype atom) {
        for (qsizetype l = firstLine, a = begin; l < line && a < atom; ++l, ++a)
            former[l] = a;
    };
    for (qsizetype line = 0; line < lines.size(); ++line) {
        for (qsizetype atom = begin; atom < atoms.size(); ++atom) {
            if (atoms.at(atom).text != lines.at(line))
                continue;
            pairUpTo(line, atom);
            former[line] = atom;
            begin = atom + 1;
            firstLine = line + 1;
            break;
        }
    }
    pairUpTo(lines.size(), atoms.size());
    return former;
}

} // namespace

UtteranceWork withOpinion(
    const UtteranceWork& work, const OpinionContext& context, Utf16Span span, qsizetype* index)
{
    if (work.opinions.size() >= kMaxOpinionsPerUtterance)
        return work;
    MainOpinion opinion;
    opinion.uuid = newOpinionUuid();
    opinion.span = span;
    opinion.clear = composedClear(context, opinion);
    UtteranceWork after = work;
    after.noOpinion = false;
    const auto place = std::find_if(after.opinions.cbegin(), after.opinions.cend(),
        [&](const MainOpinion& other) { return other.span.start > span.start; });
    const qsizetype at = std::distance(after.opinions.cbegin(), place);
    after.opinions.insert(at, opinion);
    if (index)
        *index = at;
    return after;
}

UtteranceWork withOpinionSpan(
    const UtteranceWork& work, const OpinionContext& context, qsizetype opinion, Utf16Span span)
{
    if (!has(work, opinion))
        return work;
    MainOpinion changed = work.opinions.at(opinion);
    changed.span = span;
    return withChanged(work, context, opinion, changed);
}

UtteranceWork withoutOpinion(const UtteranceWork& work, qsizetype opinion)
{
    UtteranceWork after = work;
    if (has(work, opinion))
        after.opinions.removeAt(opinion);
    return after;
}

UtteranceWork withNoOpinion(const UtteranceWork& work, bool none)
{
    UtteranceWork after = work;
    after.noOpinion = none && work.opinions.isEmpty();
    return after;
}

qsizetype opinionAround(const UtteranceWork& work, Utf16Span span, qsizetype otherwise)
{
    qsizetype best = -1;
    for (qsizetype i = 0; i < work.opinions.size(); ++i) {
        const Utf16Span around = work.opinions.at(i).span;
        if (isInside(span, around) &&
            (best < 0 || around.length < work.opinions.at(best).span.length))
            best = i;
    }
    if (best >= 0)
        return best;
    return has(work, otherwise) ? otherwise : -1;
}

UtteranceWork withReference(const UtteranceWork& work, const OpinionContext& context,
    qsizetype opinion, const Reference& reference, qsizetype* index)
{
    if (!has(work, opinion) ||
        work.opinions.at(opinion).references.size() >= kMaxReferencesPerOpinion)
        return work;
    MainOpinion changed = work.opinions.at(opinion);
    const auto place = std::find_if(changed.references.cbegin(), changed.references.cend(),
        [&](const Reference& other) { return other.span.start > reference.span.start; });
    const qsizetype at = std::distance(changed.references.cbegin(), place);
    changed.references.insert(at, reference);
    if (index)
        *index = at;
    return withChanged(work, context, opinion, changed);
}

UtteranceWork withWidenedReferences(const UtteranceWork& work, const OpinionContext& context,
    qsizetype opinion, Utf16Span words, qsizetype* index)
{
    if (!has(work, opinion))
        return work;
    Utf16Span all = words;
    for (const Reference& reference : work.opinions.at(opinion).references) {
        if (!reference.span.overlaps(words))
            continue;
        const qsizetype end = std::max(all.end(), reference.span.end());
        all.start = std::min(all.start, reference.span.start);
        all.length = end - all.start;
    }
    MainOpinion changed = work.opinions.at(opinion);
    changed.references.clear();
    qsizetype first = -1;
    for (Reference reference : work.opinions.at(opinion).references) {
        if (reference.span.overlaps(words)) {
            reference.span = all;
            first = first < 0 ? changed.references.size() : first;
        }
        if (!changed.references.contains(reference))
            changed.references.append(reference);
    }
    if (index)
        *index = first;
    return withChanged(work, context, opinion, changed);
}

UtteranceWork withChangedReference(const UtteranceWork& work, const OpinionContext& context,
    qsizetype opinion, qsizetype reference, const Reference& changed)
{
    if (!has(work, opinion) || reference < 0 ||
        reference >= work.opinions.at(opinion).references.size())
        return work;
    MainOpinion after = work.opinions.at(opinion);
    after.references[reference] = changed;
    return withChanged(work, context, opinion, after);
}

UtteranceWork withoutReference(const UtteranceWork& work, const OpinionContext& context,
    qsizetype opinion, qsizetype reference)
{
    if (!has(work, opinion) || reference < 0 ||
        reference >= work.opinions.at(opinion).references.size())
        return work;
    MainOpinion after = work.opinions.at(opinion);
    after.references.removeAt(reference);
    return withChanged(work, context, opinion, after);
}

UtteranceWork withClear(const UtteranceWork& work, qsizetype opinion, const QString& clear)
{
    UtteranceWork after = work;
    if (has(work, opinion))
        after.opinions[opinion].clear = clear.trimmed();
    return after;
}

UtteranceWork withAtoms(const UtteranceWork& work, qsizetype opinion, const QStringList& lines)
{
    if (!has(work, opinion))
        return work;
    QStringList texts;
    for (const QString& line : lines) {
        if (!line.trimmed().isEmpty())
            texts.append(line.trimmed());
    }
    texts = texts.first(std::min(texts.size(), kMaxAtomsPerOpinion));
    UtteranceWork after = work;
    QList<AtomicOpinion>& atoms = after.opinions[opinion].atoms;
    const QList<AtomicOpinion> before = atoms;
    const QList<qsizetype> former = formerAtoms(before, texts);
    atoms.clear();
    for (qsizetype i = 0; i < texts.size(); ++i)
        atoms.append(
            {former.at(i) < 0 ? newOpinionUuid() : before.at(former.at(i)).uuid, texts.at(i)});
    return after;
}

QList<qsizetype> referencesNamedIn(
    const MainOpinion& opinion, const QString& text, const QStringList& article)
{
    const kgds::OpinionText parts = kgds::opinionText(text);
    QList<qsizetype> named;
    for (qsizetype i = 0; i < opinion.references.size() && !parts.references.isEmpty(); ++i) {
        const QString referent = referentText(opinion.references.at(i), article).trimmed();
        if (referent.isEmpty())
            continue;
        const bool isNamed = std::any_of(
            parts.references.cbegin(), parts.references.cend(), [&](const Utf16Span& span) {
                const QString part = parts.plain.mid(span.start, span.length).trimmed();
                return part.contains(referent, Qt::CaseInsensitive) ||
                       (!part.isEmpty() && referent.contains(part, Qt::CaseInsensitive));
            });
        if (isNamed)
            named.append(i);
    }
    if (named.isEmpty() && !parts.references.isEmpty()) {
        named.resize(opinion.references.size());
        std::iota(named.begin(), named.end(), qsizetype(0));
    }
    return named;
}

} // namespace tandem
