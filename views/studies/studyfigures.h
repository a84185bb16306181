#pragma once

#include "storage/repositories/studyrepository.h"
#include "views/session/figurespage.h"

#include <memory>

namespace tandem {

class ProjectSession;
class ResultOutput;
struct ShownStudyResults;

/// The studies whose results can be shown, and what is shown.
struct StudiesKnown
{
    QList<StudySummary> studies;                    ///< that who looks may know of
    std::shared_ptr<const ShownStudyResults> shown; ///< null where nothing is
};
using KnownStudies = std::shared_ptr<StudiesKnown>;

/// The results of a closed study: tables and charts of those raters who count, or of everybody, and
/// behind each figure its data. Figures are there at once, bootstrap intervals when they are
/// computed. Of an open study it says why there are none.
FiguresSpec studyFigures(
    ProjectSession& session, ResultOutput& output, QWidget* screen, const KnownStudies& known);
/// The study that is chosen on the page; null where there is none.
const StudySummary* chosenStudy(const StudiesKnown& known, const FigureValues& values);
/// The place of a study among those that can be chosen; -1 where it is not among them.
int placeOfStudy(const StudiesKnown& known, StudyId study);

/// What else than tables and charts is saved of the results: the report, and the answers with or
/// without names.
QList<FigureCommand> studySavingCommands(
    ProjectSession& session, ResultOutput& output, QWidget* screen, const KnownStudies& known);

} // namespace tandem
