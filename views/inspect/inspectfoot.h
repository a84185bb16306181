#pragma once

#include <QWidget>

class QLabel;

namespace tandem {

class InspectActions;

/// The line under Inspect: its most used keys, and how far the review is.
class InspectFoot final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(InspectFoot)

public:
    explicit InspectFoot(InspectActions* actions, QWidget* parent = nullptr);

    /// "reviewed 5 of 14 decisions"; empty where nobody reviews.
    void setProgress(const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    void retranslate();

    InspectActions* m_actions;
    QWidget* m_hints;
    QLabel* m_progress;
};

} // namespace tandem
