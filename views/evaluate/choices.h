#pragma once

#include "models/expert/scores.h"
#include "views/session/figurechoices.h"

#include <QStringList>

class QComboBox;
class QWidget;

namespace tandem {

/// Fills a choice with systems, each with its name as data. What was chosen stays chosen where it
/// is still there; else the `preferred`-th is, or the last of fewer. Emits nothing.
void fillSystemChoice(QComboBox* combo, const QStringList& systems, int preferred);

/// A choice of the modes of scores, each expert::Mode as data, in every language; the average is
/// chosen.
QComboBox* modeChoice(const char* name, QWidget* parent);
/// The mode that is chosen.
expert::Mode modeOf(const QComboBox* choice);

/// The same choice on a page of figures, in its second line, and the mode that is chosen by it.
FigureChoice modeFigureChoice(const char* name);
expert::Mode modeAt(const FigureValues& values, const char* name);

} // namespace tandem
