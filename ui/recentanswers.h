#pragma once

#include <QList>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace tandem {

/// One answer given lately.
struct AnswerChip
{
    QString number; ///< label of the item, e.g. "16"
    bool yes = false;
    QString toolTip = {}; ///< e.g. the beginning of the item's text
    QString group = {};   ///< named before the first of those that share it, e.g. "Sample 2"
    bool operator==(const AnswerChip&) const = default;
};

/// The last answers as chips, oldest first; a chip leads back to its item. Arrow keys walk them,
/// Enter and Space go.
class RecentAnswers final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RecentAnswers)

public:
    /// Chips shown at most.
    static constexpr int maximum = 10;

    explicit RecentAnswers(QWidget* parent = nullptr);

    /// Oldest first; of more than `maximum` the last ones are shown.
    void setAnswers(const QList<AnswerChip>& answers);
    int count() const { return int(m_answers.size()); }

signals:
    /// Index into the list as it was given to setAnswers().
    void activated(int index);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QToolButton* chip(int place) const;
    void addChip();
    void rebuild();
    void retranslate();

    QList<AnswerChip> m_answers;
    QLabel* m_title;
    QHBoxLayout* m_chips; ///< a group's name and a chip by turns
};

} // namespace tandem
