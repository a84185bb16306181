#pragma once

#include "models/error.h"

#include <QString>

#include <functional>

namespace tandem {

class Database;

/// Looks whether replies that runs about users stand on are what the servers sent, word for word,
/// and answers to what their runs ask: another text or model than the body as it came, or a request
/// that asks nothing or another model than the run's.
Expected<void> checkUsersumReplies(Database& database, const std::function<Expected<void>()>& goOn,
    const std::function<void(const QString&)>& tell);

} // namespace tandem
