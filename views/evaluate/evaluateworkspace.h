#pragma once

#include "models/ids.h"
#include "storage/formats/inputkind.h"
#include "storage/project/readevaluations.h"
#include "ui/askfile.h"
#include "ui/screen/tabbedworkspace.h"
#include "views/evaluate/checkcard.h"
#include "views/session/watchedlatest.h"

namespace tandem {

class CasesPage;
class ChecksPage;
class FiguresPage;
class ProjectSession;
class ResultOutput;

/// Brings cases in, has them evaluated, and says what systems got, how reviewers agree, and whether
/// the evaluation stands the checks of its paper.
class EvaluateWorkspace final : public TabbedWorkspace
{
    Q_OBJECT

public:
    enum class Page { Cases, Systems, Reviewers, Checks, Cards };

    explicit EvaluateWorkspace(
        ProjectSession& session, AskFile files = AskFile(), QWidget* parent = nullptr);

    void showPage(Page page);
    Page page() const;
    /// Asks for a result and its texts; what is known of them already stands there.
    void importResult(const QString& result = {}, const QString& texts = {});

private:
    void connectPages();
    void typeCase();
    void takeDropped(const QStringList& paths);
    /// What an evaluation or import has come to: each system's score of each case.
    void showCaseScores(RunId run);

    ProjectSession& m_session;
    ResultOutput* m_output;
    SharedEvaluations m_evaluations; ///< as they were read last; null before
    CasesPage* m_cases;
    FiguresPage* m_systems;
    FiguresPage* m_reviewers;
    ChecksPage* m_checks;
    WatchedLatest<SharedEvaluations> m_reading;
    Latest<EvaluationFiles> m_dropped; ///< these last, so that they end before what they tell
};

} // namespace tandem
