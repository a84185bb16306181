#include "views/inspect/markedtext.h"

#include "models/expert/firsttokens.h"
#include "ui/printabletext.h"

#include <algorithm>

namespace tandem {

namespace {

constexpr QChar noBreakSpace(0xa0);

bool runsRightToLeft(QChar unit)
{
    const QChar::Direction direction = unit.direction();
    return direction == QChar::DirR || direction == QChar::DirAL || direction == QChar::DirRLE ||
           direction == QChar::DirRLO || direction == QChar::DirRLI;
}

/// Surrogates count as right-to-left: asking for their direction needs both halves, and being
/// wrong only costs time.
bool runsLeftToRightOnly(const QString& text)
{
    return std::none_of(text.cbegin(), text.cend(),
        [](QChar unit) { return unit.isSurrogate() || runsRightToLeft(unit); });
}

QString labelOf(const TextMark& mark, expert::Side side)
{
    QString label = expert::aspectLabel(side, mark.aspect);
    if (mark.fit == EvidenceFit::Fuzzy)
        label += u'~';
    return label;
}

} // namespace

qsizetype MarkedParagraph::toShown(qsizetype stored, bool end) const
{
    qsizetype at = std::clamp<qsizetype>(stored - start, 0, size);
    for (const Insertion& insertion : insertions) {
        if (insertion.at > at || (end && insertion.at == at))
            break;
        at += insertion.units;
    }
    return at;
}

qsizetype MarkedParagraph::toStored(qsizetype shownAt) const
{
    qsizetype taken = 0;
    for (const Insertion& insertion : insertions) {
        if (insertion.at >= shownAt)
            break;
        taken += std::min(insertion.units, shownAt - insertion.at);
    }
    return start + std::clamp<qsizetype>(shownAt - taken, 0, size);
}

MarkedText::MarkedText(expert::Side side, const QString& text,
    const expert::ExplainedSide& explained, const QList<EvidencePlace>& places)
    : m_text(text)
    , m_side(side)
{
    if (explained.isReadInPart())
        m_readEnd = expert::firstTokens(text, explained.tokensRead).text.size();
    for (const EvidencePlace& place : places) {
        const bool inside = place.span.start >= 0 && place.span.length > 0 &&
                            place.span.start + place.span.length <= text.size();
        if (place.fit == EvidenceFit::Absent || !inside)
            continue;
        TextMark mark;
        mark.aspect = place.aspect;
        mark.fit = place.fit;
        mark.verdict = expert::verdictOf(explained.matches.value(place.aspect));
        mark.span = place.span;
        m_marks.append(mark);
    }
    arrange();
    qsizetype start = 0;
    while (true) {
        const qsizetype end = text.indexOf(u'\n', start);
        addParagraph(start, (end < 0 ? text.size() : end) - start);
        if (end < 0)
            break;
        start = end + 1;
    }
}

void MarkedText::setVerdicts(const QList<expert::AspectMatch>& matches)
{
    const auto judge = [&matches](auto& marked) {
        marked.verdict = expert::verdictOf(matches.value(marked.aspect));
    };
    std::for_each(m_marks.begin(), m_marks.end(), judge);
    for (MarkedParagraph& paragraph : m_paragraphs)
        std::for_each(paragraph.labels.begin(), paragraph.labels.end(), judge);
}

/// Puts the marks in order and gives those that overlap lanes of their own.
void MarkedText::arrange()
{
    std::stable_sort(m_marks.begin(), m_marks.end(), [](const TextMark& a, const TextMark& b) {
        return a.span.start != b.span.start ? a.span.start < b.span.start
                                            : a.span.length > b.span.length;
    });
    constexpr int mostLanes = 6;
    QList<qsizetype> ends; // of the lanes
    for (qsizetype i = 0; i < m_marks.size(); ++i) {
        TextMark& mark = m_marks[i];
        const auto free = std::find_if(
            ends.begin(), ends.end(), [&](qsizetype end) { return end <= mark.span.start; });
        const auto lane = int(free - ends.begin());
        const qsizetype end = mark.span.start + mark.span.length;
        if (free != ends.end())
            *free = end;
        else
            ends.append(end);
        mark.lane = std::min(lane, mostLanes - 1);
        const auto continued =
            std::find_if(m_marks.cbegin(), m_marks.cbegin() + i, [&](const TextMark& before) {
                const qsizetype gap = before.span.start + before.span.length;
                return before.aspect == mark.aspect && before.fit == mark.fit &&
                       gap <= mark.span.start &&
                       QStringView(m_text).mid(gap, mark.span.start - gap).trimmed().isEmpty();
            });
        mark.labelled = continued == m_marks.cbegin() + i;
    }
    m_lanes = std::clamp(int(ends.size()), 1, mostLanes);
}

void MarkedText::addParagraph(qsizetype start, qsizetype size)
{
    MarkedParagraph paragraph;
    paragraph.start = start;
    paragraph.size = size;
    const QString own = printableText(QStringView(m_text).mid(start, size));
    paragraph.rightToLeft = own.isRightToLeft();
    paragraph.oneDirection = !paragraph.rightToLeft && runsLeftToRightOnly(own);

    qsizetype taken = 0; // units of `own` that are in `shown`
    const auto first = std::lower_bound(m_marks.cbegin(), m_marks.cend(), start,
        [](const TextMark& mark, qsizetype offset) { return mark.span.start < offset; });
    for (auto mark = first; mark != m_marks.cend() && mark->span.start < start + size; ++mark) {
        if (!mark->labelled)
            continue;
        const qsizetype at = mark->span.start - start;
        paragraph.shown += QStringView(own).mid(taken, at - taken);
        taken = at;
        // A space that does not break keeps the label with its words.
        const QString label = labelOf(*mark, m_side);
        const qsizetype from = paragraph.shown.size();
        paragraph.labels.append({mark->aspect, mark->verdict, {from, label.size() + 1}});
        paragraph.shown += label + noBreakSpace;
        paragraph.insertions.append({from, label.size() + 1});
    }
    paragraph.shown += QStringView(own).mid(taken);
    m_paragraphs.append(paragraph);
}

int MarkedText::paragraphAt(qsizetype offset) const
{
    const auto after = std::upper_bound(m_paragraphs.cbegin(), m_paragraphs.cend(), offset,
        [](qsizetype at, const MarkedParagraph& paragraph) { return at < paragraph.start; });
    return std::max(0, int(after - m_paragraphs.cbegin()) - 1);
}

QList<int> MarkedText::aspectsAt(qsizetype offset) const
{
    QList<TextMark> here;
    for (const TextMark& mark : m_marks) {
        if (mark.span.start > offset)
            break;
        if (offset < mark.span.start + mark.span.length)
            here.append(mark);
    }
    std::stable_sort(here.begin(), here.end(),
        [](const TextMark& a, const TextMark& b) { return a.span.length < b.span.length; });
    QList<int> aspects;
    for (const TextMark& mark : std::as_const(here)) {
        if (!aspects.contains(mark.aspect))
            aspects.append(mark.aspect);
    }
    return aspects;
}

} // namespace tandem
