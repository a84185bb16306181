#pragma once

#include "models/error.h"
#include "models/expert/explanation.h"
#include "models/ids.h"
#include "models/kgds/record.h"
#include "models/llm/chat.h"
#include "models/llm/endpoint.h"
#include "models/usersum/timeline.h"
#include "storage/project/project.h"
#include "storage/repositories/promptrepository.h"
#include "storage/repositories/runrepository.h"
#include "storage/runs/runoptions.h"

#include <QHash>
#include <QList>
#include <QString>

#include <any>
#include <memory>
#include <optional>

namespace tandem {

class Database;
class RunKind;

/// What a kind of run read in a reply; only the kind knows what it holds. Empty: there is no reply,
/// or none that can be read.
using RunAnswer = std::any;

/// What was read in the last replies and records, so that it is not read again. Used by one thread
/// at a time.
class RunMemory final
{
public:
    void keep(ReplyId reply, const RunAnswer& answer);
    /// Empty where it is not known any more.
    RunAnswer of(ReplyId reply) const { return m_answers.value(reply); }

    /// The same of users' timelines, which stay as they were added.
    void keep(TimelineUserId user, const std::shared_ptr<const usersum::Timeline>& timeline);
    std::shared_ptr<const usersum::Timeline> of(TimelineUserId user) const
    {
        return m_timelines.value(user);
    }

    /// The same of samples' records, which stay as they were kept.
    void keep(GoldId gold, const std::shared_ptr<const kgds::SampleRecord>& record);
    std::shared_ptr<const kgds::SampleRecord> of(GoldId gold) const
    {
        return m_records.value(gold);
    }

private:
    QHash<ReplyId, RunAnswer> m_answers;
    QHash<GoldId, std::shared_ptr<const kgds::SampleRecord>> m_records;
    QHash<TimelineUserId, std::shared_ptr<const usersum::Timeline>> m_timelines;
};

/// What all tasks of a run share.
struct RunSetup
{
    RunId run; ///< invalid where it is not made yet
    const RunKind* kind = nullptr;
    RunOptions options;
    QHash<QString, StoredPrompt> prompts; ///< by key: all of RunTraits::promptKeys
    QString model;
    llm::Endpoint endpoint;
    std::optional<double> cap;
    QString currency;
    std::shared_ptr<RunMemory> memory = std::make_shared<RunMemory>();
};

/// What there is to work on, and what is left out.
struct RunSelection
{
    QList<RunSubject> subjects;
    int alreadyDone = 0;              ///< paragraphs or outputs that have what the run makes
    int samplesNotReady = 0;          ///< samples that cannot be worked on now
    std::optional<Error> whyNotReady; ///< of the first of these
    bool isAllThere = false; ///< all that was wanted is there already, as far as it tells that
    /// How what is done can be done again; empty: by having it replaced.
    QString howAgain{};
};

/// What is asked of the model for one subject.
struct RunCall
{
    RunSubject subject;
    llm::ChatRequest request;
    QList<FactId> facts;   ///< those asked about, in the order of their numbers; may be empty
    qint64 outputLow = 0;  ///< tokens that an answer takes at least, about
    qint64 outputHigh = 0; ///< and at most
    PromptId prompt{};     ///< that was filled; invalid: the one of RunKind::promptKey()
    QList<expert::Aspect> others{}; ///< those to choose from; only of ExPerT's matches
    int statements = 0;       ///< numbered ones to be judged; only of verdicts and checks of facts
    kgds::ChunkKind chunks{}; ///< to choose from; only of summaries
    std::shared_ptr<const kgds::SampleRecord> record{}; ///< of the sample; only of summaries
    QStringList choices{};                              ///< to choose from; only of predictions
};

/// What the last reply still says that cannot be read as a whole.
struct RunRemains
{
    RunAnswer answer{};   ///< empty: nothing
    bool isWhole = false; ///< whether it answers all that was asked
};

/// What comes of the end of a task.
struct RunSequel
{
    std::optional<What> changed{}; ///< none: the run alone
    QList<RunSubject> subjects{};  ///< to be worked on now that this is done
};

/// About what a subject's later tasks will take, that are not known before its first is done.
struct LaterCalls
{
    qint64 calls = 0;
    qint64 inputTokens = 0;
    qint64 outputLow = 0;
    qint64 outputHigh = 0;
};

/// What sets a kind of run apart beside what it asks.
struct RunTraits
{
    RunKindId id;
    const char* name;       ///< that people see; its context is RunWords
    QStringList promptKeys; ///< at least one
    /// Whether people can change what is asked about while it is asked about.
    bool mayChangeMeanwhile = true;
    /// Whether the requests for one task are much the same to the model: a refusal would then be
    /// repeated, and replies to an earlier run say nothing about this one's.
    bool asksTheSameAgain = true;
    /// Whether unreadable replies are an end like another (see TaskRow::error) and no failure.
    bool takesUnreadable = false;
    /// Whether what came of such an end gives way to a readable reply, so that they are asked again
    /// with the failures; what does not is asked again by another run.
    bool retriesUnreadable = false;
    /// Whether another run asks anew what replies to an earlier one were unreadable to; always so
    /// where the same is asked again.
    bool asksUnreadAnew = false;
};

/// One kind of work for a language model: what it is done to, what is asked, and what becomes of an
/// answer. Has no state.
class RunKind
{
public:
    explicit RunKind(RunTraits traits);
    virtual ~RunKind() = default;
    Q_DISABLE_COPY_MOVE(RunKind)

