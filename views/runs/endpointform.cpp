#include "views/runs/endpointform.h"

#include "models/wordof.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/theme.h"
#include "views/runs/endpointkeyfield.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleValidator>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <array>

namespace tandem {

namespace {

using llm::KeyHeader;
using llm::StructuredOutput;
using llm::WireFormat;

constexpr int kLongestName = 60;
constexpr int kMostAtOnce = 256;
constexpr int kMostAMinute = 100'000'000;
constexpr int kMostSeconds = 3600;
constexpr int kMostAttempts = 20;
constexpr double kHighestPrice = 1e6;
constexpr int kPriceDecimals = 6;

/// Where the makers of a format serve it themselves.
QString usualAddress(WireFormat format)
{
    static constexpr std::array words{"https://api.openai.com/v1", "https://api.anthropic.com/v1",
        "https://generativelanguage.googleapis.com/v1beta"};
    return QLatin1String(wordOf(format, words));
}

bool isUsualAddress(const QString& address)
{
    constexpr std::array formats{WireFormat::OpenAi, WireFormat::Anthropic, WireFormat::Gemini};
    return std::any_of(formats.begin(), formats.end(),
        [&](WireFormat format) { return usualAddress(format) == address; });
}

QLineEdit* priceEdit(const char* name, QWidget* parent)
{
    auto* edit = named(new QLineEdit(parent), name);
    auto* range = new QDoubleValidator(0.0, kHighestPrice, kPriceDecimals, edit);
    range->setNotation(QDoubleValidator::StandardNotation);
    edit->setValidator(range);
    return edit;
}

std::optional<double> price(const QLineEdit* edit)
{
    bool isNumber = false;
    const double value = edit->locale().toDouble(edit->text().trimmed(), &isNumber);
    return isNumber ? std::optional(value) : std::nullopt;
}

QString priceText(std::optional<double> price, const QLocale& locale)
{
    QLocale plain(locale);
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    return price ? plain.toString(*price, 'g', QLocale::FloatingPointShortest) : QString();
}

void choose(QComboBox* box, int data)
{
    box->setCurrentIndex(std::max(0, box->findData(data)));
}

QLabel* section(const QString& title, QWidget* parent)
{
    auto* label = newLabel(parent, LabelStyle::Strong, title);
    label->setContentsMargins(0, 10, 0, 0);
    return label;
}

} // namespace

EndpointForm::EndpointForm(EndpointKeys& keys, QWidget* parent)
    : QWidget(parent)
    , m_name(new QLineEdit(this))
    , m_format(new QComboBox(this))
    , m_address(new QLineEdit(this))
    , m_key(new EndpointKeyField(keys, this))
{
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 12, 0);
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    buildConnection(form);
    form->addRow(section(tr("Prices and limits"), this));
    form->addRow(tr("Price of a million tokens"), buildPrices());
    buildLimits(form);
    form->addRow(section(tr("Peculiarities of the server"), this));
    buildManners(form);
    connect(m_format, &QComboBox::activated, this, &EndpointForm::chooseFormat);
    connect(m_key, &EndpointKeyField::edited, this, &EndpointForm::edited);
    for (QLineEdit* edit : {m_name, m_address, m_inputPrice, m_outputPrice, m_currency, m_version})
        connect(edit, &QLineEdit::textEdited, this, &EndpointForm::edited);
    for (QSpinBox* count : {m_atOnce, m_requests, m_tokens, m_seconds, m_attempts})
        connect(count, &QSpinBox::valueChanged, this, &EndpointForm::edited);
    for (QComboBox* box : {m_format, m_structured, m_header})
        connect(box, &QComboBox::currentIndexChanged, this, &EndpointForm::edited);
    connect(m_model, &QComboBox::currentTextChanged, this, &EndpointForm::edited);
    for (QCheckBox* box : {m_insecure, m_temperature})
        connect(box, &QCheckBox::toggled, this, &EndpointForm::edited);
}

void EndpointForm::buildConnection(QFormLayout* form)
{
    m_name->setObjectName(QStringLiteral("endpointName"));
    m_name->setMaxLength(kLongestName);
    m_name->setPlaceholderText(tr("as you want to call it"));
    m_format->setObjectName(QStringLiteral("endpointFormat"));
    m_format->addItem(tr("OpenAI and servers that speak like it"), int(WireFormat::OpenAi));
    m_format->addItem(tr("Anthropic"), int(WireFormat::Anthropic));
    m_format->addItem(tr("Google Gemini"), int(WireFormat::Gemini));
    m_address->setObjectName(QStringLiteral("endpointAddress"));
    m_address->setPlaceholderText(usualAddress(WireFormat::OpenAi));
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Wire format"), m_format);
    form->addRow(tr("&Base address"), m_address);
    form->addRow(tr("&Key"), m_key);
    form->addRow(tr("&Model"), buildModel());
    if (auto* label = qobject_cast<QLabel*>(
            form->itemAt(form->rowCount() - 1, QFormLayout::LabelRole)->widget()))
        label->setBuddy(m_model);
}

