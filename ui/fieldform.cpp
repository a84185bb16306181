#include "ui/fieldform.h"

#include "ui/advancedrows.h"
#include "ui/arrange.h"
#include "ui/chosennames.h"
#include "ui/parts.h"
#include "ui/plaintooltip.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QDoubleValidator>
#include <QFormLayout>
#include <QLineEdit>
#include <QLocale>
#include <QSpinBox>

#include <algorithm>
#include <limits>
#include <utility>

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

/// Takes a number out of its bounds for the nearest one within them once the line is left.
class NearestValidator final : public QDoubleValidator
{
public:
    using QDoubleValidator::QDoubleValidator;

    void fixup(QString& text) const override
    {
        bool isNumber = false;
        const double number = locale().toDouble(text.trimmed(), &isNumber);
        if (!isNumber)
            return;
        QLocale plain = locale();
        plain.setNumberOptions(QLocale::OmitGroupSeparator);
        text = plain.toString(
            std::clamp(number, bottom(), top()), 'g', QLocale::FloatingPointShortest);
    }
};

QStringList keysOf(std::span<const Word> words)
{
    QStringList keys;
    for (const Word& word : words)
        keys.append(QLatin1String(word.key));
    return keys;
}

} // namespace

FieldForm::FieldForm(const fields::Fields& fields, const Shared& options, const Shared& usual,
    const FieldSource* source, const char* prefix, QFormLayout* form, QWidget* parent,
    const Own& own, Rare rare)
    : QObject(parent)
    , m_options(options)
    , m_usual(usual)
    , m_source(source)
    , m_prefix(QLatin1String(prefix))
    , m_form(form)
    , m_parent(parent)
    , m_own(own)
{
    // Made as they stand, for the Tab key.
    for (const Field& field : fields) {
        if (!field.isShown(options.get()))
            continue;
        if (field.isRare)
            m_rare.append(field);
        else
            addRow(field);
    }
    if (rare == Rare::Folded && !m_rare.isEmpty())
        addRare(*new AdvancedRows(m_form, nameOf(QStringLiteral("more")), m_parent));
    show();
}

void FieldForm::addRare(AdvancedRows& rows)
{
    const fields::Fields rare = std::exchange(m_rare, {});
    for (const Field& field : rare)
        rows.add(addRow(field));
    show();
    // What is set otherwise than usual is not out of sight.
    rows.openFor(hasUnusual());
}

bool FieldForm::hasUnusual() const
{
    return std::any_of(m_parts.cbegin(), m_parts.cend(), [this](const Part& part) {
        return part.field.isRare &&
               part.field.value(m_options.get()) != part.field.value(m_usual.get());
    });
}

