#include "ui/narrowcombobox.h"

#include <QAbstractItemView>
#include <QSignalBlocker>
#include <QStyle>
#include <QStyleOptionComboBox>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kFrame = 5;        ///< border and padding of a list, as the style sheet has them
constexpr int kBesideText = 1;   ///< what styles leave free on either side
constexpr int kWidestList = 480; ///< longer entries are shortened in the middle

} // namespace

void ElidingComboBox::initStyleOption(QStyleOptionComboBox* option) const
{
    QComboBox::initStyleOption(option);
    if (option->editable)
        return;
    const QRect field =
        style()->subControlRect(QStyle::CC_ComboBox, option, QStyle::SC_ComboBoxEditField, this);
    const QString shown = option->fontMetrics.elidedText(
        option->currentText, Qt::ElideRight, field.width() - 2 * kBesideText);
    // The dots stay at the end of words that read from left to right, whichever way the window
    // does.
    const bool isOfOtherDirection =
        option->direction == Qt::RightToLeft && !option->currentText.isRightToLeft();
    const bool isWhole = shown == option->currentText;
    option->currentText = isWhole || !isOfOtherDirection ? shown : shown + QChar(0x200E);
}

NarrowComboBox::NarrowComboBox(int letters, QWidget* parent)
    : ElidingComboBox(parent)
{
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(letters);
}

void NarrowComboBox::offer(const QStringList& names, qsizetype current, const QString& none)
{
    const QSignalBlocker quiet(this);
    const QStringList items = names.isEmpty() ? QStringList{none} : names;
    QStringList before;
    for (int i = 0; i < count(); ++i)
        before.append(itemText(i));
    // What is read anew while a run goes on must not close a list that is open.
    if (items != before) {
        clear();
        addItems(items);
    }
    setCurrentIndex(int(std::max<qsizetype>(current, 0)));
    setEnabled(!names.isEmpty());
    setToolTip(currentText());
}

void NarrowComboBox::showPopup()
{
    view()->ensurePolished();
    const int wanted = view()->sizeHintForColumn(modelColumn()) + 2 * kFrame;
    view()->setMinimumWidth(std::min(wanted, kWidestList));
    QComboBox::showPopup();
}

} // namespace tandem
