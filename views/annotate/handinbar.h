#pragma once

#include "models/rounds/missing.h"

#include <QFrame>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace tandem {

/// Asks once before a hand-in, or lists what keeps from it. Enter is yes or leads to the chosen
/// paragraph, Escape closes.
class HandInBar final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY(HandInBar)

public:
    explicit HandInBar(QWidget* parent = nullptr);

    /// Asks whether `count` answers are to be handed in.
    void ask(int count);
    /// Shows what is missing.
    void showMissing(const Missing& missing, Step step);
    /// Hides the bar; emits nothing.
    void dismiss();

signals:
    void accepted();
    /// The user closed the bar.
    void closed();
    /// The user chose a paragraph of the list.
    void numberChosen(int number);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void closeByUser();
    void addNumbers(const QList<int>& numbers, bool unsure, Step step);
    void choose(const QListWidgetItem* item);

    QLabel* m_text;
    QListWidget* m_numbers;
    QPushButton* m_handIn;
    QPushButton* m_notYet;
};

} // namespace tandem
