#include "views/evaluate/checkspage.h"

#include "ui/arrange.h"
#include "ui/chartview.h"
#include "ui/screen/livetext.h"
#include "ui/theme.h"
#include "views/evaluate/choices.h"
#include "views/evaluate/orderswapcheck.h"
#include "views/evaluate/profileswapcheck.h"
#include "views/evaluate/selfpromotioncheck.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"

#include <QComboBox>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace tandem {

namespace {

constexpr int kChecksPageCoalesceMs = 500;

} // namespace

ChecksPage::ChecksPage(ProjectSession& session, ResultOutput& output, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_output(output)
    , m_mode(modeChoice("checksMode", this))
    , m_reading(session, this)
{
    build();
    m_reading.keep(
        {.parts = Parts(Part::Cases) | Part::Runs, .restMs = kChecksPageCoalesceMs},
        [] {
            return [](Database& database, const CancelFlag&) { return readCheckData(database); };
        },
        [this](const CheckData& read) {
            m_data = read;
            showData();
        });
    showData();
}

void ChecksPage::build()
{
    auto* label = new QLabel(this);
    bindText(label, &QLabel::setText, [] { return tr("Score &mode"); });
    label->setBuddy(m_mode);
    connect(m_mode, &QComboBox::currentIndexChanged, this, &ChecksPage::showData);
    auto* tools = inRow({label, m_mode, Free()}, 8, {16, 12, 16, 0});

    auto* inside = new QWidget(this);
    setSurface(inside, Surface::Panel);
    auto* cards = new QVBoxLayout(inside);
    cards->setContentsMargins(16, 0, 16, 12);
    cards->setSpacing(12);
    addCard(new SelfPromotionCheck(m_session, inside), QStringLiteral("boast"));
    addCard(new OrderSwapCheck(inside), QStringLiteral("order-swap"));
    addCard(new ProfileSwapCheck(inside), QStringLiteral("swapped-profiles"));
    for (CheckCard* card : std::as_const(m_cards))
        cards->addWidget(card, 1);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(inside);
    inColumn(this, {tools, {scroll, 1}}, 12);
    setFocusProxy(m_mode);
}

void ChecksPage::addCard(CheckCard* card, const QString& fileName)
{
    m_cards += card;
    connect(card, &CheckCard::runsRequested, &NextSteps::of(m_session), &NextSteps::runsRequested);
    connect(card->chart(), &ChartView::saveRequested, this,
        [this, card, fileName] { m_output.saveChart(this, fileName, card->chart()->data()); });
}

void ChecksPage::setEvaluations(const SharedEvaluations& evaluations)
{
    m_evaluations = evaluations;
    showData();
}

void ChecksPage::showData()
{
    for (CheckCard* card : std::as_const(m_cards))
        card->setData(m_data, m_evaluations, modeOf(m_mode));
}

} // namespace tandem
