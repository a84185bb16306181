#include "storage/formats/kgdsoutputswriter.h"

#include "storage/formats/devicewrite.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/kgdslayout.h"
#include "storage/formats/kgdsverdicts.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <cerrno>

namespace tandem::kgds {

namespace {

using Kind = OutputFile::Kind;

Expected<void> writeNew(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    errno = 0;
    if (!QDir().mkpath(QFileInfo(path).path()) || !file.open(QIODevice::WriteOnly))
        return failure(writeError(file, path, errno));
    return writeFully(file, bytes, path).and_then([&] { return flushFully(file, path); });
}

QStringList textsOf(const FactGroup& group)
{
    QStringList texts;
    for (const FactRecord& fact : group.facts)
        texts.append(fact.text);
    return texts;
}

/// Writes the files of one system; files of a kind are numbered over all samples.
class SystemWriter final
{
public:
    SystemWriter(const QString& folder, const SystemRef& system)
        : m_folder(folder)
        , m_system(system)
    {
    }

    Expected<void> write(const SampleRecord& sample, const JudgedSample& judged, qint64 number)
    {
        const SystemJudgement& judgement = judged.judgement;
        if (judged.output) {
            TANDEM_DO(put({Kind::Output, m_system, number, number}, 0,
                systemOutputJson(*judged.output, m_system.pattern)));
        }
        const QList<FactGroup> groups = sample.supportingFacts + sample.nonsupportingFacts;
        for (qsizetype i = 0; i < groups.size() && !judgement.facts.isEmpty(); ++i) {
            TANDEM_DO(put({Kind::FactVerdicts, m_system, ++m_facts, number}, i + 1,
                factVerdictsJson(judgement.facts.value(i), textsOf(groups.at(i)))));
        }
        for (qsizetype i = 0; i < judgement.opinions.size(); ++i) {
            TANDEM_DO(put({Kind::OpinionVerdict, m_system, ++m_opinions, number}, i + 1,
                opinionVerdictJson(judgement.opinions.at(i), sample.opinions.value(i))));
            const std::optional<ErrorType> error = judgement.errors.value(i);
            if (error && judgement.opinions.at(i) == Conclusion::Unknowable) {
                TANDEM_DO(writeError(*error));
            }
        }
        return {};
    }

    Expected<void> writeError(ErrorType type)
    {
        return put({Kind::ErrorVerdict, m_system, ++m_errors, 0}, 0, errorVerdictJson(type));
    }

private:
    Expected<void> put(const OutputFile& file, qint64 item, const QByteArray& json)
    {
        return writeNew(m_folder + u'/' + outputPath(file, item), json);
    }

    QString m_folder;
    SystemRef m_system;
    qint64 m_facts = 0;
    qint64 m_opinions = 0;
    qint64 m_errors = 0;
};

Expected<void> writeSystem(const QString& folder, const QList<SampleRecord>& benchmark,
    const JudgedSystem& system, const std::function<bool()>& goOn)
{
    if (!isFolderName(system.ref.model))
        return failure(ErrorCode::Refused,
            FormatWords::tr("A model's name becomes that of a folder, and this one cannot be one."),
            system.ref.model, FormatWords::tr("Rename the model."));
    SystemWriter writer(folder, system.ref);
    for (qsizetype i = 0; i < benchmark.size(); ++i) {
        if (!goOn())
            return failure(ErrorCode::Cancelled, FormatWords::tr("Writing was cancelled."), folder);
        TANDEM_DO(writer.write(benchmark.at(i), system.samples.at(i), i + 1));
    }
    for (const ErrorType type : system.looseErrors) {
        TANDEM_DO(writer.writeError(type));
    }
    return {};
}

} // namespace

bool isFolderName(const QString& name)
{
    return !name.isEmpty() && !name.startsWith(u'.') && !name.contains(u'/') &&
           !name.contains(u'\\') && !name.contains(QChar::Null);
}

Expected<void> writeSystemOutputs(const QString& folder, const QList<SampleRecord>& benchmark,
    const QList<JudgedSystem>& systems,
    const std::function<bool(qint64 done, qint64 all)>& progress)
{
    if (QFileInfo::exists(folder) || QFileInfo(folder).isSymLink())
        return failure(ErrorCode::Refused, FormatWords::tr("There is something here already."),
            folder, FormatWords::tr("Choose a new folder."));
    // Inside, what is written has the rights of any new folder; the one around it has not.
    const QTemporaryDir around(folder + QStringLiteral(".XXXXXX"));
    const QString unfinished = around.filePath(QStringLiteral("outputs"));
    if (!around.isValid() || !QDir().mkpath(unfinished))
        return failure(ErrorCode::NotWritable,
            FormatWords::tr("The folder cannot be made: %1.").arg(around.errorString()), folder,
            FormatWords::tr("Choose another folder."));
    qint64 done = 0;
    const auto goOn = [&] {
        return !progress || progress(done++, systems.size() * benchmark.size());
    };
    for (const JudgedSystem& system : systems) {
        TANDEM_DO(writeSystem(unfinished, benchmark, system, goOn));
    }
    if (!QDir().rename(unfinished, folder))
        return failure(ErrorCode::NotWritable,
            FormatWords::tr("The folder cannot be given its name."), folder,
            FormatWords::tr("Choose another folder."));
    return {};
}

} // namespace tandem::kgds
