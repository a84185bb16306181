#pragma once

#include <QWidget>

namespace tandem {

/// A thin bar that fills as work is done; it turns from the accent to green when complete. What
/// failed of it stays hatched at its end.
class ProgressLine final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ProgressLine)

public:
    explicit ProgressLine(QWidget* parent = nullptr);

    /// `done` of `total`; a total of 0 shows an empty line. `failed`: the share of all that is done
    /// with but failed, 0 to 1.
    void setProgress(int done, int total, double failed = 0.0);
    int done() const { return m_done; }
    int total() const { return m_total; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_done = 0;
    int m_total = 0;
    double m_failed = 0.0;
};

/// Thickness of the line, px.
inline constexpr int progressLineHeight = 4;

} // namespace tandem
