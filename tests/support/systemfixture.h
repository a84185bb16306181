#pragma once

#include "models/kgds/judgementreview.h"
#include "models/verdicts/undecided.h"
#include "projectfixture.h"
#include "storage/repositories/goldrepository.h"
#include "storage/repositories/systemjudgementrepository.h"
#include "storage/repositories/systemoutputrepository.h"
#include "storage/repositories/systemreviewrepository.h"

namespace tandem {

/// What systems made of the samples of a project, and what verifiers say of it.
class SystemFixture final
{
public:
    explicit SystemFixture(ProjectFixture& project)
        : m_project(project)
    {
    }

    /// An article of a harbour strike: paragraphs 1 and 3 support the discussion, 2 and 4 do not.
    static kgds::SampleRecord record()
    {
        using namespace kgds;
        const auto fact = [](const char* text, FactType type) {
            return FactRecord{QString::fromUtf8(text), type, {}};
        };
        const auto paragraph = [](int index, const char* text, ParagraphLabel label) {
            return ParagraphRecord{index, QString::fromUtf8(text), label, {}, {}};
        };
        SampleRecord made;
        made.article = {
            paragraph(1,
                "The harbour strike entered its second week on Friday, when twelve ships were "
                "waiting outside the northern basin and the cranes stood still.",
                ParagraphLabel::Supporting),
            paragraph(2, "It rained on most days of the week.", ParagraphLabel::Nonsupporting),
            paragraph(3,
                "Dockers want six per cent more pay. The port authority offered two per cent and "
                "called the demand unreasonable.",
                ParagraphLabel::Supporting),
            paragraph(4, "The harbour was opened in 1878 by the mayor of the day.",
                ParagraphLabel::Nonsupporting)};
        made.discussion = {{QStringLiteral("Ann"), QStringLiteral("They should pay them."), {}},
            {QStringLiteral("Ben"), QStringLiteral("Six is too much."), {}}};
        made.supportingFacts = {
            {1,
                {fact("The strike entered its second week.", FactType::KeyBackSupporting),
                    fact("Twelve ships were waiting outside the northern basin.",
                        FactType::KeyBackSupporting),
                    fact("The basin is in the north.", FactType::NonKeyBackSupporting)},
                {}},
            {3,
                {fact("Dockers want six per cent more pay.", FactType::KeyBackSupporting),
                    fact("The port authority offered two per cent.", FactType::KeyBackSupporting)},
                {}}};
        made.nonsupportingFacts = {
            {2, {fact("It rained on most days.", FactType::BackNonsupporting)}, {}},
            {4, {fact("The harbour was opened in 1878.", FactType::BackNonsupporting)}, {}}};
        made.opinions = {
            QStringLiteral(
                "Ann thinks that **the port authority** should pay **the dockers** more."),
            QStringLiteral("Ben thinks that **six per cent more pay** is too much."),
            QStringLiteral("Ann fears that **the strike** lasts until spring.")};
        return made;
    }

    static kgds::SystemRef system(const QString& model, kgds::Pattern pattern,
        kgds::Paradigm paradigm = kgds::Paradigm::StructuredPrompt)
    {
        kgds::SystemRef made;
        made.model = model;
        made.pattern = pattern;
        made.paradigm = paradigm;
        return made;
    }

    static kgds::SystemOutput abstractiveOutput()
    {
        return {{},
            QStringLiteral("A harbour strike is in its second week. Twelve ships wait outside the "
                           "northern basin. The dockers ask for six per cent more."),
            QStringLiteral("Ann holds that the port authority should pay the dockers more. Ben "
                           "says that this is too much.")};
    }
    static kgds::SystemJudgement abstractiveJudgement()
    {
        using enum kgds::Conclusion;
        kgds::SystemJudgement made;
        made.facts = {
            {Knowable, Knowable, Knowable}, {Knowable, Unknowable}, {Unknowable}, {Unknowable}};
        made.opinions = {Knowable, Unknowable, Unknowable};
        made.errors = {std::nullopt, kgds::ErrorType::UnclarifiedReference,
            kgds::ErrorType::FactInconsistency};
        return made;
    }
    static JudgementExplanations explanations()
    {
        return {{{QStringLiteral("It says \u201cin its second week\u201d.")}, {}, {}, {}},
            {QStringLiteral("It says \u201cshould pay the dockers more\u201d."),
                QStringLiteral("\u201cthis is too much\u201d does not say what is.")},
            {QString(), QStringLiteral("\u201cthis\u201d is left unclarified.")}};
    }

    SystemOutputId addOutput(SampleId sample, const kgds::SystemRef& system,
        const kgds::SystemOutput& output, const kgds::SampleRecord& gold = record())
    {
        NewSystemOutput made;
        made.sample = sample;
        made.gold = take(GoldRepository(database()).keep(sample, gold));
        made.system = system;
        made.output = output;
        made.source = QStringLiteral("outputs.zip");
        return take(SystemOutputRepository(database()).add(made));
    }
    SystemJudgementId judge(SystemOutputId output, const QString& verifier,
        const kgds::SystemJudgement& judgement, const JudgementExplanations& why = explanations())
    {
        return take(
            SystemJudgementRepository(database())
                .addImported(output, verifier, QStringLiteral("verdicts.zip"), judgement, why));
    }
    /// An abstractive output of the sample with a judgement by "verifier".
    SystemJudgementId addJudged(SampleId sample, const QString& model)
    {
        return judge(
            addOutput(sample, system(model, kgds::Pattern::Abstractive), abstractiveOutput()),
            QStringLiteral("verifier"), abstractiveJudgement());
    }
    /// An extractive one that names a paragraph too many and one that is not there.
    SystemJudgementId addExtractive(SampleId sample, const QString& model)
    {
        const SystemOutputId output = addOutput(sample, system(model, kgds::Pattern::Extractive),
            {{kgds::paragraphName(1), kgds::paragraphName(2), kgds::paragraphName(9)}, {},
                abstractiveOutput().opinions});
        kgds::SystemJudgement judgement = abstractiveJudgement();
        judgement.facts.clear();
        JudgementExplanations why = explanations();
        why.facts.clear();
        return judge(output, QStringLiteral("verifier"), judgement, why);
    }

    /// One word on everything that can be reviewed.
    void reviewAll(SystemJudgementId judgement, PersonId person, Stance stance = Stance::Agree)
    {
        const auto judged = take(JudgementVerdicts::judged(database(), judgement));
        JudgementReviewRepository reviews(database());
        // A word may bring a decision, or take one away.
        while (const auto next =
                   nextDecision(kgds::reviewableDecisions(judged.record, judged.judgement,
                                    take(reviews.own(judgement, person)).reviews),
                       std::optional<kgds::JudgementDecision>(),
                       [&](const kgds::JudgementDecision& decision) {
                           return !take(reviews.own(judgement, person)).reviews.contains(decision);
                       }))
            check(reviews.give(judgement, person, *next, {stance, {}, {}}, 0));
    }

    /// What must succeed.
    template <typename T>
    static T take(Expected<T> result)
    {
        if (!result)
            qFatal(
                "%s %s", qPrintable(result.error().sentence()), qPrintable(result.error().detail));
        return *std::move(result);
    }
    static void check(const Expected<void>& result)
    {
        if (!result)
            qFatal(
                "%s %s", qPrintable(result.error().sentence()), qPrintable(result.error().detail));
    }

private:
    Database& database() { return m_project.database(); }

    ProjectFixture& m_project;
};

} // namespace tandem
