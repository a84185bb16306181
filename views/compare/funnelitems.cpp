#include "views/compare/funnelitems.h"

#include "storage/repositories/samplerecords.h"
#include "storage/repositories/samplerepository.h"
#include "views/compare/comparewords.h"

#include <algorithm>

namespace tandem {

namespace {

FunnelStage stageOf(const std::optional<Outcome>& outcome)
{
    if (!outcome)
        return FunnelStage::Undecided;
    switch (*outcome) {
    case Outcome::Supporting:
        return FunnelStage::Supporting;
    case Outcome::Nonsupporting:
        return FunnelStage::Nonsupporting;
    case Outcome::Boundary:
        break;
    }
    return FunnelStage::Boundary;
}

QString reasonOf(const ShownItem& item)
{
    if (item.decision)
        return CompareWords::tr("decided by %1: %2").arg(item.decision->by, item.decision->note);
    if (!item.outcome)
        return CompareWords::tr("the two differ; waits for a decision");
    switch (*item.outcome) {
    case Outcome::Supporting:
        return CompareWords::tr("both say yes");
    case Outcome::Nonsupporting:
        return CompareWords::tr("both say no");
    case Outcome::Boundary:
        break;
    }
    return CompareWords::tr("the two differ; removed by the strict rule");
}

QList<FunnelItem> itemsOf(const ShownComparison& comparison)
{
    QList<FunnelItem> items;
    for (const ShownItem& item : comparison.items)
        items.append({item.item, item.number, item.text, stageOf(item.outcome), reasonOf(item)});
    return items;
}

/// The labels that came with an imported benchmark, paragraph by paragraph.
Expected<void> useImportedLabels(QList<FunnelItem>& items, Database& database, SampleId sample)
{
    TANDEM_TRY(record, SampleRecords(database).record(sample));
    for (qsizetype i = 0; i < std::min(items.size(), record->article.size()); ++i) {
        const bool supporting = record->article.at(i).label == kgds::ParagraphLabel::Supporting;
        items[i].stage = supporting ? FunnelStage::Supporting : FunnelStage::Nonsupporting;
        items[i].reason = CompareWords::tr("labelled in the imported benchmark");
    }
    return {};
}

} // namespace

bool belongsTo(FunnelStage at, FunnelStage stage)
{
    if (stage == FunnelStage::All)
        return true;
    if (stage == FunnelStage::Kept)
        return at == FunnelStage::Supporting || at == FunnelStage::Nonsupporting;
    return at == stage;
}

int countIn(const Funnel& funnel, FunnelStage stage)
{
    switch (stage) {
    case FunnelStage::All:
        return funnel.all;
    case FunnelStage::Unassigned:
        return funnel.unassigned;
    case FunnelStage::Open:
        return funnel.open;
    case FunnelStage::Undecided:
        return funnel.undecided;
    case FunnelStage::Boundary:
        return funnel.boundary;
    case FunnelStage::Kept:
        return funnel.kept();
    case FunnelStage::Supporting:
        return funnel.supporting;
    case FunnelStage::Nonsupporting:
        return funnel.nonsupporting;
    }
    return 0;
}

Funnel funnelOf(const QList<FunnelItem>& items)
{
    const auto count = [&items](FunnelStage stage) {
        return int(std::count_if(items.cbegin(), items.cend(),
            [stage](const FunnelItem& item) { return item.stage == stage; }));
    };
    return {int(items.size()), count(FunnelStage::Unassigned), count(FunnelStage::Open),
        count(FunnelStage::Undecided), count(FunnelStage::Boundary), count(FunnelStage::Supporting),
        count(FunnelStage::Nonsupporting)};
}

Expected<QList<FunnelItem>> loadFunnelItems(Database& database, const CompareState& state)
{
    if (state.kind == CompareState::Kind::NoSample)
        return QList<FunnelItem>{};
    if (state.kind == CompareState::Kind::Compared)
        return itemsOf(state.comparison);
    TANDEM_TRY(paragraphs, SampleRepository(database).paragraphs(state.sample.id));
    const bool open = state.kind == CompareState::Kind::Open;
    QList<FunnelItem> items;
    for (const ParagraphRow& paragraph : *paragraphs)
        items.append({paragraph.id, paragraph.number, paragraph.text,
            open ? FunnelStage::Open : FunnelStage::Unassigned,
            open ? CompareWords::tr("answers are still being given, blind")
                 : CompareWords::tr("nobody labels the sample")});
    if (state.kind == CompareState::Kind::Unassigned && state.sample.labelled) {
        TANDEM_DO(useImportedLabels(items, database, state.sample.id));
    }
    return items;
}

} // namespace tandem
