#include "views/runs/endpointkeyfield.h"

#include "ui/arrange.h"
#include "ui/destructivefocus.h"
#include "ui/parts.h"
#include "ui/theme.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>

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
    if (!found) {
        m_where->setText(found.error().sentence());
        return;
    }
    QString said = keyPlaceText(found->place);
    if (!found->keyringTrouble.isEmpty())
        said += QLatin1Char(' ') + found->keyringTrouble;
    m_where->setText(said);
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

} // namespace tandem
