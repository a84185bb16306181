#include "views/evaluate/checkspage.h"

#include "models/expert/robustnesschanges.h"
#include "models/expert/systemreport.h"
#include "models/results/report.h"
#include "models/results/spelling.h"
#include "storage/runs/robustnessoutputs.h"
#include "ui/arrange.h"
#include "ui/chartview.h"
#include "ui/parts.h"
#include "ui/screen/livetext.h"
#include "ui/screen/workspace.h"
#include "ui/theme.h"
#include "views/evaluate/choices.h"
#include "views/evaluate/evaluatetext.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace tandem {

/// ExPerT's robustness check: does a self-promotion behind an output raise its score?
class SelfPromotionCheck final : public CheckCard
{
    Q_OBJECT

public:
    explicit SelfPromotionCheck(ProjectSession& session, QWidget* parent = nullptr);

protected:
    void fillChoices() override;
    Shown shown() const override;
    /// Makes the outputs, then asks for their evaluation.
    void start() override;

private:
    QString system() const;

    ProjectSession& m_session;
    QComboBox* m_system;
    QLineEdit* m_phrase;
};

SelfPromotionCheck::SelfPromotionCheck(ProjectSession& session, QWidget* parent)
    : CheckCard(QStringLiteral("boastCheck"), parent)
    , m_session(session)
    , m_system(addSystemChoice(QStringLiteral("boastSystem"), [] { return tr("&System"); }))
    , m_phrase(named(new QLineEdit(expert::defaultSelfPromotion(), this), "boastPhrase"))
{
    m_phrase->setCursorPosition(0);
    addField(m_phrase, [] { return tr("&Phrase"); });
    connect(m_phrase, &QLineEdit::textChanged, this, &SelfPromotionCheck::refresh);
    describe([] { return tr("Self-promotion (boasting phrase)"); },
        [] {
            return tr("A self-promoting sentence is appended to each output, and both versions are "
                      "evaluated. A robust evaluation gives both the same score.");
        });
}

QString SelfPromotionCheck::system() const
{
    return m_system->currentData().toString();
}

void SelfPromotionCheck::fillChoices()
{
    QStringList systems;
    for (const QString& system : data().systems) {
        const bool made = std::any_of(data().systems.cbegin(), data().systems.cend(),
            [&](const QString& other) { return selfPromotedSystem(other) == system; });
        if (!made)
            systems += system;
    }
    fillSystemChoice(m_system, systems, 0);
}

CheckCard::Shown SelfPromotionCheck::shown() const
{
    const QLocale locale;
    Shown result;
    if (m_system->currentIndex() < 0) {
        result.state = tr("No case has an output yet.");
        result.chart.empty = result.state;
        return result;
    }
    const qint64 outputs = data().outputs(system());
    const QString calls =
        tr("About %1 calls: two outputs for each of %n case(s), %2 calls per output. Requests "
           "answered before cost nothing.",
            nullptr, int(outputs))
            .arg(locale.toString(2 * outputs * kCallsPerOutput), locale.toString(kCallsPerOutput));
    const bool ready = !m_phrase->text().trimmed().isEmpty();
    result.state = ready ? calls : tr("The phrase is missing.");
    const auto found = selfPromotionResult(evaluations(), system(), mode());
    if (ready)
        result.button = found ? tr("Evaluate both again…") : tr("Create outputs and evaluate…");
    if (!found) {
        result.chart.empty = tr("Not run yet. Score differences will be shown here, sorted.");
        return result;
    }
    result.chart = found->chart;
    const expert::RobustnessFigures& figures = found->figures;
    Figure relative = figures.meanRelativeChange;
    if (relative.interval) // nothing loses more than all it has
        relative.interval->low = std::max(relative.interval->low, -1.0);
    result.figures = relative.isDefined()
                         ? tr("Mean relative change %1 (n = %2).")
                               .arg(evaluatePercent(relative), locale.toString(relative.n))
                         : tr("Mean relative change: %1").arg(relative.undefinedBecause);
    result.figures +=
        QLatin1Char(' ') +
        tr("Mean difference %1.").arg(results::figureSentence(figures.meanDifference, {}));
    if (figures.originalZero > 0)
        result.figures += QLatin1Char(' ') +
                          tr("%n case(s) scored 0 without the phrase and have no relative change.",
                              nullptr, int(figures.originalZero));
    result.figures += QLatin1Char('\n') + evaluationSetText(found->set);
    return result;
}

