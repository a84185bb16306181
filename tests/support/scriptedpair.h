#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QList>
#include <QString>

namespace tandem {

/// What the two of a scripted pair say about everything that they are asked, the same whether they
/// say it at the keyboard or on the command line.
struct ScriptedPair
{
    static QString lead() { return QStringLiteral("Lea"); }
    static QString a() { return QStringLiteral("Ada"); }
    static QString b() { return QStringLiteral("Ben"); }

    /// Whether a paragraph supports the discussion; they differ on every seventh.
    static bool supports(const QString& person, int sample, int paragraph)
    {
        const bool yes = (sample + paragraph) % 3 != 0;
        return (sample + paragraph) % 7 == 0 && person == b() ? !yes : yes;
    }

    /// Whether a fact is key; they differ on every fifth.
    static bool isKey(const QString& person, int fact)
    {
        const bool yes = fact % 2 == 1;
        return fact % 5 == 0 && person == b() ? !yes : yes;
    }

    /// The clear opinion that the author writes about an utterance, as one atom.
    static QString opinion(const QString& participant, int utterance)
    {
        return QStringLiteral("%1 holds view %2 about **the news**.")
            .arg(participant)
            .arg(utterance);
    }
};

} // namespace tandem
