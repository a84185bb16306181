#include "ui/formlabels.h"

#include <QFormLayout>
#include <QLabel>
#include <QList>

#include <algorithm>

namespace tandem {

namespace {

QList<QLabel*> labelsOf(const QFormLayout& form)
{
    QList<QLabel*> labels;
    for (int row = 0; row < form.rowCount(); ++row) {
        const QLayoutItem* item = form.itemAt(row, QFormLayout::LabelRole);
        if (auto* label = item ? qobject_cast<QLabel*>(item->widget()) : nullptr)
            labels.append(label);
    }
    return labels;
}

} // namespace

void centerLabels(const QFormLayout& form)
{
    // A label gets 7/4 of its height at most, which is less than a field has.
    constexpr int kMargin = 2;
    for (QLabel* label : labelsOf(form))
        label->setContentsMargins(0, kMargin, 0, kMargin);
}

void alignFields(const QFormLayout& above, const QFormLayout& below)
{
    const QList<QLabel*> labels = labelsOf(above) + labelsOf(below);
    int width = 0;
    for (const QLabel* label : labels)
        width = std::max(width, label->sizeHint().width());
    for (QLabel* label : labels)
        label->setMinimumWidth(width);
}

} // namespace tandem
