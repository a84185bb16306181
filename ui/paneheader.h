#pragma once

#include <QWidget>

class QHBoxLayout;

namespace tandem {

class ElidedLabel;

/// The line on top of a pane: title, a secondary remark, and room for controls at the trailing
/// edge.
class PaneHeader final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PaneHeader)

public:
    explicit PaneHeader(QWidget* parent = nullptr);

    void setTitle(const QString& title);
    /// e.g. "12 of 100 done"
    void setRemark(const QString& remark);
    /// Appends a control at the trailing edge; the header takes it over.
    void addControl(QWidget* control);
    /// How wide the title is where it is not cut.
    int titleWidth() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ElidedLabel* m_title;
    ElidedLabel* m_remark;
    QHBoxLayout* m_layout;
};

} // namespace tandem
