#pragma once

#include "models/expert/decision.h"

#include <QWidget>

class QLabel;

namespace tandem {

class ElidedLabel;
class SegmentSwitch;

/// The line above an evaluation: the case's name, its prompt, and which direction is drawn.
class CaseHeader final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CaseHeader)

public:
    explicit CaseHeader(QWidget* parent = nullptr);

    void setCase(const QString& name, const QString& prompt);
    void setSide(expert::Side side);
    /// Takes the choice of a direction away where there is nothing to choose.
    void setSideShown(bool shown);

signals:
    void sideChosen(expert::Side side);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();

    QLabel* m_name;
    ElidedLabel* m_prompt;
    SegmentSwitch* m_switch;
};

} // namespace tandem
