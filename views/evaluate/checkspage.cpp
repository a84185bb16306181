#include "views/evaluate/checkspage.h"

#include "storage/changes/latest.h"
#include "ui/chartview.h"
#include "ui/screen/livetext.h"
#include "ui/theme.h"
#include "views/evaluate/boastcheck.h"
#include "views/evaluate/choices.h"
#include "views/evaluate/evaluationsreader.h"
#include "views/evaluate/orderswapcheck.h"
#include "views/evaluate/profileswapcheck.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace tandem {

namespace {

constexpr int kChecksPageCoalesceMs = 500;

} // namespace

ChecksPage::ChecksPage(
    ProjectSession& session, EvaluationsReader& reader, ResultOutput& output, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_reading(new Latest<CheckData>(session.project(), this))
    , m_reader(reader)
    , m_output(output)
    , m_modeLabel(new QLabel(this))
    , m_mode(new QComboBox(this))
{
    m_reading->keep(
        {.parts = Parts(Part::Cases) | Part::Runs, .restMs = kChecksPageCoalesceMs},
        [] {
            return [](Database& database, const CancelFlag&) { return readCheckData(database); };
        },
        [this](const CheckData& read) {
            m_data = read;
            showData();
        });
    connect(m_reading, &LatestBase::failed, this, &ChecksPage::failed);
    build();
    inEveryLanguage(this, [this] { retranslate(); });
    connect(&m_reader, &EvaluationsReader::finished, this, &ChecksPage::showData);
    showData();
}

void ChecksPage::build()
{
    m_mode->setObjectName(QStringLiteral("checksMode"));
    fillModeChoice(m_mode);
    m_modeLabel->setBuddy(m_mode);
    connect(m_mode, &QComboBox::currentIndexChanged, this, &ChecksPage::showData);
    auto* tools = new QHBoxLayout;
    tools->setContentsMargins(16, 12, 16, 0);
    tools->setSpacing(8);
    tools->addWidget(m_modeLabel);
    tools->addWidget(m_mode);
    tools->addStretch();

    auto* inside = new QWidget(this);
    setSurface(inside, Surface::Panel);
    auto* cards = new QVBoxLayout(inside);
    cards->setContentsMargins(16, 0, 16, 12);
    cards->setSpacing(12);
    auto* boast = new BoastCheck(m_session, inside);
    connect(boast, &BoastCheck::failed, this, &ChecksPage::failed);
    addCard(boast, QStringLiteral("boast"));
    addCard(new OrderSwapCheck(inside), QStringLiteral("order-swap"));
    addCard(new ProfileSwapCheck(inside), QStringLiteral("swapped-profiles"));
    for (CheckCard* card : std::as_const(m_cards))
        cards->addWidget(card, 1);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setWidget(inside);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addLayout(tools);
    layout->addWidget(scroll, 1);
    setFocusProxy(m_mode);
}

void ChecksPage::addCard(CheckCard* card, const QString& fileName)
{
    m_cards += card;
    connect(card, &CheckCard::runsRequested, this, &ChecksPage::runsRequested);
    connect(card->chart(), &ChartView::saveRequested, this,
        [this, card, fileName] { m_output.saveChart(this, fileName, card->chart()->data()); });
}

void ChecksPage::retranslate()
{
    m_modeLabel->setText(tr("Scores under the &mode"));
    retranslateModeChoice(m_mode);
}

void ChecksPage::setWatched(bool watched)
{
    m_reading->setWatched(watched);
}

void ChecksPage::showData()
{
    const auto mode = expert::Mode(m_mode->currentData().toInt());
    for (CheckCard* card : std::as_const(m_cards))
        card->setData(m_data, m_reader.evaluations(), mode);
}

} // namespace tandem
