#pragma once

#include "ui/screen/livetext.h"
#include "ui/theme.h"

#include <QLabel>
#include <QString>

#include <functional>

class QDialog;
class QDialogButtonBox;
class QDoubleSpinBox;
class QPushButton;
class QSpinBox;

namespace tandem {

/// Gives an object its name, under which tests and kept layouts know it.
template <typename Object>
Object* named(Object* object, const char* name)
{
    object->setObjectName(QLatin1String(name));
    return object;
}
template <typename Object>
Object* named(Object* object, const QString& name)
{
    object->setObjectName(name);
    return object;
}

/// A label in this style; `newNote` is one that breaks its text into lines.
QLabel* newLabel(QWidget* parent, LabelStyle style, const QString& text = {});
QLabel* newNote(QWidget* parent, LabelStyle style, const QString& text = {});

/// A field for a whole number. A number that its range or decimals do not allow can be typed, and
/// becomes the nearest that they do when the field is left: never one that was there before.
QSpinBox* newNumberField(QWidget* parent, const char* name);
QSpinBox* newNumberField(QWidget* parent, const QString& name);
/// The same for a number with decimals, or one that an int cannot hold.
QDoubleSpinBox* newDecimalField(QWidget* parent, const char* name);
QDoubleSpinBox* newDecimalField(QWidget* parent, const QString& name);
/// A field for a seed, as large as on the command line.
QDoubleSpinBox* newSeedField(QWidget* parent, const char* name);

/// A text that is asked for again when the language changes.
using Words = std::function<QString()>;

/// A button with these words.
QPushButton* newButton(QWidget* parent, const char* name, Words words);
/// A button that looks like a link.
QPushButton* newLink(QWidget* parent, const char* name, Words words);
/// Fills the line of buttons below a dialog: what it is for, which Enter gives and which is
/// returned, and how it is left; they call its accept() and reject().
QPushButton* addDialogButtons(QDialogButtonBox* box, QDialog* dialog, const QString& accept,
    const char* acceptName, const QString& reject, const char* rejectName = "");

} // namespace tandem
