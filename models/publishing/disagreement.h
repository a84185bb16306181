#pragma once

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <utility>

/// What people said of items, kept as data: no answer is lost in a majority.
namespace tandem::publishing {

/// One person's answer to one question about one item.
struct Annotation
{
    QString annotator; ///< a pseudonym
    QString answer;
    QDateTime at;          ///< UTC; invalid where it is not known
    qint64 durationMs = 0; ///< active time; 0: not measured
    int guideline = 0;     ///< version of the guideline or of the study's design, from 1
};

/// An item with every answer to it.
struct DisagreementItem
{
    QString id;       ///< unique in a dataset
    QString task;     ///< "paragraphs", "key_facts", "study"
    QString study;    ///< name of the study; empty: none
    QString question; ///< of the study; empty: that of the task
    QString sample;   ///< UUID; empty: of a study
    int number = 0;   ///< of the paragraph or fact in its sample as imported; 0: of a study
    QString pass;     ///< "ordinary", "calibration", "second"; empty: of a study
    QList<std::pair<QString, QString>> texts; ///< by name, as raters saw them
    QStringList answers;                      ///< that there could be, in their order
    QString outcome; ///< what the benchmark made of it: "boundary", "key" ...; empty: nothing yet
    QString resolvedBy; ///< "agreement", "rule", "adjudication"; empty without an outcome
    QString split;      ///< empty: the sample is in none
    QList<Annotation> annotations; ///< by annotator
};

/// How often each of the possible answers was given, and others behind them.
struct AnswerShare
{
    QString answer;
    int count = 0;
    double share = 0.0; ///< of all annotations
    bool operator==(const AnswerShare&) const = default;
};
/// Returns the soft label of an item; empty where nobody answered.
QList<AnswerShare> distributionOf(const DisagreementItem& item);
/// Returns the Shannon entropy of a distribution in bits: 0 where all agree, 1 where two answers
/// are given equally often.
double entropyBits(const QList<AnswerShare>& distribution);
/// Returns the answer that was given most often; none where several were.
std::optional<QString> majorityOf(const QList<AnswerShare>& distribution);
/// Whether not everybody gave the same answer.
bool isDisagreed(const DisagreementItem& item);

} // namespace tandem::publishing
