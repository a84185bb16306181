#pragma once

#include "ui/spantextview.h"
#include "views/opinions/opinionsheet.h"

#include <QWidget>

class QSplitter;

namespace tandem {

class DiscussionLines;
class DiscussionView;
class GuidelinePane;
class PaneHeader;
struct DiscussionLine;

/// What opinions are written from: the article, and below it the discussion.
class SourcePane final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(SourcePane)

public:
    explicit SourcePane(QWidget* parent = nullptr);

    SpanTextView* article() const { return m_article; }
    DiscussionView* discussion() const { return m_discussion; }
    GuidelinePane* guideline() const { return m_guideline; }
    /// Shows the guideline above the article and puts the keyboard into it, or hides it.
    void setGuidelineShown(bool shown);

    void setParagraphs(const QList<ParagraphRow>& paragraphs);
    const QList<ParagraphRow>& paragraphs() const { return m_paragraphs; }
    void setLines(const QList<DiscussionLine>& lines);
    /// Brings an utterance (its place from 1) into sight as the current one.
    void showUtterance(int place);
    /// Marks where references point to; `current` is the one that is looked at and comes into
    /// sight, -1 for none.
    void markReferents(const QList<Reference>& references, qsizetype current);
    /// Marks where some references of an opinion point to, by their indexes.
    void markReferents(const MainOpinion& opinion, const QList<qsizetype>& which);
    /// Marks places that were looked for; `current` is the one that comes into sight.
    void markFound(const QList<TextPlace>& places, qsizetype current);

signals:
    /// Somebody chose an utterance, its place from 1.
    void utteranceChosen(int place);

private:
    int indexOfParagraph(int number) const;

    QSplitter* m_splitter;
    GuidelinePane* m_guideline;
    PaneHeader* m_articleHeader;
    SpanTextView* m_article;
    PaneHeader* m_discussionHeader;
    DiscussionLines* m_model;
    DiscussionView* m_discussion;
    QList<ParagraphRow> m_paragraphs;
    QList<SpanMark> m_referents; ///< as last marked
    bool m_showing = false;
};

} // namespace tandem
