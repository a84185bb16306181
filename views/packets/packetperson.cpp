#include "views/packets/packetperson.h"

#include <QCoreApplication>

namespace tandem {

namespace {

struct PacketPersonWords
{
    Q_DECLARE_TR_FUNCTIONS(PacketPeopleModel)
};

QString toDo(const PacketPerson& person)
{
    QStringList parts;
    if (person.samples > 0)
        parts.append(PacketPersonWords::tr("%n sample(s)", nullptr, person.samples));
    if (person.studies > 0)
        parts.append(PacketPersonWords::tr("%n study(s)", nullptr, person.studies));
    return parts.isEmpty() ? PacketPersonWords::tr("nothing to do")
                           : parts.join(QStringLiteral(", "));
}

} // namespace

RowSpec<PacketPerson> packetPeopleRows()
{
    return {.key = [](const PacketPerson& person) { return RowKey(person.id); },
        .columns =
            [] {
                return QList<RowColumn<PacketPerson>>{
                    {.title = PacketPersonWords::tr("Person"),
                        .text = [](const PacketPerson& person) { return person.name; },
                        .look =
                            [](const PacketPerson& person) {
                                return RowLook{.dot = QColor(person.colour)};
                            }},
                    {.title = PacketPersonWords::tr("To do"), .text = toDo, .letters = 14},
                    {.title = PacketPersonWords::tr("File"),
                        .text =
                            [](const PacketPerson& person) {
                                return person.hasWork() ? person.file : QString();
                            },
                        .letters = 24}};
            },
        .tick = [](const PacketPerson& person) { return std::optional(person.isChosen); },
        .isEnabled = [](const PacketPerson& person) { return person.hasWork(); }};
}

} // namespace tandem
