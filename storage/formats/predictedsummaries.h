#pragma once

#include "models/usersum/humanagreement.h"
#include "storage/formats/openfile.h"

/// Files about summaries of users, for their scores.
namespace tandem::usersum {

/// Reads what prediction runs got out of summaries: JSONL, or JSON with a list of the same, of
/// {"user", "summary", "run", "tasks": [{"name", "outcome"}]}, an outcome being 0 or 1 (or false or
/// true); without "run" it is run 1. "missing" says how many tasks more the run lacks. Of a summary
/// its length in words is kept. InvalidInput with file, place and remedy: something else, a task
/// that stands twice in a line, a user who is twice in a run, no line at all. TooLarge beyond
/// limits.h.
Expected<QList<PredictedSummary>> readPredictedSummaries(const Input& input);

/// Reads what people say of summaries: CSV with a header, JSONL or JSON, of user and rating, which
/// is good or bad (in any case), and rater where several people rate. InvalidInput with file, place
/// and remedy: something else, a user whom somebody rates twice, no rating at all.
Expected<QList<HumanRating>> readHumanRatings(const Input& input);

} // namespace tandem::usersum
