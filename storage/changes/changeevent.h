#pragma once

#include "models/ids.h"
#include "models/rounds/answer.h"
#include "models/studies/ids.h"
#include "models/verdicts/item.h"
#include "storage/changes/part.h"

#include <memory>
#include <optional>
#include <typeinfo>
#include <utility>

class QObject;

namespace tandem {

using JobId = Id<struct JobTag>;

// What a committed write changed. Each kind says which parts of the project may differ; an id that
// is invalid, or a place that is none, means that many may.

/// Nothing after all: nobody is told.
struct NothingChanged
{
    static constexpr Parts parts{};
};
struct AnswerChanged
{
    static constexpr Parts parts = Part::Answers;
    RoundId round;
    PersonId person;
    ItemId item;
    Answer answer;
};
/// Assigned, submitted, settled, reopened or decided.
struct RoundChanged
{
    static constexpr Parts parts = Part::Rounds;
    SampleId sample;
    RoundId round;
    ItemId item = {}; ///< that was decided about
};
/// Many rounds at once.
struct AssignmentsChanged
{
    static constexpr Parts parts = Part::Rounds;
};
struct PeopleChanged
{
    static constexpr Parts parts = Part::People;
};
struct DiscussionChanged
{
    static constexpr Parts parts = Part::Discussions;
    SampleId sample;
};
struct SamplesAdded
{
    static constexpr Parts parts = Parts(Part::Samples) | Part::Discussions;
};
/// Candidate facts of a sample: made, edited, masked, marked as repeated.
struct FactsChanged
{
    static constexpr Parts parts = Part::Facts;
    SampleId sample;
    QString fact = {}; ///< its UUID
};
/// Written opinions of a sample, checks of them or responses.
struct OpinionsChanged
{
    static constexpr Parts parts = Part::Opinions;
    SampleId sample;
    RoundId round;
    int utterance = 0; ///< from 1
};
/// A run of calls to a language model moved on, or endpoints' replies came in.
struct RunChanged
{
    static constexpr Parts parts = Part::Runs;
    RunId run;
};
/// Cases or outputs were added.
struct CasesChanged
{
    static constexpr Parts parts = Part::Cases;
};
/// An evaluation was begun, completed or imported.
struct EvaluationChanged
{
    static constexpr Parts parts = Part::Evaluations;
    EvaluationId evaluation;
};
/// A person's word on a decision of a model was given or taken back, or they are done with its
/// subject, of whatever kind.
struct VerdictChanged
{
    static constexpr Parts parts = Part::Verdicts;
    SubjectKey subject;
    PersonId person;
    QString decision = {}; ///< its key; empty where they are done
};
/// A measure's or a language model's scores of outputs were added.
struct ScoresChanged
{
    static constexpr Parts parts = Part::Scores;
};
/// A system's output of a sample was added or taken away, or a judge's word on it, or a part of
/// these was drawn to be checked.
struct SystemsChanged
{
    static constexpr Parts parts = Part::Systems;
    SampleId sample;
};
/// A log of users was added, split or taken away, or summaries, predictions or values of them.
struct TimelinesChanged
{
    static constexpr Parts parts = Part::Timelines;
    TimelineUserId user;
};
/// A study was made or changed, handed out, answered or closed.
struct StudyChanged
{
    static constexpr Parts parts = Part::Studies;
    StudyId study;
    RaterId rater = {}; ///< who answered, or about whom something was done
};
struct SettingsChanged
{
    static constexpr Parts parts = Part::Settings;
};
/// Anything may differ: another process committed, packets were merged, samples excluded.
struct EverythingChanged
{
    static constexpr Parts parts = kAllParts;
};

/// What somebody looks at, or what a change is about; an invalid id stands for all of the kind.
struct Scope
{
    SampleId sample = {};
    RoundId round = {};
    EvaluationId evaluation = {};
    RunId run = {};
    StudyId study = {};
    TimelineUserId user = {};
};

/// One of the kinds above. (Not a std::variant of them: each file that knows a change would
/// instantiate it anew, which took half a second.)
class What final
{
public:
    /// NothingChanged. It owns nothing: tl::expected makes one and never destroys it where it
    /// converts from another expected.
    What()
        : m_type(&typeid(NothingChanged))
        , m_parts(NothingChanged::parts)
        , m_kind(std::shared_ptr<const void>(), &kNothing)
    {
    }
    template <typename Kind>
    requires requires { Kind::parts; }
    What(Kind kind)
        : m_type(&typeid(Kind))
        , m_parts(Kind::parts)
    {
        if constexpr (requires { kind.sample; })
            m_scope.sample = kind.sample;
        if constexpr (requires { kind.round; })
            m_scope.round = kind.round;
        if constexpr (requires { kind.evaluation; })
            m_scope.evaluation = kind.evaluation;
        if constexpr (requires { kind.run; })
            m_scope.run = kind.run;
        if constexpr (requires { kind.study; })
            m_scope.study = kind.study;
        if constexpr (requires { kind.user; })
            m_scope.user = kind.user;
        m_kind = std::make_shared<const Kind>(std::move(kind));
    }

    /// It, if it is of this kind; null otherwise.
    template <typename Kind>
    const Kind* as() const
    {
        return *m_type == typeid(Kind) ? static_cast<const Kind*>(m_kind.get()) : nullptr;
    }
    /// The parts of the project that may differ.
    Parts parts() const { return m_parts; }
    /// What it is about.
    const Scope& scope() const { return m_scope; }

private:
    static constexpr NothingChanged kNothing{};
    const std::type_info* m_type;
    Parts m_parts;
    Scope m_scope;
    std::shared_ptr<const void> m_kind;
};

/// Where a change comes from.
struct Origin
{
    enum class How { Done, Undone, Redone, Elsewhere } how = How::Done;
    JobId job;                      ///< invalid where another process wrote
    PersonId person;                ///< who sat here when it was asked for
    const QObject* asker = nullptr; ///< to be compared, never called

    /// Whether somebody took the way back or forth along what they did.
    bool isBack() const { return how == How::Undone || how == How::Redone; }
};

/// One commit; views and models follow these and nothing else.
struct ChangeEvent
{
    What what;
    Origin origin = {};

    /// What it changed, if it is of this kind; null otherwise.
    template <typename Kind>
    const Kind* as() const
    {
        return what.as<Kind>();
    }
    /// The parts of the project that may differ.
    Parts parts() const;
};

/// The one sample that a change was about; invalid where it was about many, or none.
SampleId sampleOf(const ChangeEvent& event);

/// Whether who reads these parts of the scope has to look again.
bool concerns(const ChangeEvent& event, Parts parts, const Scope& scope = {});

} // namespace tandem
