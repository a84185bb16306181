#include "ui/textselection.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace tandem {

qsizetype nextTextStop(const QString& text, qsizetype from, bool forward, bool byWord)
{
    QTextBoundaryFinder finder(
        byWord ? QTextBoundaryFinder::Word : QTextBoundaryFinder::Grapheme, text);
    finder.setPosition(from);
    while (true) {
        const qsizetype to = forward ? finder.toNextBoundary() : finder.toPreviousBoundary();
        if (to < 0)
            return forward ? text.size() : 0;
        const QStringView passed =
            QStringView(text).mid(std::min(from, to), std::abs(to - from)).trimmed();
        if (!byWord || !passed.isEmpty())
            return to;
    }
}

QString TextSelection::rowText() const
{
    return m_row.data(Qt::DisplayRole).toString();
}

void TextSelection::set(const QModelIndex& row, qsizetype anchor, qsizetype position)
{
    m_row = row;
    m_anchor = anchor;
    m_position = position;
}

void TextSelection::move(bool forward, bool byWord)
{
    const QString text = rowText();
    m_position =
        nextTextStop(text, std::clamp<qsizetype>(m_position, 0, text.size()), forward, byWord);
}

Utf16Span TextSelection::span() const
{
    if (!m_row.isValid())
        return {};
    const qsizetype length = rowText().size();
    const auto [from, to] = std::minmax(m_anchor, m_position);
    const qsizetype start = std::clamp<qsizetype>(from, 0, length);
    return {start, std::clamp<qsizetype>(to, 0, length) - start};
}

QString TextSelection::text() const
{
    const Utf16Span selected = span();
    return selected.length > 0 ? rowText().mid(selected.start, selected.length) : QString();
}

} // namespace tandem
