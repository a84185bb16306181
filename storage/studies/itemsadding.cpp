#include "storage/studies/itemsadding.h"

#include "storage/database/rows.h"
#include "storage/project/rowsstep.h"
#include "storage/repositories/studyrepository.h"
#include "storage/repositories/studyrows.h"
#include "storage/studies/studywords.h"

namespace tandem {

namespace {

/// Places of items that were added at once.
struct AddedPlaces
{
    StudyId study;
    int first = 0;
    int last = 0;
};

Expected<void> checkCanGo(Database& database, const AddedPlaces& added)
{
    TANDEM_DO(StudyRepository(database).requireOpen(added.study));
    TANDEM_TRY(asked, isAny(database,
                          QStringLiteral("SELECT 1 FROM study_turn t JOIN study_item i"
                                         " ON i.id = t.item_id WHERE i.study_id = ?"
                                         " AND i.position BETWEEN ? AND ?"),
                          {added.study, added.first, added.last}));
    if (*asked)
        return failure(ErrorCode::Refused,
            StudyFileWords::tr("These items have been assigned to raters and cannot be removed."));
    TANDEM_TRY(later, isAny(database,
                          QStringLiteral("SELECT 1 FROM study_item WHERE study_id = ?"
                                         " AND position > ?"),
                          {added.study, added.last}));
    if (*later)
        return failure(ErrorCode::Refused,
            StudyFileWords::tr("Other items were added after these, so they cannot be removed."));
    return {};
}

RowsStep itemsStep(const AddedPlaces& added, const QJsonObject& detail)
{
    const auto meant = [added](Database& database) -> Expected<RowsStep::Rows> {
        TANDEM_DO(checkCanGo(database, added));
        const QString ofThem = QStringLiteral("study_id = ? AND position BETWEEN ? AND ?");
        const SqlValues places{added.study, added.first, added.last};
        RowsStep::Rows rows;
        rows.rows = {{QLatin1String("study_item"), ofThem, places},
            {QLatin1String("study_source"),
                QStringLiteral("item_id IN (SELECT id FROM study_item WHERE %1)").arg(ofThem),
                places}};
        return rows;
    };
    const JournalNote note = [study = added.study](const WriteContext& context,
                                 const QString& event, const QJsonObject& told) {
        return journalStudyEvent(context.database,
            {.study = study, .event = event, .by = context.origin.person, .detail = told});
    };
    return {meant, StudyChanged{added.study}, QStringLiteral("items_removed"),
        QStringLiteral("items_added"), detail, note};
}

} // namespace

Change addingStudyItems(StudyId study, const QList<studies::StudyItem>& items,
    const QJsonObject& origin, const std::shared_ptr<int>& added)
{
    const Write add = [=](const WriteContext& context) -> Expected<Written> {
        TANDEM_TRY(before, valueOf<int>(context.database,
                               QStringLiteral("SELECT coalesce(max(position), 0) FROM study_item"
                                              " WHERE study_id = ?"),
                               {study}));
        TANDEM_TRY(fresh, StudyRepository(context.database)
                              .addItems(study, items, context.origin.person, origin));
        *added = *fresh;
        if (*fresh == 0)
            return Written(NothingChanged());
        QJsonObject detail = origin;
        detail.insert(QStringLiteral("items"), *fresh);
        return Written(StudyChanged{study},
            takingRows(itemsStep({study, *before + 1, *before + *fresh}, detail)));
    };
    return {.text = StudyFileWords::tr("adding items to a study", "a step to undo"), .write = add};
}

} // namespace tandem
