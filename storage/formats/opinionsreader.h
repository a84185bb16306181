#pragma once

#include "models/error.h"
#include "models/opinions/opinioncheck.h"
#include "models/opinions/utterancework.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace tandem {

/// An implicit reference as a file writes it: by words, not by offsets.
struct WrittenReference
{
    QString words;      ///< as they stand in the utterance
    int occurrence = 1; ///< which of them, from 1, counted from the opinion's beginning
    ReferenceKind kind = ReferenceKind::Resolve;
    int paragraph = 0;          ///< of the referent; 0: it is typed, or not there yet
    QString referent;           ///< words in the paragraph, or typed text
    int referentOccurrence = 1; ///< which of them in the paragraph, from 1
};

struct WrittenOpinion
{
    QString words;      ///< as they stand in the utterance; empty: all of it
    int occurrence = 1; ///< which of them, from 1
    QList<WrittenReference> references;
    QString clear;     ///< empty: composed
    QStringList atoms; ///< empty: split from the clear opinion
};

/// What somebody makes of one utterance, as a file writes it.
struct WrittenUtterance
{
    int sample = 0;    ///< place in the project, from 1; 0 where the file does not say
    int utterance = 0; ///< place in the discussion, from 1
    bool noOpinion = false;
    QList<WrittenOpinion> opinions;
    qint64 durationMs = 0;
    QString place; ///< where in the file, for messages
};

/// What somebody says of one opinion, as a file writes it.
struct SaidOpinion
{
    int sample = 0; ///< place in the project, from 1; 0 where the file does not say
    int number = 0; ///< of the opinion, from 1; 0 where its UUID is given
    QString uuid;
    OpinionEvent event;
    qint64 durationMs = 0;
    QString place; ///< where in the file, for messages
};

/// What a file of things said holds: checks, the author's responses, or an adjudicator's decisions.
enum class SaidKind { Checks, Responses, Decisions };

/// Reads {"utterances": [{"sample", "utterance", "no_opinion", "seconds", "opinions": [{"words",
/// "occurrence", "references": [{"words", "occurrence", "kind": "resolve" | "supplement",
/// "paragraph", "referent", "referent_occurrence"}], "clear", "atoms": [TEXT]}]}]}, or such a list
/// alone. InvalidInput names the place as a JSON pointer; unknown keys are refused. TooLarge over
/// 64 MiB. `name` is what errors call the file.
Expected<QList<WrittenUtterance>> readWrittenOpinions(const QByteArray& json, const QString& name);

/// Reads {"checks": [{"sample", "opinion": NUMBER or "id": UUID, "faithful", "references",
/// "atomic", "independent", "suggestion", "note", "seconds"}]}, {"responses": [{"opinion",
/// "response": "accept" | "change" | "defend", "text", "note"}]} or {"decisions": [{"opinion",
/// "verdict": "keep" | "change" | "drop", "text", "note"}]}, or such a list alone; errors as above.
Expected<QList<SaidOpinion>> readSaidOpinions(
    const QByteArray& json, SaidKind kind, const QString& name);

} // namespace tandem
