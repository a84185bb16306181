#include "storage/expertreport/evidencemarkup.h"

#include "storage/expertreport/verdictmarks.h"

#include <algorithm>

namespace tandem {

namespace {

/// Aspects that one stretch of text names at most; a hostile file must not make the page explode.
constexpr qsizetype kAspectsNamed = 6;

/// Writes the text stretch by stretch.
class EvidenceMarkup final
{
public:
    EvidenceMarkup(const QString& text, const QList<EvidencePlace>& places,
        const expert::ExplainedSide& side, expert::Side which)
        : m_text(text)
        , m_side(side)
        , m_which(which)
    {
        for (const EvidencePlace& place : places) {
            const qsizetype end = place.span.start + place.span.length;
            if (place.fit != EvidenceFit::Absent && place.span.length > 0 &&
                place.span.start >= 0 && end <= text.size() && place.aspect >= 0 &&
                place.aspect < side.matches.size())
                m_places.append(place);
        }
        std::stable_sort(m_places.begin(), m_places.end(),
            [](const auto& a, const auto& b) { return a.span.start < b.span.start; });
    }

    HtmlText write()
    {
        QList<qsizetype> edges{0, m_text.size()};
        for (const EvidencePlace& place : std::as_const(m_places))
            edges << place.span.start << place.span.start + place.span.length;
        std::sort(edges.begin(), edges.end());
        edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
        qsizetype next = 0;
        for (qsizetype i = 0; i + 1 < edges.size(); ++i) {
            const qsizetype start = edges.at(i);
            erase_if(m_open, [&](const EvidencePlace& place) {
                return place.span.start + place.span.length <= start;
            });
            for (; next < m_places.size() && m_places.at(next).span.start == start; ++next) {
                m_open.append(m_places.at(next));
                writeNumber(m_places.at(next));
            }
            writeStretch(m_text.mid(start, edges.at(i + 1) - start));
        }
        return m_out;
    }

private:
    expert::LinkVerdict verdict(int aspect) const
    {
        return expert::verdictOf(m_side.matches.at(aspect));
    }

    void writeNumber(const EvidencePlace& place)
    {
        const QString label = expert::aspectLabel(m_which, place.aspect);
        // With a direction of its own it has no say in that of the text around it.
        m_out.raw("<a class=\"no %1 a%2\" dir=\"ltr\" href=\"#%2\">%2</a>",
            verdictClass(verdict(place.aspect)), label);
    }

    void writeStretch(const QString& stretch)
    {
        if (m_open.isEmpty()) {
            m_out.text(stretch);
            return;
        }
        m_out.raw("<mark class=\"%1 %2", verdictClass(verdict(m_open.constFirst().aspect)),
            fitClass(m_open.constFirst().fit));
        for (const EvidencePlace& place : m_open.mid(0, kAspectsNamed))
            m_out.raw(" a%1", expert::aspectLabel(m_which, place.aspect));
        if (m_open.size() > 1)
            m_out.raw(" shared");
        m_out.raw("\">%1</mark>", stretch);
    }

    const QString& m_text;
    const expert::ExplainedSide& m_side;
    const expert::Side m_which;
    QList<EvidencePlace> m_places; ///< by start
    QList<EvidencePlace> m_open;   ///< those that the stretch at hand is part of
    HtmlText m_out;
};

} // namespace

HtmlText evidenceMarkup(const QString& text, const QList<EvidencePlace>& places,
    const expert::ExplainedSide& side, expert::Side which)
{
    return EvidenceMarkup(text, places, side, which).write();
}

} // namespace tandem
