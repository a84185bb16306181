#pragma once

#include "models/expert/evidence.h"
#include "models/expert/explanation.h"

#include <QListView>
#include <QSet>

class QStandardItemModel;

namespace tandem {

/// Evidence that is not in its text, below it: a line for each piece. Not to be seen where all was
/// found.
class AbsentEvidence final : public QListView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AbsentEvidence)

public:
    explicit AbsentEvidence(QWidget* parent = nullptr);

    void setEvidence(expert::Side side, const expert::ExplainedSide& explained,
        const QList<expert::EvidencePlace>& places);
    /// Lines of aspects with a background; the first of them is scrolled into sight.
    void setLit(const QSet<int>& aspects);

    QSize sizeHint() const override;

signals:
    void aspectClicked(int aspect);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fill();

    QStandardItemModel* m_lines;
    expert::Side m_side = expert::Side::Expected;
    expert::ExplainedSide m_explained;
    QList<expert::EvidencePlace> m_places;
};

} // namespace tandem
