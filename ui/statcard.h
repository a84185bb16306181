#pragma once

#include <QFrame>
#include <QList>

class QHBoxLayout;
class QLabel;

namespace tandem {

/// A link of a card, named by an id of the caller's.
struct CardLink
{
    QString id;
    QString text; ///< translated
    QString toolTip = {};
};

/// One figure: title, big value, what it stands on, and ways to its data.
class StatCard final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StatCard)

public:
    explicit StatCard(QWidget* parent = nullptr);

    void setTitle(const QString& title);
    /// The big value as it is to be read, e.g. "87.0 %"; an undefined figure is a dash with the
    /// reason in the sub line.
    void setValue(const QString& value);
    QString value() const;
    /// n, interval or reason, in the small font; wraps.
    void setSubline(const QString& text);
    /// Gives the subline so many lines whatever it says, so that nothing moves when it changes;
    /// what has no room is in its tool tip.
    void setSublineLines(int lines);
    /// Title and value in one line, without a border, for a few figures above what has the room.
    /// Called once, before links are set.
    void setCompact();
    /// At most two links after the sub line; replaces those before.
    void setLinks(const QList<CardLink>& links);
    /// Puts the links beside the value from now on, so that the sub line has the whole width.
    void putLinksBesideValue();

signals:
    void linkActivated(const QString& id);

private:
    void describe();

    QLabel* m_title;
    QLabel* m_value;
    QLabel* m_subline;
    bool m_hasFixedLines = false;
    QHBoxLayout* m_links;
    QHBoxLayout* m_first; ///< the line of the value
    QHBoxLayout* m_foot;  ///< that of the sub line
};

} // namespace tandem
