#pragma once

#include "models/studies/ids.h"
#include "models/studies/item.h"
#include "storage/changes/change.h"

#include <QJsonObject>
#include <QList>

#include <memory>

namespace tandem {

/// Adds items as StudyRepository::addItems() does, as a step that can be undone while the study is
/// open, nobody was asked about them and no others came after them. `added`: how many the study
/// did not have.
Change addingStudyItems(StudyId study, const QList<studies::StudyItem>& items,
    const QJsonObject& origin, const std::shared_ptr<int>& added);

} // namespace tandem
