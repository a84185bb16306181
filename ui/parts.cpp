#include "ui/parts.h"

#include "models/seed.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QPushButton>

namespace tandem {

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

QDoubleSpinBox* newSeedField(QWidget* parent, const char* name)
{
    auto* field = named(new QDoubleSpinBox(parent), name);
    field->setDecimals(0);
    field->setRange(0, kMostSeed);
    return field;
}

QPushButton* newButton(QWidget* parent, const char* name, Words words)
{
    auto* button = named(new QPushButton(parent), name);
    button->setAutoDefault(true); // Return presses it, outside of dialogs too
    says(button, &QPushButton::setText, std::move(words));
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
