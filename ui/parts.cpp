#include "ui/parts.h"

#include "models/seed.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <cmath>
#include <optional>
#include <type_traits>
#include <utility>

namespace tandem {

namespace {

/// A spin box of Qt's without its refusals: it does not take the keys of a number outside of its
/// range, and goes back without a word to what was there where a number is too small.
template <typename SpinBox>
class NearestNumber final : public SpinBox
{
public:
    using SpinBox::SpinBox;

    QValidator::State validate(QString& text, int& at) const override
    {
        const QValidator::State state = SpinBox::validate(text, at);
        return state == QValidator::Invalid && numberIn(text) ? QValidator::Intermediate : state;
    }
    void fixup(QString& text) const override
    {
        if (const auto number = numberIn(text))
            text = this->prefix() +
                   this->textFromValue(Value(
                       std::clamp(*number, double(this->minimum()), double(this->maximum())))) +
                   this->suffix();
        else
            SpinBox::fixup(text);
    }

private:
    using Value = decltype(std::declval<SpinBox>().value());

    std::optional<double> numberIn(QString text) const
    {
        if (text.startsWith(this->prefix()))
            text.remove(0, this->prefix().size());
        if (text.endsWith(this->suffix()))
            text.chop(this->suffix().size());
        // Groups are set anew once the number is whole.
        text.remove(this->locale().groupSeparator());
        bool isNumber = false;
        const double number = std::is_integral_v<Value>
                                  ? double(this->locale().toLongLong(text.trimmed(), &isNumber))
                                  : this->locale().toDouble(text.trimmed(), &isNumber);
        return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
    }
};

} // namespace

QLabel* newLabel(QWidget* parent, LabelStyle style, const QString& text)
{
    auto* label = new QLabel(parent);
    setLabelStyle(label, style);
    label->setText(text);
    return label;
}

QLabel* newNote(QWidget* parent, LabelStyle style, const QString& text)
{
    QLabel* note = newLabel(parent, style, text);
    note->setWordWrap(true);
    return note;
}

QSpinBox* newNumberField(QWidget* parent, const QString& name)
{
    return named(new NearestNumber<QSpinBox>(parent), name);
}

QSpinBox* newNumberField(QWidget* parent, const char* name)
{
    return newNumberField(parent, QString(QLatin1String(name)));
}

QDoubleSpinBox* newDecimalField(QWidget* parent, const QString& name)
{
    return named(new NearestNumber<QDoubleSpinBox>(parent), name);
}

QDoubleSpinBox* newDecimalField(QWidget* parent, const char* name)
{
    return newDecimalField(parent, QString(QLatin1String(name)));
}

QDoubleSpinBox* newSeedField(QWidget* parent, const char* name)
{
    QDoubleSpinBox* field = newDecimalField(parent, name);
    field->setDecimals(0);
    field->setRange(0, kMostSeed);
    return field;
}

QPushButton* newButton(QWidget* parent, const char* name, Words words)
{
    auto* button = named(new QPushButton(parent), name);
    button->setAutoDefault(true); // Return presses it, outside of dialogs too
    bindText(button, &QPushButton::setText, std::move(words));
    return button;
}

QPushButton* newLink(QWidget* parent, const char* name, Words words)
{
    QPushButton* link = newButton(parent, name, std::move(words));
    setLinkLike(link);
    return link;
}

QPushButton* addDialogButtons(QDialogButtonBox* box, QDialog* dialog, const QString& accept,
    const char* acceptName, const QString& reject, const char* rejectName)
{
    named(box->addButton(reject, QDialogButtonBox::RejectRole), rejectName)->setAutoDefault(false);
    QPushButton* button = named(box->addButton(accept, QDialogButtonBox::AcceptRole), acceptName);
    button->setDefault(true);
    setPrimary(button);
    QObject::connect(box, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    QObject::connect(box, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    return button;
}

} // namespace tandem
