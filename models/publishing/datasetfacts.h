#pragma once

#include "models/agreement/agreementgroups.h"
#include "models/kgds/benchmarkfigures.h"
#include "models/kgds/statisticsreport.h"
#include "models/rounds/consistency.h"

#include <QDate>
#include <QList>
#include <QString>
#include <QStringList>

namespace tandem::publishing {

/// A split as it was drawn.
struct DrawnSplit
{
    QString name;
    qint64 samples = 0;
};

/// A closed study whose answers are published.
struct StudyFacts
{
    QString name;
    int questions = 0; ///< with options or a scale; free texts are not published
    int freeTexts = 0; ///< questions that are not
    int items = 0;
    int raters = 0;
    int withheld = 0; ///< items left out: they show samples that are not published
};

/// What the answers of closed rounds and studies come to.
struct DisagreementFacts
{
    int annotators = 0; ///< different ones, of rounds
    qint64 items = 0;
    qint64 annotations = 0;
    qint64 disagreed = 0; ///< items with different answers
    int fewest = 0;       ///< annotations of an item
    int most = 0;
    QDate first; ///< of an answer, UTC; invalid: none
    QDate last;
    int heldBack = 0; ///< closed rounds whose sides are not named yet
};

/// What is known about a dataset from its project, beside what its authors say.
struct DatasetFacts
{
    QString program; ///< "Tandem 0.7.0"
    QString project; ///< its name
    QDate changed;   ///< of the project's last change, UTC
    ConsistencyRule rule = ConsistencyRule::Strict;
    BenchmarkFigures figures;
    QList<DrawnSplit> splits;
    QList<AgreementRow> agreement; ///< by step
    DisagreementFacts disagreement;
    QList<StudyFacts> studies;
    int openStudies = 0;
    int excludedSamples = 0;
    int guidelineVersions = 1; ///< about paragraphs
    bool ownGuideline = false;
    QStringList prompts; ///< keys with versions: "decompose-facts-1"
    QStringList models;  ///< that proposed facts or masks
    // What a reviewer stumbles over.
    int textsWithEmail = 0; ///< samples
    int textsWithNames = 0; ///< samples with a text that has the name of a person of the project
    int renamed = 0;        ///< participants who were given their pseudonym
    int repeatedParagraphs = 0; ///< that stand in several splits
    int itemsWithEmail = 0;     ///< of studies and of samples outside the benchmark
    int itemsWithNames = 0;
    QStringList filesWithEmail; ///< guidelines, prompts, and studies by name
    QStringList filesWithNames;
    int importedSamples = 0; ///< whose paragraphs came with labels, without a round about them
    int keptSplits = 0;      ///< samples that are in the split of an earlier version
};

/// A file of a dataset.
struct PublishedFile
{
    QString path; ///< from the folder, with "/"
    qint64 bytes = 0;
    QString sha256;
};

/// The title that the authors gave, or else the project's name.
QString titleOf(const QString& title, const DatasetFacts& facts);
/// The date that the authors gave, or else that of the project's last change: "2026-11-30".
QString dateOf(const QString& date, const DatasetFacts& facts);
/// Returns how the labels came about, in English sentences for cards and croissant.json.
QString annotationProtocol(const DatasetFacts& facts);
/// Returns what became of differing answers, likewise.
QString disagreementSentences(const DatasetFacts& facts);

/// A line of the table of agreement.
struct AgreementLine
{
    QString step; ///< "paragraphs", "key_facts"
    bool blind = true;
    qint64 rounds = 0;
    qint64 items = 0; ///< answered by two
    QString measure;  ///< "percent_agreement", "cohen_kappa", "gwet_ac1", "krippendorff_alpha"
    Figure figure;
};
QList<AgreementLine> agreementLines(const DatasetFacts& facts);
/// Header and rows of tables of a dataset, with machine names and numbers to four decimals; what is
/// undefined is empty.
QList<QStringList> agreementTable(const DatasetFacts& facts);
QList<QStringList> statisticsTable(const DatasetFacts& facts);

} // namespace tandem::publishing
