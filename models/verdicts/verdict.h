#pragma once

#include <QString>

#include <optional>

/// What people say of what a model decided, whatever it decided.
namespace tandem {

/// What somebody says of one decision of a model.
enum class Stance { Agree = 0, Disagree = 1, Unsure = 2 };

/// One person's word on one decision; `Correction` is what they can put in its place. `stance` is
/// none where it was taken back.
template <typename Correction>
struct VerdictOf
{
    std::optional<Stance> stance;
    Correction correction;
    QString note;
    bool operator==(const VerdictOf&) const = default;
};

} // namespace tandem
