#include "budget.h"
#include "models/results/reportjson.h"
#include "models/studies/studyresultsreport.h"
#include "storage/formats/studyanswersreader.h"
#include "storage/formats/studyscoresreader.h"

#include <QBuffer>
#include <QJsonObject>

#include <cstdint>
#include <cstdlib>

using namespace tandem;

namespace {

constexpr qsizetype kMostSections = 200;

void check(bool holds)
{
    if (!holds)
        std::abort();
}

} // namespace

/// The first byte chooses kind and layout; what stands before a NUL are answers, behind it scores.
/// What can be read as a study has results, and these a report.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    const Budget budget(size);
    if (size == 0)
        return 0;
    const auto kind = static_cast<studies::Kind>(data[0] % 8);
    const auto layout = static_cast<RecordLayout>(data[0] / 8 % 3);
    const QByteArray bytes(reinterpret_cast<const char*>(data + 1), qsizetype(size - 1));
    const qsizetype end = bytes.indexOf('\0');
    QBuffer answers;
    answers.setData(bytes.left(end));
    answers.open(QIODevice::ReadOnly);
    QBuffer scores;
    scores.setData(end < 0 ? QByteArray() : bytes.mid(end + 1));
    scores.open(QIODevice::ReadOnly);
    const auto given = readStudyScores({scores, QStringLiteral("s")}, layout);
    const auto rows = readStudyAnswerRows({answers, QStringLiteral("a")}, layout);
    if (!rows)
        return 0;
    auto study = studyOfRows(*rows, kind);
    if (!study)
        return 0;
    if (given)
        addScores(*study, *given);
    const studies::StudyResults results = studies::studyResults(*study, studies::Categories::Given);
    for (const studies::QuestionResults& question : results.everybody.questions) {
        if (!question.agreement)
            continue;
        for (const AgreementStatistic& one : question.agreement->statistics)
            check(one.figure.isDefined() == one.figure.undefinedBecause.isEmpty());
    }
    const results::Report report = studies::studyResultsReport(results);
    check(!report.sections.isEmpty());
    if (report.sections.size() < kMostSections)
        check(!results::reportJson(report).isEmpty());
    return 0;
}
