#pragma once

#include <QWidget>

namespace tandem {

/// One line of plain text, cut with an ellipsis where there is no room; then the tool tip has it
/// whole. The direction follows the text. Font and colour are the widget's.
class ElidedLabel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ElidedLabel)

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    void setText(const QString& text);
    QString text() const { return m_text; }
    /// Whether there is room for all of the text now.
    bool isElided() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    QString m_text;
};

} // namespace tandem
