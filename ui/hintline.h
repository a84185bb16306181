#pragma once

#include <QList>
#include <QWidget>

#include <functional>

class QAction;

namespace tandem {

class ActionButton;

/// The line of hints under a workspace: commands with their keys, those that can be given, and
/// a remark at its end. Where it is narrow the last hints go whole; every key is in the list of
/// keys.
class HintLine final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HintLine)

public:
    struct Hint
    {
        Hint(const char* command, std::function<QString()> label = {});

        const char* name;
        std::function<QString()> words; ///< other ones than the command's
    };

    /// Of commands that are nearest to `screen`, see commandNamed().
    HintLine(const QWidget& screen, const QList<Hint>& hints, QWidget* remark = nullptr);

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void fit();

    QList<std::pair<QAction*, ActionButton*>> m_hints;
    QWidget* m_remark;
};

} // namespace tandem
