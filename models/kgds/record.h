#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

/// One sample as KGDS.json holds it (Zhou et al., arXiv 2505.12474; key names in the comments).
/// `extra` fields hold keys that the format does not know, as the text of one JSON object ("" where
/// there are none), to be written again.
namespace tandem::kgds {

/// The `type` of an atomic fact. 4 to 6 are masked conflicting facts; the paper does not tell the
/// three apart.
enum class FactType {
    BackNonsupporting = 0,
    KeyBackSupporting = 1,
    NonKeyBackSupporting = 2,
    IntraRepetitive = 3,
    Masked4 = 4,
    Masked5 = 5,
    Masked6 = 6,
};
inline constexpr int kFactTypes = 7;

/// Whether a paragraph is background-supporting for the discussion.
enum class ParagraphLabel { Nonsupporting = 0, Supporting = 1 };

struct ParagraphRecord
{
    int index = 0; ///< counts from 1 over the kept paragraphs
    QString text;  ///< paragraph_text
    ParagraphLabel label = ParagraphLabel::Nonsupporting; ///< Supporting where it stands in BSP
    QByteArray extra;                                     ///< of its SBK entry
    QByteArray supportingExtra;                           ///< of its BSP entry
    bool operator==(const ParagraphRecord&) const = default;
};

struct UtteranceRecord
{
    QString participant;
    QString text; ///< utterance
    QByteArray extra;
    bool operator==(const UtteranceRecord&) const = default;
};

struct FactRecord
{
    QString text; ///< atomic_fact
    FactType type = FactType::BackNonsupporting;
    QByteArray extra;
    bool operator==(const FactRecord&) const = default;
};

/// The atomic facts of one paragraph, in the file's order.
struct FactGroup
{
    int paragraphIndex = 0;
    QList<FactRecord> facts;
    QByteArray extra;
    bool operator==(const FactGroup&) const = default;
};

struct SampleRecord
{
    QList<ParagraphRecord> article;      ///< SBK, and BSP through the labels
    QList<UtteranceRecord> discussion;   ///< KGD
    QStringList opinions;                ///< CAO; clarified references between ** and **
    QList<FactGroup> supportingFacts;    ///< BSPAF
    QList<FactGroup> nonsupportingFacts; ///< BNPAF
    QByteArray extra;
    bool operator==(const SampleRecord&) const = default;
};

} // namespace tandem::kgds
