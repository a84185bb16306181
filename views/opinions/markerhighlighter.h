#pragma once

#include "models/text/span.h"

#include <QHash>
#include <QList>
#include <QSyntaxHighlighter>

namespace tandem {

/// Shows what stands between ** and ** bold and what hints are about underlined. The markers are
/// seen, faint, only around the cursor: whoever reads sees none.
class MarkerHighlighter final : public QSyntaxHighlighter
{
    Q_OBJECT
    Q_DISABLE_COPY(MarkerHighlighter)

public:
    explicit MarkerHighlighter(QTextDocument* document);

    /// Stretches that a hint is about, by line.
    void setHinted(const QHash<int, QList<Utf16Span>>& byLine);
    /// Where the cursor of somebody who writes stands in the document; -1 while nobody does.
    void setCursor(int position);

protected:
    void highlightBlock(const QString& text) override;

private:
    /// Whether the cursor touches these units of the block that is highlighted now.
    bool isAtCursor(qsizetype from, qsizetype to) const;

    QHash<int, QList<Utf16Span>> m_hinted;
    int m_cursor = -1;
};

} // namespace tandem
