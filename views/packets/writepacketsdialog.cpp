#include "views/packets/writepacketsdialog.h"

#include "storage/packets/packetcopy.h"
#include "storage/packets/packetwriter.h"
#include "storage/packets/roundform.h"
#include "storage/studies/studypage.h"
#include "ui/arrange.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"
#include "ui/transferprogress.h"
#include "views/session/projectsession.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSet>
#include <QVBoxLayout>

#include <atomic>
#include <memory>
#include <utility>

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

namespace {

const QString kPurpose = QStringLiteral("packets");

/// Everybody who is active, with the number of samples that wait for them.
Expected<QList<PacketPerson>> peopleWithWork(
    Database& database, const QList<Person>& people, const QString& project, bool isForm)
{
    const QFileInfo file(project);
    const auto suggested = [&](const QString& name) {
        return isForm ? suggestedFormPath(file.path(), file.completeBaseName(), name)
                      : suggestedPacketPath(project, file.path(), name);
    };
    QList<PacketPerson> found;
    for (const Person& person : people) {
        if (!person.active)
            continue;
        TANDEM_TRY(rounds, packetRounds(database, person.id, {}));
        QSet<SampleId> samples;
        for (const Round& round : rounds->all())
            samples.insert(round.sample);
        TANDEM_TRY(raters, packetRaters(database, person.id));
        found.append({person.id, person.name, person.colour, int(samples.size()),
            int(raters->size()), QFileInfo(suggested(person.name)).fileName(),
            !samples.isEmpty() || (!isForm && !raters->isEmpty())});
    }
    return found;
}

} // namespace

WritePacketsDialog::WritePacketsDialog(
    ProjectSession& session, AskFile files, Guideline guideline, QWidget* parent)
    : TransferDialog(QStringLiteral("writePacketsDialog"), tr("Write packets and forms"), parent)
    , m_session(session)
    , m_files(std::move(files))
    , m_rows(new RowsOf<PacketPerson>(packetPeopleRows(), this))
    , m_guideline(std::move(guideline))
{
    resize(620, 480);
    body()->addWidget(buildPeople(), 1);
    body()->addWidget(buildKind());
    body()->addWidget(buildFolder());
    body()->addWidget(progress());
    m_write = addButtons(
        tr("&Write"), QStringLiteral("writePackets"), tr("Close"), QStringLiteral("closePackets"));
    connect(m_rows, &RowsModel::tickAsked, this, &WritePacketsDialog::tick);
    connect(messages(), &MessageBar::actionTriggered, this,
        [this] { m_files.showFolder(QDir::fromNativeSeparators(m_folder->text())); });
    readPeople();
    showState();
}

QWidget* WritePacketsDialog::buildPeople()
{
    auto* box = new QWidget(this);
    auto* hint = newNote(box, LabelStyle::Secondary,
        tr("A packet is a project file with one person's open samples and studies, without anyone "
           "else's answers. They work on it in Tandem and send it back. A form is a page for any "
           "browser, without network; it saves an answers file to send back."));
    m_people = named(new RowsView(m_rows, box), "packetPeople");
    m_people->setAccessibleName(tr("People to write packets for"));
    inColumn(box, {hint, {m_people, 1}}, 8);
    return box;
}

QWidget* WritePacketsDialog::buildFolder()
{
    auto* box = new QWidget(this);
    auto* label = new QLabel(tr("&Folder"), box);
    m_folder = named(new QLineEdit(box), "packetFolder");
    m_folder->setAccessibleName(tr("Packet folder"));
    m_folder->setText(
        QDir::toNativeSeparators(m_files.folder(kPurpose, m_session.project().path())));
    label->setBuddy(m_folder);
    m_choose = newButton(box, "choosePacketFolder", [] { return tr("&Choose…"); });
    m_remark = named(newNote(box, LabelStyle::Secondary), "packetRemark");
    connect(m_folder, &QLineEdit::textChanged, this, &WritePacketsDialog::chooseAnew);
    connect(m_choose, &QPushButton::clicked, this, &WritePacketsDialog::chooseFolder);
    inColumn(box, {inRow({label, {m_folder, 1}, m_choose}, 8), m_remark}, 8);
    return box;
}

