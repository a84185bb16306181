#pragma once

#include <QHashFunctions>
#include <QString>

#include <array>
#include <compare>
#include <optional>

/// What is put on a benchmark: a language model asked in one of two ways for one of two kinds of
/// summary (KGDS, sections 2 and 5).
namespace tandem::kgds {

/// What a summary is made of. Opinions are always written (AOS); the background is a choice of
/// paragraphs (EBS) or a text (ABS).
enum class Pattern { Extractive = 0, Abstractive = 1 };
inline constexpr std::array kPatterns{Pattern::Extractive, Pattern::Abstractive};

/// How the model was asked: once, or with a second turn that has it check its own result.
enum class Paradigm { StructuredPrompt = 0, SelfReflection = 1 };
inline constexpr std::array kParadigms{Paradigm::StructuredPrompt, Paradigm::SelfReflection};

/// The words of files and folders, never translated: "ebs-aos", "abs-aos".
QString patternKey(Pattern pattern);
/// None for what patternKey() does not make.
std::optional<Pattern> patternFromKey(const QString& key);
/// "EBS-AOS", "ABS-AOS", as the paper writes them.
QString patternName(Pattern pattern);
/// "structured-prompt", "self-reflection".
QString paradigmKey(Paradigm paradigm);
std::optional<Paradigm> paradigmFromKey(const QString& key);
/// "structured prompt", "self-reflection"; translated.
QString paradigmName(Paradigm paradigm);

/// One row of the paper's Table 1, for one pattern.
struct SystemRef
{
    QString model;
    Paradigm paradigm = Paradigm::StructuredPrompt;
    Pattern pattern = Pattern::Extractive;
    /// By model (its code units), paradigm, then pattern.
    std::strong_ordering operator<=>(const SystemRef& other) const;
    bool operator==(const SystemRef&) const = default;
};

} // namespace tandem::kgds
