#pragma once

#include "views/evaluate/checkcard.h"
#include "views/session/watchedlatest.h"

#include <QWidget>

class QComboBox;

namespace tandem {

class ProjectSession;
class ResultOutput;

/// The checks of ExPerT's paper, each with one button and a plot.
class ChecksPage final : public QWidget
{
    Q_OBJECT

public:
    ChecksPage(ProjectSession& session, ResultOutput& output, QWidget* parent = nullptr);

    void setEvaluations(const SharedEvaluations& evaluations);

private:
    void build();
    void addCard(CheckCard* card, const QString& fileName);
    void showData();

    ProjectSession& m_session;
    ResultOutput& m_output;
    CheckData m_data;
    SharedEvaluations m_evaluations = std::make_shared<const ReadEvaluations>();
    QComboBox* m_mode;
    QList<CheckCard*> m_cards;
    WatchedLatest<CheckData> m_reading; ///< last, so that it ends before what it tells
};

} // namespace tandem
