#pragma once

#include "models/text/span.h"

#include <QHash>
#include <QList>
#include <QSyntaxHighlighter>

namespace tandem {

/// Shows what stands between ** and ** bold, the markers themselves faint, and what hints are about
/// underlined.
class MarkerHighlighter final : public QSyntaxHighlighter
{
    Q_OBJECT
    Q_DISABLE_COPY(MarkerHighlighter)

public:
    explicit MarkerHighlighter(QTextDocument* document);

    /// Stretches that a hint is about, by line.
    void setHinted(const QHash<int, QList<Utf16Span>>& byLine);

protected:
    void highlightBlock(const QString& text) override;

private:
    QHash<int, QList<Utf16Span>> m_hinted;
};

} // namespace tandem
