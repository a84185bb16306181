#include "views/evaluate/choices.h"

#include "models/expert/systemreport.h"
#include "ui/parts.h"
#include "ui/screen/livetext.h"

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

QComboBox* modeChoice(const char* name, QWidget* parent)
{
    auto* choice = named(new QComboBox(parent), name);
    for (const expert::Mode mode : expert::kAllModes)
        choice->addItem(QString(), int(mode));
    choice->setCurrentIndex(int(expert::Mode::Average));
    inEveryLanguage(choice, [choice] {
        for (int i = 0; i < choice->count(); ++i)
            choice->setItemText(i, expert::modeName(expert::Mode(choice->itemData(i).toInt())));
    });
    return choice;
}

expert::Mode modeOf(const QComboBox* choice)
{
    return expert::Mode(choice->currentData().toInt());
}

} // namespace tandem
