#pragma once

#include <QComboBox>

namespace tandem {

/// A selector that shortens what is chosen with dots where there is no room for all of it: Qt lets
/// the end of it stand outside, from right to left its beginning.
class ElidingComboBox : public QComboBox
{
    Q_OBJECT

public:
    using QComboBox::QComboBox;

protected:
    void initStyleOption(QStyleOptionComboBox* option) const override;
};

/// A selector that is narrower than its longest entry; its opened list shows every entry whole.
class NarrowComboBox final : public ElidingComboBox
{
    Q_OBJECT

public:
    /// As wide as @p letters letters.
    explicit NarrowComboBox(int letters, QWidget* parent = nullptr);

    /// Offers `names`, and where there are none `none` alone, which cannot be chosen. The one at
    /// `current` is chosen, the first where there is no such place. Emits nothing.
    void offer(const QStringList& names, qsizetype current, const QString& none);
    void showPopup() override;
};

} // namespace tandem
