#pragma once

#include "models/error.h"
#include "models/expert/explanation.h"
#include "models/ids.h"
#include "models/kgds/record.h"
#include "models/kgds/runparts.h"
#include "models/llm/chat.h"
#include "models/llm/endpoint.h"
#include "models/usersum/timeline.h"
#include "storage/project/project.h"
#include "storage/repositories/makernames.h"
#include "storage/repositories/promptrepository.h"
#include "storage/repositories/runrepository.h"
#include "storage/runs/runoptions.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <any>
#include <memory>
#include <optional>

namespace tandem {

namespace fields {
class Field;
}

class Database;
struct RunForecast;
struct RunKind;

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
    QHash<QString, StoredPrompt> prompts; ///< by key: all of RunKind::promptKeys
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
    bool isComplete = false; ///< all that was wanted is there already, as far as it tells that
    /// How what is done can be done again; empty: by having it replaced.
    QString rerunHint{};
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
struct PartialAnswer
{
    RunAnswer answer{};   ///< empty: nothing
    bool isWhole = false; ///< whether it answers all that was asked
};

/// What comes of the end of a task.
struct TaskEffect
{
    std::optional<What> changed{}; ///< none: the run alone
    QList<RunSubject> subjects{};  ///< to be worked on now that this is done
};

/// About what a subject's later tasks will take, that are not known before its first is done.
struct FollowUpEstimate
{
    qint64 calls = 0;
    qint64 inputTokens = 0;
    qint64 outputLow = 0;
    qint64 outputHigh = 0;
};

/// How often what answers bring brings more to ask.
enum class TaskGrowth { None, Once, Often };

/// What becomes of a task whose replies cannot be parsed, once nothing more is asked.
enum class OnUnparsableReply {
    /// It fails. Its requests are much the same to the model: a refusal is not asked again, and
    /// what
    /// replied to an earlier run says nothing about this one's.
    Fail,
    /// It is done without an answer (see TaskRow::error), for good.
    Keep,
    /// The same, until it is retried with the failures and brings a reply that can be parsed.
    KeepUntilRetried,
    /// The same, and another run asks anew what replies to an earlier one were unparsable to.
    KeepUntilAskedAnew,
};

/// Of what a kind of run gives scores, and what these are.
struct RunScores
{
    QString sql;                 ///< selects them as "score", of the run ?; empty: it gives none
    const char* words = nullptr; ///< "from %Ln score(s)", of a mean of so many; in RunWords
};

/// Whom a run is about, so that two of one model are told apart.
struct RunAbout
{
    QStringList names; ///< of summarizers
    QString log;
};

/// The command of the Runs screen that begins a run. Those about samples have a button each, the
/// others are entries of a menu.
struct RunStart
{
    const char* command = nullptr; ///< its name; null: another screen begins these runs
    const char* words = nullptr;   ///< in RunWords
    const char* shortcut = "";
};

/// The way of most kinds to ask again: at temperature 0 a little warmer each time.
void setWarmerSample(llm::ChatRequest& request, int sample);

/// One kind of work for a language model: what it is done to, what is asked, and what becomes of an
/// answer. What is known of a kind stands in its row alone; what has a value here may be left out.
struct RunKind
{
    RunKindId id;
    const char* key;  ///< in the project file and for programs; never changes
    const char* text; ///< see name(); in RunWords
    RunItems items;
    TaskGrowth growth = TaskGrowth::None;
    QStringList promptKeys; ///< at least one
    /// What the first of these must have, with blanks between; of prompts that models/ list, empty.
    const char* placeholders = "";
    OnUnparsableReply onUnparsable = OnUnparsableReply::Fail;
    /// Whether people can change what is asked about while it is asked about.
    bool mayChangeMeanwhile = true;

    /// Who what it makes goes by, if anybody, and that name.
    Maker maker = Maker::None;
    QString (*makerName)(const RunOptions&) = [](const RunOptions&) { return QString(); };
    QString madeBySql{};   ///< selects the runs that made what goes by the name ?; empty: unknown
    QString importedSql{}; ///< selects what was imported under the name ?; empty: that is allowed
    /// What else the maker's name stands for. Refused.
    Expected<void> (*checkName)(
        Database&, const RunSetup&) = [](Database&, const RunSetup&) { return Expected<void>(); };
    /// Why what runs of these options make may not go by one name; empty where it may.
    QString (*otherWay)(const RunOptions& wanted,
        const RunOptions& other) = [](const RunOptions&, const RunOptions&) { return QString(); };

    /// Its settings: of RunOptions, in the order of a form, without those of every kind. What is
    /// shared with other kinds stands in kindfields.h.
    QList<fields::Field> (*ownFields)();