void SelfPromotionCheck::start()
{
    setBusy(true);
    const QString of = system();
    m_session
        .change(this, {.write = [of, phrase = m_phrase->text().trimmed()](
                                    Database& database) -> Expected<Written> {
            TANDEM_TRY(made, addSelfPromotedOutputs(database, of, phrase));
            return Written(CasesChanged());
        }})
        .onEnded(this, [this, of](const Expected<void>& made) {
            setBusy(false);
            if (!made)
                return Workspace::of(this)->tellError(made.error());
            PlannedRun run{RunKindId::Expert, {}};
            run.options.expert.systems = {of, selfPromotedSystem(of)};
            emit runsRequested({run});
        });
}

/// The check for sensitivity: do scores fall as more users get somebody else's profile?
class ProfileSwapCheck final : public CheckCard
{
    Q_OBJECT

public:
    explicit ProfileSwapCheck(QWidget* parent = nullptr);

    /// Percent of profiles that are swapped, one system each.
    static QList<int> shares() { return {0, 20, 40, 60, 80, 100}; }

protected:
    Shown shown() const override;
    void start() override;

private:
    QString base() const;
    QList<int> sharesToGenerate() const;

    QLineEdit* m_system;
};

ProfileSwapCheck::ProfileSwapCheck(QWidget* parent)
    : CheckCard(QStringLiteral("profileCheck"), parent)
    , m_system(named(new QLineEdit(QStringLiteral("personalized"), this), "profileSystem"))
{
    addField(m_system, [] { return tr("&Name of the generated system"); });
    connect(m_system, &QLineEdit::textChanged, this, &ProfileSwapCheck::refresh);
    describe([] { return tr("Increasing share of swapped profiles"); },
        [] {
            return tr("Outputs are generated from the users' profiles, then again with an "
                      "increasing share of users who get another user's profile. If an evaluation "
                      "measures personalization, its scores fall.");
        });
}

QString ProfileSwapCheck::base() const
{
    return m_system->text().trimmed();
}

QList<int> ProfileSwapCheck::sharesToGenerate() const
{
    QList<int> missing;
    const QList<int> all = shares();
    for (const int share : all) {
        if (data().outputs(swappedSystem(base(), share)) < data().cases)
            missing += share;
    }
    return missing;
}

CheckCard::Shown ProfileSwapCheck::shown() const
{
    const QLocale locale;
    Shown result;
    if (data().casesWithProfile < 2) {
        result.state = tr("This check needs cases with profiles: earlier texts by the same user, "
                          "as in LongLaMP files.");
        result.chart.empty = result.state;
        return result;
    }
    const auto missing = sharesToGenerate();
    const qint64 outputs = data().cases * shares().size();
    if (base().isEmpty()) {
        result.state = tr("Name the system to generate.");
    } else {
        result.state =
            missing.isEmpty()
                ? tr("All outputs exist; about %1 calls to evaluate them.")
                      .arg(locale.toString(outputs * kCallsPerOutput))
                : tr("%1 calls to generate, about %2 to evaluate: %n share(s), from none to "
                     "all, of %3 cases.",
                      nullptr, int(shares().size()))
                      .arg(locale.toString(data().cases * missing.size()),
                          locale.toString(outputs * kCallsPerOutput),
                          locale.toString(data().cases));
        result.button = missing.isEmpty() ? tr("Evaluate…") : tr("Generate outputs and evaluate…");
    }
    const auto found = profileSwapResult(evaluations(), base(), shares(), mode());
    if (!found) {
        result.chart.empty = tr("Not run yet. The mean score by share will be shown here.");
        return result;
    }
    result.chart = found->chart;
    Figure change = found->means.last();
    result.figures =
        tr("Mean F from %1 at %2 % to %3 at %4 %.")
            .arg(results::figureText(found->means.first(), {}),
                locale.toString(found->shares.first()), results::figureText(change, {}),
                locale.toString(found->shares.last()));
    result.figures += QLatin1Char('\n') + evaluationSetText(found->set);
    return result;
}

