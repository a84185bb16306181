#pragma once

#include "models/error.h"
#include "models/kgds/systemoutput.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

/// The JSON of the published files of systems' outputs, one file at a time. Keys that the published
/// scripts do not read (see below) may be missing; others are passed over. InvalidInput, with file
/// and JSON pointer: no such JSON, a value of another type, a key twice.
/// TooLarge beyond limits.h and 100,000 paragraphs or verdicts.
namespace tandem::kgds {

/// The pattern's own summary: Extractive_Background_Summary or Abstractive_Background_Summary, and
/// Abstractive_Opinion_Summary. Of these the first is needed of ebs-aos.
Expected<SystemOutput> readSystemOutput(
    const QByteArray& json, Pattern pattern, const QString& name);

/// A judge's answer on one fact or opinion.
struct Verdict
{
    Conclusion conclusion = Conclusion::None;
    QString word;                ///< as it is written, where it is neither of the two words
    std::optional<QString> item; ///< the text of the fact or opinion, where it stands there
};

/// Inference_Conclusion: "knowable" is covered, any other text is not, as the published script has
/// it; none where it is missing or null.
Conclusion conclusionFromWord(const QString& word);

/// The verdicts on a paragraph's facts: a list of objects with Inference_Conclusion and, not read
/// by the published script, Atomic_Fact.
Expected<QList<Verdict>> readFactVerdicts(const QByteArray& json, const QString& name);
/// The verdict on one opinion: likewise, with Atomic_Opinion.
Expected<Verdict> readOpinionVerdict(const QByteArray& json, const QString& name);
/// Which opinion of which sample, both from 1; 0 where nobody knows.
struct OpinionPlace
{
    qint64 sample = 0;
    qint64 opinion = 0;
};
struct ErrorVerdict
{
    ErrorType type = ErrorType::Misattribution;
    std::optional<OpinionPlace> place; ///< where the file says it
};
/// Detection_Conclusion, one of "Error Type1" to "Error Type5"; and, of this program's own files,
/// Sample_Index and Opinion_Index.
Expected<ErrorVerdict> readErrorVerdict(const QByteArray& json, const QString& name);

/// The same files as the program writes them. A conclusion that is none has none.
QByteArray systemOutputJson(const SystemOutput& output, Pattern pattern);
QByteArray factVerdictsJson(const QList<Conclusion>& conclusions, const QStringList& facts);
QByteArray opinionVerdictJson(Conclusion conclusion, const QString& opinion);
QByteArray errorVerdictJson(const ErrorVerdict& verdict);

} // namespace tandem::kgds
