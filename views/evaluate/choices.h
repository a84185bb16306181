#pragma once

#include <QStringList>

class QComboBox;

namespace tandem {

/// Fills a choice with systems, each with its name as data. What was chosen stays chosen where it
/// is still there; else the `preferred`-th is, or the last of fewer. Emits nothing.
void fillSystemChoice(QComboBox* combo, const QStringList& systems, int preferred);

/// Fills a choice with the modes of scores, each expert::Mode as data; the average is chosen.
void fillModeChoice(QComboBox* combo);
/// The modes' names in the language of now.
void retranslateModeChoice(QComboBox* combo);

} // namespace tandem
