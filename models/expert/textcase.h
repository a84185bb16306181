#pragma once

#include <QList>
#include <QString>

namespace tandem::expert {

/// A text that the user of a case wrote earlier.
struct ProfileDocument
{
    QString title; ///< may be empty
    QString text;
    bool operator==(const ProfileDocument&) const = default;
};

/// One system's output for a case.
struct SystemOutput
{
    QString system; ///< empty: the only one, whose name is not known
    QString text;
    bool operator==(const SystemOutput&) const = default;
};

/// What is evaluated: a prompt, the text that its author really wrote, and what systems made of it.
struct TextCase
{
    QString name;     ///< "id" of the file; empty where it had none
    QString prompt;   ///< "input"
    QString expected; ///< "reference"
    QList<ProfileDocument> profile;
    QList<SystemOutput> outputs; ///< may be empty: to be generated
    bool operator==(const TextCase&) const = default;
};

} // namespace tandem::expert
