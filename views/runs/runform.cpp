#include "views/runs/runform.h"

#include "ui/parts.h"
#include "views/runs/chosennames.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>

namespace tandem {

RunForm::RunForm(const RunOptions& options, QFormLayout* form, QWidget* parent)
    : QObject(parent)
    , m_parent(parent)
    , m_form(form)
    , m_options(options)
{
}

QLineEdit* RunForm::newLine(const char* name, const QString& text, const QString& placeholder)
{
    auto* line = named(new QLineEdit(text, m_parent), name);
    line->setPlaceholderText(placeholder);
    connect(line, &QLineEdit::textChanged, this, &RunForm::changed);
    return line;
}

QSpinBox* RunForm::newSpin(const char* name, int low, int high, int value)
{
    auto* spin = named(new QSpinBox(m_parent), name);
    spin->setRange(low, high);
    spin->setValue(value);
    spin->setGroupSeparatorShown(true);
    connect(spin, &QSpinBox::valueChanged, this, &RunForm::changed);
    return spin;
}

QComboBox* RunForm::newCombo(const char* name)
{
    auto* combo = named(new QComboBox(m_parent), name);
    connect(combo, &QComboBox::currentIndexChanged, this, &RunForm::changed);
    return combo;
}

QCheckBox* RunForm::newCheck(const char* name, const QString& text, bool isChecked)
{
    auto* check = named(new QCheckBox(text, m_parent), name);
    check->setChecked(isChecked);
    connect(check, &QCheckBox::toggled, this, &RunForm::changed);
    return check;
}

ChosenNames* RunForm::newNames(const char* name, const QString& heading, const QStringList& names,
    const QStringList& chosen, const QString& unnamed)
{
    auto* list = named(new ChosenNames(names, chosen, unnamed, m_parent), name);
    list->setAccessibleName(heading);
    connect(list, &QListWidget::itemChanged, this, &RunForm::changed);
    return list;
}

void RunForm::addRow(const QString& label, QWidget* field)
{
    m_form->addRow(label, field);
}

QString nameOr(const QString& typed, const QString& model)
{
    const QString name = typed.simplified();
    return name.isEmpty() ? model.simplified() : name;
}

} // namespace tandem
