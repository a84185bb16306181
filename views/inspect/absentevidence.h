#pragma once

#include "models/expert/evidence.h"
#include "models/expert/explanation.h"
#include "ui/rows/rowsview.h"

#include <QSet>

namespace tandem {

template <typename Row>
class RowsOf;

/// A piece of evidence that is not in the text, or an aspect without any.
struct AbsentPiece
{
    int place = 0; ///< among the pieces
    int aspect = 0;
    QString label; ///< "E3"
    expert::LinkVerdict verdict = expert::LinkVerdict::Unmatched;
    QString words;
    QString whole; ///< for the tool tip
    bool operator==(const AbsentPiece&) const = default;
};

/// Evidence that is not in its text, below it: a line for each piece. Not to be seen where all was
/// found.
class AbsentEvidence final : public RowsView
{
    Q_OBJECT

public:
    explicit AbsentEvidence(QWidget* parent = nullptr);

    void setEvidence(expert::Side side, const expert::ExplainedSide& explained,
        const QList<EvidencePlace>& places);
    /// Lines of aspects with a background; the first of them is scrolled into sight.
    void setLit(const QSet<int>& aspects);

signals:
    void aspectClicked(int aspect);

private:
    void fill();

    RowsOf<AbsentPiece>* m_pieces;
    expert::Side m_side = expert::Side::Expected;
    expert::ExplainedSide m_explained;
    QList<EvidencePlace> m_places;
};

} // namespace tandem