QWidget* EndpointForm::buildModel()
{
    auto* box = new QWidget(this);
    m_model = named(new QComboBox(box), "endpointModel");
    m_model->setEditable(true);
    m_model->setInsertPolicy(QComboBox::NoInsert);
    m_model->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_model->lineEdit()->setPlaceholderText(tr("type its name, or fetch the list"));
    m_fetch = named(new QPushButton(box), "endpointFetchModels");
    m_fetch->setAutoDefault(false);
    setFetching(false);
    connect(m_fetch, &QPushButton::clicked, this, &EndpointForm::modelsRequested);
    inRow(box, {{m_model, 1}, m_fetch}, 8);
    return box;
}

QWidget* EndpointForm::buildPrices()
{
    auto* box = new QWidget(this);
    m_inputPrice = priceEdit("endpointInputPrice", box);
    m_outputPrice = priceEdit("endpointOutputPrice", box);
    m_currency = named(new QLineEdit(box), "endpointCurrency");
    m_currency->setAccessibleName(tr("Currency"));
    m_currency->setMaxLength(10);
    m_inputPrice->setAccessibleName(tr("Price of a million tokens in"));
    m_outputPrice->setAccessibleName(tr("Price of a million tokens out"));
    m_inputPrice->setPlaceholderText(tr("not known"));
    m_outputPrice->setPlaceholderText(tr("not known"));
    inRow(box,
        {new QLabel(tr("in", "price of tokens"), box), {m_inputPrice, 2},
            new QLabel(tr("out", "price of tokens"), box), {m_outputPrice, 2}, {m_currency, 1}},
        8);
    return box;
}

QSpinBox* EndpointForm::addCount(QFormLayout* form, const char* name, const QString& label,
    int least, int most, const QString& none)
{
    auto* box = named(new QSpinBox(this), name);
    box->setRange(least, most);
    box->setGroupSeparatorShown(true);
    box->setSpecialValueText(none);
    form->addRow(label, box);
    return box;
}

void EndpointForm::buildLimits(QFormLayout* form)
{
    const QString none = tr("no limit");
    m_atOnce = addCount(form, "endpointAtOnce", tr("Calls at once"), 1, kMostAtOnce, {});
    m_requests =
        addCount(form, "endpointRequests", tr("Calls a minute, at most"), 0, kMostAMinute, none);
    m_tokens =
        addCount(form, "endpointTokens", tr("Tokens a minute, at most"), 0, kMostAMinute, none);
    m_requests->setSingleStep(10);
    m_tokens->setSingleStep(1000);
    m_seconds =
        addCount(form, "endpointSeconds", tr("Longest time of a call"), 1, kMostSeconds, {});
    m_seconds->setSuffix(tr(" s", "seconds, behind a number"));
    m_attempts = addCount(form, "endpointAttempts", tr("Tries of a call"), 1, kMostAttempts, {});
}

void EndpointForm::buildManners(QFormLayout* form)
{
    m_structured = named(new QComboBox(this), "endpointStructured");
    m_structured->addItem(tr("find out what the server takes"), int(StructuredOutput::Probe));
    m_structured->addItem(tr("by a JSON schema"), int(StructuredOutput::JsonSchema));
    m_structured->addItem(tr("as any JSON object"), int(StructuredOutput::JsonObject));
    m_structured->addItem(tr("by the prompt alone"), int(StructuredOutput::PromptOnly));
    m_header = named(new QComboBox(this), "endpointKeyHeader");
    m_header->addItem(tr("as the wire format has it"), int(KeyHeader::Automatic));
    m_header->addItem(tr("Authorization: Bearer"), int(KeyHeader::Bearer));
    m_header->addItem(tr("x-api-key"), int(KeyHeader::ApiKey));
    m_version = named(new QLineEdit(this), "endpointAnthropicVersion");
    m_version->setMaxLength(40);
    form->addRow(tr("Answers are asked for"), m_structured);
    form->addRow(tr("The key travels"), m_header);
    form->addRow(tr("anthropic-version"), m_version);
    m_insecure = named(new QCheckBox(tr("plain http to this private network, unprotected"), this),
        "endpointInsecureHttp");
    form->addRow(QString(), m_insecure);
    m_temperature = named(new QCheckBox(tr("Send the temperature"), this), "endpointTemperature");
    m_temperature->setToolTip(
        tr("Some models refuse it; their own temperature counts where it is left out."));
    form->addRow(QString(), m_temperature);
}

