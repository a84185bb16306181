#pragma once

#include "models/ids.h"
#include "ui/askfile.h"
#include "ui/screen/tabbedworkspace.h"

namespace tandem {

class FiguresPage;
class MetricsController;
class PersevalPage;
class ProjectSession;
class ResultOutput;
class ScoresPage;

/// Computes measures of pairs of texts and shows what they stand on: the pairs themselves, what of
/// their texts matched, how measures lie and go together, and how far models follow their users.
class MetricsWorkspace final : public TabbedWorkspace
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MetricsWorkspace)

public:
    enum class Page { Scores, Charts, Personalization };

    explicit MetricsWorkspace(
        ProjectSession& session, AskFile files = AskFile(), QWidget* parent = nullptr);

    void showPage(Page page);
    Page page() const;
    MetricsController& controller() { return *m_controller; }

private:
    void pageShown() override;
    void askToImport(const QString& scores);
    QVariantList saveChoices() const;
    void restoreChoices(const QVariantList& saved);

    MetricsController* m_controller;
    ResultOutput* m_output;
    ScoresPage* m_scores;
    FiguresPage* m_charts;
    PersevalPage* m_perseval;
};

} // namespace tandem
