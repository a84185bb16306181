#pragma once

#include "models/error.h"
#include "models/studies/item.h"

#include <QByteArray>
#include <QHash>
#include <QJsonObject>
#include <QList>
#include <QString>

/// How a project keeps the parts of an item (docs/project-file.md).
namespace tandem {

/// [{"name", "text", "side", "marks": [[start, length]]}]; what is 0 or empty is left out, but the
/// text.
QByteArray studyFieldsJson(const QList<studies::Field>& fields);
/// The same fields again; Corrupt for anything else.
Expected<QList<studies::Field>> studyFieldsFromJson(const QByteArray& json);

/// {"question": "right answer"}.
QJsonObject studyTextsJson(const QHash<QString, QString>& texts);
/// The same texts again; Corrupt for anything else.
Expected<QHash<QString, QString>> studyTextsFromJson(const QByteArray& json);
/// {"metric": 0.5}.
QJsonObject studyScoresJson(const QHash<QString, double>& scores);
/// The same scores again; Corrupt for anything else.
Expected<QHash<QString, double>> studyScoresFromJson(const QByteArray& json);

} // namespace tandem
