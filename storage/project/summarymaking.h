#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/usersum/hierarchy.h"

#include <QDate>
#include <QList>
#include <QString>

#include <optional>

/// How a run made the summary of a user: what is left of each step of the hierarchy with critique.
namespace tandem {

class Database;

/// What was answered to one part of a run.
template <typename T>
struct AnsweredPart
{
    std::optional<T> value; ///< none: there is no answer (yet), or it cannot be read
    ReplyId reply{};        ///< that it was read from, or that could not be; invalid: none
    QString fault{};        ///< why there is no value, where that is known
    bool isAsked = false;   ///< the part came up
    bool operator==(const AnsweredPart&) const = default;
};

/// A version of a segment's summary, and what its checks found.
struct MadeVersion
{
    int version = 0; ///< from 0, which is the first; the others are rewritten
    AnsweredPart<usersum::UserSummary> summary;
    AnsweredPart<usersum::QueryVerdict> query;
    AnsweredPart<QList<usersum::FactPair>> pairs;
    AnsweredPart<QList<usersum::PairVerdict>> verdicts; ///< by pair

    /// What the activities say of the pair at `place`, from 0; none where nobody has judged it.
    std::optional<usersum::PairVerdict> verdictOn(qsizetype place) const;
    bool operator==(const MadeVersion&) const = default;
};

/// A part of the user's past and the versions of its summary.
struct MadeSegment
{
    int number = 0; ///< from 1
    QDate first;    ///< of its activities, UTC
    QDate last;
    qsizetype activities = 0; ///< in it
    QList<MadeVersion> versions;
    std::optional<usersum::SegmentOutcome> outcome; ///< none: not settled (yet)
    bool operator==(const MadeSegment&) const = default;
};

/// All of it.
struct SummaryMaking
{
    RunId run;
    TimelineUserId user;
    usersum::SummaryQuery query; ///< what was asked for
    usersum::SummaryPlan plan;
    QList<MadeSegment> segments;                 ///< none of a summary in one step
    AnsweredPart<usersum::UserSummary> combined; ///< or made in one step
    bool operator==(const SummaryMaking&) const = default;
};

/// How a summarizer's summary of a user was made: by the run that it is of; where there is none
/// (yet) by the last run that was to make it. None where no run has to do with it.
Expected<std::optional<SummaryMaking>> summaryMaking(
    Database& database, TimelineUserId user, const QString& summarizer);

} // namespace tandem
