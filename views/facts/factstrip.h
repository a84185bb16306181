#pragma once

#include <QWidget>

class QLabel;

namespace tandem {

class ActionButton;
class FactActions;
struct FactSheet;

/// A line above the facts that says why they cannot be changed, or what waits to be done with them.
/// Hidden while there is nothing to say.
class FactStrip final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(FactStrip)

public:
    explicit FactStrip(const FactActions& actions, QWidget* parent = nullptr);

    void showFor(const FactSheet& sheet, bool supporting, bool somebodyHere);

private:
    QLabel* m_text;
    ActionButton* m_takeOver;
};

} // namespace tandem