    const RunTraits& traits() const { return m_traits; }
    RunKindId id() const { return m_traits.id; }
    /// The name that people see, translated.
    QString name() const;
    /// The prompt, or the first of several.
    QString promptKey() const { return m_traits.promptKeys.constFirst(); }

    /// Reads the whole project: for a worker or a write.
    virtual Expected<RunSelection> select(Database& database, const RunOptions& options) const = 0;
    /// Whether what the run makes may go by the names that it is given. Refused.
    virtual Expected<void> checkNames(Database& database, const RunSetup& setup) const;
    /// Called inside the write that makes a run, once its tasks are there.
    virtual Expected<void> made(Database& database, RunId run, const RunSelection& selection) const;
    /// What to ask for `subject` as the project stands; none where there is nothing to ask (any
    /// more). Errors: what keeps it from being worked on.
    virtual Expected<std::optional<RunCall>> call(
        Database& database, const RunSubject& subject, const RunSetup& setup) const = 0;
    /// What `text` answers to what was asked. InvalidInput, TooLarge.
    virtual Expected<RunAnswer> read(const RunCall& call, const QString& text) const = 0;
    /// What is taken in of a reply that read() refuses, once nothing more is asked; only where
    /// unreadable replies are taken.
    virtual RunRemains readRemains(const RunCall& call, const QString& text) const;
    /// Takes what was read into the project, inside the write that ends the task. `done` is the
    /// task as it is stored now, be it without an answer.
    virtual Expected<RunSequel> take(Database& database, const RunSetup& setup, const RunCall& call,
        const TaskRow& done, const RunAnswer& answer) const = 0;

    /// How often is asked before the replies count as unreadable; at least 1.
    virtual int asks(const RunOptions&) const { return kAsksPerAttempt; }
    /// Makes `request` the one to ask when `sample` replies (0, 1 ...) could not be read: never the
    /// same again at temperature 0, which would bring the same again.
    virtual void setSample(llm::ChatRequest& request, int sample) const;
    /// The requests of all tasks that want an answer to the same question, where there may be
    /// several, before setSample(): what blocks one blocks them all.
    virtual QList<llm::ChatRequest> wantedAlike(const RunCall& call, const RunSetup& setup) const;
    /// What take() will make of a subject, about. `answer` is empty where it is not known yet.
    virtual LaterCalls laterCalls(
        const RunCall& call, const RunSetup& setup, const QString& answer) const;

private:
    const RunTraits m_traits;
};

/// All kinds of runs, by the values of RunKindId.
QList<const RunKind*> runKinds();
const RunKind& runKind(RunKindId kind);

} // namespace tandem
