#pragma once

#include "models/error.h"

/// The parts of the check of a project, in the order in which they look.
namespace tandem {

class Database;
class Faults;

/// Looks through all tables for values that a CHECK of the table does not allow, which PRAGMA
/// integrity_check leaves out where the file is open for reading: each by its row and what does not
/// hold, of each constraint the first few.
Expected<void> checkConstraints(Database& database, Faults& faults);

/// Looks through all tables for times that no clock says, before 1970 or decades ahead: tells of
/// each column that has any and of the first row. Times that are more than a day ahead of this
/// machine's clock are a note: either the clock where they were recorded went wrong, or this one
/// does, and neither damages a project.
Expected<void> checkTimes(Database& database, Faults& faults);

/// Notes what stands in a project since an earlier version counted it otherwise than this one does,
/// as far as that can be told: answers of models that had broken off and were taken for whole;
/// G-Eval's scores by probabilities of another token than the score's; ExPerT's scores of 0 where
/// no judgment could be read. Nothing is wrong with the file.
Expected<void> noteEarlierResults(Database& database, Faults& faults);

/// Tells of each text of a project that this program would not have written: not UTF-8, with a NUL
/// character, no JSON where there has to be some, a setting with a value that it cannot have; with
/// table, row and what to do.
Expected<void> checkTexts(Database& database, Faults& faults);

/// Looks for what no rater could have said and nobody could have handed out. Notes what was
/// otherwise before: each closed study with answers to questions that are no longer asked, and each
/// with raters whose participant id no platform filled in.
Expected<void> checkStudies(Database& database, Faults& faults);

/// Looks whether what judges say of systems' outputs can be read, belongs to what the benchmark
/// said of the samples then, and gives the scores that are stored beside it, and whether what was
/// drawn for people to check, and what they said, is about something that was judged.
Expected<void> checkSystems(Database& database, Faults& faults);
/// Of it: parts that were drawn to be checked and cannot have been drawn as their settings say. It
/// cannot be read how, others would have been drawn, with other probabilities, or strata are not
/// those of the verdicts.
Expected<void> checkDrawnParts(Database& database, Faults& faults);

/// Looks whether the timelines of users can be read, are what their logs say was kept of them, are
/// cut and asked about as the plans of the logs give it, whether summaries have as many words as is
/// stored and are those that studies show, and whether what runs made is what was replied to them.
Expected<void> checkTimelines(Database& database, Faults& faults);
/// Of it: whether summaries of users, predictions and judges' values that runs made are what the
/// stored replies say, read again as runs read them, and come of the runs and tasks that they name,
/// and whether there is one of each task that was done.
Expected<void> checkUsersumRuns(Database& database, Faults& faults);
/// Of it: whether replies that runs about users stand on are what the servers sent, word for word,
/// and answers to what their runs ask: another text or model than the body as it came, or a request
/// that asks nothing or another model than the run's.
Expected<void> checkUsersumReplies(Database& database, Faults& faults);

/// Tells what is not as it was when it was closed (submitted, settled, ended, finished, kept) by
/// the digests that were taken then; a packet has none.
Expected<void> checkClosings(Database& database, Faults& faults);

/// Tells what is wrong with the indexes of words: texts that are missing in them, entries without a
/// text, and indexes that SQLite cannot read. Changes nothing: they are checked in a copy, in
/// memory.
Expected<void> checkSearchIndexes(Database& database, Faults& faults);

} // namespace tandem
