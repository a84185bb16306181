#pragma once

#include "models/error.h"
#include "storage/project/project.h"
#include "views/inspect/showncase.h"

#include <QCache>
#include <QHash>
#include <QList>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace tandem {

class CaseListPane;
class CaseView;
class ProjectSession;

using LoadedCase = std::shared_ptr<const ShownCase>;

/// Reads the evaluation that the session looks at, with the places of its evidence, in a worker;
/// puts that of a second system beside it, from case to case; and reads and lays out ahead of time
/// what the list has around it, so that the next case is there before its key is pressed.
class CaseLoader final : public QObject
{
    Q_OBJECT

public:
    /// Evaluations kept; texts of 3,000 words with 25 aspects take about 100 KB each.
    static constexpr int kept = 12;

    /// All outlive this; `screen` is what the cases are shown on.
    CaseLoader(ProjectSession& session, CaseView& view, const CaseListPane& cases, QWidget* screen);
    ~CaseLoader() override;

    /// Reads the session's evaluation while the screen is shown: came() or failed() follows, at
    /// once where it is there already.
    void open();
    /// What came is on the screen now; null for none.
    void setShown(const LoadedCase& shown);
    /// What is around the shown evaluation in the list may be others.
    void readAhead();
    /// To the next other system of the shown case, and at the end to none; false where there is no
    /// other.
    Expected<bool> stepSecond();
    /// The evaluation of the second system, null where there is none.
    LoadedCase second();
    /// The system that is shown stands beside what is opened next.
    void putShownSecond();

signals:
    void came(const tandem::LoadedCase& loaded);
    void failed(const tandem::Error& error);

private:
    LoadedCase cached(EvaluationId evaluation);
    void request(EvaluationId evaluation);
    void read(EvaluationId evaluation);
    void arrived(EvaluationId evaluation);
    void showSecond();
    void layOutAhead();
    void follow(const ChangeEvent& event);

    ProjectSession& m_session;
    CaseView& m_view;
    const CaseListPane& m_list;
    QWidget* m_screen;
    QCache<EvaluationId, LoadedCase> m_cases{kept};
    QHash<EvaluationId, CancelFlag> m_reading;
    LoadedCase m_shown;
    std::optional<QString> m_system; ///< the second one
    EvaluationId m_second;           ///< its evaluation of the shown case
    QTimer m_later;                  ///< until what was chosen is painted
};

} // namespace tandem
