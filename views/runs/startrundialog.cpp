#include "views/runs/startrundialog.h"

#include "storage/runs/runfields.h"
#include "ui/advancedrows.h"
#include "ui/arrange.h"
#include "ui/dialogsize.h"
#include "ui/divider.h"
#include "ui/fieldform.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/plaintooltip.h"
#include "views/runs/runcenter.h"
#include "views/runs/runforecastrows.h"
#include "views/session/projectsession.h"
#include "views/session/runtext.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kWaitMs = 150;

RunOptions optionsFor(const QList<SampleId>& samples)
{
    RunOptions options;
    options.samples = samples;
    return options;
}

QString askedModel(const RunPlan& plan)
{
    return plan.model.isEmpty() ? plan.endpoint.model : plan.model;
}

/// What a run of this kind does; of several runs what they are.
QString whatText(RunKindId kind, qsizetype runs)
{
    if (runs > 1)
        return StartRunDialog::tr(
            "%n run(s), one after another; the estimates below are for the first.", nullptr,
            int(runs));
    return runKind(kind).purpose();
}

QFormLayout* newForm(QWidget* owner)
{
    auto* form = new QFormLayout(owner);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    return form;
}

} // namespace

StartRunDialog::StartRunDialog(ProjectSession& session, RunCenter& center, RunKindId kind,
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
    , m_message(named(new MessageBar(this), "startRunMessage"))
    , m_source(session)
    , m_endpoint(named(new QComboBox(this), "startRunEndpoint"))
    , m_editEndpoints(new QPushButton(tr("Endpoints…"), this))
    , m_model(named(new QComboBox(this), "startRunModel"))
    , m_capped(new QCheckBox(tr("Spending cap"), this))
    , m_cap(newDecimalField(this, "startRunCap"))
    , m_begin(named(new QPushButton(tr("Start"), this), "startRunBegin"))
    , m_forecast(session.project())
{
    setObjectName(QStringLiteral("startRunDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(runKind(m_kind).name());
    buildFields();
    build();
    connectFields();
    readEndpoints();
}

void StartRunDialog::buildFields()
{
    m_model->setEditable(true);
    m_cap->setAccessibleName(m_capped->text());
    m_cap->setDecimals(kCapBounds.decimals);
    m_cap->setRange(kCapBounds.least, kCapBounds.most);
    m_cap->setValue(5.0);
    m_cap->setEnabled(false);
    setPrimary(m_begin);
    m_editEndpoints->setAutoDefault(false);
}

void StartRunDialog::build()
{
    m_rows = new RunForecastRows(this);
    buildForm();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(m_begin, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* what = newNote(this, LabelStyle::Plain, whatText(m_kind, m_runs.size()));
    auto* foot = named(new QWidget(this), "startRunFoot");
    m_rows->addFoot(newForm(foot));
    inColumn(this,
        {what, m_message, {m_scroll, 1}, new Divider(Qt::Horizontal, this), foot, buttons}, 12,
        {24, 20, 24, 20});
    resizeWithin(this, {std::max(560, m_scroll->widget()->sizeHint().width() + 2 * 24 + 20), 0});
    growToFit();
}

void StartRunDialog::buildForm()
{
    auto* fields = new QWidget;
    QFormLayout* form = newForm(fields);
    if (m_runs.size() == 1)
        addSettings(form);
    auto* endpointLabel = new QLabel(tr("&Endpoint"), this);
    endpointLabel->setBuddy(m_endpoint);
    form->addRow(endpointLabel, inRow({{m_endpoint, 1}, m_editEndpoints}, 8));
    form->addRow(tr("&Model"), m_model);
    if (m_form && fields::makerField(runFields(m_kind)))
        addOtherModels(form);
    form->addRow(QString(), inRow({m_capped, m_cap, Free()}, 8));
    m_advanced = new AdvancedRows(form, QStringLiteral("startRunMore"), this);
    if (m_form)
        m_form->addRare(*m_advanced);
    m_rows->addDetails(form, *m_advanced);
    connect(m_advanced, &AdvancedRows::toggled, this, &StartRunDialog::growToFit);
    m_scroll = named(new QScrollArea(this), "startRunForm");
    m_scroll->setWidget(fields);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    // The dialog's own colour shows through.
    m_scroll->viewport()->setAutoFillBackground(false);
    fields->setAutoFillBackground(false);
}

void StartRunDialog::remember(QSettings& settings)
{
    m_advanced->remember(settings, QStringLiteral("startRunAdvanced"));
}

void StartRunDialog::addSettings(QFormLayout* form)
{
    m_form = new FieldForm(runFields(m_kind), m_runs.first().options, &m_source, "startRun", form,
        this, {}, FieldForm::Rare::Later);
    connect(m_form, &FieldForm::changed, this, [this] { m_wait.start(); });
}

void StartRunDialog::addOtherModels(QFormLayout* form)
{
    m_otherModels = named(new QLineEdit(this), "startRunOtherModels");
    m_otherModels->setPlaceholderText(tr("none; separate several with commas"));
    m_otherModels->setToolTip(
        plainToolTip(tr("Other models of the same endpoint. Each gets a run of its own with the "
                        "same tasks, under its own name and with its own spending cap.")));
    // A name is one model's.
    const auto allow = [this] {
        const fields::Field* maker = fields::makerField(runFields(m_kind));
        const QString name = maker->value(&m_form->options<RunOptions>()).toString();
        m_otherModels->setEnabled(name.isEmpty() || name == maker->usualText());
    };
    connect(m_form, &FieldForm::changed, this, allow);
    connect(m_otherModels, &QLineEdit::textChanged, this, [this] { m_wait.start(); });
    allow();
    form->addRow(tr("O&ther models"), m_otherModels);
}

QStringList StartRunDialog::otherModels() const
{
    QStringList models;
    const bool areTaken = m_otherModels && m_otherModels->isEnabled();
    const QStringList parts = areTaken ? m_otherModels->text().split(u',') : QStringList();
    for (const QString& part : parts) {
        if (const QString model = part.simplified(); !model.isEmpty())
            models.append(model);
    }
    models.removeDuplicates();
    return models;
}

void StartRunDialog::connectFields()
{
    m_wait.setSingleShot(true);
    m_wait.setInterval(kWaitMs);
    connect(&m_wait, &QTimer::timeout, this, &StartRunDialog::forecast);
    connect(m_begin, &QPushButton::clicked, this, &StartRunDialog::begin);
    connect(m_editEndpoints, &QPushButton::clicked, this, &StartRunDialog::endpointsRequested);
    connect(m_endpoint, &QComboBox::currentIndexChanged, this, &StartRunDialog::endpointChosen);
    connect(m_capped, &QCheckBox::toggled, m_cap, &QWidget::setEnabled);
    const auto look = [this] { m_wait.start(); };
    connect(m_model, &QComboBox::currentTextChanged, this, look);
    connect(m_capped, &QCheckBox::toggled, this, look);
    connect(m_cap, &QDoubleSpinBox::valueChanged, this, look);
    connect(&m_forecast, &LatestBase::failed, this, [this](const Error& error) {
        // Of several runs the first may have nothing left to do.
        m_begin->setEnabled(m_runs.size() > 1);
        showError(error);
        m_rows->showCalls({});
    });
}

void StartRunDialog::readEndpoints(const QString& saved)
{
    const bool isFirst = m_endpoint->count() == 0 && saved.isEmpty();
    const QString chosen = saved.isEmpty() ? m_endpoint->currentText() : saved;
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
        // Whatever other programs added or removed: never another one than was meant.
        m_endpoint->setCurrentIndex(isFirst ? 0 : m_endpoint->findText(chosen));
    }
    const bool isNone = m_endpoints.isEmpty();
    if (isNone)
        m_message->showMessage(MessageBar::Kind::Info,
            tr("No endpoint yet. Set up one to start a run: your own server or a provider's."));
    else if (m_endpoint->currentIndex() < 0)
        m_message->showMessage(MessageBar::Kind::Warning,
            tr("The endpoint \"%1\" no longer exists. Choose another one.").arg(chosen));
    else
        m_message->clear();
    // Without one there is nothing to do here but to set one up.
    m_begin->setText(isNone ? tr("Set up an endpoint…") : tr("Start"));
    m_editEndpoints->setVisible(!isNone);
    m_begin->setDefault(true);
    endpointChosen();
    if (isNone)
        m_begin->setFocus(Qt::OtherFocusReason);
}

void StartRunDialog::endpointChosen()
{
    const int row = m_endpoint->currentIndex();
    m_begin->setEnabled(row >= 0 || m_endpoints.isEmpty());
    m_endpoint->setEnabled(!m_endpoints.isEmpty());
    for (QWidget* field : std::initializer_list<QWidget*>{m_model, m_capped})
        field->setEnabled(row >= 0);
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
    plan.options = m_form ? m_form->options<RunOptions>() : m_runs.first().options;
    nameMaker(m_kind, plan.options, askedModel(plan), !otherModels().isEmpty());
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
    for (const QString& model : otherModels()) {
        if (model == askedModel(plans.first()))
            continue;
        RunPlan next = plans.first();
        next.model = model;
        next.options = m_form->options<RunOptions>();
        nameMaker(m_kind, next.options, model, true);
        plans.append(next);
    }
    return plans;
}

void StartRunDialog::forecast()
{
    m_forecast.cancel();
    if (m_endpoint->currentIndex() < 0)
        return;
    if (const QString problem = m_form ? m_form->problem() : QString(); !problem.isEmpty()) {
        m_begin->setEnabled(false);
        m_rows->showCalls({});
        m_message->showMessage(MessageBar::Kind::Info, problem);
        growToFit();
        return;
    }
    m_rows->showCalls(tr("counting…"));
    // All models together; of runs that follow one another the first alone, as the note says.
    m_forecast.read(
        [plans = m_form ? plans() : QList<RunPlan>{plan()}](
            Database& database, const CancelFlag& cancel) -> Expected<RunForecast> {
            RunForecast all;
            for (const RunPlan& plan : plans) {
                TANDEM_TRY(one,
                    forecastRun(database, plan, [&](qint64, qint64) { return !cancel->load(); }));
                all = &plan == &plans.first() ? *one : together(all, *one);
            }
            return all;
        },
        [this, plan = plan()](const RunForecast& forecast) { showForecast(forecast, plan); });
}

void StartRunDialog::showForecast(const RunForecast& forecast, const RunPlan& plan)
{
    m_begin->setEnabled(m_runs.size() > 1 || !forecast.selection.subjects.isEmpty());
    if (!m_endpoints.isEmpty())
        m_message->clear();
    m_rows->showForecast(forecast, plan, m_session);
    growToFit();
}

void StartRunDialog::growToFit()
{
    // All of the form, as far as the window has room for it.
    QWidget* fields = m_scroll->widget();
    fields->layout()->activate();
    layout()->activate();
    const int besides = layout()->totalHeightForWidth(width()) - m_scroll->sizeHint().height();
    resizeWithin(this, {width(), std::max(height(), besides + fields->sizeHint().height())});
}

void StartRunDialog::begin()
{
    if (m_endpoints.isEmpty()) {
        emit endpointsRequested();
        return;
    }
    // A number that is still being typed counts: a key may start the run without leaving its field.
    for (QAbstractSpinBox* field : findChildren<QAbstractSpinBox*>())
        field->interpretText();
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