QWidget* WritePacketsDialog::buildKind()
{
    auto* box = new QWidget(this);
    m_kind = named(new QComboBox(box), "packetKind");
    m_kind->addItem(tr("Packets, for Tandem"));
    m_kind->addItem(tr("Paragraph forms, for a browser"), int(Step::Paragraphs));
    m_kind->addItem(tr("Key-fact forms, for a browser"), int(Step::KeyFacts));
    auto* label = new QLabel(tr("&Type"), box);
    label->setBuddy(m_kind);
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        chooseAnew();
        readPeople();
    });
    inRow(box, {label, m_kind, Free(1)}, 8);
    return box;
}

std::optional<Step> WritePacketsDialog::formStep() const
{
    const QVariant step = m_kind->currentData();
    return step.isValid() ? std::optional(Step(step.toInt())) : std::nullopt;
}

void WritePacketsDialog::readPeople()
{
    using People = QList<PacketPerson>;
    m_session.project().read<People>(
        [people = m_session.people(), project = m_session.project().path(),
            isForm = formStep().has_value()](Database& database, const CancelFlag&) {
            return peopleWithWork(database, people, project, isForm);
        },
        this,
        [this](const Expected<People>& people) {
            if (people)
                showPeople(*people);
            else
                messages()->showMessage(MessageBar::Kind::Error, people.error().sentence());
        });
}

void WritePacketsDialog::showPeople(const QList<PacketPerson>& people)
{
    m_rows->setRows(people);
    for (const PacketPerson& person : people) {
        if (m_people->currentRow() < 0 && person.hasWork())
            m_people->choose(RowKey(person.id));
    }
    showState();
}

void WritePacketsDialog::tick(int row, bool on)
{
    if (const PacketPerson* asked = m_rows->rowAt(row)) {
        PacketPerson person = *asked;
        person.isChosen = on;
        m_rows->changeRow(person);
    }
    chooseAnew();
}

void WritePacketsDialog::chooseAnew()
{
    m_isWritten = false;
    showState();
}

QList<PacketPerson> WritePacketsDialog::chosen() const
{
    QList<PacketPerson> chosen;
    for (const PacketPerson& person : m_rows->rows()) {
        if (person.isChosen)
            chosen.append(person);
    }
    return chosen;
}

void WritePacketsDialog::showState()
{
    const int count = int(chosen().size());
    const QString folder = QDir::fromNativeSeparators(m_folder->text());
    const bool isFolder = QFileInfo(folder).isDir();
    const bool isIdle = !isRunning();
    if (!isFolder)
        m_remark->setText(tr("This folder does not exist."));
    else if (!m_session.isLead())
        m_remark->setText(tr("Only a lead can write packets."));
    else if (count == 0)
        m_remark->setText(tr("Select the people who work on their own computers. Those with "
                             "nothing to do need no packet."));
    else if (m_isWritten)
        m_remark->clear();
    else
        m_remark->setText(
            tr("%n file(s) will be written; nothing will be overwritten.", nullptr, count));
    m_write->setEnabled(isIdle && isFolder && count > 0 && m_session.isLead());
    for (QWidget* widget : std::initializer_list<QWidget*>{m_people, m_kind, m_folder, m_choose})
        widget->setEnabled(isIdle);
}

void WritePacketsDialog::chooseFolder()
{
    m_files.one(this,
        {FileQuestion::Kind::Folder, kPurpose, tr("Choose where to write the packets"), {}, {}, {},
            QDir::fromNativeSeparators(m_folder->text())},
        [this](const QString& folder) { m_folder->setText(QDir::toNativeSeparators(folder)); });
}

void WritePacketsDialog::accept()
{
    if (!m_write->isEnabled())
        return;
    messages()->clear();
    m_files.remember(kPurpose, QDir::fromNativeSeparators(m_folder->text()));
    m_waiting = chosen();
    m_written.clear();
    writeNext();
    showState();
    progress()->setFocus();
}

