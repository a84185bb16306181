#pragma once

#include "models/rounds/missing.h"

#include <QFrame>

#include <functional>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace tandem {

/// Asks once before what is not simply undone, as a submission is, in a line above what is worked
/// on; or lists what keeps from it. Enter is yes or leads to the chosen item, Escape closes.
class ConfirmBar final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConfirmBar)

public:
    explicit ConfirmBar(QWidget* parent = nullptr);

    /// Asks before `then`, with `yes` on the button for it, and takes the keyboard. The bar is gone
    /// when `then` is called.
    void ask(const QString& question, const QString& yes, std::function<void()> then);
    /// Shows what is missing of an answer.
    void showMissing(const Missing& missing, Step step);
    /// What was asked or listed is out of date; emits nothing.
    void dismiss();

signals:
    /// Agreed to or closed by the user: the keyboard goes back to where it came from.
    void finished();
    /// The user chose an item of the list.
    void numberChosen(int number);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitNumbers();
    void closeByUser();
    void addNumbers(const QList<int>& numbers, bool unsure, Step step);
    void choose(const QListWidgetItem* item);

    QLabel* m_text;
    QListWidget* m_numbers;
    QPushButton* m_yes;
    QPushButton* m_notYet;
    std::function<void()> m_then;
};

} // namespace tandem
