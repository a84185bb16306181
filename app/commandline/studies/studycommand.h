#pragma once

#include "models/error.h"
#include "storage/repositories/studyraterrepository.h"
#include "storage/repositories/studyrepository.h"

namespace tandem {

class Call;
class Database;

// What stands behind "tandem study": one command whose first word says what is done. The words are
// listed in studycommand.cpp; each of these does one of them and has its own file or shares it
// with its neighbours.

/// Makes a study in a project; brings its items in; lists a project's studies; prints or changes
/// what one asks.
Expected<void> runStudyNew(Call& call);
Expected<void> runStudyImport(Call& call);
Expected<void> runStudyList(Call& call);
Expected<void> runStudyDesign(Call& call);
/// Hands items out to raters; puts one in another's place; asks more raters; erases what one said.
Expected<void> runStudyAssign(Call& call);
Expected<void> runStudyReplace(Call& call);
Expected<void> runStudyExtend(Call& call);
Expected<void> runStudyWithdraw(Call& call);
/// Writes forms, which raters answer in their browsers.
Expected<void> runStudyForm(Call& call);
/// Takes answers that were collected elsewhere, or writes those of a closed study.
Expected<void> runStudyAnswers(Call& call);
/// What a study of each size could show, before anybody rates.
Expected<void> runStudyPlan(Call& call);
/// How far a study is; ends it.
Expected<void> runStudyStatus(Call& call);
Expected<void> runStudyClose(Call& call);
/// Figures of a project's closed study, or of answers in a file where --design says what they are.
Expected<void> runStudyResults(Call& call);
/// The same with what was asked, of whom and how, as a document.
Expected<void> runStudyReport(Call& call);

/// The study that --study names; the only one there is where it is not given. NotFound, or Refused
/// where there are several, names those that there are.
Expected<StudySummary> askedStudy(Database& database, Call& call);

/// The rater of the study that --rater names; a misuse where nobody is named.
Expected<StudyRater> askedRater(Database& database, StudyId study, Call& call);

/// The design that somebody wrote as JSON.
Expected<studies::Design> designOfFile(const QString& path, Call& call);

} // namespace tandem
