#pragma once

namespace tandem::bench {

/// The results of studies with 50,000 answers: every figure, and their bootstrap intervals apart
/// from them.
void measureStudies();

} // namespace tandem::bench
