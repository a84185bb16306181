#pragma once

#include "storage/changes/latest.h"
#include "views/evaluate/caserows.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace tandem {

class EvaluationChoice;

/// Says whose scores stand beside the cases: of which evaluations, how content and style count, and
/// which two systems are compared, with how often the first wins, ties and loses. Hidden where
/// there is nothing to choose from.
class CaseScoreBar final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CaseScoreBar)

public:
    explicit CaseScoreBar(QWidget* parent = nullptr);

    void setEvaluations(const SharedEvaluations& evaluations);
    /// Chooses the evaluations of this run, as soon as they are read; invalid: the newest.
    void showRun(RunId run);
    /// Cases that are excluded are in no evaluation that counts: there are no scores of them.
    void exclude(bool aside);
    const CaseScores& scores() const { return m_scores; }

signals:
    /// scores() says something else.
    void scoresChanged();

private:
    void build();
    void read();
    void take(const CaseScores& scores);
    void compareSystems();

    CaseScores m_scores;
    bool m_isCompared = false; ///< somebody chose the two systems
    bool m_isAside = false;
    EvaluationChoice* m_set;
    QComboBox* m_mode;
    QComboBox* m_first;
    QComboBox* m_second;
    QLabel* m_outcomes;
    Latest<CaseScores> m_reading; ///< last, so that it ends before what it tells
};

} // namespace tandem
