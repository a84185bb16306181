#pragma once

#include "models/error.h"
#include "storage/project/demotimelines.h"
#include "storage/project/demowork.h"

#include <QString>

namespace tandem {

class Database;

/// The files of the demo's studies.
struct DemoStudies
{
    QString items = QStringLiteral(":/tandem/sample/study_items.jsonl");
    QString scores = QStringLiteral(":/tandem/sample/study_scores.csv");
    QString answers = QStringLiteral(":/tandem/sample/study_answers.csv");
};

/// Adds a closed study, in which the raters of the file say which of two systems' outputs is closer
/// to what a person wrote, about the project's cases and the file's items; and an open one, in
/// which a person of the project, who has begun, and somebody from outside rate outputs. Inside the
/// caller's transaction, after addDemoEvaluations().
Expected<void> addDemoStudies(Database& database, const DemoStudies& files, const DemoPeople& cast);

/// The files of the demo's benchmark, of what systems made of it, and of what was said of
/// that.
struct DemoSystems
{
    QString benchmark = QStringLiteral(":/tandem/sample/benchmark.json");
    QString outputs = QStringLiteral(":/tandem/sample/outputs.jsonl");
    QString systems = QStringLiteral(":/tandem/sample/systems.json");
};

/// Adds what two systems made of the samples of the benchmark, which stand from `firstPosition` on,
/// with a judge's verdicts and what the annotators say of some of these. Inside the caller's
/// transaction.
Expected<void> addDemoSystems(
    Database& database, const DemoSystems& files, int firstPosition, const DemoPeople& cast);

/// The files of the demo's evaluations.
struct DemoEvaluations
{
    QString texts = QStringLiteral(":/tandem/sample/expert_texts.jsonl");
    QString result = QStringLiteral(":/tandem/sample/expert_result.json");
    QString reviews = QStringLiteral(":/tandem/sample/expert_reviews.json");
};

/// Adds the cases with the outputs of two systems and their evaluations. Inside the caller's
/// transaction.
Expected<void> addDemoEvaluations(Database& database, const DemoEvaluations& files);

/// Adds what the annotators say of some of them: each agrees with whatever the file does not name,
/// where they are done. Inside the caller's transaction, after addDemoEvaluations().
Expected<void> addDemoReviews(
    Database& database, const DemoEvaluations& files, const DemoPeople& cast);

/// How much of the demo is made.
enum class SampleContents {
    Texts,    ///< the articles with their discussions
    Labelled, ///< people too, and labels: one sample closed, one half done, one untouched;
              ///< cases with evaluations and reviews; a closed study and an open one; two samples
              ///< of a finished benchmark with the outputs of two systems; a log of users with
              ///< two summarizers' summaries and what was predicted from them
};

/// Where the demo's material is read from; by default what is
/// compiled into the program.
struct DemoMaterial
{
    QString articles = QStringLiteral(":/tandem/sample/articles.json");
    QString labels = QStringLiteral(":/tandem/sample/labels.json");
    QString facts = QStringLiteral(":/tandem/sample/facts.json");
    QString opinions = QStringLiteral(":/tandem/sample/opinions.json");
    DemoEvaluations evaluations;
    DemoStudies studies;
    DemoSystems systems;
    DemoTimelines timelines;
};

/// Makes the demo as a new file at `path`. With labels, sample 1 has been submitted by
/// both, with its facts judged and its opinions written by both, of sample 2 Ada has submitted her
/// side and Ben has done half of his, and sample 3 is assigned and untouched; four cases have
/// evaluations of two systems' outputs, of which Ada and Ben have reviewed some; a study of which
/// output is closer is closed, one of how well they read is open. Samples 4 and 5 came finished
/// from a benchmark, on which two systems were put and judged. A log of eight users is cut and
/// summarized, and their futures were predicted. Refused where `path` exists; nothing is left
/// behind on failure.
Expected<void> createDemoProject(const QString& path, const QString& name, SampleContents contents,
    const DemoMaterial& material = {});

} // namespace tandem
