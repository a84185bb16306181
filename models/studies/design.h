#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

/// Studies in which any number of raters say something of the same items, blind to one another.
namespace tandem::studies {

/// What a study is after: it decides what is computed from the answers.
enum class Kind {
    YesNo,       ///< yes or no on paragraphs or facts
    Pairwise,    ///< which of two texts is better
    Explanation, ///< which of two outputs is better, by their explanations; quality and usefulness
    Similarity,  ///< how like two texts are, six pairs a document (PerSEval's survey)
    GoodBad,     ///< a summary is good or bad for a timeline (USERSUMBENCH)
    Verdict,     ///< whether people agree with a decision of a model
    Likert,      ///< a text on scales of the study's own
    Own,
};

/// One answer that a question of choices offers.
struct Option
{
    QString value; ///< stored: letters, digits, "_" and "-"; unique in its question
    QString label; ///< shown
    QString key;   ///< the one key that gives it; empty: its number from 1
    /// 1 or 2: it stands for what the item shows on that side, so that it is another one for a
    /// rater who sees the sides exchanged; 0: for itself.
    int side = 0;

    bool operator==(const Option&) const = default;
};

/// That a question is asked only where another one, before it, was answered with one of `values`.
struct Condition
{
    QString question;
    QStringList values;

    bool operator==(const Condition&) const = default;
};

struct Question
{
    enum class Kind { Choice, Scale, Text };

    QString name; ///< in files: letters, digits and "_"; unique in its design
    QString text; ///< asked; plain
    Kind kind = Kind::Choice;
    QList<Option> options; ///< of a choice: 2 to 9
    int least = 1;         ///< of a scale: whole numbers from `least` to `most`, 2 to 11 of them
    int most = 5;
    QString leastLabel; ///< what the ends of a scale mean
    QString mostLabel;
    bool isRequired = true;
    std::optional<Condition> onlyIf;

    bool operator==(const Question&) const = default;
};

/// A field of an item that raters see, in the order in which it is shown.
struct ShownField
{
    QString name;               ///< Field::name
    QString label;              ///< shown above it; empty: none
    bool marksEvidence = false; ///< whether the item's marks are shown in it

    bool operator==(const ShownField&) const = default;
};

/// When a rater's answers are left out of results; named before anybody can open these.
struct Exclusions
{
    std::optional<int> failedChecks;      ///< at least so many check items answered wrongly
    std::optional<double> secondsPerItem; ///< a median below this
    std::optional<double> straightLining; ///< at least this share of one and the same answer
    std::optional<double> leastAnswered;  ///< less than this share of their items

    bool operator==(const Exclusions&) const = default;
};

/// What a study asks, of whom, and how it is handed out. Frozen as a version by its first answer.
struct Design
{
    Kind kind = Kind::Own;
    QString title;        ///< raters see it
    QString instructions; ///< Markdown
    QString consent;      ///< Markdown; raters have to agree to it first; empty: none
    QString language;     ///< of what raters read, "en"; empty: as their browser or window has it
    QList<ShownField> fields;
    QList<Question> questions;
    int ratersPerItem = 3;
    int itemsPerRater = 0; ///< at most, without practice and check items; 0: all
    bool shuffles = true;  ///< every rater has an order of their own; groups stay together
    bool balancesSides = true;
    int breakAfter = 0;       ///< items, after which a rater is offered a break; 0: none
    int comeBackDays = 0;     ///< after the first answer in which answers can be given; 0: no end
    int releaseMinutes = 120; ///< without an answer, after which an item goes to the next rater
    quint32 seed = 0;
    Exclusions exclusions;

    bool operator==(const Design&) const = default;
};

} // namespace tandem::studies
