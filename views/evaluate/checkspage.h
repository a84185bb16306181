#pragma once

#include "models/error.h"
#include "views/evaluate/checkcard.h"

#include <QWidget>

class QComboBox;

namespace tandem {

class EvaluationsReader;
template <typename T>
class Latest;
class ProjectSession;
class ResultOutput;

/// The checks of ExPerT's paper, each with one button and a plot.
class ChecksPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(ChecksPage)

public:
    ChecksPage(ProjectSession& session, EvaluationsReader& reader, ResultOutput& output,
        QWidget* parent = nullptr);

    void setWatched(bool watched);

signals:
    void runsRequested(const QList<tandem::CheckRun>& runs);
    void failed(const tandem::Error& error);

private:
    void build();
    void addCard(CheckCard* card, const QString& fileName);
    void retranslate();
    void showData();

    ProjectSession& m_session;
    Latest<CheckData>* m_reading;
    EvaluationsReader& m_reader;
    ResultOutput& m_output;
    CheckData m_data;
    QLabel* m_modeLabel;
    QComboBox* m_mode;
    QList<CheckCard*> m_cards;
};

} // namespace tandem
