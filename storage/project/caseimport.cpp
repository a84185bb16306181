#include "storage/project/caseimport.h"

#include "storage/formats/casesreader.h"
#include "storage/repositories/journal.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSet>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CaseImport)
};

QStringList messagesOf(const CaseImport& import, qint64 recordsKnown)
{
    QStringList messages;
    if (recordsKnown > 0)
        messages.append(Words::tr("%n record(s) were about cases that are in the project already.",
            nullptr, int(recordsKnown)));
    if (import.added.outputsKnown > 0)
        messages.append(Words::tr(
            "%n output(s) were in the project already.", nullptr, int(import.added.outputsKnown)));
    if (import.withoutOutput > 0)
        messages.append(Words::tr("%n record(s) have no generated text: generate one, or import "
                                  "the same cases with outputs.",
            nullptr, int(import.withoutOutput)));
    return messages;
}

} // namespace

Expected<CaseImport> importCases(
    Database& database, const QString& path, const QString& system, const Progress& progress)
{
    CaseImport import;
    CaseRepository cases(database);
    QSet<CaseId> fresh; // several records may be about one case, each with another system's output
    QSet<CaseId> known;
    qint64 recordsKnown = 0;
    const auto sink = [&](expert::TextCase&& textCase, const QString& place) -> Expected<void> {
        for (expert::SystemOutput& output : textCase.outputs) {
            if (output.system.isEmpty())
                output.system = system.simplified();
        }
        import.withoutOutput += textCase.outputs.isEmpty() ? 1 : 0;
        const qint64 casesBefore = import.added.cases;
        const auto added = cases.add(textCase, &import.added);
        if (!added)
            return failure(added.error().in(place));
        if (import.added.cases > casesBefore) {
            fresh.insert(*added);
        } else if (!fresh.contains(*added)) {
            known.insert(*added);
            ++recordsKnown;
        }
        return {};
    };
    const qint64 bytes = QFileInfo(path).size();
    const auto read =
        readCases(path, sink, [&](qint64 done) { return !progress || progress(done, bytes); });
    if (!read)
        return failure(read.error());
    import.records = *read;
    import.added.casesKnown = known.size();
    import.messages = messagesOf(import, recordsKnown);
    if (auto noted = Journal(database).append(QStringLiteral("imported"), {}, {},
            {{QStringLiteral("file"), QFileInfo(path).fileName()},
                {QStringLiteral("cases"), import.added.cases},
                {QStringLiteral("outputs"), import.added.outputs}});
        !noted)
        return failure(noted.error());
    return import;
}

} // namespace tandem
