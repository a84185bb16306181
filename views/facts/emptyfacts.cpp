#include "views/facts/emptyfacts.h"

#include "ui/emptystate.h"

#include <QVBoxLayout>

namespace tandem {

EmptyFacts::EmptyFacts(QWidget* parent)
    : QWidget(parent)
    , m_empty(new EmptyState(this))
{
    m_empty->setObjectName(QStringLiteral("factsEmpty"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_empty);
    connect(m_empty, &EmptyState::actionTriggered, this, [this] {
        switch (m_offer) {
        case Offer::Decompose:
            emit decomposeRequested();
            return;
        case Offer::TakeOver:
            emit takeOverRequested();
            return;
        case Offer::GoElsewhere:
            emit workspaceRequested(m_elsewhere);
            return;
        case Offer::None:
            return;
        }
    });
    connect(m_empty, &EmptyState::secondaryTriggered, this, &EmptyFacts::writingRequested);
}

void EmptyFacts::offer(Offer what, const QString& primary, const QString& secondary)
{
    m_offer = what;
    m_empty->setActions(primary, secondary);
}

void EmptyFacts::showNotReady(const FactSheet& sheet)
{
    m_empty->setIcon(sheet.sample.round ? Icon::Lock : Icon::People);
    m_empty->setHeadline(tr("Facts come after the paragraphs"));
    m_empty->setText(sheet.why.what + QLatin1Char('\n') + sheet.why.remedy);
    const auto& round = sheet.sample.round;
    m_elsewhere = !round              ? WorkspaceId::Overview
                  : round->isClosed() ? WorkspaceId::Compare
                                      : WorkspaceId::Annotate;
    offer(Offer::GoElsewhere,
        !round              ? tr("Overview")
        : round->isClosed() ? tr("Compare")
                            : tr("Annotate"),
        {});
}

void EmptyFacts::setSheet(const FactSheet& sheet)
{
    switch (sheet.kind) {
    case FactSheet::Kind::NoSample:
        m_empty->setIcon(Icon::Sample);
        m_empty->setHeadline(tr("No sample chosen"));
        m_empty->setText(tr("Choose one in the list. When both annotators have labelled its "
                            "paragraphs, its facts stand here."));
        offer(Offer::None, {}, {});
        return;
    case FactSheet::Kind::NotReady:
        showNotReady(sheet);
        return;
    case FactSheet::Kind::Ready:
        break;
    }
    m_empty->setIcon(Icon::Annotate);
    m_empty->setHeadline(tr("No facts yet"));
    if (sheet.importedWaiting > 0) {
        m_empty->setHeadline(tr("%n imported fact(s)", nullptr, sheet.importedWaiting));
        m_empty->setText(tr("%n fact(s) came with the benchmark. Take them over to edit, judge or "
                            "mask them; until then they leave as they came.",
            nullptr, sheet.importedWaiting));
        offer(Offer::TakeOver, tr("Take over the imported facts"), {});
        return;
    }
    m_empty->setText(tr("Each paragraph is taken apart into atomic facts: indivisible, "
                        "independent, declarative. A language model can propose them, or you "
                        "write them."));
    offer(Offer::Decompose, tr("Decompose with a model…"), tr("Write them by hand"));
}

void EmptyFacts::setFailed()
{
    m_empty->setIcon(Icon::Warning);
    m_empty->setHeadline(tr("This sample cannot be shown"));
    m_empty->setText(tr("What is wrong stands below."));
    offer(Offer::None, {}, {});
}

} // namespace tandem
