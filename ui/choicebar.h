#pragma once

#include "ui/parts.h"

#include <QList>
#include <QWidget>

#include <optional>

class QHBoxLayout;

namespace tandem {

class ElidedLabel;
class NarrowComboBox;

/// A line of boxes in which it is chosen what is looked at, and a title that goes where there is
/// not enough room for both. A kind of it derives from it and fills the boxes.
class ChoiceBar : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChoiceBar)

public:
    /// What is looked at; it is shown elsewhere, too.
    void setTitle(const QString& title);

protected:
    /// With less width than `leastForTitle` the title goes.
    ChoiceBar(const char* titleName, int leastForTitle, QWidget* parent);
    void resizeEvent(QResizeEvent* event) override;

    /// Adds a box behind those that are there, with a label of these words before it.
    NarrowComboBox* addChoice(const char* name, const Words& words);
    /// What stands in the line; the title is to be added.
    QHBoxLayout* row() const { return m_row; }
    ElidedLabel* title() const { return m_title; }

private:
    ElidedLabel* m_title;
    const int m_leastForTitle;
    QHBoxLayout* m_row;
};

/// The one behind `current` in a list that goes round.
template <typename T>
T nextInRing(const QList<T>& list, const T& current)
{
    return list.value((list.indexOf(current) + 1) % qMax<qsizetype>(1, list.size()));
}

/// The one behind `current`, of none the first; none at the end.
template <typename T>
std::optional<T> nextOrNone(const QList<T>& list, const std::optional<T>& current)
{
    const qsizetype next = current ? list.indexOf(*current) + 1 : 0;
    return next < list.size() ? std::optional(list.at(next)) : std::nullopt;
}

} // namespace tandem
