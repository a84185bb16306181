#include "views/evaluate/choices.h"

#include "models/expert/scores.h"
#include "models/expert/systemreport.h"

#include <QComboBox>
#include <QSignalBlocker>

namespace tandem {

void fillSystemChoice(QComboBox* combo, const QStringList& systems, int preferred)
{
    const QSignalBlocker blocker(combo);
    const QVariant chosen = combo->currentData();
    combo->clear();
    for (const QString& system : systems)
        combo->addItem(expert::systemName(system), system);
    const int found = chosen.isValid() ? combo->findData(chosen) : -1;
    combo->setCurrentIndex(found >= 0 ? found : qMin(preferred, combo->count() - 1));
}

void fillModeChoice(QComboBox* combo)
{
    for (const expert::Mode mode : expert::kAllModes)
        combo->addItem(expert::modeName(mode), int(mode));
    combo->setCurrentIndex(int(expert::Mode::Average));
}

void retranslateModeChoice(QComboBox* combo)
{
    for (int i = 0; i < combo->count(); ++i)
        combo->setItemText(i, expert::modeName(expert::Mode(combo->itemData(i).toInt())));
}

} // namespace tandem
