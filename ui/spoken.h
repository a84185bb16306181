#pragma once

#include <QAccessible>
#include <QRect>
#include <QString>

#include <functional>

class QAbstractButton;
class QWidget;

namespace tandem {

/// Something in a painted widget that a screen reader can go to.
struct SpokenPart
{
    QString name;
    QRect area = {}; ///< in the widget
    bool isCurrent = false;
    std::function<void()> press = {}; ///< what a click on it does; none: it can only be read
};

/// What a widget that paints itself lets be heard besides its accessible name and description.
struct Spoken
{
    QAccessible::Role role = QAccessible::Graphic;
    QString value = {};
    double share = 0.0; ///< of progress, 0 to 1
    int parts = 0;
    std::function<SpokenPart(int)> part = {}; ///< asked for one of the parts at a time
    QAccessible::Role partRole = QAccessible::ListItem;
    bool hasWidgets =
        false; ///< what is in it are widgets, which speak for themselves, and no parts
};

/// Gives `widget` an accessible interface that says what `says` returns at the time it is asked.
void setSpoken(QWidget* widget, std::function<Spoken()> says);

/// Makes a button that can be checked one of several, of which at most one holds: a radio button to
/// screen readers, whatever it looks like.
void setRadio(QAbstractButton* button);

/// Makes `widget` a notification: whenever it is shown, its accessible name is read out, wherever
/// the keyboard is. The widgets in it can be gone to as ever.
void setReadOut(QWidget* widget);
/// The notification, shown already or not, says something else now.
void readOutAgain(QWidget* widget);

/// Tells screen readers that this part of a widget with the keyboard is the current one now.
void tellCurrentPart(QWidget* widget, int part);

} // namespace tandem
