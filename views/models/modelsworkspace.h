#pragma once

#include "ui/askfile.h"
#include "ui/screen/tabbedworkspace.h"
#include "views/models/modelsfigures.h"
#include "views/session/watchedlatest.h"

#include <QVariantMap>

class QAction;
class QComboBox;

namespace tandem {

class OutputRemoval;
class ProjectSession;
class ResultOutput;
class SystemSamplePage;

/// Models on the benchmark: what they got, in the paper's tables and figures, what verifiers and
/// people say of it, and where facts and opinions are lost.
class ModelsWorkspace final : public TabbedWorkspace
{
    Q_OBJECT

public:
    /// The first pages, by their places: those that something leads to.
    enum class Page { Table, Figures, Sample, Verifiers, Attrition };

    explicit ModelsWorkspace(
        ProjectSession& session, AskFile files = AskFile(), QWidget* parent = nullptr);

    void showPage(Page page);
    Page page() const;
    /// Whose verdicts the scores are by; empty until somebody judged.
    QString verifier() const { return m_known->models->verifier; }
    /// Asks for outputs to import; the file or folder that is known already stands there.
    void importOutputs(const QString& path = {});
    /// Rows that somebody else published, from these files, beside one's own.
    void loadPublished(const QStringList& paths);
    /// Shows what a system made of a sample (an invalid one: the current), and what `verifier` says
    /// of it, whose verdicts then count here; an empty one leaves that.
    void showSystem(
        const kgds::SystemRef& system, const QString& verifier = {}, SampleId sample = {});

private:
    void build();
    QWidget* buildStrip();
    /// Adds a page of figures, which are computed again when scores are read.
    FiguresPage* addFigures(const FiguresSpec& spec, const char* actionName, const Words& title);
    void addCommands();
    void keepReadings();
    void followHistory();
    void retranslate() override;
    void pageShown() override;
    void goToCheck(const std::optional<OpenCheck>& check);
    void take(const SharedModels& read);
    void showVerifiers();
    void chooseVerifier(const QString& verifier);
    void enterByHand();
    void drawCheck();
    void exportOutputs();
    void removeOutputs();
    void askForPublished();
    void readPublished();
    QVariantMap publishedByProject() const;

    ProjectSession& m_session;
    ResultOutput* m_output;
    OutputRemoval* m_removal;
    QComboBox* m_verifier;
    const KnownModels m_known; ///< what the pages are computed from
    QWidget* m_strip = nullptr;
    QList<FiguresPage*> m_figures; ///< all pages of figures
    FiguresPage* m_table = nullptr;
    SystemSamplePage* m_sample;
    FiguresPage* m_verifiers = nullptr;
    FiguresPage* m_attrition = nullptr;
    QAction* m_generate = nullptr;
    QAction* m_judge = nullptr;
    QAction* m_import = nullptr;
    QAction* m_enter = nullptr;
    QAction* m_export = nullptr;
    QAction* m_remove = nullptr;
    QAction* m_published = nullptr;
    QAction* m_forget = nullptr;
    QAction* m_draw = nullptr;
    QAction* m_choose = nullptr;
    QString m_asked; ///< the verifier that was chosen; empty: the one who judged most
    QStringList m_publishedPaths;
    QStringList m_publishedLoaded; ///< those whose rows are shown
    QVariantMap m_publishedOthers; ///< what is remembered for other projects, by their paths
    QList<kgds::PublishedRow> m_publishedRows;
    WatchedLatest<SharedModels> m_reading; ///< these last, so that they end before what they tell
    WatchedLatest<SharedVerdicts> m_verdicts;
    WatchedLatest<QList<kgds::SystemAttrition>> m_losses;
    WatchedLatest<QList<kgds::PublishedRow>> m_publishing;
};

} // namespace tandem
