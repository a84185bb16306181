#pragma once

#include "models/text/span.h"

#include <QPersistentModelIndex>
#include <QString>

namespace tandem {

/// The end of the character, or of the word with the blanks before it, that begins at `from`
/// (ends there, unless `forward`): an offset into `text`, as `from`, 0 .. its size.
qsizetype nextTextStop(const QString& text, qsizetype from, bool forward, bool byWord);

/// Words selected in the text of one row of a model: where the selection began and where it stands
/// now, both UTF-16 offsets into the row's Qt::DisplayRole. It follows its row, and shrinks with a
/// text that became shorter.
class TextSelection final
{
public:
    bool isIn(const QModelIndex& index) const { return m_row.isValid() && m_row == index; }
    QModelIndex row() const { return m_row; }
    qsizetype anchor() const { return m_anchor; }

    void set(const QModelIndex& row, qsizetype anchor, qsizetype position);
    /// Moves the end of the selection by a character or a word, in reading order.
    void move(bool forward, bool byWord);

    Utf16Span span() const;
    /// The selected words; empty if none are.
    QString text() const;

private:
    QString rowText() const;

    QPersistentModelIndex m_row;
    qsizetype m_anchor = 0;
    qsizetype m_position = 0;
};

} // namespace tandem
