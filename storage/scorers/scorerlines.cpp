#include "storage/scorers/scorerlines.h"

#include "storage/formats/jsontext.h"
#include "storage/scorers/scorerwords.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <cmath>

namespace tandem {

namespace {

constexpr qsizetype kShownOfLine = 80;
constexpr qsizetype kLongestScoreName = 60;
constexpr qsizetype kLongestWhy = 200;

tl::unexpected<Error> wrongLine(const QString& what, const QByteArray& line)
{
    return failure(ErrorCode::InvalidInput, what, {}, whatItWrote(line));
}

} // namespace

QString whatItWrote(const QByteArray& line)
{
    const QString shown = QString::fromUtf8(line.left(2 * kShownOfLine)).simplified();
    return ScorerWords::tr("It wrote: %1")
        .arg(shown.size() > kShownOfLine ? shown.left(kShownOfLine) + QChar(0x2026) : shown);
}

void appendScorerLine(QByteArray& lines, qint64 id, const metrics::BatchPair& pair, bool hasMore)
{
    JsonText json(JsonText::Style::Compact);
    json.beginObject();
    json.key("id");
    json.text(QByteArrayView(QByteArray::number(id)));
    json.key("reference");
    json.text(QByteArrayView(pair.reference.toUtf8()));
    json.key("candidate");
    json.text(QByteArrayView(pair.candidate.toUtf8()));
    json.raw("more", hasMore ? "true" : "false");
    json.endObject();
    lines += json.bytes();
    lines += '\n';
}

Expected<ScorerReply> readScorerReply(const QByteArray& line)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(line, &error);
    if (!document.isObject()) {
        // Python writes these, which are no JSON.
        static const QRegularExpression notFinite(QStringLiteral(":\\s*(NaN|-?Infinity)\\s*[,}]"));
        // The parser refuses 1e999 as well.
        return error.error == QJsonParseError::IllegalNumber ||
                       notFinite.match(QString::fromUtf8(line)).hasMatch()
                   ? wrongLine(ScorerWords::tr("A score is not a finite number."), line)
                   : wrongLine(
                         ScorerWords::tr("The program wrote a line that is not a JSON object. "
                                         "Messages belong on standard error."),
                         line);
    }
    const QJsonObject object = document.object();
    ScorerReply reply;
    bool isNumber = false;
    reply.id = object[QLatin1String("id")].toString().toLongLong(&isNumber);
    if (!isNumber)
        return wrongLine(
            ScorerWords::tr("A line has no \"id\", or not the text that it was given."), line);
    reply.why = object[QLatin1String("why")].toString().left(kLongestWhy);
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (!(it->isDouble() || it->isNull()) || it.key().size() > kLongestScoreName)
            continue;
        if (reply.scores.size() >= kMostScores)
            return wrongLine(
                ScorerWords::tr("A line has more than %1 scores.").arg(kMostScores), line);
        if (it->isDouble() && !std::isfinite(it->toDouble()))
            return wrongLine(ScorerWords::tr("A score is not a finite number."), line);
        reply.scores.append(
            {it.key(), it->isNull() ? std::nullopt : std::optional(it->toDouble())});
    }
    return reply;
}

} // namespace tandem
