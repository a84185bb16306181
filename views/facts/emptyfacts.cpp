#include "views/facts/emptyfacts.h"

#include "ui/arrange.h"
#include "ui/emptystate.h"
#include "ui/parts.h"

namespace tandem {

EmptyFacts::EmptyFacts(QWidget* parent)
    : QWidget(parent)
    , m_empty(named(new EmptyState(this), "factsEmpty"))
{
    inColumn(this, {m_empty}, 0);
    connect(m_empty, &EmptyState::actionTriggered, this, [this] { m_offered(); });
    connect(m_empty, &EmptyState::secondaryTriggered, this, [this] { m_other(); });
}

void EmptyFacts::showNotReady(const FactSheet& sheet, bool mayAssign)
{
    const auto& round = sheet.sample.round;
    const WorkspaceId elsewhere = !round              ? WorkspaceId::Overview
                                  : round->isClosed() ? WorkspaceId::Compare
                                                      : WorkspaceId::Annotate;
    const bool assigns = !round && mayAssign;
    m_other = [this, elsewhere] { emit workspaceRequested(elsewhere); };
    m_offered = assigns ? [this] { emit assignRequested(); } : m_other;
    m_empty->say(round ? Icon::Lock : Icon::People, tr("Facts come after the paragraphs"),
        sheet.why.what + QLatin1Char('\n') + sheet.why.remedy,
        assigns ? tr("Assign to a pair…") : workspaceName(elsewhere),
        assigns ? workspaceName(elsewhere) : QString());
}

void EmptyFacts::setSheet(const FactSheet& sheet, bool mayAssign, bool hasSamples)
{
    m_offersWriting = sheet.kind == FactSheet::Kind::Ready && sheet.importedWaiting == 0;
    if (sheet.kind == FactSheet::Kind::NoSample) {
        m_offered = [this] { emit sampleRequested(); };
        m_empty->say(Icon::Sample, tr("No sample chosen"),
            tr("Choose one in the list. When both annotators have labelled its paragraphs, its "
               "facts are shown here."),
            hasSamples ? tr("First sample") : tr("Import…"));
    } else if (sheet.kind == FactSheet::Kind::NotReady) {
        showNotReady(sheet, mayAssign);
    } else if (sheet.importedWaiting > 0) {
        m_offered = [this] { emit takeOverRequested(); };
        m_empty->say(Icon::Annotate, tr("%n imported fact(s)", nullptr, sheet.importedWaiting),
            tr("%n fact(s) came with the benchmark. Take them over to edit, judge or mask them; "
               "until then they leave as they came.",
                nullptr, sheet.importedWaiting),
            tr("Take over the imported facts"));
    } else {
        m_offered = [this] { emit decomposeRequested(); };
        m_other = [this] { emit writingRequested(); };
        m_empty->say(Icon::Annotate, tr("No facts yet"),
            tr("Each paragraph is broken down into atomic facts: indivisible, independent, "
               "declarative. A language model can propose them, or you write them."),
            tr("Decompose with a model…"), tr("Write them by hand"));
    }
}

void EmptyFacts::setFailed()
{
    m_empty->say(
        Icon::Warning, tr("This sample cannot be shown"), tr("What is wrong stands below."));
}

} // namespace tandem
