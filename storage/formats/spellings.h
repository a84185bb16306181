#pragma once

#include <QHash>
#include <QMap>
#include <QString>
#include <QStringList>

namespace tandem {

/// The ways in which a file writes its names, to say what is alike and not the same.
class Spellings final
{
public:
    /// `key`: what all ways of one name have in common.
    void note(const QString& key, const QString& spelled);
    /// The first names that are written in several ways: "Ada", "ada"; "Ben", "BEN". Empty: there
    /// is none.
    QString several() const;

private:
    QHash<QString, QString> m_first;
    QMap<QString, QStringList> m_several;
};

/// A name as ways of writing it are told apart: without blanks around and between its words.
QString spelledName(const QString& name);
/// What somebody should know of raters that count as one, keyed by comparedName().
QStringList remarksOnRaters(const Spellings& raters);
/// What somebody should know of items that case alone tells apart, keyed likewise.
QStringList remarksOnItems(const Spellings& items);

} // namespace tandem
