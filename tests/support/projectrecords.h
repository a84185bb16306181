#pragma once

#include "storage/database/database.h"

#include <QCryptographicHash>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QString>

#include <memory>
#include <utility>

namespace tandem {

/// What a project's file keeps that no command prints, as lines: each call tells what is new since
/// the one before. Read by SQL alone, so that it says the same however the program is made.
class ProjectRecords final
{
public:
    /// KIND {settings} of each run.
    QString newRuns(const QString& project)
    {
        return newRows(project, QStringLiteral("llm_run"),
            QStringLiteral("kind || ' ' || settings || "
                           "coalesce(' cap ' || spending_cap, '')"));
    }
    /// KIND PROMPT HASH of each reply: the hash by which it is found again. Sorted, since which of
    /// several questions is asked first is left to chance.
    QString newReplies(const QString& project)
    {
        return newRows(project, QStringLiteral("llm_reply"),
            QStringLiteral("coalesce((SELECT kind FROM llm_run WHERE id = run_id), '-') || ' ' || "
                           "coalesce((SELECT key || ' v' || version FROM prompt WHERE id = "
                           "prompt_id), '-') || ' ' || hash"),
            QStringLiteral("line"));
    }
    /// What every change noted, the tables after each other: EVENT by PERSON about SUBJECT {detail}
    /// of the journal, then what facts, opinions, studies, samples and checks keep of their own.
    /// `isSorted`: in the order of their texts, not in which they came.
    QString newEvents(const QString& project, bool isSorted)
    {
        const QString by = QStringLiteral(
            " || ' by ' || coalesce((SELECT name FROM person WHERE id = person_id), '-') || ' '");
        const std::pair<const char*, QString> tables[] = {
            {"journal", QStringLiteral("event") + by +
                            QStringLiteral("|| iif(subject = '', '', 'about it ') || detail")},
            {"fact_change", QStringLiteral("'fact ' || kind") + by +
                                QStringLiteral("|| before || ' -> ' || after")},
            {"fact_mask", QStringLiteral("'mask'") + by +
                              QStringLiteral(
                                  "|| coalesce(masked, '-') || ' ' || code || ' ' || explanation")},
            {"opinion_event",
                QStringLiteral("'opinion ' || kind") + by + QStringLiteral("|| content")},
            {"decision", QStringLiteral("'decision'") + by +
                             QStringLiteral("|| coalesce(outcome, '-') || ' ' || note")},
            {"study_event", QStringLiteral("'study ' || event") + by + QStringLiteral("|| detail")},
            {"article_change",
                QStringLiteral("'article'") + by + QStringLiteral("|| title || ' ' || paragraphs")},
            {"setting_aside",
                QStringLiteral("'set aside'") + by + QStringLiteral("|| aside || ' ' || reason")},
            {"kgds_check",
                QStringLiteral("'check of ' || verifier") + by + QStringLiteral("|| settings")}};
        // Digests of rows with ids and times differ from one project to the next.
        static const QRegularExpression digest(QStringLiteral("\\b[0-9a-f]{64}\\b"));
        QString told;
        for (const auto& [table, line] : tables) {
            QStringList lines = newRows(project, QLatin1String(table), line)
                                    .replace(digest, QStringLiteral("SHA-256"))
                                    .split(u'\n', Qt::SkipEmptyParts);
            if (isSorted)
                lines.sort();
            for (const QString& one : std::as_const(lines))
                told += one + u'\n';
        }
        return told;
    }

private:
    QString newRows(const QString& project, const QString& table, const QString& line,
        const QString& order = QStringLiteral("id"))
    {
        const auto database = Database::open(project, Database::Mode::ReadOnly);
        if (!database)
            return database.error().sentence() + u'\n';
        qint64& last = m_last[project + u' ' + table];
        const auto lines = (*database)->scalar(
            QStringLiteral("SELECT group_concat(line, char(10)) FROM (SELECT %1 AS line FROM %2 "
                           "WHERE id > ? ORDER BY %3)")
                .arg(line, table, order),
            {last});
        const auto newest =
            (*database)->scalar(QStringLiteral("SELECT max(id) FROM %1").arg(table));
        if (!lines || !newest)
            return (lines ? newest : lines).error().detail + u'\n';
        last = newest->toLongLong();
        return lines->isNull() ? QString() : lines->toString() + u'\n';
    }

    QHash<QString, qint64> m_last; ///< the last row that was told, by project and table
};

/// A JSON value whose long texts are told by their beginning, length and digest.
inline QJsonValue shortened(const QJsonValue& value)
{
    constexpr int kWhole = 100;
    constexpr int kBeginning = 60;
    constexpr int kDigits = 16;
    if (value.isString() && value.toString().size() > kWhole) {
        const QString text = value.toString();
        const QByteArray hash =
            QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex();
        return QStringLiteral("%1... (%2 characters, %3)")
            .arg(text.left(kBeginning))
            .arg(text.size())
            .arg(QString::fromLatin1(hash.left(kDigits)));
    }
    if (value.isArray()) {
        QJsonArray all;
        for (const QJsonValue entry : value.toArray())
            all.append(shortened(entry));
        return all;
    }
    if (value.isObject()) {
        QJsonObject all = value.toObject();
        for (auto entry = all.begin(); entry != all.end(); ++entry)
            entry.value() = shortened(entry.value());
        return all;
    }
    return value;
}

/// JSON in lines that are read and compared with ease: what is short stands in one.
inline QString foldedJson(const QJsonValue& value, const QString& key = {}, int depth = 0)
{
    constexpr int kLine = 320;
    const QString before = QString(depth, u' ') + key;
    const QJsonArray held{value};
    const QString whole =
        QString::fromUtf8(QJsonDocument(held).toJson(QJsonDocument::Compact)).mid(1).chopped(1);
    if (whole.size() <= kLine || !(value.isArray() || value.isObject()))
        return before + whole + u'\n';
    QString lines = before + (value.isArray() ? QStringLiteral("[\n") : QStringLiteral("{\n"));
    for (const QJsonValue entry : value.toArray())
        lines += foldedJson(entry, {}, depth + 1);
    const QJsonObject object = value.toObject();
    for (auto entry = object.begin(); entry != object.end(); ++entry)
        lines += foldedJson(entry.value(), entry.key() + QStringLiteral(": "), depth + 1);
    return lines;
}

/// JSON by what it holds and the digest of its bytes; what is none as it is.
inline QString foldedJson(const QByteArray& bytes)
{
    constexpr int kDigits = 16;
    const QJsonDocument json = QJsonDocument::fromJson(bytes);
    if (json.isNull())
        return QString::fromUtf8(bytes);
    const QByteArray hash = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
    const QJsonValue value = json.isArray() ? QJsonValue(json.array()) : QJsonValue(json.object());
    return foldedJson(value) + QStringLiteral("%1 bytes, %2\n")
                                   .arg(bytes.size())
                                   .arg(QString::fromLatin1(hash.left(kDigits)));
}

/// The body of a request by its digest and what it holds.
inline QString shownBody(const QByteArray& body)
{
    const QByteArray hash = QCryptographicHash::hash(body, QCryptographicHash::Sha256).toHex();
    return QString::fromLatin1(hash) + u'\n' +
           foldedJson(shortened(QJsonDocument::fromJson(body).object()));
}

} // namespace tandem
