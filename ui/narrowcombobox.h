#pragma once

#include <QComboBox>

namespace tandem {

/// A selector that is narrower than its longest entry; its opened list shows every entry whole.
class NarrowComboBox final : public QComboBox
{
    Q_OBJECT

public:
    /// As wide as @p letters letters.
    explicit NarrowComboBox(int letters, QWidget* parent = nullptr);

    void showPopup() override;
};

} // namespace tandem
