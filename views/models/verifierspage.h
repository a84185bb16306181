#pragma once

#include "models/kgds/judgeditem.h"
#include "models/kgds/peopleagreement.h"
#include "models/kgds/verifieragreement.h"
#include "storage/changes/latest.h"
#include "views/models/modelspage.h"

#include <memory>

class QComboBox;

namespace tandem {

class SegmentSwitch;

/// What a verifier says of the items of a system's metric, and people of those that were drawn.
struct CorrectedItems
{
    kgds::SystemRef system;
    kgds::TableMetric metric = kgds::TableMetric::OpinionRecall;
    QList<kgds::JudgedItem> items;
};

/// Everybody's verdicts: what the page Verifiers is computed from.
struct ModelsVerdicts
{
    QList<kgds::Verifier> verifiers;
    QString verifier;              ///< whose scores are corrected
    QList<CorrectedItems> checked; ///< by the part of its verdicts that was drawn for people
    qint64 hidden = 0;             ///< judgements with checks that who looks may not know of yet
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

private:
    QWidget* buildTools();
    View shownView() const;
    std::optional<ModelsEmptyWords> emptyWords() const override;
    void refresh() override;
    void computeIfStale() override;
    QString fileName() const override;
    QString whyNothing() const;

    SegmentSwitch* m_views;
    QComboBox* m_metric;
    SharedVerdicts m_verdicts;
    bool m_stale = false;
    Latest<results::Report> m_work; ///< last, so that it ends before what it tells
};

} // namespace tandem
