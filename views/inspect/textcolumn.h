#pragma once

#include "models/expert/evidence.h"
#include "models/expert/explanation.h"

#include <QSet>
#include <QWidget>

namespace tandem {

class AbsentEvidence;
class EvidenceTextView;
class PaneHeader;

/// One text of an evaluation with its title above and what is not in it below.
class TextColumn final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TextColumn)

public:
    /// `name` is the object name of the text's view.
    TextColumn(expert::Side side, const QString& name, QWidget* parent = nullptr);

    /// Another text. `remark` goes with the title, e.g. the system's name.
    void setContent(const QString& text, const expert::ExplainedSide& explained,
        const QList<expert::EvidencePlace>& places, const QString& remark);
    /// The same text with other verdicts.
    void setVerdicts(const expert::ExplainedSide& explained);
    void setRemark(const QString& remark);
    /// Aspects with a background; `current` is the one that clicks go on from, or -1.
    void setLit(const QSet<int>& selected, const QSet<int>& hovered, int current);
    void reveal(int aspect);
    void setFoundWords(const QString& words);
    EvidenceTextView* textView() const { return m_view; }

signals:
    void aspectHovered(int aspect);
    void aspectClicked(int aspect);

private:
    void retranslate();

    expert::Side m_side;
    expert::ExplainedSide m_explained;
    QList<expert::EvidencePlace> m_places;
    QString m_remark;
    PaneHeader* m_header;
    EvidenceTextView* m_view;
    AbsentEvidence* m_absent;
};

} // namespace tandem
