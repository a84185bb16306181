#pragma once

#include "models/opinions/utterancework.h"
#include "ui/keyhint.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace tandem {

class SpanTextView;

/// The utterance in front, with what is marked in it.
class UtteranceCard final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(UtteranceCard)

public:
    explicit UtteranceCard(QWidget* parent = nullptr);
    ~UtteranceCard() override;

    SpanTextView* view() const { return m_view; }
    /// An utterance at its place (from 1) among `all` of the discussion; place 0 for none.
    void setUtterance(const OpinionContext& context, int place, int all);
    /// Marks every main opinion, and the references of `current` (an index, -1 for none); the
    /// reference that is looked at stands out.
    void setMarks(const UtteranceWork& work, qsizetype current, qsizetype reference);
    /// Marks one opinion's words and some of its references (by index).
    void setMarks(const MainOpinion& opinion, const QList<qsizetype>& references);
    void setHints(const QList<KeyHint>& hints);

private:
    void showHints();

    QLabel* m_title;
    SpanTextView* m_view;
    QWidget* m_hints;
    QHBoxLayout* m_hintLayout;
    QList<KeyHint> m_shownHints;
};

} // namespace tandem