QWidget* FieldForm::addRow(const Field& field)
{
    if (QWidget* widget = m_own ? m_own(field) : nullptr) {
        m_form->addRow(field.label(), widget);
        return widget;
    }
    const auto partOf = [&]() -> Part {
        switch (field.type) {
        case Type::Flag:
            return field.words.empty() ? flagPart(field) : wordPart(field);
        case Type::Number:
            return field.bounds.most > std::numeric_limits<int>::max() ? largeNumberPart(field)
                                                                       : numberPart(field);
        case Type::Decimal:
            return field.blank ? unknownNumberPart(field) : largeNumberPart(field);
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
    return part.widget;
}

QString FieldForm::nameOf(const QString& key) const
{
    return m_prefix + joinedName(key);
}

FieldForm::Part FieldForm::flagPart(const Field& field)
{
    auto* check = named(new QCheckBox(field.label(), m_parent), nameOf(field.key()));
    connect(check, &QCheckBox::toggled, this, &FieldForm::note);
    return {field, check, [check] { return check->isChecked(); },
        [check](const QVariant& value) { check->setChecked(value.toBool()); }};
}

FieldForm::Part FieldForm::numberPart(const Field& field)
{
    auto* spin = newNumberField(m_parent, nameOf(field.key()));
    spin->setRange(int(field.bounds.least), int(field.bounds.most));
    spin->setGroupSeparatorShown(true);
    spin->setSpecialValueText(FieldWords::tr(field.blank));
    connect(spin, &QSpinBox::valueChanged, this, &FieldForm::note);
    return {field, spin, [spin] { return spin->value(); },
        [spin](const QVariant& value) { spin->setValue(value.toInt()); }};
}

FieldForm::Part FieldForm::largeNumberPart(const Field& field)
{
    auto* spin = newDecimalField(m_parent, nameOf(field.key()));
    spin->setDecimals(field.bounds.decimals);
    spin->setRange(field.bounds.least, field.bounds.most);
    spin->setSingleStep(field.bounds.decimals > 0 ? 0.1 : 1.0);
    connect(spin, &QDoubleSpinBox::valueChanged, this, &FieldForm::note);
    return {field, spin, [spin] { return spin->value(); },
        [spin](const QVariant& value) { spin->setValue(value.toDouble()); }};
}

FieldForm::Part FieldForm::unknownNumberPart(const Field& field)
{
    auto* line = named(new QLineEdit(m_parent), nameOf(field.key()));
    auto* range =
        new NearestValidator(field.bounds.least, field.bounds.most, field.bounds.decimals, line);
    range->setNotation(QDoubleValidator::StandardNotation);
    line->setValidator(range);
    line->setPlaceholderText(FieldWords::tr(field.blank));
    connect(line, &QLineEdit::textChanged, this, &FieldForm::note);
    return {field, line,
        [line] {
            bool isNumber = false;
            const double value = line->locale().toDouble(line->text().trimmed(), &isNumber);
            return isNumber ? QVariant(value) : QVariant();
        },
        [line](const QVariant& value) {
            QLocale plain = line->locale();
            plain.setNumberOptions(QLocale::OmitGroupSeparator);
            line->setText(value.isValid() ? plain.toString(value.toDouble(), 'g',
                                                QLocale::FloatingPointShortest)
                                          : QString());
        }};
}

FieldForm::Part FieldForm::linePart(const Field& field)
{
    auto* line = named(new QLineEdit(m_parent), nameOf(field.key()));
    line->setMaxLength(field.longest);
    line->setPlaceholderText(FieldWords::tr(field.placeholder));
    connect(line, &QLineEdit::textChanged, this, &FieldForm::note);
    return {field, line, [line] { return line->text().simplified(); },
        [field, line](const QVariant& value) {
            line->setText(value.toString().isEmpty() ? field.usualText() : value.toString());
            line->setCursorPosition(0);
        },
        [field, line] {
            return line->text().trimmed().isEmpty() ? FieldWords::tr(field.needed) : QString();
        }};
}

FieldForm::Part FieldForm::namePart(const Field& field)
{
    auto* combo = named(new QComboBox(m_parent), nameOf(field.key()));
    if (field.blank)
        combo->addItem(FieldWords::tr(field.blank), QString());
    const QStringList names = m_source->names(field.names, m_options.get());
    for (const QString& name : names)
        combo->addItem(name.isEmpty() ? FieldWords::tr(field.placeholder) : name, name);
    // Two that name something of one kind most often mean two of them.
    int others = 0;
    for (const Part& part : std::as_const(m_parts))
        others += part.field.type == Type::Text && part.field.names == field.names ? 1 : 0;
    const bool isMissing = combo->count() <= others;
    connect(combo, &QComboBox::currentIndexChanged, this, &FieldForm::refillNames);
    return {field, combo, [combo] { return combo->currentData(); },
        [combo, others](const QVariant& value) {
            const int chosen = combo->findData(value);
            combo->setCurrentIndex(chosen >= 0 ? chosen : std::min(others, combo->count() - 1));
        },
        [field, isMissing] { return isMissing ? FieldWords::tr(field.noneThere) : QString(); }};
}

FieldForm::Part FieldForm::namesPart(const Field& field)
{
    auto* list = named(new ChosenNames({}, {}, {}, m_parent), nameOf(field.key()));
    list->setAccessibleName(field.plainLabel());
    connect(list, &QListWidget::itemChanged, this, &FieldForm::note);
    return {field, list, [list] { return list->chosen(); },
        [this, field, list](const QVariant& value) {
            // What was chosen stays so where it is there.
            const QStringList names = m_source->names(field.names, m_options.get());
            QStringList chosen = value.toStringList();
            chosen.removeIf([&names](const QString& name) { return !names.contains(name); });
            list->setNames(names, chosen, FieldWords::tr(field.blank));
        },
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
    connect(combo, &QComboBox::currentIndexChanged, this, &FieldForm::note);
    return {field, combo, [combo] { return combo->currentData(); },
        [combo](const QVariant& value) {
            for (int i = 0; i < combo->count(); ++i) {
                if (combo->itemData(i) == value)
                    combo->setCurrentIndex(i);
            }
        }};
}

FieldForm::Part FieldForm::wordsPart(const Field& field)
{
    auto* column = new QWidget(m_parent);
    auto* layout = inColumn(column, {}, m_form->verticalSpacing());
    QList<QCheckBox*> checks;
    for (const Word& word : field.words) {
        const QString key = QLatin1String(word.key);
        auto* check = named(new QCheckBox(wordLabel(word), column), nameOf(key));
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
    const auto show = [checks, keys = keysOf(field.words)](const QVariant& value) {
        for (qsizetype i = 0; i < checks.size(); ++i)
            checks.at(i)->setChecked(value.toStringList().contains(keys.at(i)));
    };
    return {field, column, chosen, show,
        [field, chosen] { return chosen().isEmpty() ? FieldWords::tr(field.needed) : QString(); }};
}

FieldForm::Part FieldForm::rangePart(const Field& field)
{
    auto* row = new QWidget(m_parent);
    const auto newEnd = [&](const QString& key, const QString& name) {
        auto* spin = newNumberField(row, nameOf(key));
        spin->setRange(int(field.bounds.least), int(field.bounds.most));
        spin->setGroupSeparatorShown(true);
        spin->setAccessibleName(name.arg(field.plainLabel()));
        connect(spin, &QSpinBox::valueChanged, this, &FieldForm::note);
        return spin;
    };
    auto* low = newEnd(field.key(), tr("%1, minimum"));
    auto* high = newEnd(QLatin1String(field.highKey), tr("%1, maximum"));
    inRow(row, {{low, 1}, newLabel(row, LabelStyle::Plain, tr("to", "20 to 100")), {high, 1}}, 8);
    row->setFocusProxy(low);
    return {field, row,
        [low, high] {
            return QVariantList{low->value(), high->value()};
        },
        [low, high](const QVariant& value) {
            low->setValue(value.toList().value(0).toInt());
            high->setValue(value.toList().value(1).toInt());
        }};
}

FieldForm::Part FieldForm::itemsPart(const Field& field)
{
    auto* line = named(new QLineEdit(m_parent), nameOf(field.key()));
    line->setPlaceholderText(FieldWords::tr(field.placeholder));
    connect(line, &QLineEdit::textChanged, this, &FieldForm::note);
    const auto items = [this, line, of = field.names] {
        return m_source->itemsIn(of, line->text().simplified());
    };
    return {field, line, [items] { return items().value_or(QVariantList()); },
        [this, line, of = field.names](
            const QVariant& value) { line->setText(m_source->textOf(of, value.toList())); },
        [this, items, of = field.names] { return items() ? QString() : m_source->howToType(of); }};
}

void FieldForm::show()
{
    m_isShowing = true;
    for (const Part& part : std::as_const(m_parts))
        part.show(part.field.value(m_options.get()));
    m_isShowing = false;
    take();
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
    if (m_isShowing)
        return;
    take();
    emit changed();
}

void FieldForm::refillNames()
{
    if (m_isShowing)
        return;
    take();
    for (const Part& part : std::as_const(m_parts)) {
        if (part.field.type == Type::Names)
            part.show(part.value());
    }
    note();
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
