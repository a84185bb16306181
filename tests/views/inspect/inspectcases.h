#pragma once

#include "models/expert/evidence.h"
#include "models/expert/explanation.h"

#include <QString>

namespace tandem {

/// An aspect with one or more pieces of evidence.
inline expert::Aspect aspectOf(const QString& title, const QStringList& evidence)
{
    return {title, QStringLiteral("What the text says about: %1").arg(title), evidence};
}

/// A match to an aspect of the other text, aligned as given; -1: unmatched.
inline expert::AspectMatch matchOf(int other, bool content = false, bool style = false)
{
    expert::AspectMatch match;
    match.matched = other >= 0;
    match.reason = match.matched ? QStringLiteral("Both are about the same thing.")
                                 : QStringLiteral("Nothing in the other text is about this.");
    if (!match.matched)
        return match;
    match.other = other;
    match.content = {content, QStringLiteral("On what they say."), {}, {}};
    match.style = {style, QStringLiteral("On how they say it."), {}, {}};
    return match;
}

/// The places of evidence that stands in the text word for word.
inline QList<EvidencePlace> exactPlaces(const QString& text, const QList<expert::Aspect>& aspects)
{
    QList<EvidencePlace> places;
    for (int i = 0; i < int(aspects.size()); ++i) {
        for (int j = 0; j < int(aspects[i].evidence.size()); ++j) {
            const QString& piece = aspects[i].evidence[j];
            const qsizetype at = text.indexOf(piece);
            if (at >= 0)
                places.append({i, j, EvidenceFit::Exact, {at, piece.size()}});
            else
                places.append({i, j, EvidenceFit::Absent, {}});
        }
    }
    return places;
}

/// A text with an aspect for some of its sentences.
struct MarkedCase
{
    QString text;
    QList<expert::Aspect> aspects;
};

} // namespace tandem
