#pragma once

#include "models/expert/explanation.h"

#include <QSet>
#include <QWidget>

namespace tandem {

class AbsentEvidence;
class EvidenceTextView;
class PaneHeader;
struct ShownCase;

/// One text of an evaluation with its title above and what is not in it below.
class TextColumn final : public QWidget
{
    Q_OBJECT

public:
    /// `name` is the object name of the text's view.
    TextColumn(expert::Side side, const QString& name, QWidget* parent = nullptr);

    /// Another case's text. `remark` goes with the title, e.g. the system's name.
    void setCase(const ShownCase& shown, const QString& remark);
    /// A case that may be set next: its text is laid out when there is time.
    void layOutAhead(const ShownCase& next);
    /// The same case with other verdicts.
    void showVerdicts(const ShownCase& judged);
    void setRemark(const QString& remark);
    /// In the place of "Expected" or "Generated"; empty for that.
    void setHeading(const QString& heading);
    /// Aspects with a background; `current` is the one that clicks go on from, or -1.
    void setLit(const QSet<int>& selected, const QSet<int>& hovered, int current);
    void reveal(int aspect);
    void setFoundWords(const QString& words);
    /// The height at which all of it is in sight.
    int neededHeight() const;

signals:
    void aspectHovered(int aspect);
    void aspectClicked(int aspect);

private:
    void retranslate();

    expert::Side m_side;
    expert::ExplainedSide m_explained;
    QString m_remark;
    QString m_heading;
    PaneHeader* m_header;
    EvidenceTextView* m_view;
    AbsentEvidence* m_absent;
};

} // namespace tandem
