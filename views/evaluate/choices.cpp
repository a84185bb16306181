#include "views/evaluate/choices.h"

#include "models/expert/systemreport.h"
#include "ui/screen/layoutkeeping.h"
#include "views/evaluate/evaluatewords.h"

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
    QList<int> modes;
    for (const expert::Mode mode : expert::kAllModes)
        modes.append(int(mode));
    QComboBox* choice = keptChoice(
        parent, name, modes, [](int mode) { return expert::modeName(expert::Mode(mode)); });
    choice->setCurrentIndex(int(expert::Mode::Average));
    return choice;
}

expert::Mode modeOf(const QComboBox* choice)
{
    return expert::Mode(choice->currentData().toInt());
}

FigureChoice modeFigureChoice(const char* name)
{
    const auto modes = [](const FigureValues&) {
        QList<FigureEntry> entries;
        for (const expert::Mode mode : expert::kAllModes)
            entries.append({expert::modeName(mode), QString::number(int(mode))});
        return entries;
    };
    FigureChoice choice = figureList(name, modes, {});
    choice.label = [] { return EvaluateWords::tr("&Mode"); };
    choice.preferred = int(expert::Mode::Average);
    choice.line = 1;
    return choice;
}

expert::Mode modeAt(const FigureValues& values, const char* name)
{
    return expert::Mode(values.key(name).toInt());
}

} // namespace tandem
