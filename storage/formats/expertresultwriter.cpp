#include "storage/formats/expertresultwriter.h"

#include "storage/formats/devicewrite.h"
#include "storage/formats/expertcase.h"
#include "storage/formats/expertresult.h"
#include "storage/formats/jsontext.h"

#include <QJsonDocument>
#include <QLocale>

namespace tandem {

namespace {

void writeScores(JsonText& out, const expert::Scores& scores)
{
    const QStringList names = scoreNames();
    out.beginObject();
    for (qsizetype i = 0; i < names.size(); ++i) {
        out.raw(names.at(i).toUtf8(),
            QByteArray::number(scoreAt(scores, i), 'g', QLocale::FloatingPointShortest));
    }
    out.endObject();
}

} // namespace

ExpertResultWriter::ExpertResultWriter(QIODevice& device, QString name)
    : m_device(device)
    , m_name(std::move(name))
{
}

Expected<void> ExpertResultWriter::open(const QJsonArray& runs)
{
    // Before all else, for who shows case by case.
    const QByteArray asked =
        runs.isEmpty()
            ? QByteArray()
            : "\"run_settings\":" + QJsonDocument(runs).toJson(QJsonDocument::Compact) + ",\n";
    return writeFully(m_device, '{' + asked + "\"per_query_explanations\":[", m_name);
}

Expected<void> ExpertResultWriter::write(const expert::Explanation& explanation)
{
    int collapsed = 0;
    const QByteArray json = resultCaseJson(explanation, collapsed);
    m_scores.append(expert::scoresOf(withoutRepeatedTitles(explanation)));
    m_losses.collapsedAspects += collapsed;
    m_losses.collapsedCases += collapsed > 0 ? 1 : 0;
    const QByteArrayView before = m_losses.cases == 0 ? "\n" : ",\n";
    ++m_losses.cases;
    return writeFully(m_device, before, m_name).and_then([&] {
        return writeFully(m_device, json, m_name);
    });
}

Expected<void> ExpertResultWriter::finish()
{
    JsonText out(JsonText::Style::Compact);
    out.beginArray();
    for (const expert::Scores& scores : std::as_const(m_scores))
        writeScores(out, scores);
    out.endArray();
    QByteArray end = "\n],\"per_query_scores\":" + out.bytes() + ",\n\"average_scores\":";
    JsonText average(JsonText::Style::Compact);
    if (m_scores.isEmpty()) {
        average.beginObject();
        average.endObject();
    } else {
        writeScores(average, expert::averageOf(m_scores));
    }
    end += average.bytes() + "}\n";
    return writeFully(m_device, end, m_name).and_then([&] { return flushFully(m_device, m_name); });
}

} // namespace tandem
