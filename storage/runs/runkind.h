#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/llm/chat.h"
#include "storage/project/project.h"
#include "storage/repositories/runrepository.h"

#include <QJsonObject>
#include <QList>
#include <QString>

#include <optional>

namespace tandem::llm {
struct PromptTemplate;
}

namespace tandem {

class Database;

/// What a run is to work on.
struct RunOptions
{
    bool supporting = true;    ///< only for decomposing
    bool nonsupporting = true; ///< only for decomposing
    bool replace = false;      ///< also what was worked on already, whose results are then replaced
    QList<SampleId> samples;   ///< empty: all; not kept once the run is made
    bool operator==(const RunOptions&) const = default;
};
QJsonObject runOptionsJson(const RunOptions& options);
RunOptions runOptionsFrom(const QJsonObject& json);

/// What there is to work on, and what is left out.
struct RunSelection
{
    QList<RunSubject> subjects;
    int alreadyDone = 0;              ///< paragraphs that have what the run would make
    int samplesNotReady = 0;          ///< samples that cannot be worked on now
    std::optional<Error> whyNotReady; ///< of the first of these
};

/// What is asked of the model for one subject.
struct RunCall
{
    RunSubject subject;
    llm::ChatRequest request;
    QList<FactId> facts;   ///< those asked about, in the order of their numbers; may be empty
    qint64 outputLow = 0;  ///< tokens that an answer takes at least, about
    qint64 outputHigh = 0; ///< and at most
};

/// One kind of work for a language model: what it is done to, what is asked, and what becomes of an
/// answer. Has no state.
class RunKind
{
public:
    RunKind() = default;
    virtual ~RunKind() = default;
    Q_DISABLE_COPY_MOVE(RunKind)

    /// The name in the project file; never changes.
    virtual QString key() const = 0;
    /// The name that people see, translated.
    virtual QString name() const = 0;
    virtual QString promptKey() const = 0;

    /// Reads the whole project: for a worker or a write.
    virtual Expected<RunSelection> select(Database& database, const RunOptions& options) const = 0;
    /// What to ask for `subject` as the project stands; none where there is nothing to ask (any
    /// more). Errors: what keeps it from being worked on.
    virtual Expected<std::optional<RunCall>> call(Database& database, const RunSubject& subject,
        const RunOptions& options, const llm::PromptTemplate& prompt,
        const QString& model) const = 0;
    /// Whether `text` answers what was asked. InvalidInput, TooLarge.
    virtual Expected<void> check(const RunCall& call, const QString& text) const = 0;
    /// Takes the answer into the project, inside a write. `text` has passed check().
    virtual Expected<ChangeEvent> apply(Database& database, const RunCall& call,
        const RunOptions& options, ReplyId reply, const QString& text) const = 0;
};

/// All kinds of runs: "decompose" and "mask".
QList<const RunKind*> runKinds();
/// The kind with this key; none where this version does not know it.
const RunKind* findRunKind(const QString& key);

} // namespace tandem
