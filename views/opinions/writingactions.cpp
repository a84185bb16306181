#include "views/opinions/writingactions.h"

#include "models/opinions/composition.h"
#include "views/opinions/opinionscontroller.h"
#include "views/opinions/opinionviewwords.h"
#include "views/opinions/workedit.h"

namespace tandem {

qsizetype WritingActions::markOpinion(Utf16Span words)
{
    const UtteranceWork work = m_controller.work();
    for (qsizetype i = 0; i < work.opinions.size(); ++i) {
        if (work.opinions.at(i).span == words)
            return i;
    }
    qsizetype index = -1;
    const UtteranceWork after = withOpinion(work, m_controller.context(), words, &index);
    if (index >= 0)
        m_controller.change(OpinionViewWords::tr("Opinion marked"), after);
    return index;
}

void WritingActions::changeWords(qsizetype opinion, Utf16Span words)
{
    m_controller.change(OpinionViewWords::tr("Opinion words changed"),
        withOpinionSpan(m_controller.work(), m_controller.context(), opinion, words));
}

ReferencePlace WritingActions::markReference(Utf16Span words, qsizetype current)
{
    const UtteranceWork work = m_controller.work();
    const qsizetype opinion = opinionAround(work, words, current);
    ReferencePlace place{opinion, -1};
    const UtteranceWork after =
        withWidenedReferences(work, m_controller.context(), opinion, words, &place.reference);
    if (!place.isValid())
        return addReference(opinion, {words, {}, {}});
    m_controller.change(OpinionViewWords::tr("Reference words changed"), after);
    return place;
}

ReferencePlace WritingActions::markAnother(ReferencePlace place)
{
    if (!place.isValid())
        return {};
    Reference another =
        m_controller.work().opinions.at(place.opinion).references.at(place.reference);
    another.referent = {};
    return addReference(place.opinion, another);
}

ReferencePlace WritingActions::addReference(qsizetype opinion, const Reference& reference)
{
    ReferencePlace place{opinion, -1};
    const UtteranceWork after = withReference(
        m_controller.work(), m_controller.context(), opinion, reference, &place.reference);
    if (place.isValid())
        m_controller.change(OpinionViewWords::tr("Reference marked"), after);
    return place;
}

void WritingActions::changeReference(
    const QString& step, ReferencePlace place, const std::function<void(Reference&)>& change)
{
    if (!place.isValid())
        return;
    const UtteranceWork work = m_controller.work();
    Reference reference = work.opinions.at(place.opinion).references.at(place.reference);
    change(reference);
    m_controller.change(step, withChangedReference(work, m_controller.context(), place.opinion,
                                  place.reference, reference));
}

void WritingActions::link(ReferencePlace place, const Referent& referent)
{
    changeReference(OpinionViewWords::tr("Reference linked"), place,
        [&](Reference& reference) { reference.referent = referent; });
}

void WritingActions::toggleKind(ReferencePlace place)
{
    changeReference(
        OpinionViewWords::tr("Reference kind changed"), place, [](Reference& reference) {
            reference.kind = reference.kind == ReferenceKind::Resolve ? ReferenceKind::Supplement
                                                                      : ReferenceKind::Resolve;
        });
}

void WritingActions::removeReference(ReferencePlace place)
{
    m_controller.change(OpinionViewWords::tr("Reference removed"),
        withoutReference(
            m_controller.work(), m_controller.context(), place.opinion, place.reference));
}

void WritingActions::removeOpinion(qsizetype opinion)
{
    m_controller.change(
        OpinionViewWords::tr("Opinion removed"), withoutOpinion(m_controller.work(), opinion));
}

void WritingActions::toggleNone()
{
    const UtteranceWork work = m_controller.work();
    m_controller.change(OpinionViewWords::tr("No opinion"), withNoOpinion(work, !work.noOpinion));
}

void WritingActions::split(qsizetype opinion)
{
    const UtteranceWork work = m_controller.work();
    m_controller.change(OpinionViewWords::tr("Split into atoms"),
        withAtoms(work, opinion,
            suggestedAtoms(
                work.opinions.value(opinion).clear, m_controller.context().participants)));
}

QString WritingActions::phraseOf(ReferencePlace place) const
{
    const Utf16Span span =
        m_controller.work().opinions.at(place.opinion).references.at(place.reference).span;
    return m_controller.context().utterance.mid(span.start, span.length);
}

} // namespace tandem
