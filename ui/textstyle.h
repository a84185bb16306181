#pragma once

#include "ui/theme.h"
#include "ui/themefonts.h"

class QVariant;
class QWidget;

namespace tandem {

/// Sets a property that rules of the style sheet go by, and dresses the widget by it.
void setLook(QWidget* widget, const char* property, const QVariant& value);

/// setLabelStyle() for other widgets that show text in their font and colour. Setting either by
/// hand does not last: a style sheet gives back what it found when it is set anew.
void setTextStyle(QWidget* widget, LabelStyle style);

/// Keeps the widget in the font of a role, whatever the application's font becomes.
void keepFont(QWidget* widget, FontRole role);

} // namespace tandem
