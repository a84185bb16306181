#include "views/runs/caserunform.h"

#include "models/expert/attempts.h"
#include "models/expert/firsttokens.h"
#include "storage/repositories/caserepository.h"
#include "ui/parts.h"
#include "ui/plaintooltip.h"
#include "views/runs/chosennames.h"
#include "views/session/projectsession.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QLocale>
#include <QSpinBox>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kMostTokens = 100'000;
constexpr int kMostDocuments = 50;
constexpr int kMostAsks = 100;

} // namespace

CaseRunForm::CaseRunForm(ProjectSession& session, RunKindId kind, const RunOptions& options,
    QFormLayout* form, QWidget* parent)
    : QObject(parent)
    , m_parent(parent)
    , m_options(options)
    , m_scorer(metrics::judgeOfKey(runKindKey(kind)))
{
    const auto systems = CaseRepository(session.project().reader()).systems();
    for (const SystemRow& row : systems.value_or(QList<SystemRow>()))
        m_known.append(row.system);
    if (m_scorer)
        buildScore(form);
    else if (kind == RunKindId::Expert)
        buildExpert(form);
    else if (kind == RunKindId::Generate)
        buildGenerate(form);
    else
        buildJudge(form);
}

bool CaseRunForm::isFor(RunKindId kind)
{
    return itemsOf(kind) == RunItems::Cases || itemsOf(kind) == RunItems::Outputs;
}

QSpinBox* CaseRunForm::spin(const char* name, int low, int high, int value)
{
    auto* spin = named(new QSpinBox(m_parent), name);
    spin->setRange(low, high);
    spin->setValue(value);
    spin->setGroupSeparatorShown(true);
    connect(spin, &QSpinBox::valueChanged, this, &CaseRunForm::changed);
    return spin;
}

void CaseRunForm::addSystems(QFormLayout* form, const QStringList& chosen, bool isFixed)
{
    m_systems = named(new ChosenNames(m_known, chosen, tr("(the system without a name)"), m_parent),
        "caseRunSystems");
    m_systems->setAccessibleName(tr("Systems"));
    connect(m_systems, &QListWidget::itemChanged, this, &CaseRunForm::changed);
    if (isFixed)
        m_systems->hide();
    else
        form->addRow(tr("&Systems"), m_systems);
}

void CaseRunForm::buildExpert(QFormLayout* form)
{
    addSystems(form, m_options.expert.systems, !m_options.expert.outputs.isEmpty());
    m_firstTokens =
        spin("caseRunTokens", 1, kMostTokens, std::max(1, m_options.expert.firstTokens));
    m_firstTokens->setToolTip(
        plainToolTip(tr("Of each text; counted as %1.").arg(expert::tokenizerName())));
    m_asks = spin("caseRunAsks", 1, expert::kMostAttempts, m_options.expert.asks);
    m_asks->setToolTip(plainToolTip(
        tr("An answer that cannot be read is asked for again, a little less predictably each "
           "time. What can never be read counts against the output and is shown.")));
    m_onlyNew =
        named(new QCheckBox(tr("Only outputs not yet e&valuated"), m_parent), "caseRunOnlyNew");
    m_onlyNew->setToolTip(
        plainToolTip(tr("Leaves out what any run or imported file has scored, and what a run that "
                        "is not over will come to.")));
    m_onlyNew->setChecked(m_options.expert.onlyNew);
    connect(m_onlyNew, &QCheckBox::toggled, this, &CaseRunForm::changed);
    form->addRow(QString(), m_onlyNew);
    form->addRow(tr("First &tokens of each text"), m_firstTokens);
    form->addRow(tr("&Ask at most (times)"), m_asks);
}

void CaseRunForm::buildGenerate(QFormLayout* form)
{
    m_system = named(new QLineEdit(m_options.generate.system, m_parent), "caseRunSystem");
    m_system->setPlaceholderText(tr("A name for the system whose outputs these are"));
    connect(m_system, &QLineEdit::textChanged, this, &CaseRunForm::changed);
    m_documents = spin("caseRunDocuments", 0, kMostDocuments, m_options.generate.documents);
    form->addRow(tr("&System"), m_system);
    form->addRow(tr("&Documents of the profile"), m_documents);
}

void CaseRunForm::buildJudge(QFormLayout* form)
{
    m_first = named(new QComboBox(m_parent), "caseRunFirst");
    m_second = named(new QComboBox(m_parent), "caseRunSecond");
    for (QComboBox* box : {m_first, m_second}) {
        for (const QString& system : std::as_const(m_known))
            box->addItem(system.isEmpty() ? tr("(the system without a name)") : system, system);
        connect(box, &QComboBox::currentIndexChanged, this, &CaseRunForm::changed);
    }
    m_first->setCurrentIndex(std::max(0, m_first->findData(m_options.judge.first)));
    const int second = m_second->findData(m_options.judge.second);
    m_second->setCurrentIndex(second >= 0 ? second : std::min(1, m_second->count() - 1));
    m_firstTokens = spin("caseRunTokens", 1, kMostTokens, std::max(1, m_options.judge.firstTokens));
    form->addRow(tr("&First system"), m_first);
    form->addRow(tr("&Second system"), m_second);
    form->addRow(tr("First &tokens of each text"), m_firstTokens);
}

void CaseRunForm::buildScore(QFormLayout* form)
{
    const ScoreJudgeOptions& score = m_options.score;
    addSystems(form, score.systems, !score.outputs.isEmpty());
    m_firstTokens = spin("caseRunTokens", 1, kMostTokens, std::max(1, score.firstTokens));
    m_firstTokens->setToolTip(
        plainToolTip(tr("Of the expected and the scored text, never of the prompt; counted as %1.")
                         .arg(expert::tokenizerName())));
    m_asks = spin("caseRunAsks", 1, kMostAsks, score.asks);
    m_asks->setToolTip(plainToolTip(tr("An answer that is not a score is asked for again. What "
                                       "never becomes one is left out and shown.")));
    form->addRow(tr("First &tokens of each text"), m_firstTokens);
    if (m_scorer == metrics::Judge::GEval) {
        m_samples = spin("caseRunSamples", 1, metrics::kMostJudgeSamples, score.samples);
        m_probabilities =
            named(new QCheckBox(tr("One answer with &probabilities, where the endpoint gives them"),
                      m_parent),
                "caseRunProbabilities");
        m_probabilities->setChecked(score.probabilities);
        connect(m_probabilities, &QCheckBox::toggled, this, &CaseRunForm::changed);
        form->addRow(tr("A&nswers for each output"), m_samples);
        form->addRow(QString(), m_probabilities);
    }
    form->addRow(tr("&Ask at most (times)"), m_asks);
}

RunOptions CaseRunForm::options() const
{
    RunOptions options = m_options;
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

bool CaseRunForm::isComplete() const
{
    if (m_system)
        return !m_system->text().trimmed().isEmpty();
    if (m_first)
        return m_first->count() > 1 && m_first->currentIndex() != m_second->currentIndex();
    return m_systems->isAnyChosen() || !m_options.expert.outputs.isEmpty() ||
           !m_options.score.outputs.isEmpty();
}

} // namespace tandem
