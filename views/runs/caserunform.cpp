#include "views/runs/caserunform.h"

#include "models/expert/attempts.h"
#include "models/expert/firsttokens.h"
#include "storage/repositories/caserepository.h"
#include "ui/plaintooltip.h"
#include "views/runs/chosennames.h"
#include "views/session/projectsession.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QLocale>
#include <QSpinBox>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kMostTokens = 100'000;
constexpr int kMostDocuments = 50;

} // namespace

CaseRunForm::CaseRunForm(ProjectSession& session, RunKindId kind, const RunOptions& options,
    QFormLayout* form, QWidget* parent)
    : RunForm(options, form, parent)
    , m_scorer(metrics::judgeOfKey(runKindKey(kind)))
{
    const auto systems = CaseRepository(session.project().reader()).systems();
    for (const SystemRow& row : systems.value_or(QList<SystemRow>()))
        m_known.append(row.system);
    if (m_scorer)
        buildScore();
    else if (kind == RunKindId::Expert)
        buildExpert();
    else if (kind == RunKindId::Generate)
        buildGenerate();
    else
        buildJudge();
}

bool CaseRunForm::isFor(RunKindId kind)
{
    return itemsOf(kind) == RunItems::Cases || itemsOf(kind) == RunItems::Outputs;
}

void CaseRunForm::addSystems(const QStringList& chosen, bool isFixed)
{
    m_systems = newNames(
        "caseRunSystems", tr("Systems"), m_known, chosen, tr("(the system without a name)"));
    if (isFixed)
        m_systems->hide();
    else
        addRow(tr("&Systems"), m_systems);
}

void CaseRunForm::buildExpert()
{
    addSystems(shown().expert.systems, !shown().expert.outputs.isEmpty());
    m_firstTokens =
        newSpin("caseRunTokens", 1, kMostTokens, std::max(1, shown().expert.firstTokens));
    m_firstTokens->setToolTip(
        plainToolTip(tr("Of each text; counted as %1.").arg(expert::tokenizerName())));
    m_asks = newSpin("caseRunAsks", 1, expert::kMostAttempts, shown().expert.asks);
    m_asks->setToolTip(plainToolTip(
        tr("An answer that cannot be read is asked for again, a little less predictably each "
           "time. What can never be read counts against the output and is shown.")));
    m_onlyNew =
        newCheck("caseRunOnlyNew", tr("Only outputs not yet e&valuated"), shown().expert.onlyNew);
    m_onlyNew->setToolTip(
        plainToolTip(tr("Leaves out what any run or imported file has scored, and what a run that "
                        "is not over will come to.")));
    addRow(QString(), m_onlyNew);
    addRow(tr("First &tokens of each text"), m_firstTokens);
    addRow(tr("&Ask at most (times)"), m_asks);
}

void CaseRunForm::buildGenerate()
{
    m_system = newLine("caseRunSystem", shown().generate.system,
        tr("A name for the system whose outputs these are"));
    m_documents = newSpin("caseRunDocuments", 0, kMostDocuments, shown().generate.documents);
    addRow(tr("&System"), m_system);
    addRow(tr("&Documents of the profile"), m_documents);
}

void CaseRunForm::buildJudge()
{
    m_first = newCombo("caseRunFirst");
    m_second = newCombo("caseRunSecond");
    for (QComboBox* box : {m_first, m_second}) {
        for (const QString& system : std::as_const(m_known))
            box->addItem(system.isEmpty() ? tr("(the system without a name)") : system, system);
    }
    m_first->setCurrentIndex(std::max(0, m_first->findData(shown().judge.first)));
    const int second = m_second->findData(shown().judge.second);
    m_second->setCurrentIndex(second >= 0 ? second : std::min(1, m_second->count() - 1));
    m_firstTokens =
        newSpin("caseRunTokens", 1, kMostTokens, std::max(1, shown().judge.firstTokens));
    addRow(tr("&First system"), m_first);
    addRow(tr("&Second system"), m_second);
    addRow(tr("First &tokens of each text"), m_firstTokens);
}

void CaseRunForm::buildScore()
{
    const ScoreJudgeOptions& score = shown().score;
    addSystems(score.systems, !score.outputs.isEmpty());
    m_firstTokens = newSpin("caseRunTokens", 1, kMostTokens, std::max(1, score.firstTokens));
    m_firstTokens->setToolTip(
        plainToolTip(tr("Of the expected and the scored text, never of the prompt; counted as %1.")
                         .arg(expert::tokenizerName())));
    m_asks = newSpin("caseRunAsks", 1, kMostAsks, score.asks);
    m_asks->setToolTip(plainToolTip(tr("An answer that is not a score is asked for again. What "
                                       "never becomes one is left out and shown.")));
    addRow(tr("First &tokens of each text"), m_firstTokens);
    if (m_scorer == metrics::Judge::GEval) {
        m_samples = newSpin("caseRunSamples", 1, metrics::kMostJudgeSamples, score.samples);
        m_probabilities = newCheck("caseRunProbabilities",
            tr("One answer with &probabilities, where the endpoint gives them"),
            score.probabilities);
        addRow(tr("A&nswers for each output"), m_samples);
        addRow(QString(), m_probabilities);
    }
    addRow(tr("&Ask at most (times)"), m_asks);
}

RunOptions CaseRunForm::options(const QString& /*model*/) const
{
    RunOptions options = shown();
    if (m_scorer) {
        ScoreJudgeOptions& score = options.score;
        score.firstTokens = m_firstTokens->value();
        score.asks = m_asks->value();
        score.samples = m_samples ? m_samples->value() : score.samples;
        score.probabilities = m_probabilities && m_probabilities->isChecked();
        score.systems = m_systems->chosen();
    } else if (m_systems) {
        options.expert.firstTokens = m_firstTokens->value();
        options.expert.asks = m_asks->value();
        options.expert.onlyNew = m_onlyNew->isChecked();
        options.expert.systems = m_systems->chosen();
    } else if (m_system) {
        options.generate.system = m_system->text().trimmed();
        options.generate.documents = m_documents->value();
    } else {
        options.judge.first = m_first->currentData().toString();
        options.judge.second = m_second->currentData().toString();
        options.judge.firstTokens = m_firstTokens->value();
    }
    return options;
}

QString CaseRunForm::problem() const
{
    if (m_system)
        return m_system->text().trimmed().isEmpty() ? tr("Give the new system a name.") : QString();
    if (m_first && m_first->count() < 2)
        return tr("Two systems are compared, and fewer have outputs: import outputs, or have them "
                  "generated, first.");
    if (m_first)
        return m_first->currentIndex() == m_second->currentIndex()
                   ? tr("Choose two different systems.")
                   : QString();
    const bool isGiven = !shown().expert.outputs.isEmpty() || !shown().score.outputs.isEmpty();
    if (isGiven || m_systems->isAnyChosen())
        return {};
    return m_systems->count() == 0
               ? tr("No system has outputs yet: import outputs, or have them generated, first.")
               : tr("Choose at least one system.");
}

} // namespace tandem
