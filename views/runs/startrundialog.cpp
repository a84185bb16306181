#include "views/runs/startrundialog.h"

#include "storage/repositories/promptrepository.h"
#include "storage/runs/runkind.h"
#include "ui/messagebar.h"
#include "ui/theme.h"
#include "views/runs/caserunform.h"
#include "views/runs/runcenter.h"
#include "views/session/projectsession.h"
#include "views/session/runtext.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kWaitMs = 150;
constexpr double kHighestCap = 1'000'000.0;

enum Side { BothSides, SupportingSide, NonsupportingSide };

QString number(qint64 value)
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

QString StartRunDialog::whatText() const
{
    if (m_runs.size() > 1)
        return tr("%n run(s) of a language model, one after the other; the figures below are "
                  "about the first.",
            nullptr, int(m_runs.size()));
    if (m_kind == QLatin1String("decompose"))
        return tr("A language model takes each paragraph apart into candidate atomic facts. You "
                  "edit them afterwards.");
    if (m_kind == QLatin1String("expert"))
        return tr("A language model takes both texts of a case apart into aspects, matches them "
                  "and judges each match. A case can be looked at as soon as it is done.");
    if (m_kind == QLatin1String("generate"))
        return tr("A language model writes an output for each case, in the manner of its author's "
                  "profile.");
    if (m_kind == QLatin1String("judge-pair"))
        return tr("A language model chooses between the outputs of two systems, for each case in "
                  "both orders.");
    return tr("A language model says which facts of nonsupporting paragraphs follow from the "
              "supporting ones. Those are masked; you can overrule each.");
}

void StartRunDialog::build()
{
    const bool decomposes = m_kind == QLatin1String("decompose");
    const bool isAboutCases = CaseRunForm::isFor(m_kind);
    setObjectName(QStringLiteral("startRunDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(runKindText(m_kind));
    m_message->setObjectName(QStringLiteral("startRunMessage"));
    m_endpoint->setObjectName(QStringLiteral("startRunEndpoint"));
    m_model->setObjectName(QStringLiteral("startRunModel"));
    m_side->setObjectName(QStringLiteral("startRunSide"));
    m_replace->setObjectName(QStringLiteral("startRunReplace"));
    m_begin->setObjectName(QStringLiteral("startRunBegin"));
    m_calls->setObjectName(QStringLiteral("startRunCalls"));
    m_cost->setObjectName(QStringLiteral("startRunCost"));
    setLabelStyle(m_what, LabelStyle::Plain);
    m_what->setWordWrap(true);
    m_what->setText(whatText());
    m_side->addItem(tr("Supporting and nonsupporting paragraphs"), BothSides);
    m_side->addItem(tr("Supporting paragraphs"), SupportingSide);
    m_side->addItem(tr("Nonsupporting paragraphs"), NonsupportingSide);
    m_side->setVisible(decomposes);
    m_replace->setVisible(!isAboutCases);
    m_model->setEditable(true);
    m_replace->setText(decomposes
                           ? tr("Also paragraphs that have facts already; these are replaced")
                           : tr("Also facts that a model looked at already"));
    m_cap->setRange(0.01, kHighestCap);
    m_cap->setDecimals(2);
    m_cap->setValue(5.0);
    m_cap->setEnabled(false);
    for (QLabel* label : {m_calls, m_tokens, m_cost, m_notReady, m_prompt}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    setLabelStyle(m_notReady, LabelStyle::Secondary);
    setLabelStyle(m_prompt, LabelStyle::Secondary);
    setPrimary(m_begin);

    auto* endpoint = new QHBoxLayout;
    endpoint->setSpacing(8);
    endpoint->addWidget(m_endpoint, 1);
    endpoint->addWidget(m_editEndpoints);
    auto* cap = new QHBoxLayout;
    cap->setSpacing(8);
    cap->addWidget(m_capped);
    cap->addWidget(m_cap);
    cap->addStretch();
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    if (decomposes)
        form->addRow(tr("&What"), m_side);
    if (isAboutCases && m_runs.size() == 1)
        m_form = new CaseRunForm(m_session, m_kind, m_runs.first().options, form, this);
    auto* endpointLabel = new QLabel(tr("&Endpoint"), this);
    endpointLabel->setBuddy(m_endpoint);
    form->addRow(endpointLabel, endpoint);
    form->addRow(tr("&Model"), m_model);
    if (!isAboutCases)
        form->addRow(QString(), m_replace);
    form->addRow(QString(), cap);
    form->addRow(tr("Calls"), m_calls);
    form->addRow(tr("Tokens, about"), m_tokens);
    form->addRow(tr("Cost, about"), m_cost);
    form->addRow(tr("Prompt"), m_prompt);
    form->addRow(QString(), m_notReady);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(m_begin, QDialogButtonBox::AcceptRole);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 20);
    column->setSpacing(12);
    column->addWidget(m_what);
    column->addWidget(m_message);
    column->addLayout(form);
    column->addStretch();
    column->addWidget(buttons);
    resize(560, sizeHint().height());

    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_begin, &QPushButton::clicked, this, &StartRunDialog::begin);
    connect(m_editEndpoints, &QPushButton::clicked, this, &StartRunDialog::endpointsRequested);
    connect(m_endpoint, &QComboBox::currentIndexChanged, this, &StartRunDialog::endpointChosen);
    connect(m_capped, &QCheckBox::toggled, m_cap, &QWidget::setEnabled);
    const auto look = [this] { m_wait.start(); };
    connect(m_side, &QComboBox::currentIndexChanged, this, look);
    connect(m_model, &QComboBox::currentTextChanged, this, look);
    connect(m_replace, &QCheckBox::toggled, this, look);
    if (m_form)
        connect(m_form, &CaseRunForm::changed, this, look);
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
                               .arg(number(forecast->calls), number(forecast->fromCache))
                         : number(forecast->calls));
    if (forecast->laterCalls > 0)
        m_calls->setText(tr("%1; then about %2, depending on the answers", "numbers of calls")
                             .arg(m_calls->text(), number(forecast->laterCalls)));
    m_tokens->setText(tr("%1 in, %2 – %3 out")
                          .arg(number(forecast->inputTokens), number(forecast->outputTokensLow),
                              number(forecast->outputTokensHigh)));
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
    const QStringList keys = kind->promptKeys();
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
