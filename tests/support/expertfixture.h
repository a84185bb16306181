#pragma once

#include "models/expert/explanation.h"
#include "models/expert/textcase.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace tandem {

/// Names of the two systems of the made cases.
inline const QString kFirstSystem = QStringLiteral("heron");
inline const QString kSecondSystem = QStringLiteral("kestrel");

/// A case of the size and shape of ExPerT's own example: an abstract of about 160 words, an output
/// of about 150 of "heron" and another of "kestrel". sixBySixExplanation() is about the first.
expert::TextCase sixBySixCase();

/// Six aspects on each side. E1 matches O1 in content only, E3 O3 in style only, E4 O4 in both, E5
/// O5 in neither; E2 and E6 are unmatched. The precision side differs: O2 matches E3, which does
/// not match it back; O4's style is judged differently; O6 is unmatched. E3 and E4 share a
/// sentence, as O2 and O3 do; evidence of E6 is a paraphrase, some of O6 stands nowhere.
/// Recall and precision by mode: content 2/6 and 3/6, style 2/6 and 1/6, both 1/6 and 0, either
/// 3/6 and 4/6, average 2/6 and 2/6.
expert::Explanation sixBySixExplanation();

/// What a model and a result file can do wrong, and what texts can hold: titles that repeat, no
/// evidence, a match to an unknown title, faults, markup, Persian, Chinese, emoji.
expert::TextCase hostileCase();
/// About its only output.
expert::Explanation hostileExplanation();

/// A made-up case: texts of about `words` words of a vocabulary of 200, an output for each system,
/// a profile of three documents. The same seed gives the same case everywhere; two seeds give two
/// cases.
expert::TextCase generatedCase(
    quint64 seed, int words, const QStringList& systems = QStringList{kFirstSystem, kSecondSystem});

/// An explanation of one output of a case whose evidence are sentences of its texts; of ten pieces
/// one is paraphrased, of fifty one is not in the text. About two thirds of the aspects match.
expert::Explanation generatedExplanation(
    const expert::TextCase& textCase, const QString& output, quint64 seed, int aspectsPerSide);

} // namespace tandem
