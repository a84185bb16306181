#pragma once

#include <QWidget>

#include <optional>

class QLabel;

namespace tandem {

class ProgressLine;

/// The line on top of the Opinions screen: what is asked, how far, how long; below it, once both
/// have handed in, the figures of the checks.
class OpinionsHeader final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(OpinionsHeader)

public:
    explicit OpinionsHeader(QWidget* parent = nullptr);

    void setTitle(const QString& title);
    /// A total of 0 hides the line.
    void setProgress(const QString& text, int done, int total);
    /// Negative hides the clock.
    void setActiveMs(qint64 ms);
    /// Whether everything is on disk; none hides it.
    void setSaved(std::optional<bool> saved);
    /// `detail` is its tool tip; an empty text hides it.
    void setFigures(const QString& text, const QString& detail);

private:
    QLabel* m_title;
    QLabel* m_progressText;
    ProgressLine* m_progress;
    QLabel* m_saved;
    QLabel* m_clock;
    QLabel* m_figures;
};

} // namespace tandem
