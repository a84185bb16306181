#include "views/facts/emptyfacts.h"

#include "ui/arrange.h"
#include "ui/emptystate.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"

#include <QAction>

namespace tandem {

EmptyFacts::EmptyFacts(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_empty(named(new EmptyState(this), "factsEmpty"))
{
    inColumn(this, {m_empty}, 0);
}

void EmptyFacts::showNotReady(const FactSheet& sheet)
{
    using Offer = EmptyState::Offer;
    const auto& round = sheet.sample.round;
    const WorkspaceId there = !round              ? WorkspaceId::Overview
                              : round->isClosed() ? WorkspaceId::Compare
                                                  : WorkspaceId::Annotate;
    const Offer elsewhere(
        workspaceName(there), [this, there] { emit m_session.workspaceRequested(there); });
    const Offer assign(tr("Assign to a pair…"), [this] {
        emit NextSteps::of(m_session).assignRequested(
            {m_session.currentSample()}, Step::Paragraphs);
    });
    const bool assigns = !round && m_session.isLead();
    m_empty->say(round ? Icon::Lock : Icon::People, tr("Facts come after the paragraphs"),
        sheet.why.what + QLatin1Char('\n') + sheet.why.remedy, assigns ? assign : elsewhere,
        assigns ? elsewhere : Offer());
}

void EmptyFacts::setSheet(const FactSheet& sheet, bool hasSamples)
{
    using Offer = EmptyState::Offer;
    m_offersWriting = sheet.kind == FactSheet::Kind::Ready && sheet.importedWaiting == 0;
    if (sheet.kind == FactSheet::Kind::NoSample) {
        const Offer import(
            tr("Import…"), [this] { emit NextSteps::of(m_session).importRequested(); });
        m_empty->say(Icon::Sample, tr("No sample selected"),
            tr("Select one in the list. Once both annotators have labelled its paragraphs, its "
               "facts are shown here."),
            hasSamples ? Offer(tr("First sample"), "factsNextSample") : import);
    } else if (sheet.kind == FactSheet::Kind::NotReady) {
        showNotReady(sheet);
    } else if (sheet.importedWaiting > 0) {
        m_empty->say(Icon::Annotate, tr("%n imported fact(s)", nullptr, sheet.importedWaiting),
            tr("%n fact(s) came with the benchmark. Accept them to edit, judge or mask them; until "
               "then they are exported unchanged.",
                nullptr, sheet.importedWaiting),
            {tr("Accept imported facts"), "factsTakeOver"});
    } else {
        m_empty->say(Icon::Annotate, tr("No facts yet"),
            tr("Each paragraph is broken down into atomic facts: indivisible, independent, "
               "declarative. A language model can propose them, or you can write them."),
            {tr("Decompose with a model…"), "factsDecompose"},
            {tr("Write by hand"), [this] {
                 QAction* write = commandNamed(this, "factAdd");
                 (write->isEnabled() ? write : commandNamed(this, "factsChoosePerson"))->trigger();
             }});
    }
}

void EmptyFacts::setFailed()
{
    m_empty->say(Icon::Warning, tr("This sample cannot be shown"), tr("See the error below."));
}

} // namespace tandem
