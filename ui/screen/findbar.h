#pragma once

#include "models/text/span.h"

#include <QAbstractItemView>
#include <QFrame>
#include <QList>
#include <QPersistentModelIndex>
#include <QPointer>
#include <QTextCursor>

class QLabel;
class QToolButton;

namespace tandem {

class SearchField;

/// Finds words in the texts, lists and tables that are in sight on a screen: a line on top
/// of it, which moves down while the line is there. What is found is marked while one types; Enter
/// goes to it and on to the next, Shift+Enter back, Escape closes the line.
class FindBar final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FindBar)

public:
    /// Belongs to the screen; hidden until it is opened.
    explicit FindBar(QWidget& screen);

    /// Shows the line and gives it the keyboard.
    void open();
    /// Hides it; the keyboard goes to what was found last, or back to where it was.
    void close();

    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    bool focusNextPrevChild(bool next) override;

private:
    /// The list whose row was gone to last, and what was current in it before.
    struct RowGoneTo
    {
        QPointer<QAbstractItemView> list;
        QPersistentModelIndex before;
    };
    /// What was found: a match in a text, or a row of a list or table.
    struct Place
    {
        QPointer<QWidget> view;
        QPersistentModelIndex row = {};
        Utf16Span span = {}; ///< in the text of `row`
        QTextCursor words = {};
        bool isRow = false; ///< however often the words are in it
    };

    void search();
    void findIn(QWidget& view, const QString& words);
    void findInRows(QAbstractItemView& list, const QString& words);
    void markInTexts(const QString& words);
    void go(int by);
    static void chooseWords(const Place& place);
    void takeMarksAway();
    void showCurrent(const Place* current);
    void goToRow(QAbstractItemView& list, const Place& place);
    void bringIntoSight(const Place& place, bool chooses);
    void showCount();
    QString countText() const;
    void place();
    void forget();

    QWidget& m_screen;
    SearchField* m_words;
    QLabel* m_count;
    QToolButton* m_close;
    QPointer<QWidget> m_before; ///< had the keyboard
    QList<Place> m_places;
    RowGoneTo m_row;
    qsizetype m_at = -1;
    bool m_isThere = false; ///< somebody went to m_at
};

} // namespace tandem
