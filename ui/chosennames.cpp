#include "ui/chosennames.h"

#include <QSignalBlocker>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kNamesInSight = 5;

} // namespace

ChosenNames::ChosenNames(
    const QStringList& names, const QStringList& chosen, const QString& unnamed, QWidget* parent)
    : QListWidget(parent)
{
    setNames(names, chosen, unnamed);
}

void ChosenNames::setNames(
    const QStringList& names, const QStringList& chosen, const QString& unnamed)
{
    const QSignalBlocker quiet(this);
    clear();
    QListWidgetItem* firstChosen = nullptr;
    for (const QString& name : names) {
        auto* item = new QListWidgetItem(name.isEmpty() ? unnamed : name, this);
        item->setData(Qt::UserRole, name);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        const bool isChosen = chosen.isEmpty() || chosen.contains(name);
        item->setCheckState(isChosen ? Qt::Checked : Qt::Unchecked);
        if (isChosen && !firstChosen)
            firstChosen = item;
    }
    const int rows = std::clamp(count(), 1, kNamesInSight);
    setFixedHeight(rows * (sizeHintForRow(0) + 2) + 8);
    setCurrentItem(firstChosen);
    if (firstChosen)
        scrollToItem(firstChosen, PositionAtTop);
}

QStringList ChosenNames::chosen() const
{
    QStringList ticked;
    for (int row = 0; row < count(); ++row) {
        if (item(row)->checkState() == Qt::Checked)
            ticked.append(item(row)->data(Qt::UserRole).toString());
    }
    return ticked.size() == count() ? QStringList() : ticked;
}

bool ChosenNames::isAnyChosen() const
{
    for (int row = 0; row < count(); ++row) {
        if (item(row)->checkState() == Qt::Checked)
            return true;
    }
    return false;
}

} // namespace tandem
