#include "views/opinions/writingpage.h"
#include "ui/rows/rowsof.h"

#include "ui/keyhint.h"
#include "ui/spantextview.h"
#include "views/opinions/markeredit.h"
#include "views/opinions/opinionhintlines.h"
#include "views/opinions/opinionrows.h"
#include "views/opinions/opinionsactions.h"
#include "views/opinions/opinionscontroller.h"
#include "views/opinions/referentpicker.h"
#include "views/opinions/sourcepane.h"
#include "views/opinions/utterancecard.h"
#include "views/opinions/workedit.h"

#include <QAction>
#include <QLabel>
#include <QListView>
#include <QScopedValueRollback>

#include <algorithm>

namespace tandem {

void WritingPage::settle()
{
    m_clear->settle();
    m_atoms->settle();
}

bool WritingPage::isTyping() const
{
    return m_controller.mayWrite() && (m_clear->isTyping() || m_atoms->isTyping());
}

qsizetype WritingPage::currentOpinion() const
{
    return m_opinionList->currentIndex().row();
}

qsizetype WritingPage::currentReference() const
{
    return m_referenceList->currentIndex().row();
}

qsizetype WritingPage::fieldOpinion() const
{
    if (m_fieldUtterance != m_controller.utterance())
        return -1;
    const QList<MainOpinion> opinions = m_controller.work().opinions;
    const auto found = std::find_if(opinions.cbegin(), opinions.cend(),
        [this](const MainOpinion& opinion) { return opinion.uuid == m_fieldOpinion; });
    return found == opinions.cend() ? -1 : std::distance(opinions.cbegin(), found);
}

void WritingPage::showAll()
{
    const OpinionSheet& sheet = m_controller.sheet();
    const OpinionContext context = m_controller.context();
    if (m_controller.utterance() != m_fieldUtterance || !m_controller.mayWrite())
        m_picker->dismiss();
    m_card->setUtterance(tr("%1 · utterance %2 of %3", "participant, place, all")
                             .arg(context.participant)
                             .arg(m_controller.utterance())
                             .arg(sheet.utterances()),
        context.utterance);
    m_card->setHints(m_controller.mayWrite() ? QList<KeyHint>{{QStringLiteral("O"), tr("opinion")},
                                                   {QStringLiteral("R"), tr("reference")},
                                                   {QStringLiteral("N"), tr("no opinion")}}
                                             : QList<KeyHint>());
    showWork();
}

void WritingPage::showWork()
{
    const UtteranceWork work = m_controller.work();
    const qsizetype before = currentOpinion();
    {
        const QScopedValueRollback showing(m_showing, true);
        m_opinions->setRows(mainOpinionRows(work, m_controller.context().utterance));
        const qsizetype last = work.opinions.size() - 1;
        if (last >= 0 && currentOpinion() < 0)
            m_opinionList->setCurrentIndex(
                m_opinions->index(int(std::clamp<qsizetype>(before, 0, last)), 0));
    }
    showSections();
    showFields();
}

void WritingPage::showSections()
{
    const UtteranceWork work = m_controller.work();
    const bool mayWrite = m_controller.mayWrite();
    // The keyboard leaves before the fields go, or it would wander out of the workspace.
    if (work.opinions.isEmpty() && m_sections->isAncestorOf(window()->focusWidget()))
        focusUtterance();
    m_sections->setVisible(!work.opinions.isEmpty());
    QString state;
    if (!mayWrite && m_controller.mode() == OpinionsMode::Writing)
        state = tr("Your partner writes about this utterance.");
    else if (work.noOpinion)
        state = mayWrite ? tr("This utterance voices no opinion. N takes that back.")
                         : tr("This utterance voices no opinion.");
    else if (work.opinions.isEmpty() && mayWrite)
        state = tr("Select the words that voice an opinion and press O; press N if there are "
                   "none. Without a selection O marks the whole utterance.");
    m_state->setText(state);
    m_state->setVisible(!state.isEmpty());
    for (MarkerEdit* field : {m_clear, m_atoms})
        field->setReadOnly(!mayWrite);
    for (QAction* action : {m_actions.markOpinion, m_actions.changeWords, m_actions.markReference,
             m_actions.noOpinion, m_actions.removeOpinion, m_actions.linkReference,
             m_actions.toggleKind, m_actions.removeReference, m_actions.linkSelection,
             m_actions.split, m_actions.atomUp, m_actions.atomDown, m_actions.removeAtom})
        action->setEnabled(mayWrite);
}

void WritingPage::showFields()
{
    const UtteranceWork work = m_controller.work();
    const qsizetype index = currentOpinion();
    const MainOpinion opinion =
        index >= 0 && index < work.opinions.size() ? work.opinions.at(index) : MainOpinion();
    QStringList atoms;
    for (const AtomicOpinion& atom : opinion.atoms)
        atoms.append(atom.text);
    const QString lines = atoms.join(QLatin1Char('\n'));
    const bool isOther =
        opinion.uuid != m_fieldOpinion || m_fieldUtterance != m_controller.utterance();
    if (isOther) {
        // What is still being typed belongs to the opinion before.
        settle();
        m_fieldOpinion = opinion.uuid;
        m_fieldUtterance = m_controller.utterance();
        m_clear->resetText(opinion.clear);
        m_atoms->resetText(lines);
    } else {
        m_clear->showText(opinion.clear);
        m_atoms->showText(lines);
    }
    showReferences();
    showHints();
}

void WritingPage::showReferences()
{
    const UtteranceWork work = m_controller.work();
    const qsizetype index = currentOpinion();
    const bool any = index >= 0 && index < work.opinions.size();
    const qsizetype before = currentReference();
    const QScopedValueRollback showing(m_showing, true);
    m_references->setRows(
        any ? referenceRows(work.opinions.at(index).references, m_controller.context())
            : QList<OpinionRow>());
    m_referenceList->setVisible(m_references->rowCount() > 0);
    if (m_references->rowCount() > 0 && currentReference() < 0)
        m_referenceList->setCurrentIndex(m_references->index(
            int(std::clamp<qsizetype>(before, 0, m_references->rowCount() - 1)), 0));
    showMarks();
}

void WritingPage::showMarks()
{
    const UtteranceWork work = m_controller.work();
    const qsizetype index = currentOpinion();
    qsizetype reference =
        m_referenceList->hasFocus() || m_picker->isAsking() ? currentReference() : -1;
    if (index < 0 || index >= work.opinions.size()) {
        m_card->setMarks(work, -1, -1);
        m_source.markReferents({}, -1);
        return;
    }
    const MainOpinion& opinion = work.opinions.at(index);
    const int line = m_atoms->hasFocus() ? m_atoms->currentLine() : -1;
    if (line >= 0 && line < opinion.atoms.size()) {
        const QList<qsizetype> named =
            referencesNamedIn(opinion, opinion.atoms.at(line).text, m_controller.context().article);
        QList<Reference> references;
        for (const qsizetype at : named)
            references.append(opinion.references.at(at));
        m_card->setMarks(opinion, named);
        m_source.markReferents(references, -1);
        return;
    }
    m_card->setMarks(work, index, reference);
    if (!m_picker->isAsking())
        m_source.markReferents(opinion.references, reference);
}

void WritingPage::showHints()
{
    m_hintTimer.stop();
    const OpinionContext context = m_controller.context();
    const auto show = [&](MarkerEdit* field, QLabel* label, OpinionForm form, bool numbered) {
        const QString text = field->text();
        const OpinionHintLines hints =
            text.isEmpty() || field->isReadOnly()
                ? OpinionHintLines()
                : hintLines(text.split(QLatin1Char('\n')), context, form, numbered);
        field->setHinted(hints.spans);
        label->setText(hints.text);
        label->setVisible(!hints.text.isEmpty());
    };
    show(m_clear, m_clearHints, OpinionForm::Clear, false);
    show(m_atoms, m_atomHints, OpinionForm::Atomic, true);
}

void WritingPage::focusUtterance()
{
    m_card->view()->setFocus(Qt::OtherFocusReason);
}

void WritingPage::focusGap()
{
    const QList<WorkGap> gaps = workGaps(m_controller.work());
    if (gaps.isEmpty())
        return;
    const WorkGap& gap = gaps.constFirst();
    if (gap.opinion >= 0)
        m_opinionList->setCurrentIndex(m_opinions->index(int(gap.opinion), 0));
    switch (gap.kind) {
    case WorkGapKind::NothingSaid:
        focusUtterance();
        break;
    case WorkGapKind::ReferentMissing:
    case WorkGapKind::ReferenceOutside:
        m_referenceList->setCurrentIndex(m_references->index(int(gap.item), 0));
        m_referenceList->setFocus();
        break;
    case WorkGapKind::ClearMissing:
        m_clear->setFocus();
        break;
    case WorkGapKind::AtomsMissing:
    case WorkGapKind::AtomEmpty:
        m_atoms->setFocus();
        break;
    }
}

} // namespace tandem
