#pragma once

#include <QMenu>

namespace tandem {

/// A menu that is opened by a key and answered by one: while it is open, letters and digits are its
/// own, and not the commands that they stand for elsewhere in the window. It deletes itself.
class ChoiceMenu final : public QMenu
{
    Q_OBJECT

public:
    explicit ChoiceMenu(QWidget* parent);

protected:
    bool event(QEvent* event) override;
};

} // namespace tandem
