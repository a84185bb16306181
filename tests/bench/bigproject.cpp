#include "bigproject.h"

#include "storage/database/schema.h"
#include "storage/database/transaction.h"
#include "storage/formats/atomicfile.h"
#include "storage/formats/kgdswriter.h"
#include "storage/project/importer.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerepository.h"

#include <QFile>

namespace tandem::bench {

namespace {

/// A sample of the published one's size: 14 paragraphs of about 45 words, 4 utterances, 5 facts a
/// paragraph.
kgds::SampleRecord madeUpSample(int seed)
{
    const QString sentence =
        QStringLiteral("The council of ward %1 met on day %2 and put off the vote on the bridge, "
                       "since two of the five bidders had asked for more time. ");
    kgds::SampleRecord sample;
    for (int i = 1; i <= 14; ++i) {
        kgds::ParagraphRecord paragraph;
        paragraph.index = i;
        paragraph.text = QString(sentence.arg(seed).arg(i) + sentence.arg(i).arg(seed)).trimmed();
        paragraph.label =
            i % 3 == 0 ? kgds::ParagraphLabel::Supporting : kgds::ParagraphLabel::Nonsupporting;
        sample.article.append(paragraph);
        kgds::FactGroup group{i, {}, {}};
        for (int fact = 0; fact < 5; ++fact)
            group.facts.append({sentence.arg(seed).arg(fact).trimmed(),
                i % 3 == 0 ? kgds::FactType::KeyBackSupporting : kgds::FactType::BackNonsupporting,
                {}});
        (i % 3 == 0 ? sample.supportingFacts : sample.nonsupportingFacts).append(group);
    }
    for (int i = 0; i < 4; ++i)
        sample.discussion.append(
            {i % 2 == 0 ? QStringLiteral("Person 1") : QStringLiteral("Person 2"),
                QStringLiteral("I do not think that putting it off again was wise of them."), {}});
    sample.opinions = {
        QStringLiteral("Person 1 thinks that **putting off the vote on the bridge** was unwise.")};
    return sample;
}

} // namespace

bool writeRepeated(const QString& source, int copies, const QString& path)
{
    QFile in(source);
    QFile out(path);
    if (!in.open(QIODevice::ReadOnly) || !out.open(QIODevice::WriteOnly))
        return false;
    QByteArray samples = in.readAll();
    samples = samples.mid(1, samples.lastIndexOf(']') - 1).trimmed();
    out.write("[\n    ");
    for (int i = 0; i < copies; ++i) {
        if (i > 0)
            out.write(",\n    ");
        out.write(samples);
    }
    out.write("\n]");
    return out.flush();
}

bool writeMadeUpBenchmark(const QString& path)
{
    return writeAtomically(path, [&](QIODevice& device) -> Expected<void> {
        kgds::KgdsWriter writer(device, path);
        if (auto opened = writer.open(); !opened)
            return opened;
        for (int i = 0; i < 100; ++i) {
            if (auto written = writer.write(madeUpSample(i)); !written)
                return written;
        }
        return writer.finish();
    }).has_value();
}

QString makeProject(const QString& benchmark, const QString& path)
{
    if (auto imported = importFiles({benchmark}, path, {}, Duplicates::Keep); !imported)
        return imported.error().sentence();
    auto database = openProjectFile(path, Database::Mode::ReadWrite);
    if (!database)
        return database.error().sentence();
    Transaction transaction(**database);
    PeopleRepository people(**database);
    RoundRepository rounds(**database);
    const auto assign = [&]() -> Expected<void> {
        const auto lead = people.add(QStringLiteral("Lea"), Role::Lead);
        const auto ada = people.add(QStringLiteral("Ada"), Role::Annotator);
        const auto ben = people.add(QStringLiteral("Ben"), Role::Annotator);
        if (!lead || !ada || !ben)
            return failure(ErrorCode::Database, QStringLiteral("The people could not be added."));
        const auto samples = SampleRepository(**database).filtered({});
        if (!samples)
            return failure(samples.error());
        return rounds.assignBalanced(*samples, {ada->id, ben->id}, lead->id, 1).map([](int) {});
    };
    const auto done =
        transaction.begin().and_then(assign).and_then([&] { return transaction.commit(); });
    return done ? QString() : done.error().sentence();
}

} // namespace tandem::bench