void WritePacketsDialog::writeNext()
{
    if (m_waiting.isEmpty())
        return writingEnded(std::nullopt);
    const PacketPerson person = m_waiting.takeFirst();
    const QString folder = QDir::fromNativeSeparators(m_folder->text());
    formStep() ? writeForm(person, folder) : writePacket(person, folder);
}

void WritePacketsDialog::writePacket(const PacketPerson& person, const QString& folder)
{
    const QString path = suggestedPacketPath(m_session.project().path(), folder, person.name);
    const Progress meter =
        progress()->begin(tr("Packet for %1").arg(person.name), TransferProgress::Unit::Samples);
    const auto draft = std::make_shared<std::unique_ptr<PacketDraft>>();
    const auto prepare = [person, path, draft, meter, by = m_session.currentPerson()](
                             Database& database, const CancelFlag&) -> Expected<Prepared> {
        TANDEM_TRY_VAR(
            made, PacketDraft::make(database, {person.id, {}}, path, newPacketStamp(), meter));
        *draft = std::move(*made);
        return Prepared{[draft, by](Database& database) {
            return (*draft)->record(database, by).map([] { return Written(PeopleChanged{}); });
        }};
    };
    m_session.change(this, {.prepare = prepare})
        .onEnded(this, [this, draft](const Expected<void>& noted) {
            const auto written =
                noted ? (*draft)->finish() : Expected<WrittenPacket>(failure(noted.error()));
            if (written)
                fileEnded(written->path, std::nullopt);
            else
                fileEnded({}, written.error());
        });
}

void WritePacketsDialog::writeForm(const PacketPerson& person, const QString& folder)
{
    progress()->begin(tr("Form for %1").arg(person.name), TransferProgress::Unit::Samples);
    const Step step = formStep().value_or(Step::Paragraphs);
    const QString path = suggestedFormPath(
        folder, QFileInfo(m_session.project().path()).completeBaseName(), person.name);
    const RoundFormOrder order{person.id, step, {}, m_guideline ? m_guideline(step) : QString()};
    const auto isWritten = std::make_shared<std::atomic_bool>(false);
    const Write write = [order, path, isWritten](const WriteContext& context) -> Expected<Written> {
        TANDEM_TRY(page, StudyPage::read(QStringLiteral(":/tandem/web")));
        TANDEM_DO(writeRoundForm(context.database, *page, order, path, context.origin.person));
        *isWritten = true;
        return Written(PeopleChanged{});
    };
    m_session.change(this, {.write = write})
        .onEnded(this, [this, path, isWritten](const Expected<void>& done) {
            if (done)
                return fileEnded(path, std::nullopt);
            if (*isWritten) // but the project does not know it
                QFile::remove(path);
            fileEnded({}, done.error());
        });
}

void WritePacketsDialog::fileEnded(const QString& path, const std::optional<Error>& error)
{
    if (error)
        return writingEnded(error);
    m_written.append(path);
    writeNext();
}

void WritePacketsDialog::writingEnded(const std::optional<Error>& error)
{
    progress()->end();
    const QString sentence = formStep()
                                 ? tr("%n form(s) written.", nullptr, int(m_written.size()))
                                 : tr("%n packet(s) written.", nullptr, int(m_written.size()));
    if (error && error->code == ErrorCode::Cancelled)
        messages()->showMessage(MessageBar::Kind::Info, tr("Stopped.") + u' ' + sentence);
    else if (error)
        messages()->showMessage(MessageBar::Kind::Error, error->sentence() + u' ' + sentence);
    else
        messages()->showMessage(MessageBar::Kind::Success, sentence, tr("Open folder"));
    m_isWritten = !error;
    if (!m_written.isEmpty())
        emit packetsWritten(m_written, sentence);
    showState();
    if (!closeIfAsked())
        readPeople();
}

} // namespace tandem
