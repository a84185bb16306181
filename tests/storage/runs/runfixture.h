#pragma once

#include "factsresponder.h"
#include "llmserver.h"
#include "projectfixture.h"
#include "skippingclock.h"
#include "storage/llm/gateway.h"
#include "storage/repositories/factrepository.h"
#include "storage/repositories/runrepository.h"
#include "storage/runs/rundriver.h"
#include "storage/runs/runplan.h"

#include <QTest>

#include <memory>
#include <optional>

namespace tandem {

/// A gateway that does not wait where nobody has to.
inline llm::GatewayOptions impatient()
{
    llm::GatewayOptions options;
    options.clock = std::make_shared<llm::SkippingClock>();
    options.seed = 1;
    return options;
}

/// The program as it works on a run: a project, a gateway, a driver. To end it in the middle is to
/// kill the program, but for what the operating system keeps.
struct Program
{
    explicit Program(const ProjectFixture& fixture)
        : project(fixture.open())
        , gateway(std::make_unique<llm::Gateway>(impatient()))
        , driver(std::make_unique<RunDriver>(*project, *gateway, nullptr, LeaseTimes{20, 400}))
    {
        QObject::connect(driver.get(), &RunDriver::ended, driver.get(), [this](const RunEnd& said) {
            end = said;
            ++ends;
        });
        QObject::connect(driver.get(), &RunDriver::taskFailed, driver.get(),
            [this](const TaskFailure& failed) { failures.append(failed.error); });
    }

    std::unique_ptr<Project> project;
    std::unique_ptr<llm::Gateway> gateway;
    std::unique_ptr<RunDriver> driver;
    std::optional<RunEnd> end;
    int ends = 0;
    QStringList failures;
};

/// Samples whose paragraphs are settled, two of five supporting, and a server for them.
struct RunFixture
{
    explicit RunFixture(int samples = 3)
        : project(samples)
    {
        for (const SampleId sample : std::as_const(project.samples))
            project.close(sample, QStringLiteral("yynnn"), QStringLiteral("yynnn"));
        server.setResponder(llm::factsAnswer);
        endpoint = server.endpoint(llm::WireFormat::OpenAi);
        endpoint.name = QStringLiteral("Server");
        endpoint.limits.concurrency = 4;
    }

    RunPlan plan(RunKindId kind) const
    {
        RunPlan plan;
        plan.kind = kind;
        plan.endpoint = endpoint;
        plan.promptFolder = QStringLiteral(TANDEM_RESOURCES "/prompts");
        return plan;
    }

    RunId make(const RunPlan& plan)
    {
        return ProjectFixture::take(createRun(project.database(), plan));
    }
    RunId decompose() { return make(plan(RunKindId::Decompose)); }

    RunRow row(RunId run)
    {
        return ProjectFixture::take(RunRepository(project.database()).byId(run));
    }
    Secret key() const { return Secret(server.key()); }

    /// Works on a run to its end in a program of its own.
    RunEnd work(RunId run, bool retryFailed = false)
    {
        Program program(project);
        if (retryFailed)
            program.driver->retryFailed(run, endpoint, key());
        else
            program.driver->start(run, endpoint, key());
        const bool ended = QTest::qWaitFor([&] { return program.end.has_value(); }, 60'000);
        if (!ended || program.ends != 1)
            qFatal("The run ended %d times.", program.ends);
        return *program.end;
    }

    int number(const QString& sql)
    {
        return ProjectFixture::take(project.database().scalar(sql)).toInt();
    }
    int facts()
    {
        return number(QStringLiteral("SELECT count(*) FROM atomic_fact WHERE removed_at IS NULL"));
    }
    int replies() { return number(QStringLiteral("SELECT count(*) FROM llm_reply")); }

    ProjectFixture project;
    llm::LlmServer server;
    llm::Endpoint endpoint;
};

} // namespace tandem
