#include "ui/fieldform.h"

#include "ui/advancedrows.h"
#include "ui/arrange.h"
#include "ui/chosennames.h"
#include "ui/formlabels.h"
#include "ui/parts.h"
#include "ui/plaintooltip.h"
#include "ui/screen/livetext.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QDoubleValidator>
#include <QFormLayout>
#include <QLabel>
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

/// What of a number's look is words.
template <typename Spin>
void nameNumber(Spin* spin, const Field& field)
{
    inEveryLanguage(spin, [spin, unit = field.unit, blank = field.blank] {
        spin->setSuffix(FieldWords::tr(unit));
        spin->setSpecialValueText(FieldWords::tr(blank));
    });
}

} // namespace

QString fieldWidgetName(const QString& prefix, const QString& key)
{
    QString name = prefix;
    const QStringList words = key.split(u'_');
    for (const QString& word : words)
        name += word.left(1).toUpper() + word.mid(1);
    return name;
}

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
    centerLabels(*m_form);
    show();
}

void FieldForm::addRare(AdvancedRows& rows)
{
    const fields::Fields rare = std::exchange(m_rare, {});
    for (const Field& field : rare)
        rows.add(addRow(field));
    centerLabels(*m_form);
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
    const auto addLabelled = [&](QWidget* widget) {
        auto* label = new QLabel(m_parent);
        label->setBuddy(widget);
        bindText(label, &QLabel::setText, [field] { return field.label(); });
        m_form->addRow(label, widget);
    };
    if (QWidget* widget = m_own ? m_own(field) : nullptr) {
        addLabelled(widget);
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
            return field.mayBeUnknown ? unknownNumberPart(field) : largeNumberPart(field);
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
        bindText(part.widget, &QWidget::setToolTip,
            [help = field.help] { return plainToolTip(FieldWords::tr(help)); });
    const bool saysItself =
        field.type == Type::Flags || (field.type == Type::Flag && field.words.empty());
    if (saysItself)
        m_form->addRow(QString(), part.widget);
    else
        addLabelled(part.widget);
    m_parts.append(part);
    return part.widget;
}

QWidget* FieldForm::widgetOf(const QString& key) const
{
    const auto found = std::find_if(m_parts.cbegin(), m_parts.cend(),
        [&key](const Part& part) { return part.field.key() == key; });
    return found == m_parts.cend() ? nullptr : found->widget;
}

FieldForm::Part FieldForm::flagPart(const Field& field)
{
    auto* check = named(new QCheckBox(m_parent), nameOf(field.key()));
    bindText(check, &QCheckBox::setText, [field] { return field.label(); });
    connect(check, &QCheckBox::toggled, this, &FieldForm::note);
    return {field, check, [check] { return check->isChecked(); },
        [check](const QVariant& value) { check->setChecked(value.toBool()); }};
}

FieldForm::Part FieldForm::numberPart(const Field& field)
{
    auto* spin = newNumberField(m_parent, nameOf(field.key()));
    spin->setRange(int(field.bounds.least), int(field.bounds.most));
    spin->setGroupSeparatorShown(true);
    spin->setSingleStep(std::max(1, int(field.step)));
    nameNumber(spin, field);
    connect(spin, &QSpinBox::valueChanged, this, &FieldForm::note);
    return {field, spin, [spin] { return spin->value(); },
        [spin](const QVariant& value) { spin->setValue(value.toInt()); }};
}

FieldForm::Part FieldForm::largeNumberPart(const Field& field)
{
    auto* spin = newDecimalField(m_parent, nameOf(field.key()));
    spin->setDecimals(field.bounds.decimals);
    spin->setRange(field.bounds.least, field.bounds.most);
    spin->setSingleStep(field.step > 0.0 ? field.step : field.bounds.decimals > 0 ? 0.1 : 1.0);
    nameNumber(spin, field);
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
    bindText(line, &QLineEdit::setPlaceholderText,
        [blank = field.blank] { return FieldWords::tr(blank); });
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
    bindText(line, &QLineEdit::setPlaceholderText,
        [placeholder = field.placeholder] { return FieldWords::tr(placeholder); });
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
        combo->addItem({}, QString());
    const QStringList names = m_source->names(field.names, m_options.get());
    for (const QString& name : names)
        combo->addItem(name, name);
    inEveryLanguage(combo, [combo, blank = field.blank, placeholder = field.placeholder] {
        for (int i = 0; i < combo->count(); ++i) {
            if (combo->itemData(i).toString().isEmpty())
                combo->setItemText(i, FieldWords::tr(i == 0 && blank ? blank : placeholder));
        }
    });
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
    bindText(list, &QWidget::setAccessibleName, [field] { return field.plainLabel(); });
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
        combo->addItem({}, keysOf(field.words));
    for (const Word& word : field.words) {
        const QString key = QLatin1String(word.key);
        const QVariant value = field.type == Type::Flag      ? QVariant(word.value != 0)
                               : field.type == Type::Choices ? QVariant(QStringList{key})
                                                             : QVariant(key);
        combo->addItem({}, value);
    }
    inEveryLanguage(combo, [combo, words = field.words, blank = field.blank] {
        const int others = combo->count() - int(words.size());
        for (int i = 0; i < combo->count(); ++i)
            combo->setItemText(
                i, i < others ? FieldWords::tr(blank) : wordLabel(words[std::size_t(i - others)]));
    });
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
        auto* check = named(new QCheckBox(column), nameOf(key));
        bindText(check, &QCheckBox::setText, [word] { return wordLabel(word); });
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
    const auto newEnd = [&](const QString& key, QString (*name)(const Field&)) {
        auto* spin = newNumberField(row, nameOf(key));
        spin->setRange(int(field.bounds.least), int(field.bounds.most));
        spin->setGroupSeparatorShown(true);
        bindText(spin, &QWidget::setAccessibleName, [field, name] { return name(field); });
        connect(spin, &QSpinBox::valueChanged, this, &FieldForm::note);
        return spin;
    };
    auto* low =
        newEnd(field.key(), [](const Field& of) { return tr("%1, minimum").arg(of.plainLabel()); });
    auto* high = newEnd(QLatin1String(field.highKey),
        [](const Field& of) { return tr("%1, maximum").arg(of.plainLabel()); });
    auto* to = newLabel(row, LabelStyle::Plain);
    bindText(to, &QLabel::setText, [] { return tr("to", "20 to 100"); });
    inRow(row, {{low, 1}, to, {high, 1}}, 8);
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
    bindText(line, &QLineEdit::setPlaceholderText,
        [placeholder = field.placeholder] { return FieldWords::tr(placeholder); });
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
