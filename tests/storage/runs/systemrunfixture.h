#pragma once

#include "kgdsresponder.h"
#include "llmserver.h"
#include "models/kgds/record.h"
#include "runfixture.h"
#include "storage/repositories/goldrepository.h"
#include "storage/repositories/systemjudgementrepository.h"
#include "storage/repositories/systemoutputrepository.h"

namespace tandem {

/// A benchmark of labelled samples, and a server that summarizes and judges.
struct SystemRunFixture : RunFixture
{
    explicit SystemRunFixture(int sampleCount = 2)
        : RunFixture(0)
    {
        server.setResponder(llm::KgdsResponder());
        for (int number = 1; number <= sampleCount; ++number)
            samples.append(
                ProjectFixture::take(SampleRecords(project.database()).addRecord(record(number))));
    }

    /// Four paragraphs, the first and third of them supporting; the discussion shares words with
    /// the first and the second. Of three opinions the summary of the speakers' words has one.
    static kgds::SampleRecord record(int number)
    {
        using kgds::FactType;
        using kgds::ParagraphLabel;
        const auto text = [number](const char* words) {
            return QString::fromUtf8(words).replace(QLatin1String("%1"), QString::number(number));
        };
        kgds::SampleRecord made;
        made.article = {{1, text("Bridge %1 opened in June."), ParagraphLabel::Supporting, {}, {}},
            {2, text("Ferry %1 carries people."), ParagraphLabel::Nonsupporting, {}, {}},
            {3, text("Mayor Olsen cut a ribbon at %1."), ParagraphLabel::Supporting, {}, {}},
            {4, text("Rain fell on town %1 all day."), ParagraphLabel::Nonsupporting, {}, {}}};
        made.discussion = {{QStringLiteral("Person1"), text("The bridge at %1 looks lovely."), {}},
            {QStringLiteral("Person2"), text("That ferry was nicer than this."), {}}};
        made.opinions = {text("Person1 thinks bridge %1 **looks lovely**."),
            text("Person2 likes the ferry."), text("Person2 thinks Olsen is vain.")};
        made.supportingFacts = {
            {1,
                {{text("Bridge %1 opened in June."), FactType::KeyBackSupporting, {}},
                    {text("Bridge %1 is there."), FactType::NonKeyBackSupporting, {}}},
                {}},
            {3, {{text("Mayor Olsen cut a ribbon at %1."), FactType::KeyBackSupporting, {}}}, {}}};
        made.nonsupportingFacts = {
            {2, {{text("Ferry %1 carries people."), FactType::BackNonsupporting, {}}}, {}},
            {4, {{text("Rain fell on town %1."), FactType::Masked4, {}}}, {}}};
        return made;
    }

    SummariesOptions summariesOptions() const
    {
        SummariesOptions options;
        options.system = QStringLiteral("small");
        return options;
    }
    RunPlan summariesPlan(const SummariesOptions& options)
    {
        RunPlan made = plan(RunKindId::Summaries);
        made.options.summaries = options;
        return made;
    }
    RunId summarize(const SummariesOptions& options) { return make(summariesPlan(options)); }
    RunId summarize() { return summarize(summariesOptions()); }

    VerdictsOptions verdictsOptions() const
    {
        VerdictsOptions options;
        options.verifier = QStringLiteral("judge");
        return options;
    }
    RunPlan verdictsPlan(const VerdictsOptions& options)
    {
        RunPlan made = plan(RunKindId::Verdicts);
        made.options.verdicts = options;
        return made;
    }
    RunId verify(const VerdictsOptions& options) { return make(verdictsPlan(options)); }
    RunId verify() { return verify(verdictsOptions()); }
    RunId verifyAs(const QString& verifier)
    {
        VerdictsOptions options = verdictsOptions();
        options.verifier = verifier;
        return verify(options);
    }

    /// An output that somebody imported.
    SystemOutputId addOutput(
        int number, const kgds::SystemRef& system, const kgds::SystemOutput& output)
    {
        const SampleId sample = samples.at(number - 1);
        const kgds::SampleRecord gold = record(number);
        NewSystemOutput made;
        made.sample = sample;
        made.gold = ProjectFixture::take(GoldRepository(project.database()).keep(sample, gold));
        made.system = system;
        made.output = output;
        return ProjectFixture::take(SystemOutputRepository(project.database()).add(made, &gold));
    }
    SystemOutputId addAbstractive(int number, const QString& model = QStringLiteral("ours"))
    {
        return addOutput(number,
            {model, kgds::Paradigm::StructuredPrompt, kgds::Pattern::Abstractive},
            {{}, QStringLiteral("Bridge %1 opened in June. Ferry %1 carries people.").arg(number),
                QStringLiteral("Person1 thinks bridge %1 looks lovely.").arg(number)});
    }
    SystemOutputId addExtractive(int number, const QStringList& paragraphs)
    {
        return addOutput(number,
            {QStringLiteral("ours"), kgds::Paradigm::StructuredPrompt, kgds::Pattern::Extractive},
            {paragraphs, {}, QStringLiteral("Person1 thinks bridge %1 looks lovely.").arg(number)});
    }

    QList<StoredSystemOutput> outputs()
    {
        QList<StoredSystemOutput> all;
        SystemOutputRepository repository(project.database());
        const auto rows = ProjectFixture::take(repository.list());
        for (const SystemOutputRow& row : rows)
            all.append(ProjectFixture::take(repository.byId(row.id)));
        return all;
    }
    std::optional<StoredJudgement> judgement(
        SystemOutputId output, const QString& verifier = QStringLiteral("judge"))
    {
        SystemJudgementRepository repository(project.database());
        const auto id = ProjectFixture::take(repository.find(output, verifier));
        return id ? std::optional(ProjectFixture::take(repository.byId(*id))) : std::nullopt;
    }
    int distinctQuestions()
    {
        return number(QStringLiteral("SELECT count(DISTINCT hash) FROM llm_reply"));
    }

    QList<SampleId> samples;
};

} // namespace tandem
