#include "ui/advancedrows.h"

#include "ui/parts.h"

#include <QFormLayout>
#include <QSettings>
#include <QToolButton>

namespace tandem {

AdvancedRows::AdvancedRows(QFormLayout* form, const QString& name, QWidget* parent)
    : QObject(parent)
    , m_form(form)
    , m_button(named(new QToolButton(parent), name))
{
    m_button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_button->setAutoRaise(true);
    m_button->setCheckable(true);
    // As every other field: a click is no reason to leave the keyboard where it was.
    m_button->setFocusPolicy(Qt::StrongFocus);
    m_form->addRow(QString(), m_button);
    connect(m_button, &QToolButton::toggled, this, &AdvancedRows::show);
    // Only what somebody does is remembered, not that a value unfolded them.
    connect(m_button, &QToolButton::clicked, this, [this](bool isOpen) { m_wasLeftOpen = isOpen; });
    show(false);
}

void AdvancedRows::add(QWidget* field)
{
    m_fields.append(field);
    m_form->setRowVisible(field, isOpen());
}

bool AdvancedRows::isOpen() const
{
    return m_button->isChecked();
}

void AdvancedRows::openFor(bool isUnusual)
{
    m_isUnusual = isUnusual;
    m_button->setChecked(m_isUnusual || m_wasLeftOpen);
}

void AdvancedRows::remember(QSettings& settings, const QString& key)
{
    m_wasLeftOpen = settings.value(key).toBool();
    connect(m_button, &QToolButton::clicked, this,
        [&settings, key](bool isOpen) { settings.setValue(key, isOpen); });
    openFor(m_isUnusual);
}

void AdvancedRows::show(bool isOpen)
{
    // Not arrowType(): right to left it would be painted over the words.
    m_button->setText(tr("Ad&vanced") + (isOpen ? QStringLiteral(" ▴") : QStringLiteral(" ▾")));
    m_button->setAccessibleName(isOpen ? tr("Advanced, unfolded") : tr("Advanced, folded"));
    for (QWidget* field : std::as_const(m_fields))
        m_form->setRowVisible(field, isOpen);
    emit toggled(isOpen);
}

} // namespace tandem
