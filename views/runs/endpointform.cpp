#include "views/runs/endpointform.h"

#include "models/wordof.h"
#include "storage/endpoints/endpointfields.h"
#include "ui/advancedrows.h"
#include "ui/arrange.h"
#include "ui/destructivefocus.h"
#include "ui/fieldform.h"
#include "ui/parts.h"
#include "ui/theme.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>

#include <algorithm>
#include <array>

namespace tandem {

namespace {

enum Place { InKeyring, InVariable };
constexpr int kLongestKey = 4096;
constexpr int kLongestVariable = 100;

} // namespace

EndpointKeyField::EndpointKeyField(EndpointKeys& keys, QWidget* parent)
    : QWidget(parent)
    , m_keys(keys)
    , m_place(named(new QComboBox(this), "endpointKeyPlace"))
    , m_inputs(new QStackedWidget(this))
    , m_key(named(new QLineEdit(m_inputs), "endpointKey"))
    , m_variable(named(new QLineEdit(m_inputs), "endpointKeyVariable"))
    , m_where(named(newNote(this, LabelStyle::Secondary), "endpointKeyWhere"))
    , m_forget(named(new QPushButton(tr("Remove key"), this), "endpointKeyForget"))
{
    guardFocus(*m_forget);
    m_place->setAccessibleName(tr("Key storage"));
    m_place->addItem(tr("Keyring"), InKeyring);
    m_place->addItem(tr("Environment variable"), InVariable);
    m_key->setAccessibleName(tr("Key"));
    m_key->setEchoMode(QLineEdit::Password);
    m_key->setMaxLength(kLongestKey);
    m_variable->setAccessibleName(tr("Environment variable that holds the key"));
    m_variable->setPlaceholderText(tr("name of the variable, not the key"));
    m_variable->setMaxLength(kLongestVariable);
    m_inputs->addWidget(m_key);
    m_inputs->addWidget(m_variable);
    m_inputs->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_forget->setAutoDefault(false);
    setLinkLike(m_forget);
    m_forget->hide();
    setFocusProxy(m_place);

    auto* line = inRow({m_place, {m_inputs, 1}}, 8);
    auto* said = inRow({{m_where, 1}, {m_forget, 0, Qt::AlignTop}}, 8);
    inColumn(this, {line, said}, 4);

    connect(m_place, &QComboBox::currentIndexChanged, this, [this] {
        choosePlace();
        emit edited();
    });
    connect(m_key, &QLineEdit::textEdited, this, &EndpointKeyField::edited);
    connect(m_variable, &QLineEdit::textEdited, this, &EndpointKeyField::edited);
    connect(m_forget, &QPushButton::clicked, this, &EndpointKeyField::forgetRequested);
}

void EndpointKeyField::showEndpoint(const llm::Endpoint& endpoint)
{
    {
        const QSignalBlocker quiet(m_place);
        m_place->setCurrentIndex(endpoint.keyVariable.isEmpty() ? InKeyring : InVariable);
    }
    m_variable->setText(endpoint.keyVariable);
    choosePlace();
    lookAgain(endpoint);
}

QString EndpointKeyField::variable() const
{
    return m_place->currentData().toInt() == InVariable ? m_variable->text().trimmed() : QString();
}

std::optional<Secret> EndpointKeyField::typed() const
{
    const Secret key(m_key->text());
    if (m_place->currentData().toInt() != InKeyring || key.isEmpty())
        return {};
    return key;
}

void EndpointKeyField::lookAgain(const llm::Endpoint& endpoint)
{
    m_key->clear();
    m_where->clear();
    setLabelStyle(m_where, LabelStyle::Secondary);
    m_forget->hide();
    m_key->setPlaceholderText(tr("paste the key here"));
    const quint64 asked = ++m_asked;
    if (endpoint.name.isEmpty()) {
        m_where->setText(tr("A local server may not need a key."));
        return;
    }
    m_keys.fetch(endpoint, this, [this, asked](const Expected<FoundKey>& found) {
        if (asked == m_asked)
            showFound(found);
    });
}

void EndpointKeyField::showFound(const Expected<FoundKey>& found)
{
    // A keyring that could not be asked may well have the key: nothing is said of there being none.
    const QString failure = found ? found->keyringTrouble : found.error().sentence();
    setLabelStyle(m_where, failure.isEmpty() ? LabelStyle::Secondary : LabelStyle::Error);
    m_where->setText(failure.isEmpty() ? keyPlaceText(found->place) : failure);
    if (!found)
        return;
    const bool isKept = found->place == KeyPlace::Keyring || found->place == KeyPlace::SessionOnly;
    m_forget->setVisible(isKept);
    if (isKept)
        m_key->setPlaceholderText(tr("stored; paste another key to replace it"));
}

void EndpointKeyField::choosePlace()
{
    m_inputs->setCurrentIndex(m_place->currentData().toInt());
    setTabOrder(m_place, m_inputs->currentWidget());
}

namespace {

using llm::WireFormat;

constexpr std::array kFormats{WireFormat::OpenAi, WireFormat::Anthropic, WireFormat::Gemini};

/// Where the makers of a format serve it themselves.
QString usualAddress(WireFormat format)
{
    static constexpr std::array words{"https://api.openai.com/v1", "https://api.anthropic.com/v1",
        "https://generativelanguage.googleapis.com/v1beta"};
    return QLatin1String(wordOf(format, words));
}

bool isUsualAddress(const QString& address)
{
    return std::any_of(kFormats.begin(), kFormats.end(),
        [&](WireFormat format) { return usualAddress(format) == address; });
}

} // namespace

EndpointForm::EndpointForm(EndpointKeys& keys, QWidget* parent)
    : QWidget(parent)
{
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 12, 0);
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    // The model is one of a list, and the key may be kept elsewhere.
    // Made as they stand, for the Tab key.
    const auto own = [this, &keys](const fields::Field& field) -> QWidget* {
        if (field.key() == QLatin1String("model"))
            return buildModel(field.plainLabel());
        if (field.key() != QLatin1String("key_variable"))
            return nullptr;
        return m_key = new EndpointKeyField(keys, this);
    };
    m_fields = new FieldForm(endpointFields(), llm::Endpoint(), nullptr, "endpoint", form, this,
        own, FieldForm::Rare::Later);
    m_advanced = new AdvancedRows(form, QStringLiteral("endpointMore"), this);
    m_fields->addRare(*m_advanced);
    addSection(form, tr("Prices"), "endpointPriceInput");
    addSection(form, tr("Limits"), "endpointConcurrency");
    addSection(form, tr("Requests"), "endpointStructuredOutput");
    connect(findChild<QComboBox*>(QStringLiteral("endpointApi")), &QComboBox::activated, this,
        [this] { m_isFormatChosen = true; });
    connect(m_fields, &FieldForm::changed, this, &EndpointForm::noteChange);
    connect(m_key, &EndpointKeyField::edited, this, &EndpointForm::edited);
    connect(m_model, &QComboBox::currentTextChanged, this, &EndpointForm::edited);
}

