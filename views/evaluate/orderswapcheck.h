#pragma once

#include "views/evaluate/checkcard.h"

namespace tandem {

/// The check for position bias: does a judge of pairs change its mind when the order is swapped?
class OrderSwapCheck final : public CheckCard
{
    Q_OBJECT

public:
    explicit OrderSwapCheck(QWidget* parent = nullptr);

protected:
    void fillChoices() override;
    Shown shown() const override;
    void start() override;

private:
    QString first() const;
    QString second() const;

    QComboBox* m_first;
    QComboBox* m_second;
};

} // namespace tandem
