#pragma once

#include "models/kgds/system.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>

/// What systems made of samples, and what a judge says of it.
namespace tandem::kgds {

/// A judge's answer whether something can be inferred from a summary.
enum class Conclusion {
    None = 0,       ///< it was not asked, abstained, or gave no readable answer
    Unknowable = 1, ///< it cannot be inferred: not covered
    Knowable = 2,   ///< covered
};

/// Why an opinion is not covered; the values are those of the published files ("Error Type1" ...).
enum class ErrorType {
    Misattribution = 1,       ///< OM: the wrong speaker
    IncorrectReference = 2,   ///< IRIC: an implicit reference clarified wrongly
    UnclarifiedReference = 3, ///< IRU: an implicit reference left as it was
    SentimentDistortion = 4,  ///< OSD
    FactInconsistency = 5,    ///< OFI
};
inline constexpr int kErrorTypes = 5;
/// In the order of the paper's Table 2.
inline constexpr std::array kErrorOrder{ErrorType::FactInconsistency,
    ErrorType::SentimentDistortion, ErrorType::UnclarifiedReference, ErrorType::IncorrectReference,
    ErrorType::Misattribution};
/// "om", "iric", "iru", "osd", "ofi"; never translated.
QString errorKey(ErrorType type);
/// "Error Type1" ..., as published.
QString publishedErrorName(ErrorType type);
/// None for what publishedErrorName() does not make.
std::optional<ErrorType> errorFromPublishedName(const QString& name);
/// "opinion misattribution" ...; translated.
QString errorName(ErrorType type);

/// A system's summary of one sample.
struct SystemOutput
{
    /// EBS: the paragraphs as the system named them, in its order, repeated and unknown ones
    /// included; the published spelling is "<Paragraph_16>".
    QStringList paragraphs;
    QString background; ///< ABS
    QString opinions;   ///< AOS
    bool operator==(const SystemOutput&) const = default;
};
/// "<Paragraph_16>"; counts from 1.
QString paragraphName(int index);
/// The index in exactly that spelling, as the published script compares; none for any other.
std::optional<int> paragraphIndex(const QString& name);

/// What a judge says of one output, in the order of the benchmark's sample: the paragraphs of
/// BSPAF, then those of BNPAF, with every fact of whatever type; the opinions of CAO.
struct SystemJudgement
{
    QList<QList<Conclusion>> facts; ///< ABS only
    QList<Conclusion> opinions;
    QList<std::optional<ErrorType>> errors; ///< of the opinions; none where covered or not judged
    bool operator==(const SystemJudgement&) const = default;
};

} // namespace tandem::kgds
