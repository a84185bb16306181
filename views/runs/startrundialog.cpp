#include "views/runs/startrundialog.h"

#include "storage/repositories/promptrepository.h"
#include "storage/runs/runkind.h"
#include "ui/messagebar.h"
#include "views/runs/caserunform.h"
#include "views/runs/runcenter.h"
#include "views/session/projectsession.h"
#include "views/session/runtext.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLayout>
#include <QLocale>
#include <QPushButton>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kWaitMs = 150;

QString shownNumber(qint64 value)
{
    return QLocale().toString(value);
}

RunOptions optionsFor(const QList<SampleId>& samples)
{
    RunOptions options;
    options.samples = samples;
    return options;
}

} // namespace

StartRunDialog::StartRunDialog(ProjectSession& session, RunCenter& center, const QString& kind,
    const QList<SampleId>& samples, QWidget* parent)
    : StartRunDialog(session, center, {PlannedRun{kind, optionsFor(samples)}}, parent)
{
}

StartRunDialog::StartRunDialog(
    ProjectSession& session, RunCenter& center, const QList<PlannedRun>& runs, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_center(center)
    , m_runs(runs)
    , m_kind(runs.first().kind)
    , m_message(new MessageBar(this))
    , m_what(new QLabel(this))
    , m_side(new QComboBox(this))
    , m_endpoint(new QComboBox(this))
    , m_editEndpoints(new QPushButton(tr("Endpoints…"), this))
    , m_model(new QComboBox(this))
    , m_replace(new QCheckBox(this))
    , m_capped(new QCheckBox(tr("Spend at most"), this))
    , m_cap(new QDoubleSpinBox(this))
    , m_calls(new QLabel(this))
    , m_tokens(new QLabel(this))
    , m_cost(new QLabel(this))
    , m_notReady(new QLabel(this))
    , m_prompt(new QLabel(this))
    , m_begin(new QPushButton(tr("Start"), this))
{
    build();
    m_wait.setSingleShot(true);
    m_wait.setInterval(kWaitMs);
    connect(&m_wait, &QTimer::timeout, this, &StartRunDialog::forecast);
    readEndpoints();
}

StartRunDialog::~StartRunDialog()
{
    if (m_running)
        m_running->store(true);
}

void StartRunDialog::readEndpoints()
{
    const QString before = m_endpoint->currentText();
    const auto endpoints = m_center.endpoints().list();
    if (!endpoints) {
        showError(endpoints.error());
        return;
    }
    m_endpoints = *endpoints;
    {
        const QSignalBlocker quiet(m_endpoint);
        m_endpoint->clear();
        for (const llm::Endpoint& endpoint : std::as_const(m_endpoints))
            m_endpoint->addItem(endpoint.name);
        m_endpoint->setCurrentIndex(std::max(0, m_endpoint->findText(before)));
    }
    if (m_endpoints.isEmpty())
        m_message->showMessage(MessageBar::Kind::Info,
            tr("No endpoint is set up yet. \"Endpoints…\" adds one: a server of your own or of a "
               "provider."));
    else
        m_message->clear();
    endpointChosen();
}

void StartRunDialog::endpointChosen()
{
    const int row = m_endpoint->currentIndex();
    m_begin->setEnabled(row >= 0);
    if (row < 0)
        return;
    const llm::Endpoint& endpoint = m_endpoints.at(row);
    const QSignalBlocker quiet(m_model);
    m_model->clear();
    m_model->addItems(endpoint.models);
    m_model->setEditText(endpoint.model);
    m_cap->setSuffix(QLatin1Char(' ') + endpoint.prices.currency);
    m_wait.start();
}

RunPlan StartRunDialog::plan() const
{
    RunPlan plan;
    plan.kind = m_kind;
    plan.endpoint = m_endpoints.value(m_endpoint->currentIndex());
    plan.model = m_model->currentText().trimmed();
    plan.options = m_form ? m_form->options() : m_runs.first().options;
    plan.options.replace = m_replace->isChecked();
    const int side = m_side->currentData().toInt();
    plan.options.supporting = side != NonsupportingSide;
    plan.options.nonsupporting = side != SupportingSide;
    if (m_capped->isChecked())
        plan.cap = m_cap->value();
    plan.by = m_session.currentPerson();
    plan.promptFolder = m_center.promptFolder();
    return plan;
}

QList<RunPlan> StartRunDialog::plans() const
{
    QList<RunPlan> plans{plan()};
    for (qsizetype i = 1; i < m_runs.size(); ++i) {
        RunPlan next = plans.first();
        next.kind = m_runs.at(i).kind;
        next.options = m_runs.at(i).options;
        plans.append(next);
    }
    return plans;
}

void StartRunDialog::forecast()
{
    if (m_running)
        m_running->store(true);
    if (m_endpoint->currentIndex() < 0)
        return;
    if (m_form && !m_form->isComplete()) {
        m_begin->setEnabled(false);
        m_calls->clear();
        return;
    }
    m_calls->setText(tr("being counted…"));
    m_running = m_session.project().read<RunForecast>(
        [plan = plan()](Database& database, const CancelFlag& cancel) {
            return forecastRun(database, plan, [&](qint64, qint64) { return !cancel->load(); });
        },
        this, [this](const Expected<RunForecast>& forecast) { showForecast(forecast); });
}

void StartRunDialog::showForecast(const Expected<RunForecast>& forecast)
{
    // Of several runs the first may have nothing left to do.
    m_begin->setEnabled(m_runs.size() > 1 || (forecast && !forecast->selection.subjects.isEmpty()));
    if (!forecast) {
        showError(forecast.error());
        m_calls->clear();
        return;
    }
    if (!m_endpoints.isEmpty())
        m_message->clear();
    m_calls->setText(forecast->fromCache > 0
                         ? tr("%1, and %2 that were answered before and cost nothing")
                               .arg(shownNumber(forecast->calls), shownNumber(forecast->fromCache))
                         : shownNumber(forecast->calls));
    if (forecast->laterCalls > 0)
        m_calls->setText(tr("%1; then about %2, depending on the answers", "numbers of calls")
                             .arg(m_calls->text(), shownNumber(forecast->laterCalls)));
    m_tokens->setText(
        tr("%1 in, %2 – %3 out")
            .arg(shownNumber(forecast->inputTokens), shownNumber(forecast->outputTokensLow),
                shownNumber(forecast->outputTokensHigh)));
    m_cost->setText(costRangeText(forecast->costLow, forecast->costHigh, forecast->currency));
    QStringList left;
    if (forecast->selection.alreadyDone > 0)
        left +=
            CaseRunForm::isFor(m_kind)
                ? tr("%n case(s) are done already.", nullptr, forecast->selection.alreadyDone)
                : tr("%n paragraph(s) are done already.", nullptr, forecast->selection.alreadyDone);
    if (forecast->selection.samplesNotReady > 0) {
        left += tr("%n sample(s) are not ready.", nullptr, forecast->selection.samplesNotReady);
        if (forecast->selection.whyNotReady)
            left += forecast->selection.whyNotReady->sentence();
    }
    m_notReady->setText(left.join(QLatin1Char(' ')));
    const RunKind* kind = findRunKind(m_kind);
    if (!kind) {
        growToFit();
        return;
    }
    PromptRepository prompts(m_session.project().reader(), m_center.promptFolder());
    QStringList used;
    const QStringList keys = kind->traits().promptKeys;
    for (const QString& key : keys) {
        if (const auto prompt = prompts.current(key))
            used.append((prompt->builtIn ? tr("%1, version %2, as it comes with Tandem")
                                         : tr("%1, version %2, of this project"))
                            .arg(prompt->prompt.key)
                            .arg(prompt->prompt.version));
    }
    m_prompt->setText(used.join(QLatin1Char('\n')));
    growToFit();
}

void StartRunDialog::growToFit()
{
    layout()->activate();
    resize(width(), std::max(height(), layout()->totalHeightForWidth(width())));
}

void StartRunDialog::begin()
{
    m_begin->setEnabled(false);
    m_center.beginAll(plans(), this, [this](const Expected<RunId>& run) {
        if (!run) {
            m_begin->setEnabled(true);
            showError(run.error());
            return;
        }
        emit started(*run);
        accept();
    });
}

void StartRunDialog::showError(const Error& error)
{
    m_message->showMessage(MessageBar::Kind::Error, error.sentence());
}

} // namespace tandem
