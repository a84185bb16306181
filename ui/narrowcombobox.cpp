#include "ui/narrowcombobox.h"

#include <QAbstractItemView>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kFrame = 5;        ///< border and padding of a list, as the style sheet has them
constexpr int kWidestList = 480; ///< longer entries are shortened in the middle

} // namespace

NarrowComboBox::NarrowComboBox(int letters, QWidget* parent)
    : QComboBox(parent)
{
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(letters);
}

void NarrowComboBox::showPopup()
{
    view()->ensurePolished();
    const int wanted = view()->sizeHintForColumn(modelColumn()) + 2 * kFrame;
    view()->setMinimumWidth(std::min(wanted, kWidestList));
    QComboBox::showPopup();
}

} // namespace tandem