    /// Reads the whole project: for a worker or a write.
    Expected<RunSelection> (*select)(Database& database, const RunOptions& options);
    /// What to ask for `subject` as the project stands; none where there is nothing to ask (any
    /// more). Errors: what keeps it from being worked on.
    Expected<std::optional<RunCall>> (*call)(
        Database& database, const RunSubject& subject, const RunSetup& setup);
    /// What `text` answers to what was asked. InvalidInput, TooLarge.
    Expected<RunAnswer> (*read)(const RunCall& call, const QString& text);
    /// Takes what was read into the project, inside the write that ends the task. `done` is the
    /// task as it is stored now, be it without an answer.
    Expected<TaskEffect> (*take)(Database& database, const RunSetup& setup, const RunCall& call,
        const TaskRow& done, const RunAnswer& answer);

    /// What is taken in of a reply that read() refuses, once nothing more is asked; only where
    /// unparsable replies do not fail.
    PartialAnswer (*readPartial)(const RunCall&,
        const QString& text) = [](const RunCall&, const QString&) { return PartialAnswer(); };
    /// Called inside the write that makes a run, once its tasks are there.
    Expected<void> (*made)(Database& database, RunId run, const RunSelection& selection) =
        [](Database&, RunId, const RunSelection&) { return Expected<void>(); };
    /// How often is asked before the replies count as unparsable; at least 1.
    int (*asks)(const RunOptions&) = [](const RunOptions&) { return kAsksPerAttempt; };
    /// Makes `request` the one to ask when `sample` replies (0, 1 ...) could not be parsed: never
    /// the same again at temperature 0, which would bring the same again.
    void (*setSample)(llm::ChatRequest& request, int sample) = setWarmerSample;
    /// The requests of all tasks that want an answer to the same question, where there may be
    /// several, before setSample(): what blocks one blocks them all.
    QList<llm::ChatRequest> (*wantedAlike)(const RunCall& call, const RunSetup& setup) =
        [](const RunCall&, const RunSetup&) { return QList<llm::ChatRequest>(); };
    /// What take() will make of a subject, about. `answer` is empty where it is not known yet.
    FollowUpEstimate (*followUps)(const RunCall& call, const RunSetup& setup,
        const QString& answer) = [](const RunCall&, const RunSetup&, const QString&) {
        return FollowUpEstimate();
    };
    /// Adds what all of a subject will take, where that is not told task by task; else null.
    Expected<void> (*forecast)(
        Database& database, const RunSetup& setup, qint64 subject, RunForecast& forecast) = nullptr;

    /// What a task of this part asks, for people; empty for a part of another kind.
    QString (*partText)(const QString& part) = [](const QString&) { return QString(); };
    /// To which stage of the work on a benchmark and its systems a task's costs belong.
    std::optional<kgds::WorkStage> (*stageOf)(const QString& part) = nullptr;
    RunAbout (*about)(const RunOptions&) = [](const RunOptions&) { return RunAbout(); };
    /// When an item counts as done, where that is not plain; in RunWords.
    const char* itemsDone = nullptr;
    RunScores scores{};
    /// The keyword of the screen on which what it brings is looked at; empty where that is the
    /// replies alone, which the run shows.
    const char* results = "";
    /// How the command line begins it: "kgds verify". Without a function of its own in the table of
    /// the command, the verb is found by this.
    const char* command = "";
    RunStart start{};
    /// What it does, in a sentence or two, translated.
    QString (*purpose)();
    /// "%n output(s) are there already.", in RunWords; null: what it is done to is done.
    const char* doneAlready = nullptr;

    /// The name that people see, translated.
    QString name() const;
    /// What select() finds. InvalidInput, TooLarge: nothing can go by the maker's name.
    Expected<RunSelection> selection(Database& database, const RunOptions& options) const;
    /// The prompt, or the first of several.
    QString promptKey() const { return promptKeys.constFirst(); }
    bool keepsUnparsable() const { return onUnparsable != OnUnparsableReply::Fail; }
    /// Whether unparsable replies are asked again with the failures.
    bool retriesUnparsable() const
    {
        return onUnparsable == OnUnparsableReply::KeepUntilRetried ||
               onUnparsable == OnUnparsableReply::KeepUntilAskedAnew;
    }
    /// Whether unparsable replies to an earlier run say nothing about another one's.
    bool asksUnparsableAnew() const
    {
        return onUnparsable == OnUnparsableReply::Fail ||
               onUnparsable == OnUnparsableReply::KeepUntilAskedAnew;
    }
};

/// All kinds of runs, by the values of RunKindId. Not before main(), as rows are made of values
/// that other files make first.
const QList<const RunKind*>& runKinds();
const RunKind& runKind(RunKindId kind);

} // namespace tandem
