#pragma once

#include <QHash>
#include <QMap>
#include <QString>
#include <QStringList>

namespace tandem {

/// The names of a file, to say which are alike and not the same.
class Spellings final
{
public:
    /// `key`: what names that are alike have in common.
    void note(const QString& key, const QString& spelled);
    /// Of `all` those that are alike one of `brought`, by their ids (comparedId()).
    static Spellings ofBrought(const QStringList& brought, const QStringList& all);
    /// Those of another file, too.
    void add(const Spellings& others);
    /// The first names that are written in several ways: "Ada", "ada"; "Ben", "BEN". Empty: there
    /// is none.
    QString several() const;

private:
    QHash<QString, QString> m_first;
    QMap<QString, QStringList> m_several;
};

/// What somebody should know of raters that case alone tells apart, keyed by comparedName().
QStringList remarksOnRaters(const Spellings& raters);
/// What somebody should know of items that case alone tells apart, keyed likewise.
QStringList remarksOnItems(const Spellings& items);
/// What somebody should know of systems that case alone tells apart, keyed likewise.
QStringList remarksOnSystems(const Spellings& systems);
/// What somebody should know of values that case alone tells apart, keyed likewise.
QStringList remarksOnValues(const Spellings& values);

/// What somebody should know of rows whose answer or rating is missing: how many say so by which
/// word, "" where nothing stands.
QStringList remarksOnMissing(const QMap<QString, int>& words);

} // namespace tandem
