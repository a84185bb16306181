#pragma once

namespace tandem::bench {

/// A team on a PostgreSQL server that this starts: answers a second through the hub beside bare
/// inserts of the same rows, a key to its answer on the disk while the hub is near, far and away,
/// and how long joining and syncing take. Returns the exit code; 0 where there is no server.
int measureTeam(int argc, char** argv);

} // namespace tandem::bench
