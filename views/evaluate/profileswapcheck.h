#pragma once

#include "views/evaluate/checkcard.h"

class QLineEdit;

namespace tandem {

/// The check for sensitivity: do scores fall as more users get somebody else's profile?
class ProfileSwapCheck final : public CheckCard
{
    Q_OBJECT

public:
    explicit ProfileSwapCheck(QWidget* parent = nullptr);

    /// Percent of profiles that are swapped, one system each.
    static QList<int> shares() { return {0, 20, 40, 60, 80, 100}; }

protected:
    Shown shown() const override;
    void start() override;

private:
    QString base() const;
    QList<int> sharesToGenerate() const;

    QLineEdit* m_system;
};

} // namespace tandem
