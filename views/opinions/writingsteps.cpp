#include "ui/rows/rowsof.h"
#include "views/opinions/writingpage.h"

#include "models/opinions/composition.h"
#include "ui/spantextview.h"
#include "views/opinions/markeredit.h"
#include "views/opinions/opinionscontroller.h"
#include "views/opinions/referentpicker.h"
#include "views/opinions/sourcepane.h"
#include "views/opinions/utterancecard.h"
#include "views/opinions/workedit.h"

#include <QListView>

/// The steps of writing: each one change of the work, undoable by itself.
namespace tandem {

void WritingPage::markOpinion()
{
    SpanTextView* view = m_card->view();
    const OpinionContext context = m_controller.context();
    const auto selected = view->selectedPlace();
    const Utf16Span whole{0, context.utterance.size()};
    const Utf16Span span = selected ? selected->span : whole;
    if (span.length == 0)
        return;
    qsizetype index = -1;
    const UtteranceWork after = withOpinion(m_controller.work(), context, span, &index);
    if (index < 0)
        return;
    m_controller.change(tr("Opinion marked"), after);
    m_opinionList->setCurrentIndex(m_opinions->index(int(index), 0));
    view->select({0, {span.start, 0}});
}

void WritingPage::changeWords()
{
    const auto selected = m_card->view()->selectedPlace();
    if (!selected || currentOpinion() < 0)
        return;
    m_controller.change(
        tr("Words of the opinion"), withOpinionSpan(m_controller.work(), m_controller.context(),
                                        currentOpinion(), selected->span));
}

void WritingPage::markReference()
{
    const auto selected = m_card->view()->selectedPlace();
    const UtteranceWork work = m_controller.work();
    const OpinionContext context = m_controller.context();
    Utf16Span span = selected ? selected->span : Utf16Span();
    if (span.length == 0)
        return;
    const qsizetype opinion = opinionAround(work, span, currentOpinion());
    qsizetype index = -1;
    const UtteranceWork after = withReference(work, context, opinion, {span, {}, {}}, &index);
    if (index < 0)
        return;
    m_controller.change(tr("Reference marked"), after);
    m_opinionList->setCurrentIndex(m_opinions->index(int(opinion), 0));
    m_referenceList->setCurrentIndex(m_references->index(int(index), 0));
    link();
}

void WritingPage::link()
{
    const UtteranceWork work = m_controller.work();
    const qsizetype opinion = currentOpinion();
    const qsizetype reference = currentReference();
    if (opinion < 0 || reference < 0 || !m_controller.mayWrite())
        return;
    const Utf16Span span = work.opinions.at(opinion).references.at(reference).span;
    m_picker->ask(
        m_controller.context().utterance.mid(span.start, span.length), m_source.paragraphs());
    showMarks();
}

void WritingPage::linkTo(const Referent& referent)
{
    const UtteranceWork work = m_controller.work();
    const qsizetype opinion = currentOpinion();
    const qsizetype at = currentReference();
    if (opinion < 0 || at < 0)
        return;
    Reference reference = work.opinions.at(opinion).references.at(at);
    reference.referent = referent;
    m_controller.change(tr("Reference linked"),
        withChangedReference(work, m_controller.context(), opinion, at, reference));
    leaveLinking();
}

void WritingPage::leaveLinking()
{
    // The keyboard leaves before the field goes, or it would wander on.
    focusUtterance();
    m_picker->dismiss();
    m_card->view()->clearSelection();
    showMarks();
}

void WritingPage::linkSelection()
{
    const auto selected = m_source.article()->selectedPlace();
    if (!selected || !m_controller.mayWrite())
        return;
    linkTo(ArticleReferent{m_source.paragraphs().at(selected->text).number, selected->span});
}

void WritingPage::toggleKind()
{
    const UtteranceWork work = m_controller.work();
    const qsizetype opinion = currentOpinion();
    const qsizetype at = currentReference();
    if (opinion < 0 || at < 0)
        return;
    Reference reference = work.opinions.at(opinion).references.at(at);
    reference.kind = reference.kind == ReferenceKind::Resolve ? ReferenceKind::Supplement
                                                              : ReferenceKind::Resolve;
    m_controller.change(tr("Kind of reference"),
        withChangedReference(work, m_controller.context(), opinion, at, reference));
}

void WritingPage::removeReference()
{
    m_controller.change(
        tr("Reference removed"), withoutReference(m_controller.work(), m_controller.context(),
                                     currentOpinion(), currentReference()));
    if (m_references->rowCount() == 0)
        focusUtterance();
}

void WritingPage::removeOpinion()
{
    m_controller.change(
        tr("Opinion removed"), withoutOpinion(m_controller.work(), currentOpinion()));
    if (m_opinions->rowCount() == 0)
        focusUtterance();
}

void WritingPage::toggleNone()
{
    const UtteranceWork work = m_controller.work();
    m_controller.change(tr("No opinion"), withNoOpinion(work, !work.noOpinion));
}

void WritingPage::split()
{
    const UtteranceWork work = m_controller.work();
    const qsizetype opinion = currentOpinion();
    if (opinion < 0)
        return;
    m_controller.change(tr("Split into atoms"),
        withAtoms(work, opinion,
            suggestedAtoms(work.opinions.at(opinion).clear, m_controller.context().participants)));
    m_atoms->setFocus(Qt::OtherFocusReason);
    m_atoms->goToLine(0);
}

bool WritingPage::isFine(const QString& text)
{
    const QStringList lines = text.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    for (const QString& line : lines) {
        if (const auto fine = checkedOpinionText(line); !fine) {
            emit failed(fine.error());
            return false;
        }
    }
    return true;
}

void WritingPage::takeClear(const QString& text)
{
    const qsizetype opinion = fieldOpinion();
    if (opinion < 0)
        return;
    const UtteranceWork work = m_controller.work();
    if (isFine(text))
        m_controller.change(tr("Clear opinion"), withClear(work, opinion, text));
    else
        m_clear->keepTyped(work.opinions.at(opinion).clear);
}

void WritingPage::takeAtoms(const QString& text)
{
    const qsizetype opinion = fieldOpinion();
    if (opinion < 0)
        return;
    if (isFine(text))
        m_controller.change(tr("Atomic opinions"),
            withAtoms(m_controller.work(), opinion, text.split(QLatin1Char('\n'))));
}

} // namespace tandem