void EndpointForm::showEndpoint(const llm::Endpoint& endpoint)
{
    const QSignalBlocker quiet(this);
    m_name->setText(endpoint.name);
    choose(m_format, int(endpoint.format));
    m_address->setText(endpoint.baseUrl.toString());
    m_key->showEndpoint(endpoint);
    m_model->clear();
    m_model->addItems(endpoint.models);
    m_model->setEditText(endpoint.model);
    m_inputPrice->setText(priceText(endpoint.prices.input, m_inputPrice->locale()));
    m_outputPrice->setText(priceText(endpoint.prices.output, m_outputPrice->locale()));
    m_currency->setText(endpoint.prices.currency);
    m_atOnce->setValue(endpoint.limits.concurrency);
    m_requests->setValue(endpoint.limits.requestsPerMinute);
    m_tokens->setValue(endpoint.limits.tokensPerMinute);
    m_seconds->setValue(endpoint.limits.timeoutMs / 1000);
    m_attempts->setValue(endpoint.limits.attempts);
    choose(m_structured, int(endpoint.structuredOutput));
    choose(m_header, int(endpoint.keyHeader));
    m_version->setText(endpoint.anthropicVersion);
    m_version->setEnabled(endpoint.format == WireFormat::Anthropic);
    m_insecure->setChecked(endpoint.insecureHttp);
    m_temperature->setChecked(endpoint.sendsTemperature);
    // What the fields cannot show alike (a time-out in milliseconds) is no edit.
    m_shown = endpoint;
    m_shown = this->endpoint();
}

llm::Endpoint EndpointForm::endpoint() const
{
    llm::Endpoint typed = m_shown;
    typed.name = m_name->text().simplified();
    typed.format = WireFormat(m_format->currentData().toInt());
    typed.baseUrl = QUrl(m_address->text().trimmed(), QUrl::StrictMode);
    typed.keyVariable = m_key->variable();
    typed.model = m_model->currentText().trimmed();
    typed.models.clear();
    for (int i = 0; i < m_model->count(); ++i)
        typed.models.append(m_model->itemText(i));
    typed.prices = {price(m_inputPrice), price(m_outputPrice), m_currency->text().trimmed()};
    typed.limits.concurrency = m_atOnce->value();
    typed.limits.requestsPerMinute = m_requests->value();
    typed.limits.tokensPerMinute = m_tokens->value();
    if (m_seconds->value() != m_shown.limits.timeoutMs / 1000)
        typed.limits.timeoutMs = m_seconds->value() * 1000;
    typed.limits.attempts = m_attempts->value();
    typed.structuredOutput = StructuredOutput(m_structured->currentData().toInt());
    typed.keyHeader = KeyHeader(m_header->currentData().toInt());
    typed.anthropicVersion = m_version->text().trimmed();
    typed.insecureHttp = m_insecure->isChecked();
    typed.sendsTemperature = m_temperature->isChecked();
    return typed;
}

bool EndpointForm::isEdited() const
{
    llm::Endpoint typed = endpoint();
    typed.models = m_shown.models;
    return typed != m_shown || m_key->typed();
}

bool EndpointForm::hasNews() const
{
    return isEdited() || endpoint() != m_shown;
}

void EndpointForm::offerModels(const QStringList& models)
{
    QString chosen = m_model->currentText();
    if (chosen.isEmpty())
        chosen = models.value(0);
    {
        const QSignalBlocker quiet(m_model);
        m_model->clear();
        m_model->addItems(models);
        m_model->setEditText(chosen);
    }
    emit edited();
}

void EndpointForm::setFetching(bool fetching)
{
    m_fetch->setEnabled(!fetching);
    m_fetch->setText(fetching ? tr("Fetching…") : tr("&Fetch list"));
}

void EndpointForm::chooseFormat()
{
    const auto format = WireFormat(m_format->currentData().toInt());
    const QString address = m_address->text().trimmed();
    if (address.isEmpty() || isUsualAddress(address))
        m_address->setText(usualAddress(format));
    m_version->setEnabled(format == WireFormat::Anthropic);
}

} // namespace tandem
