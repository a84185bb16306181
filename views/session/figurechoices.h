#pragma once

#include "ui/parts.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>
#include <QWidget>

#include <functional>

class QAction;
class QHBoxLayout;

namespace tandem {

/// What is chosen on a page of figures, by the names of its choices.
class FigureValues final
{
public:
    /// Where the chosen one stands among what is offered, of a flag 1 or 0; -1 where it is none.
    int place(const char* choice) const;
    /// The same as a value of an enumeration; its first where there is none.
    template <typename Enum>
    Enum as(const char* choice) const
    {
        return Enum(qMax(0, place(choice)));
    }
    bool isOn(const char* choice) const { return place(choice) > 0; }
    /// The key of the chosen one, or else its words; empty where there is none.
    QString key(const char* choice) const;

    void set(const char* choice, int place, const QString& key);
    /// Whether the same things are chosen, wherever they stand.
    bool operator==(const FigureValues& other) const;

private:
    struct Value
    {
        int place = -1;
        QString key;
    };
    QHash<QByteArray, Value> m_values;
};

/// One of the things that a choice offers.
struct FigureEntry
{
    QString words;
    QString key = {}; ///< by which it is known again; the words without
    bool operator==(const FigureEntry&) const = default;
};

/// Entries without keys of their own.
QList<FigureEntry> figureEntries(const QStringList& words);

/// Something that is chosen on a page of figures.
struct FigureChoice
{
    enum class Kind {
        Segments, ///< a few beside each other; of the first ones Ctrl+T chooses the next
        List,     ///< one of a list, which may be another with each renewal
        Flag,
        Other ///< a widget of its own
    };
    const char* name = nullptr; ///< of the widget
    Kind kind = Kind::List;
    /// What is offered now, in the language of now; the choices before this one have been made.
    std::function<QList<FigureEntry>(const FigureValues&)> offers = {};
    Words called = {};                                  ///< for screen readers; what a flag says
    Words label = {};                                   ///< stands before it
    std::function<bool(const FigureValues&)> when = {}; ///< there is such a choice; always without
    std::function<bool(const FigureValues&)> isEnabled = {};
    int preferred = 0;               ///< what is chosen at first
    int letters = 0;                 ///< so wide is a list; as its words are without
    const char* apartFrom = nullptr; ///< the choice of the same list that is never the same one
    bool isKept = true;              ///< from one session to the next
    bool isOnlyShown = false;        ///< figures are shown otherwise, not computed anew
    bool startsAtTop = false;        ///< other figures, which are read from their beginning
    int line = 0;                    ///< 1: in a second line
    const char* next = nullptr;      ///< the command that chooses the next segment
    Words nextWords = {};            ///< and its words
    /// What a choice of another kind is: makes its widget, which calls `changed`.
    std::function<QWidget*(QWidget* parent, std::function<void()> changed)> make = {};
    /// What is chosen in that.
    std::function<QString()> value = {};
    /// Has it offer what there is now; emits nothing.
    std::function<void()> fill = {};
    /// What else is to be set on the widget when it is made.
    std::function<void(QWidget*)> dress = {};
};

/// Choices of the commonest kinds.
FigureChoice figureSegments(const char* name, std::function<QStringList()> words, Words called,
    const char* next, Words nextWords);
FigureChoice figureList(
    const char* name, std::function<QList<FigureEntry>(const FigureValues&)> offers, Words called);

/// The choices of a page of figures in one or two lines, with room for what stands beside them.
class FigureChoiceBar final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FigureChoiceBar)

public:
    explicit FigureChoiceBar(const QList<FigureChoice>& choices, QWidget* parent);

    /// Offers what there is now; what is chosen stays so where it is still there. Emits nothing.
    void fill();
    FigureValues values() const;
    /// Of those alone that figures are computed by, and that can be made now.
    FigureValues computedBy() const;
    /// Of those alone that lead to other figures.
    FigureValues atTop() const;
    /// As if somebody had chosen it.
    void choose(const char* choice, int place);
    /// Chooses the next segment of the first switch.
    void chooseNext();
    /// Puts `state` behind the choices, and a button for each command at the end.
    void arrange(QWidget* state, const QList<QAction*>& commands);
    /// The first list that can have the keyboard; null where there is none.
    QWidget* firstList() const;
    /// Puts something behind them.
    void append(QWidget* part);

signals:
    void changed();

private:
    struct Part
    {
        FigureChoice choice;
        QWidget* widget = nullptr;
        QWidget* label = nullptr;
    };

    QWidget* made(const FigureChoice& choice);
    void follow(qsizetype part);
    void offer(const Part& part, const FigureValues& before);
    void keepApart(const char* moved);
    Part* partNamed(const char* name);
    FigureValues valuesIf(const std::function<bool(const FigureChoice&)>& isWanted) const;
    static void read(const Part& part, FigureValues& into);

    QList<Part> m_parts;
    QHBoxLayout* m_line = nullptr; ///< the first
};

} // namespace tandem
