#pragma once

#include "models/kgds/peopleagreement.h"
#include "models/kgds/verifieragreement.h"
#include "storage/changes/latest.h"
#include "storage/project/checkedsystems.h"
#include "views/models/modelspage.h"

#include <memory>

class QAction;
class QComboBox;

namespace tandem {

class SegmentSwitch;

/// Everybody's verdicts: what the page Verifiers is computed from.
struct ModelsVerdicts
{
    QList<kgds::Verifier> verifiers;
    QString verifier;                      ///< whose scores are corrected
    QString viewer;                        ///< who looks; empty where nobody does
    CheckedVerdicts checks;                ///< of the parts that were drawn for people
    QList<kgds::ReviewedJudgement> people; ///< what they say of `verifier`, as far as may be known
};
using SharedVerdicts = std::shared_ptr<const ModelsVerdicts>;

/// Whether what the benchmark says depends on who verified it: agreement of verifiers, how stable
/// ranks are, and scores corrected by what people checked.
class ModelsVerifiersPage final : public ModelsPage
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ModelsVerifiersPage)

public:
    enum class View { Agreement, Ranks, Corrected };

    explicit ModelsVerifiersPage(ResultOutput& output, QWidget* parent = nullptr);

    void setVerdicts(const SharedVerdicts& verdicts);
    void showView(View view);
    bool isSettled() const { return !m_stale && !m_work.isBusy(); }

signals:
    /// Something drawn waits for a word of who looks, or to be handed in by them.
    void checkRequested(const tandem::OpenCheck& check);

private:
    void addCommands();
    QWidget* buildTools();
    View shownView() const;
    std::optional<ModelsEmptyWords> emptyWords() const override;
    void refresh() override;
    void computeIfStale() override;
    QString fileName() const override;
    QString whyNothing() const;
    QString hiddenText() const;
    QStringList linesOnChecks() const;
    void goToCheck(qsizetype part);

    SegmentSwitch* m_views;
    QComboBox* m_metric;
    QAction* m_draw = nullptr;
    QAction* m_nextCheck = nullptr;
    SharedVerdicts m_verdicts;
    bool m_stale = false;
    Latest<results::Report> m_work; ///< last, so that it ends before what it tells
};

} // namespace tandem
