#pragma once

#include "models/studies/design.h"
#include "models/studies/task.h"

#include <QList>
#include <QTimer>
#include <QWidget>

#include <optional>

class QAction;
class QBoxLayout;
class QKeyEvent;
class QPlainTextEdit;
class QScrollBar;

namespace tandem {

class SpanTextView;

/// A stretch of a text's height, from 0 to 1.
struct TextShare
{
    double from = 0.0;
    double to = 0.0;
};

/// The part that lies in both; from 1 to 0 where there is none.
TextShare commonShare(const TextShare& one, const TextShare& other);

/// What of a text was in view so far: shares of its height, which hold in another width as well.
class SeenParts final
{
public:
    /// Stretches that lie no more than `slack` apart become one.
    void add(const TextShare& share, double slack);
    /// Up to where everything was in view; what begins within `slack` begins at 0.
    double end(double slack) const;
    /// Whether all of it was in view, but for `slack`.
    bool isWhole(double slack) const { return 1.0 - end(slack) <= slack; }

private:
    QList<TextShare> m_shares; ///< in their order, apart from each other
};

/// What a rater sees of one item: its heading and texts, those that are compared side by side and
/// numbered as shown. What follows a long text stands beside it, where it is in sight as well.
/// Texts are shown as they are, never as markup.
class RatedItemView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RatedItemView)

public:
    RatedItemView(const studies::TaskTurn& turn, const QList<studies::ShownField>& fields,
        QWidget* parent = nullptr);

    /// What of each text is in view now.
    QList<TextShare> inView() const;
    /// Notes that this was in view.
    void note(const QList<TextShare>& inView);
    /// Whether each of its texts was in view as was noted, every part of it.
    bool isRead() const;
    /// Scrolls to the first part that was not in view yet, below a line of what was: in a text and
    /// in what is `around` this.
    void readOn(QScrollBar* around);

signals:
    /// Other lines of a text are in view.
    void moved();

private:
    struct ShownText
    {
        SpanTextView* view = nullptr;
        SeenParts seen = {};

        double height() const;
        /// Half a line: what is cut off by less was in view.
        double slack() const;
        bool isRead() const { return seen.isWhole(slack()); }
    };

    QWidget* newField(const studies::ShownField& shown, const studies::Field& field, int lines);

    QList<ShownText> m_texts; ///< in the order of the eyes
};

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
