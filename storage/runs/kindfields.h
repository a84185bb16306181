#pragma once

#include "models/fields/field.h"
#include "models/seed.h"
#include "storage/runs/runoptions.h"

/// Settings that several kinds of runs have, for their rows (RunKind::ownFields).
namespace tandem {

inline constexpr fields::Bounds kSeedBounds{0, kMostSeed};
inline constexpr fields::Bounds kShareBounds{0, 1, 2};
inline constexpr fields::Bounds kAttemptBounds{1, 100};
inline constexpr fields::Bounds kTokenBounds{1, 1'000'000};

inline constexpr const char* kUnnamedSystem = QT_TRANSLATE_NOOP("FieldWords", "(unnamed system)");
inline constexpr const char* kSystemsLabel = QT_TRANSLATE_NOOP("FieldWords", "&Systems");
inline constexpr const char* kSystemLabel = QT_TRANSLATE_NOOP("FieldWords", "&System");

inline constexpr fields::Word kPatternWords[] = {
    {"ebs-aos", QT_TRANSLATE_NOOP("FieldWords", "EBS-AOS: paragraphs as background"),
        int(kgds::Pattern::Extractive), "EBS-AOS"},
    {"abs-aos", QT_TRANSLATE_NOOP("FieldWords", "ABS-AOS: written background"),
        int(kgds::Pattern::Abstractive), "ABS-AOS"}};

inline constexpr fields::Word kParadigmWords[] = {
    {"structured-prompt", QT_TRANSLATE_NOOP("FieldWords", "Structured prompt"),
        int(kgds::Paradigm::StructuredPrompt)},
    {"self-reflection", QT_TRANSLATE_NOOP("FieldWords", "Self-reflection"),
        int(kgds::Paradigm::SelfReflection)}};

/// Which samples are worked on.
fields::Field samplesField();
/// Of what is done to the facts or paragraphs of samples; `redone` is what is also worked on.
fields::Fields paragraphFields(const char* redone);

/// How often is asked, at most, for an answer that can be read.
template <typename Options>
fields::Field attemptsField(
    const char* help = QT_TRANSLATE_NOOP("FieldWords",
        "Unparsable replies are requested again, each time with slightly more randomness."))
{
    return fields::number("asks", &Options::asks, kAttemptBounds,
        QT_TRANSLATE_NOOP("FieldWords", "Max. &attempts per request"),
        {.help = help, .option = "max-attempts", .isRare = true});
}

/// How much of each text is shown.
template <typename Options>
fields::Field tokensField(const char* help = nullptr)
{
    return fields::number("first_tokens", &Options::firstTokens, kTokenBounds,
        QT_TRANSLATE_NOOP("FieldWords", "First &tokens of each text"),
        {.help = help, .isRare = true});
}

/// Whose outputs of cases; not where these are given.
template <typename Options>
fields::Field caseSystemsField()
{
    return fields::names("systems", &Options::systems, fields::Names::Systems, kSystemsLabel,
        {.option = "system",
            .blank = kUnnamedSystem,
            .needed = QT_TRANSLATE_NOOP("FieldWords", "Choose at least one system."),
            .noneThere = QT_TRANSLATE_NOOP(
                "FieldWords", "No system has outputs yet. Import or generate outputs first."),
            .isSingle = true})
        .template onlyIf<Options>([](const Options& options) { return options.outputs.isEmpty(); });
}

/// What names the model that does the work.
template <typename Options>
fields::Field makerField(const char* key, QString Options::*member, const char* label)
{
    return fields::text(key, member, label,
        {.placeholder = QT_TRANSLATE_NOOP("FieldWords", "same as the model"), .isMaker = true});
}

/// The pattern and paradigm of outputs of systems on the benchmark.
template <typename Options>
fields::Fields wayFields()
{
    return {
        fields::choices("patterns", &Options::patterns, kPatternWords,
            QT_TRANSLATE_NOOP("FieldWords", "&Pattern"),
            {.option = "pattern", .blank = QT_TRANSLATE_NOOP("FieldWords", "EBS-AOS and ABS-AOS")}),
        fields::choices("paradigms", &Options::paradigms, kParadigmWords,
            QT_TRANSLATE_NOOP("FieldWords", "Prompting para&digm"),
            {.option = "paradigm",
                .blank =
                    QT_TRANSLATE_NOOP("FieldWords", "Structured prompt and self-reflection")})};
}

/// Whose users: of which log.
template <typename Options>
fields::Field logField()
{
    return fields::name("log", &Options::log, fields::Names::Logs,
        QT_TRANSLATE_NOOP("FieldWords", "&Log"),
        {.blank = QT_TRANSLATE_NOOP("FieldWords", "All logs")});
}

/// Whose summaries of users.
template <typename Options>
fields::Field summarizersField(fields::Names names)
{
    return fields::names("summarizers", &Options::summarizers, names,
        QT_TRANSLATE_NOOP("FieldWords", "&Summarizers"),
        {.needed = QT_TRANSLATE_NOOP("FieldWords", "Choose at least one summarizer.")});
}

} // namespace tandem
