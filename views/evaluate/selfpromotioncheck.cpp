#include "views/evaluate/selfpromotioncheck.h"

#include "models/expert/robustnesschanges.h"
#include "models/results/report.h"
#include "models/results/spelling.h"
#include "storage/runs/robustnessoutputs.h"
#include "ui/parts.h"
#include "ui/screen/workspace.h"
#include "views/evaluate/choices.h"
#include "views/evaluate/evaluatetext.h"
#include "views/session/projectsession.h"

#include <QComboBox>
#include <QLineEdit>
#include <QLocale>

#include <algorithm>

namespace tandem {

SelfPromotionCheck::SelfPromotionCheck(ProjectSession& session, QWidget* parent)
    : CheckCard(QStringLiteral("boastCheck"), parent)
    , m_session(session)
    , m_system(addSystemChoice(QStringLiteral("boastSystem"), [] { return tr("&System"); }))
    , m_phrase(named(new QLineEdit(expert::defaultSelfPromotion(), this), "boastPhrase"))
{
    m_phrase->setCursorPosition(0);
    addField(m_phrase, [] { return tr("&Phrase"); });
    connect(m_phrase, &QLineEdit::textChanged, this, &SelfPromotionCheck::refresh);
    bindText([] { return tr("Self-promotion (boasting phrase)"); },
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
        tr("About %1 calls: two outputs for each of %n case(s), %2 calls per output. Requests sent "
           "before cost nothing.",
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

} // namespace tandem
