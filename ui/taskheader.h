#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace tandem {

class ProgressLine;

/// The line above what is worked on: what is asked, with a remark below it, how far one is, and how
/// long.
class TaskHeader final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TaskHeader)

public:
    /// The object names of the parts.
    struct Names
    {
        const char* title = nullptr;
        const char* remark = nullptr;
        const char* progress = nullptr;
        const char* clock = nullptr;
    };

    explicit TaskHeader(const Names& names, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    /// A quiet line; `detail` is its tool tip. An empty text hides it.
    void setRemark(const QString& text, const QString& detail = {});
    /// `text` says it in words, e.g. "17 of 23 answered"; a total of 0 hides the line.
    void setProgress(const QString& text, int done, int total);
    /// Active time on the sample; a negative one hides the clock.
    void setActiveMs(qint64 ms);
    /// Appends a control at the trailing edge; the header takes it over.
    void addControl(QWidget* control);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showLine();

    QLabel* m_title;
    QLabel* m_remark;
    QLabel* m_progressText;
    ProgressLine* m_progress;
    QLabel* m_clock;
    QLabel* m_clockName;
    QHBoxLayout* m_layout;
    bool m_counts = false; ///< there is something to be done with
    bool m_remarks = false;
};

} // namespace tandem
