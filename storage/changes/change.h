#pragma once

#include "models/error.h"
#include "storage/changes/changeevent.h"

#include <QString>

#include <atomic>
#include <concepts>
#include <functional>
#include <memory>
#include <utility>

namespace tandem {

class Database;

/// Lets a background task ask whether it should stop.
using CancelFlag = std::shared_ptr<std::atomic_bool>;

/// What a write works with, in the writer's thread and inside a transaction.
struct WriteContext
{
    Database& database;
    Origin origin;

    /// Who has a database alone writes in nobody's name.
    WriteContext(Database& written, Origin from = {})
        : database(written)
        , origin(std::move(from))
    {
    }
    /// A write that does not ask for its origin may take the database alone.
    operator Database&() const { return database; }
};

struct Written;
/// A write as it is queued: it captures values only and may be called more than once, each time
/// from the state before it.
using Write = std::function<Expected<Written>(const WriteContext&)>;

/// What a write did, and the write that takes it back: worked out from what was stored, in the same
/// transaction. None where it cannot be taken back.
struct Written
{
    What what;
    Write inverse;

    Written() = default;
    template <std::convertible_to<What> Kind>
    Written(Kind changed, Write inverse = {})
        : what(std::move(changed))
        , inverse(std::move(inverse))
    {
    }
};

/// A write that `back` takes back, whatever was stored before; and that one is taken back by this.
inline Write reversible(Write there, Write back)
{
    return [there = std::move(there), back = std::move(back)](const WriteContext& context) {
        return there(context).map([&](Written written) {
            written.inverse = reversible(back, there);
            return written;
        });
    };
}

/// What was made ready in a worker.
struct Prepared
{
    Write write;
    QString stage = {}; ///< a file whose tables the write reads as `stage`; may be empty
};
using Prepare = std::function<Expected<Prepared>(Database& reader, const CancelFlag&)>;

/// A change as it is asked for.
struct Change
{
    QString text = {}; ///< names it among what can be undone; empty where it is no such step
    Write write = {};
    /// Runs first, in a worker with a reading connection, and says what to write; not for steps
    /// that can be undone.
    Prepare prepare = {};
    /// Of a step that can be undone. Where it cannot, undo stops at it: nothing older is taken back
    /// past it, unless it changed nothing.
    bool canUndo = true;
};

} // namespace tandem
