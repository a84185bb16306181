#include "ui/fieldform.h"

#include "ui/arrange.h"
#include "ui/chosennames.h"
#include "ui/parts.h"
#include "ui/plaintooltip.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <limits>

namespace tandem {

using fields::Field;
using fields::FieldWords;
using fields::Type;
using fields::Word;

namespace {

/// "first_tokens" as "FirstTokens".
QString joinedName(const QString& key)
{
    QString joined;
    const QStringList words = key.split(u'_');
    for (const QString& word : words)
        joined += word.left(1).toUpper() + word.mid(1);
    return joined;
}

QString wordLabel(const Word& word)
{
    return FieldWords::tr(word.label);
}

QStringList keysOf(std::span<const Word> words)
{
    QStringList keys;
    for (const Word& word : words)
        keys.append(QLatin1String(word.key));
    return keys;
}

} // namespace

FieldForm::FieldForm(const fields::Fields& fields, const Shared& options, const Shared& usual,
    const FieldSource& source, const char* prefix, QFormLayout* form, QWidget* parent)
    : QObject(parent)
    , m_options(options)
    , m_source(source)
    , m_prefix(QLatin1String(prefix))
    , m_form(form)
    , m_parent(parent)
{
    for (const Field& field : fields) {
        if (field.isShown(options.get()) && !field.isRare)
            addRow(field);
    }
    const qsizetype inSight = m_parts.size();
    for (const Field& field : fields) {
        if (field.isShown(options.get()) && field.isRare)
            addRow(field);
    }
    if (m_parts.size() > inSight)
        fold(usual);
    take();
}

void FieldForm::addRow(const Field& field)
{
    const auto partOf = [&]() -> Part {
        switch (field.type) {
        case Type::Flag:
            return field.words.empty() ? flagPart(field) : wordPart(field);
        case Type::Number:
            return field.bounds.most > std::numeric_limits<int>::max() ? largeNumberPart(field)
                                                                       : numberPart(field);
        case Type::Decimal:
            return largeNumberPart(field);
        case Type::Text:
            return field.names == fields::Names::Any ? linePart(field) : namePart(field);
        case Type::Names:
            return namesPart(field);
        case Type::Choice:
        case Type::Choices:
            return wordPart(field);
        case Type::Flags:
            return wordsPart(field);
        case Type::Range:
            return rangePart(field);
        case Type::Items:
            break;
        }
        return itemsPart(field);
    };
    Part part = partOf();
    if (field.help)
        part.widget->setToolTip(plainToolTip(FieldWords::tr(field.help)));
    const bool saysItself =
        field.type == Type::Flags || (field.type == Type::Flag && field.words.empty());
    m_form->addRow(saysItself ? QString() : field.label(), part.widget);
    m_parts.append(part);
}

void FieldForm::fold(const Shared& usual)
{
    auto* more = named(new QToolButton(m_parent), nameOf(QStringLiteral("more")));
    more->setText(tr("More settings"));
    more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    more->setAutoRaise(true);
    more->setCheckable(true);
    const auto show = [this, more](bool isOpen) {
        more->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
        for (const Part& part : std::as_const(m_parts)) {
            if (part.field.isRare)
                m_form->setRowVisible(part.widget, isOpen);
        }
    };
    const auto first = std::find_if(
        m_parts.cbegin(), m_parts.cend(), [](const Part& part) { return part.field.isRare; });
    int row = 0;
    m_form->getWidgetPosition(first->widget, &row, nullptr);
    m_form->insertRow(row, QString(), more);
    // What is set otherwise than usual is not out of sight.
    const bool isSet = std::any_of(first, m_parts.cend(), [&](const Part& part) {
        return part.field.value(m_options.get()) != part.field.value(usual.get());
    });
    connect(more, &QToolButton::toggled, this, show);
    more->setChecked(isSet);
    show(isSet);
}

QString FieldForm::nameOf(const QString& key) const
{
    return m_prefix + joinedName(key);
}

QVariant FieldForm::valueOf(const Field& field) const
{
    return field.value(m_options.get());
}

FieldForm::Part FieldForm::flagPart(const Field& field)
{
    auto* check = named(new QCheckBox(field.label(), m_parent), nameOf(field.key()));
    check->setChecked(valueOf(field).toBool());
    connect(check, &QCheckBox::toggled, this, &FieldForm::note);
    return {field, check, [check] { return check->isChecked(); }};
}

FieldForm::Part FieldForm::numberPart(const Field& field)
{
    auto* spin = named(new QSpinBox(m_parent), nameOf(field.key()));
    spin->setRange(int(field.bounds.least), int(field.bounds.most));
    spin->setGroupSeparatorShown(true);
    spin->setSpecialValueText(FieldWords::tr(field.blank));
    spin->setValue(valueOf(field).toInt());
    connect(spin, &QSpinBox::valueChanged, this, &FieldForm::note);
    return {field, spin, [spin] { return spin->value(); }};
}

FieldForm::Part FieldForm::largeNumberPart(const Field& field)
{
    auto* spin = named(new QDoubleSpinBox(m_parent), nameOf(field.key()));
    spin->setDecimals(field.bounds.decimals);
    spin->setRange(field.bounds.least, field.bounds.most);
    spin->setSingleStep(field.bounds.decimals > 0 ? 0.1 : 1.0);
    spin->setValue(valueOf(field).toDouble());
    connect(spin, &QDoubleSpinBox::valueChanged, this, &FieldForm::note);
    return {field, spin, [spin] { return spin->value(); }};
}

FieldForm::Part FieldForm::linePart(const Field& field)
{
    const QString text = valueOf(field).toString();
    auto* line = named(
        new QLineEdit(text.isEmpty() ? field.usualText() : text, m_parent), nameOf(field.key()));
    line->setPlaceholderText(FieldWords::tr(field.placeholder));
    line->setCursorPosition(0);
    connect(line, &QLineEdit::textChanged, this, &FieldForm::note);
    return {field, line, [line] { return line->text().simplified(); },
        [field, line] {
            return line->text().trimmed().isEmpty() ? FieldWords::tr(field.needed) : QString();
        }};
}

FieldForm::Part FieldForm::namePart(const Field& field)
{
    auto* combo = named(new QComboBox(m_parent), nameOf(field.key()));
    if (field.blank)
        combo->addItem(FieldWords::tr(field.blank), QString());
    const QStringList names = m_source.names(field.names, m_options.get());
    for (const QString& name : names)
        combo->addItem(name.isEmpty() ? FieldWords::tr(field.placeholder) : name, name);
    // Two that name something of one kind most often mean two of them.
    int others = 0;
    for (const Part& part : std::as_const(m_parts))
        others += part.field.type == Type::Text && part.field.names == field.names ? 1 : 0;
    const int chosen = combo->findData(valueOf(field));
    combo->setCurrentIndex(chosen >= 0 ? chosen : std::min(others, combo->count() - 1));
    const bool isMissing = combo->count() <= others;
    connect(combo, &QComboBox::currentIndexChanged, this, [this] {
        take();
        refillNames();
        note();
    });
    return {field, combo, [combo] { return combo->currentData(); },
        [field, isMissing] { return isMissing ? FieldWords::tr(field.noneThere) : QString(); }};
}

FieldForm::Part FieldForm::namesPart(const Field& field)
{
    auto* list = named(new ChosenNames(m_source.names(field.names, m_options.get()),
                           valueOf(field).toStringList(), FieldWords::tr(field.blank), m_parent),
        nameOf(field.key()));
    list->setAccessibleName(field.plainLabel());
    connect(list, &QListWidget::itemChanged, this, &FieldForm::note);
    return {field, list, [list] { return list->chosen(); },
        [field, list] {
            return list->count() == 0    ? FieldWords::tr(field.noneThere)
                   : list->isAnyChosen() ? QString()
                                         : FieldWords::tr(field.needed);
        }};
}

FieldForm::Part FieldForm::wordPart(const Field& field)
{
    auto* combo = named(new QComboBox(m_parent), nameOf(field.key()));
    if (field.type == Type::Choices)
        combo->addItem(FieldWords::tr(field.blank), keysOf(field.words));
    for (const Word& word : field.words) {
        const QString key = QLatin1String(word.key);
        const QVariant value = field.type == Type::Flag      ? QVariant(word.value != 0)
                               : field.type == Type::Choices ? QVariant(QStringList{key})
                                                             : QVariant(key);
        combo->addItem(wordLabel(word), value);
    }
    const QVariant chosen = valueOf(field);
    for (int i = 0; i < combo->count(); ++i) {
        if (combo->itemData(i) == chosen)
            combo->setCurrentIndex(i);
    }
    connect(combo, &QComboBox::currentIndexChanged, this, &FieldForm::note);
    return {field, combo, [combo] { return combo->currentData(); }};
}

FieldForm::Part FieldForm::wordsPart(const Field& field)
{
    auto* column = new QWidget(m_parent);
    auto* layout = inColumn(column, {}, m_form->verticalSpacing());
    const QStringList on = valueOf(field).toStringList();
    QList<QCheckBox*> checks;
    for (const Word& word : field.words) {
        const QString key = QLatin1String(word.key);
        auto* check = named(new QCheckBox(wordLabel(word), column), nameOf(key));
        check->setChecked(on.contains(key));
        connect(check, &QCheckBox::toggled, this, &FieldForm::note);
        layout->addWidget(check);
        checks.append(check);
    }
    const auto chosen = [checks, keys = keysOf(field.words)] {
        QStringList ticked;
        for (qsizetype i = 0; i < checks.size(); ++i) {
            if (checks.at(i)->isChecked())
                ticked.append(keys.at(i));
        }
        return ticked;
    };
    return {field, column, chosen,
        [field, chosen] { return chosen().isEmpty() ? FieldWords::tr(field.needed) : QString(); }};
}

FieldForm::Part FieldForm::rangePart(const Field& field)
{
    auto* row = new QWidget(m_parent);
    const QVariantList ends = valueOf(field).toList();
    const auto newEnd = [&](const QString& key, const QString& name, int value) {
        auto* spin = named(new QSpinBox(row), nameOf(key));
        spin->setRange(int(field.bounds.least), int(field.bounds.most));
        spin->setGroupSeparatorShown(true);
        spin->setValue(value);
        spin->setAccessibleName(name.arg(field.plainLabel()));
        connect(spin, &QSpinBox::valueChanged, this, &FieldForm::note);
        return spin;
    };
    auto* low = newEnd(field.key(), tr("%1, at least"), ends.value(0).toInt());
    auto* high = newEnd(QLatin1String(field.highKey), tr("%1, at most"), ends.value(1).toInt());
    inRow(row, {{low, 1}, newLabel(row, LabelStyle::Plain, tr("to", "20 to 100")), {high, 1}}, 8);
    row->setFocusProxy(low);
    return {field, row, [low, high] { return QVariantList{low->value(), high->value()}; }};
}

FieldForm::Part FieldForm::itemsPart(const Field& field)
{
    auto* line =
        named(new QLineEdit(m_source.textOf(field.names, valueOf(field).toList()), m_parent),
            nameOf(field.key()));
    line->setPlaceholderText(FieldWords::tr(field.placeholder));
    connect(line, &QLineEdit::textChanged, this, &FieldForm::note);
    const auto items = [this, line, of = field.names] {
        return m_source.itemsIn(of, line->text().simplified());
    };
    return {field, line, [items] { return items().value_or(QVariantList()); },
        [this, items, of = field.names] { return items() ? QString() : m_source.howToType(of); }};
}

void FieldForm::take()
{
    for (const Part& part : std::as_const(m_parts))
        part.field.setValue(m_options.get(), part.value());
    for (const Part& part : std::as_const(m_parts))
        part.widget->setEnabled(part.field.applies(m_options.get()));
}

void FieldForm::note()
{
    take();
    emit changed();
}

void FieldForm::refillNames()
{
    for (const Part& part : std::as_const(m_parts)) {
        auto* list = qobject_cast<ChosenNames*>(part.widget);
        if (!list)
            continue;
        // What was ticked stays so where it is there, too.
        const QStringList names = m_source.names(part.field.names, m_options.get());
        QStringList ticked = list->chosen();
        ticked.removeIf([&names](const QString& name) { return !names.contains(name); });
        list->setNames(names, ticked, FieldWords::tr(part.field.blank));
    }
}

QString FieldForm::problem() const
{
    for (const Part& part : m_parts) {
        if (!part.widget->isEnabled())
            continue;
        const QString own = part.problem ? part.problem() : QString();
        const QString problem = own.isEmpty() ? part.field.problem(m_options.get()) : own;
        if (!problem.isEmpty())
            return problem;
    }
    return {};
}

} // namespace tandem
