#pragma once

#include "models/studies/design.h"

#include <QList>
#include <QTimer>
#include <QWidget>

#include <optional>

class QAction;
class QBoxLayout;
class QKeyEvent;
class QPlainTextEdit;

namespace tandem {

/// One question of a study with what can be answered: a button for each choice or place of a scale,
/// or a field for words. The keys of a question act while it is the one that is asked.
class QuestionPane final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(QuestionPane)

public:
    explicit QuestionPane(const studies::Question& question, QWidget* parent = nullptr);

    const QString& questionName() const { return m_question.name; }
    /// Shows what is answered; words that are being typed stay.
    void setAnswer(const std::optional<QString>& value);
    /// The same for another item: what stands there goes.
    void showAnswer(const std::optional<QString>& value);
    const std::optional<QString>& answer() const { return m_answer; }
    /// Whether this is the question that is asked now: shown so, and its keys act on `screen`.
    void setAsked(bool asked, QWidget* screen);
    /// Whether answers can only be read.
    void setReadOnly(bool readOnly);
    /// Whether this key gives one of its answers, be they open or not.
    bool hasKey(const QKeyEvent& event) const;
    /// Tells words that are still being typed.
    void finishTyping();
    /// Gives the keyboard to the field of words; false where there is none, or it has it.
    bool takeKeyboard();

signals:
    /// Another answer was given; none: the words were taken away.
    void answered(const std::optional<QString>& value);
    /// The pointer or Tab came to this question.
    void chosen();
    /// Escape in the field of words.
    void wordsLeft();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void addAnswer(
        QBoxLayout* into, const QString& value, const QString& label, const QString& key);
    void buildChoice();
    void buildScale();
    void buildText();
    void give(const QString& value);

    studies::Question m_question;
    QList<QAction*> m_actions; ///< their data is the answer's value
    QPlainTextEdit* m_words = nullptr;
    QTimer m_rest; ///< after it, words that are being typed are told
    std::optional<QString> m_answer;
    bool m_isAsked = false;
};

} // namespace tandem