void ProfileSwapCheck::start()
{
    QList<PlannedRun> runs;
    const auto missing = sharesToGenerate();
    for (const int share : missing) {
        PlannedRun run{RunKindId::Generate, {}};
        run.options.generate.system = swappedSystem(base(), share);
        run.options.generate.swapped = share / 100.0;
        runs += run;
    }
    PlannedRun evaluate{RunKindId::Expert, {}};
    const QList<int> all = shares();
    for (const int share : all)
        evaluate.options.expert.systems += swappedSystem(base(), share);
    runs += evaluate;
    emit runsRequested(runs);
}

/// The check for position bias: does a judge of pairs change its mind when the order is swapped?
class OrderSwapCheck final : public CheckCard
{
    Q_OBJECT

public:
    explicit OrderSwapCheck(QWidget* parent = nullptr);

protected:
    void fillChoices() override;
    Shown shown() const override;
    void start() override;

private:
    QString first() const;
    QString second() const;

    QComboBox* m_first;
    QComboBox* m_second;
};

OrderSwapCheck::OrderSwapCheck(QWidget* parent)
    : CheckCard(QStringLiteral("orderCheck"), parent)
    , m_first(addSystemChoice(QStringLiteral("orderFirst"), [] { return tr("&First system"); }))
    , m_second(addSystemChoice(QStringLiteral("orderSecond"), [] { return tr("S&econd system"); }))
{
    describe([] { return tr("Order swap of a pairwise judge"); },
        [] {
            return tr(
                "A model chooses between the outputs of two systems, once in each order. A "
                "judgment that changes with the order depends on the position, not on the text.");
        });
}

QString OrderSwapCheck::first() const
{
    return m_first->currentData().toString();
}

QString OrderSwapCheck::second() const
{
    return m_second->currentData().toString();
}

void OrderSwapCheck::fillChoices()
{
    fillSystemChoice(m_first, data().systems, 0);
    fillSystemChoice(m_second, data().systems, 1);
}

CheckCard::Shown OrderSwapCheck::shown() const
{
    const QLocale locale;
    Shown result;
    if (data().systems.size() < 2) {
        result.state = tr("This check needs outputs of two systems.");
        result.chart.empty = result.state;
        return result;
    }
    const qint64 common = data().common(first(), second());
    if (first() == second())
        result.state = tr("Choose two different systems.");
    else if (common == 0)
        result.state = tr("No case has an output of both systems.");
    else
        result.state =
            tr("%1 calls: two orders of %n case(s) with outputs of both.", nullptr, int(common))
                .arg(locale.toString(2 * common));
    const auto judged = data().judgedPair(first(), second());
    if (first() != second() && common > 0)
        result.button = judged ? tr("Judge again…") : tr("Judge in both orders…");
    if (!judged || first() == second()) {
        result.chart.empty = tr("Not run yet. The share of changed judgments will be shown here.");
        return result;
    }
    result.chart = positionBiasChart(*judged);
    const PositionBias& bias = judged->bias;
    const qint64 changed = bias.readable - bias.firstSystem - bias.secondSystem;
    result.figures =
        tr("%1 of %n judgment(s) changed with the order: %2.", nullptr, int(bias.readable))
            .arg(locale.toString(changed), evaluatePercent(bias.changed));
    result.figures +=
        QLatin1Char(' ') +
        tr("Chosen in both orders: %1 %2 times, %3 %4 times.", "system, number, system, number")
            .arg(expert::systemName(judged->first), locale.toString(bias.firstSystem),
                expert::systemName(judged->second), locale.toString(bias.secondSystem));
    if (bias.cases > bias.readable)
        result.figures += QLatin1Char(' ') +
                          tr("%n case(s) without a parsable judgment in both orders are excluded.",
                              nullptr, int(bias.cases - bias.readable));
    result.figures += QLatin1Char('\n') + judged->model;
    return result;
}

void OrderSwapCheck::start()
{
    PlannedRun run{RunKindId::PairJudge, {}};
    run.options.judge.first = first();
    run.options.judge.second = second();
    emit runsRequested({run});
}

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

#include "views/evaluate/checkspage.moc"
