#pragma once

#include <QHashFunctions>
#include <QMetaType>
#include <QtGlobal>

#include <compare>

namespace tandem {

/// The row of one kind of thing in the open project. Each kind has its own type, so that a
/// paragraph cannot be passed where a person is meant. Between files things are named by their
/// UUID, never by this number.
template <typename Tag>
struct Id
{
    qint64 value = 0;

    constexpr bool isValid() const { return value > 0; }
    constexpr auto operator<=>(const Id&) const = default;
};

template <typename Tag>
size_t qHash(Id<Tag> id, size_t seed = 0)
{
    return ::qHash(id.value, seed);
}

using SampleId = Id<struct SampleTag>;
using ParagraphId = Id<struct ParagraphTag>;
using PersonId = Id<struct PersonTag>;
using RoundId = Id<struct RoundTag>;
using AnswerId = Id<struct AnswerTag>;
using FactId = Id<struct FactTag>;
using ReplyId = Id<struct ReplyTag>;
using RunId = Id<struct RunTag>;
using TaskId = Id<struct TaskTag>;
using PromptId = Id<struct PromptTag>;
using CaseId = Id<struct CaseTag>;
using OutputId = Id<struct OutputTag>;
using EvaluationId = Id<struct EvaluationTag>;
using JudgementId = Id<struct JudgementTag>;
using GoldId = Id<struct GoldTag>;
using SystemOutputId = Id<struct SystemOutputTag>;
using SystemJudgementId = Id<struct SystemJudgementTag>;
using FeedbackId = Id<struct FeedbackTag>;
using CheckPartId = Id<struct CheckPartTag>;
using TimelineLogId = Id<struct TimelineLogTag>;
using TimelineUserId = Id<struct TimelineUserTag>;
using FutureTaskId = Id<struct FutureTaskTag>;
using UserSummaryId = Id<struct UserSummaryTag>;

/// What a round asks about: a paragraph or a fact, by the step of the round. Both become one by
/// themselves; the way back needs the step and is taken in few places.
struct ItemId
{
    qint64 value = 0;

    constexpr ItemId() = default;
    explicit constexpr ItemId(qint64 row)
        : value(row)
    {
    }
    constexpr ItemId(ParagraphId paragraph)
        : value(paragraph.value)
    {
    }
    constexpr ItemId(FactId fact)
        : value(fact.value)
    {
    }
    constexpr bool isValid() const { return value > 0; }
    constexpr auto operator<=>(const ItemId&) const = default;
};

inline size_t qHash(ItemId id, size_t seed = 0)
{
    return ::qHash(id.value, seed);
}

} // namespace tandem

Q_DECLARE_METATYPE(tandem::SampleId)
Q_DECLARE_METATYPE(tandem::ParagraphId)
Q_DECLARE_METATYPE(tandem::FactId)
Q_DECLARE_METATYPE(tandem::ItemId)
Q_DECLARE_METATYPE(tandem::EvaluationId)
Q_DECLARE_METATYPE(tandem::SystemOutputId)
Q_DECLARE_METATYPE(tandem::TimelineUserId)
Q_DECLARE_METATYPE(tandem::PersonId)
Q_DECLARE_METATYPE(tandem::RoundId)
