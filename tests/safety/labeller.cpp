// One of several processes that label the same project at once: answers COUNT times as PERSON,
// through the project's one way in. The note of each answer is its number, so that whoever looks
// afterwards sees that none is missing.
//
//     labeller PROJECT PERSON COUNT

#include "storage/project/project.h"
#include "storage/repositories/answerrepository.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/samplerepository.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <QTextStream>

#include <cstdio>

using namespace tandem;

namespace {

/// A paragraph and the round in which it is asked about.
struct Item
{
    RoundId round;
    ItemId item;
};

template <typename T>
T take(const Expected<T>& result)
{
    if (!result)
        qFatal("%s (%s)", qPrintable(result.error().sentence()), qPrintable(result.error().detail));
    return *result;
}

QList<Item> itemsOf(Database& database)
{
    QList<Item> items;
    SampleRepository samples(database);
    const auto rows = take(samples.rows(1, take(samples.count())));
    for (const SampleRow& row : rows) {
        const auto paragraphs = take(samples.paragraphs(row.id));
        for (const ParagraphRow& paragraph : paragraphs)
            items.append({row.round->id, paragraph.id});
    }
    return items;
}

Write write(const Item& item, PersonId person, int number)
{
    const Answer answer{number % 3 == 0 ? YesNo::Yes : YesNo::No, false, QString::number(number)};
    return [=](Database& database) -> Expected<Written> {
        const auto recorded =
            AnswerRepository(database).record({item.round, person, item.item, answer, 1});
        if (!recorded)
            return failure(recorded.error());
        return AnswerChanged{item.round, person, item.item, answer};
    };
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const int count = arguments.at(3).toInt();

    std::puts("ready");
    std::fflush(stdout);
    QTextStream(stdin).readLine();

    auto opened = Project::open(arguments.at(1));
    if (!opened)
        qFatal("%s", qPrintable(opened.error().sentence()));
    Project& project = **opened;
    const PersonId person = take(PeopleRepository(project.reader()).byName(arguments.at(2))).id;
    const QList<Item> items = itemsOf(project.reader());
    QRandomGenerator random(quint32(person.value));
    int refused = 0;
    for (int number = 0; number < count; ++number) {
        const Item& item = items.at(random.bounded(items.size()));
        project.change({.write = write(item, person, number)})
            .onEnded(nullptr, [&](const Expected<void>& done) {
                if (done)
                    return;
                ++refused;
                std::printf("%s\n", qPrintable(done.error().sentence()));
            });
        // Mostly one at a time, as people do, and now and then many at once.
        if (number % 100 < 50)
            project.flush();
    }
    project.flush();
    return refused == 0 ? 0 : 1;
}