void EndpointForm::addSection(QFormLayout* form, const QString& title, const char* first)
{
    auto* label = newLabel(this, LabelStyle::Strong, title);
    label->setContentsMargins(0, 10, 0, 0);
    int row = 0;
    QFormLayout::ItemRole role{};
    form->getWidgetPosition(findChild<QWidget*>(QLatin1String(first)), &row, &role);
    form->insertRow(row, label);
    m_advanced->add(label);
}

QWidget* EndpointForm::buildModel(const QString& name)
{
    auto* box = new QWidget(this);
    m_model = named(new QComboBox(box), "endpointModel");
    m_model->setAccessibleName(name);
    m_model->setEditable(true);
    m_model->setInsertPolicy(QComboBox::NoInsert);
    m_model->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_model->lineEdit()->setPlaceholderText(tr("type a name or fetch the list"));
    m_fetch = named(new QPushButton(box), "endpointFetchModels");
    m_fetch->setAutoDefault(false);
    setFetching(false);
    connect(m_fetch, &QPushButton::clicked, this, &EndpointForm::modelsRequested);
    inRow(box, {{m_model, 1}, m_fetch}, 8);
    box->setFocusProxy(m_model);
    return box;
}

void EndpointForm::showEndpoint(const llm::Endpoint& endpoint)
{
    const QSignalBlocker quiet(this);
    m_format = endpoint.format;
    m_isFormatChosen = !endpoint.name.isEmpty();
    m_fields->show(endpoint);
    m_advanced->openFor(m_fields->hasUnusual());
    m_key->showEndpoint(endpoint);
    m_model->clear();
    m_model->addItems(endpoint.models);
    m_model->setEditText(endpoint.model);
    // What the fields cannot show alike (blanks around a text) is no edit.
    m_shown = this->endpoint();
}

llm::Endpoint EndpointForm::endpoint() const
{
    llm::Endpoint typed = m_fields->options<llm::Endpoint>();
    typed.keyVariable = m_key->variable();
    typed.model = m_model->currentText().trimmed();
    typed.models.clear();
    for (int i = 0; i < m_model->count(); ++i)
        typed.models.append(m_model->itemText(i));
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
    m_fetch->setText(fetching ? tr("Fetching…") : tr("Fetch &list"));
}

void EndpointForm::noteChange()
{
    const auto& typed = m_fields->options<llm::Endpoint>();
    const bool isOther = typed.format != m_format;
    m_format = typed.format;
    auto* line = findChild<QLineEdit*>(QStringLiteral("endpointUrl"));
    const QString address = line->text().trimmed();
    if (isOther && (address.isEmpty() || isUsualAddress(address)))
        line->setText(usualAddress(m_format));
    else if (!isOther && !m_isFormatChosen)
        takeFormatOf(address);
    emit edited();
}

void EndpointForm::takeFormatOf(const QString& address)
{
    const auto* known = std::find_if(kFormats.begin(), kFormats.end(),
        [&](WireFormat format) { return usualAddress(format) == address; });
    if (known == kFormats.end() || *known == m_format)
        return;
    findChild<QComboBox*>(QStringLiteral("endpointApi"))->setCurrentIndex(int(*known));
    // It was chosen for somebody, who should see that.
    m_advanced->openFor(true);
}

} // namespace tandem
