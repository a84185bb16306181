#include "views/runs/systemrunform.h"

#include "models/text/numberselection.h"
#include "storage/repositories/systemoutputrepository.h"
#include "storage/runs/chosensamples.h"
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

using kgds::ChunkKind;
using kgds::Paradigm;
using kgds::Pattern;

namespace {

constexpr int kAllOfThem = -1; ///< data of the entry that stands for both

/// One value, or all.
template <typename Enum, std::size_t count>
QList<Enum> chosenOf(const QComboBox* box, const std::array<Enum, count>& all)
{
    const int data = box->currentData().toInt();
    return data == kAllOfThem ? QList<Enum>(all.begin(), all.end()) : QList<Enum>{Enum(data)};
}

QStringList modelsWithOutputs(ProjectSession& session)
{
    QStringList models;
    const auto systems = SystemOutputRepository(session.project().reader()).systems();
    for (const kgds::SystemRef& system : systems.value_or(QList<kgds::SystemRef>())) {
        if (!models.contains(system.model))
            models.append(system.model);
    }
    return models;
}

} // namespace

SystemRunForm::SystemRunForm(ProjectSession& session, RunKindId kind, const RunOptions& options,
    QFormLayout* form, QWidget* parent)
    : RunForm(options, form, parent)
    , m_judges(kind == RunKindId::Verdicts)
{
    if (m_judges)
        buildVerdicts(session);
    else
        buildSummaries(session);
}

bool SystemRunForm::isFor(RunKindId kind)
{
    return kind == RunKindId::Summaries || kind == RunKindId::Verdicts;
}

void SystemRunForm::addName(const QString& label, const QString& name)
{
    m_name = newLine("systemRunName", name, tr("as the model"));
    addRow(label, m_name);
}

void SystemRunForm::addOtherModels()
{
    m_others = newLine("systemRunOtherModels", {}, tr("none; several with commas"));
    m_others->setToolTip(plainToolTip(tr(
        "Models of the same endpoint that are asked the same beside the one that is chosen "
        "below, each by its own name and in a run of its own, with the spending cap for each.")));
    // A name is one model's.
    const auto allow = [this] { m_others->setEnabled(m_name->text().simplified().isEmpty()); };
    connect(m_name, &QLineEdit::textChanged, m_others, allow);
    allow();
    addRow(tr("O&ther models too"), m_others);
}

void SystemRunForm::addSamples(ProjectSession& session)
{
    m_positions = samplesByNumber(session.project().reader()).value_or(m_positions);
    std::set<int> chosen;
    for (const auto& [position, sample] : m_positions) {
        if (shown().samples.contains(sample))
            chosen.insert(position);
    }
    m_samples = newLine("systemRunSamples", selectionOf(chosen), tr("all; or numbers like 1-4, 7"));
    addRow(tr("Samp&les"), m_samples);
}

void SystemRunForm::addWays(const QList<Pattern>& patterns, const QList<Paradigm>& paradigms)
{
    m_pattern = newCombo("systemRunPattern");
    m_pattern->addItem(tr("EBS-AOS and ABS-AOS"), kAllOfThem);
    m_pattern->addItem(
        tr("EBS-AOS: paragraphs as the background"), static_cast<int>(Pattern::Extractive));
    m_pattern->addItem(tr("ABS-AOS: a written background"), static_cast<int>(Pattern::Abstractive));
    if (patterns.size() == 1)
        m_pattern->setCurrentIndex(m_pattern->findData(static_cast<int>(patterns.first())));
    m_paradigm = newCombo("systemRunParadigm");
    m_paradigm->addItem(tr("Structured prompt and self-reflection"), kAllOfThem);
    m_paradigm->addItem(tr("Structured prompt"), static_cast<int>(Paradigm::StructuredPrompt));
    m_paradigm->addItem(tr("Self-reflection"), static_cast<int>(Paradigm::SelfReflection));
    if (paradigms.size() == 1)
        m_paradigm->setCurrentIndex(m_paradigm->findData(static_cast<int>(paradigms.first())));
    addRow(tr("&Pattern"), m_pattern);
    addRow(tr("&How it is asked"), m_paradigm);
}

void SystemRunForm::addAsks(int asks)
{
    m_asks = newSpin("systemRunAsks", 1, kMostAsks, asks);
    m_asks->setToolTip(plainToolTip(
        tr("An answer that cannot be read is asked for again, a little less predictably each "
           "time.")));
    addRow(tr("&Ask at most (times)"), m_asks);
}

QCheckBox* SystemRunForm::addCheck(const char* name, const QString& text, bool isChecked)
{
    auto* check = newCheck(name, text, isChecked);
    addRow(QString(), check);
    return check;
}

void SystemRunForm::buildSummaries(ProjectSession& session)
{
    const SummariesOptions& options = shown().summaries;
    addName(tr("&System"), options.system);
    addOtherModels();
    addSamples(session);
    addWays(options.patterns, options.paradigms);
    m_chunks = newCombo("systemRunChunks");
    for (const ChunkKind kind : kgds::kChunkKinds)
        m_chunks->addItem(kgds::chunkKindName(kind), static_cast<int>(kind));
    m_chunks->setCurrentIndex(m_chunks->findData(static_cast<int>(options.chunks)));
    m_chunks->setToolTip(plainToolTip(
        tr("What a system chooses its background from; scores are of the paragraphs that the "
           "chosen chunks cover.")));
    addRow(tr("&Chunks of EBS-AOS"), m_chunks);
    addAsks(options.asks);
}

void SystemRunForm::buildVerdicts(ProjectSession& session)
{
    const VerdictsOptions& options = shown().verdicts;
    addName(tr("&Verifier"), options.verifier);
    addOtherModels();
    addSamples(session);
    m_models =
        newNames("systemRunModels", tr("Systems"), modelsWithOutputs(session), options.models);
    addRow(tr("&Systems"), m_models);
    addWays(options.patterns, options.paradigms);
    m_facts = addCheck("systemRunFacts", tr("&Facts that the background covers"), options.facts);
    m_opinions =
        addCheck("systemRunOpinions", tr("&Opinions that the summary covers"), options.opinions);
    m_errors = addCheck("systemRunErrors", tr("Why an opinion is &not covered"), options.errors);
    m_feedback = addCheck("systemRunFeedback",
        tr("Which paragraphs fit &better, where they are not the experts'"), options.feedback);
    m_bothOrders = addCheck(
        "systemRunBothOrders", tr("In both orde&rs, not in one that is drawn"), options.bothOrders);
    m_bothOrders->setEnabled(options.feedback);
    connect(m_feedback, &QCheckBox::toggled, m_bothOrders, &QWidget::setEnabled);
    m_onlyNew = addCheck(
        "systemRunOnlyNew", tr("Only outputs that nobody has &judged yet"), options.onlyNew);
    addAsks(options.asks);
}

QList<Pattern> SystemRunForm::patterns() const
{
    return chosenOf(m_pattern, kgds::kPatterns);
}

QList<Paradigm> SystemRunForm::paradigms() const
{
    return chosenOf(m_paradigm, kgds::kParadigms);
}

RunOptions SystemRunForm::options(const QString& model) const
{
    RunOptions options = shown();
    options.samples.clear();
    for (const int position : chosenPositions().value_or(std::set<int>()))
        options.samples.append(m_positions.at(position));
    const QString name = nameOr(m_name->text(), model);
    if (!m_judges) {
        options.summaries = {name, patterns(), paradigms(),
            ChunkKind(m_chunks->currentData().toInt()), m_asks->value()};
        return options;
    }
    VerdictsOptions& verdicts = options.verdicts;
    verdicts.verifier = name;
    verdicts.models = m_models->chosen();
    verdicts.patterns = patterns();
    verdicts.paradigms = paradigms();
    verdicts.facts = m_facts->isChecked();
    verdicts.opinions = m_opinions->isChecked();
    verdicts.errors = m_errors->isChecked();
    verdicts.feedback = m_feedback->isChecked();
    verdicts.bothOrders = m_bothOrders->isChecked();
    verdicts.onlyNew = m_onlyNew->isChecked();
    verdicts.asks = m_asks->value();
    return options;
}

QStringList SystemRunForm::otherModels() const
{
    QStringList models;
    const QStringList parts = m_others->isEnabled() ? m_others->text().split(u',') : QStringList();
    for (const QString& part : parts) {
        if (const QString model = part.simplified(); !model.isEmpty())
            models.append(model);
    }
    models.removeDuplicates();
    return models;
}

std::optional<std::set<int>> SystemRunForm::chosenPositions() const
{
    const QString typed = m_samples->text().simplified();
    if (typed.isEmpty())
        return std::set<int>();
    auto positions = numbersIn(typed, m_positions.empty() ? 0 : m_positions.crbegin()->first);
    if (!positions)
        return std::nullopt;
    // A range goes past samples that are set aside.
    std::erase_if(*positions, [this](int position) { return !m_positions.contains(position); });
    return positions->empty() ? std::nullopt : positions;
}

QString SystemRunForm::problem() const
{
    if (!chosenPositions())
        return tr("Samples are numbers up to %1, like 1-4, 7. Without any, all are worked on.")
            .arg(QLocale().toString(m_positions.empty() ? 0 : m_positions.crbegin()->first));
    if (!m_judges)
        return {};
    if (!m_models->isAnyChosen())
        return m_models->count() == 0
                   ? tr("No system has outputs yet: import outputs, or have summaries made, first.")
                   : tr("Choose at least one system to judge.");
    const QCheckBox* const stages[] = {m_facts, m_opinions, m_errors, m_feedback};
    return std::any_of(std::begin(stages), std::end(stages),
               [](const QCheckBox* stage) { return stage->isChecked(); })
               ? QString()
               : tr("Choose what to judge.");
}

} // namespace tandem
