#include "views/timelines/importtimelinesdialog.h"

#include "models/results/spelling.h"
#include "models/usersum/timelinereport.h"
#include "storage/project/project.h"
#include "ui/arrange.h"
#include "ui/dialogsize.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/reportview.h"
#include "ui/transferprogress.h"
#include "views/session/projectsession.h"
#include "views/timelines/columnsfield.h"
#include "views/timelines/timelinekindname.h"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <limits>
#include <utility>

namespace tandem {

namespace {

constexpr int kMostUsers = 1'000'000;

QString logFilter()
{
    return ImportTimelinesDialog::tr("Logs (*.csv *.tsv *.txt *.dat *.json *.jsonl *.ndjson *.gz "
                                     "*.tgz *.tar *.zip)") +
           QStringLiteral(";;") + allFilesFilter();
}

} // namespace

QString timelineImportSentence(const TimelineImport& import)
{
    QStringList sentences{ImportTimelinesDialog::tr(
        "%n user(s) of \"%1\" with %2 activities are in the project.", nullptr, int(import.users))
                              .arg(import.name,
                                  results::countText(import.statistics.keptActivities))};
    if (const qint64 bad = import.statistics.bad.total(); bad > 0)
        sentences +=
            ImportTimelinesDialog::tr("%n row(s) could not be used.", nullptr, int(bad));
    return (sentences + import.messages).join(u' ');
}

ImportTimelinesDialog::ImportTimelinesDialog(
    ProjectSession& session, AskFile files, QWidget* parent)
    : TransferDialog(QStringLiteral("importTimelinesDialog"), tr("Import a log of users"), parent)
    , m_session(session)
    , m_ask(std::move(files))
    , m_pages(new QStackedWidget(this))
{
    resizeWithin(this, {780, 560});
    takeDrops([](const QFileInfo& file) { return file.exists(); },
        [this](const QStringList& paths) { setPath(paths.value(0)); });
    build();
    m_import = addButtons(tr("&Import"), QStringLiteral("startTimelineImport"), tr("Cancel"),
        QStringLiteral("closeTimelineImport"));
    // Enter is the button's that has the keyboard: what to import is not chosen yet.
    for (QPushButton* chooser : {m_chooseFile, m_chooseFolder})
        chooser->setAutoDefault(true);
    connect(&m_looking, &LatestBase::failed, this, [this](const Error& error) {
        m_foundNote->setText(error.sentence());
        showState();
    });
    showState();
    m_chooseFile->setFocus();
}

void ImportTimelinesDialog::build()
{
    auto* asking = new QWidget(this);
    m_problem = named(newNote(asking, LabelStyle::Error), "timelineImportProblem");
    inColumn(asking, {buildFile(), buildForm(), Free(1), m_problem}, 12);
    auto* result = new QWidget(this);
    m_summary = named(newNote(result, LabelStyle::Strong), "timelineImportSummary");
    m_result = named(new ReportView(QStringLiteral("timelineImport"), result), "timelineImportReport");
    inColumn(result, {m_summary, {m_result, 1}}, 12);
    m_pages->addWidget(asking);
    m_pages->addWidget(result);
    body()->addWidget(m_pages, 1);
    body()->addWidget(progress());
}

QWidget* ImportTimelinesDialog::buildFile()
{
    auto* box = new QWidget(this);
    auto* hint = newNote(box, LabelStyle::Secondary,
        tr("MovieLens (ratings and movies), Yelp (reviews and businesses), Amazon Reviews, packed "
           "or not, or a CSV or JSONL file whose columns you name. Users get pseudonyms; what the "
           "source calls them is not kept. Drop a file or folder here."));
    m_shown = named(newNote(box, LabelStyle::Strong), "timelineImportPath");
    m_foundNote = named(newNote(box, LabelStyle::Small), "timelineImportFound");
    m_chooseFile = newButton(box, "chooseTimelineFile", [] { return tr("Choose a &file…"); });
    m_chooseFolder = newButton(box, "chooseTimelineFolder", [] { return tr("Choose a f&older…"); });
    connect(
        m_chooseFile, &QPushButton::clicked, this, [this] { choose(FileQuestion::Kind::Open); });
    connect(m_chooseFolder, &QPushButton::clicked, this,
        [this] { choose(FileQuestion::Kind::Folder); });
    inColumn(
        box, {hint, m_shown, m_foundNote, inRow({m_chooseFile, m_chooseFolder, Free(1)})}, 6);
    return box;
}

QWidget* ImportTimelinesDialog::buildForm()
{
    m_form = new QWidget(this);
    m_name = named(new QLineEdit(m_form), "timelineLogName");
    m_kind = named(new QComboBox(m_form), "timelineLogKind");
    m_kind->addItem(tr("as the files tell"));
    for (const LogKind kind :
        {LogKind::MovieLens, LogKind::Yelp, LogKind::Amazon, LogKind::Columns})
        m_kind->addItem(timelineKindName(kind), int(kind));
    m_columns = new ColumnsField(m_form);
    m_details = named(new QLineEdit(m_form), "timelineDetails");
    m_details->setPlaceholderText(tr("as they lie beside it; or movies.csv, businesses, metadata"));
    auto* details = newButton(m_form, "chooseTimelineDetails", [] { return tr("C&hoose…"); });
    auto* fields = new QFormLayout(m_form);
    fields->setContentsMargins({});
    fields->addRow(tr("&Name"), m_name);
    fields->addRow(tr("&Kind"), m_kind);
    fields->addRow(m_columns);
    auto* titles = new QLabel(tr("Titles f&rom"), m_form);
    titles->setBuddy(m_details);
    fields->addRow(titles, inRow({{m_details, 1}, details}, 8));
    fields->addRow(tr("Activities"), buildSample());
    connect(m_name, &QLineEdit::textChanged, this, &ImportTimelinesDialog::showState);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ImportTimelinesDialog::showState);
    connect(m_columns, &ColumnsField::changed, this, &ImportTimelinesDialog::showState);
    connect(details, &QPushButton::clicked, this, &ImportTimelinesDialog::chooseDetails);
    return m_form;
}

QWidget* ImportTimelinesDialog::buildSample()
{
    auto* part = new QWidget(m_form);
    const TimelineReading usual;
    const auto number = [&](const char* name, qint64 least, qint64 most, qint64 value) {
        auto* field = named(new QSpinBox(part), name);
        field->setRange(int(least), int(most));
        field->setValue(int(value));
        connect(field, &QSpinBox::valueChanged, this, &ImportTimelinesDialog::showState);
        return field;
    };
    const auto label = [&](const QString& words, QWidget* buddy) {
        auto* made = new QLabel(words, part);
        made->setBuddy(buddy);
        return made;
    };
    m_fewest = number("timelineFewest", 1, usersum::maxTimelineActivities,
        usual.sample.bounds.fewest);
    m_most =
        number("timelineMost", 1, usersum::maxTimelineActivities, usual.sample.bounds.most);
    m_users = number("timelineUserNumber", 0, kMostUsers, usual.sample.users);
    m_users->setSpecialValueText(tr("all"));
    m_seed = number("timelineSeed", 0, std::numeric_limits<int>::max(), qint64(usual.sample.seed));
    inRow(part,
        {label(tr("at lea&st"), m_fewest), m_fewest, label(tr("the latest"), m_most), m_most,
            label(tr("Users"), m_users), m_users, label(tr("see&d"), m_seed), m_seed, Free(1)},
        8);
    return part;
}

void ImportTimelinesDialog::choose(FileQuestion::Kind kind)
{
    FileQuestion question;
    question.kind = kind;
    question.purpose = QStringLiteral("timelines");
    question.beside = m_session.project().path();
    if (kind != FileQuestion::Kind::Folder)
        question.filter = logFilter();
    m_ask.one(this, question, [this](const QString& path) { setPath(path); });
}

void ImportTimelinesDialog::chooseDetails()
{
    FileQuestion question;
    question.purpose = QStringLiteral("timelines");
    question.beside = m_path;
    question.filter = logFilter();
    m_ask.one(this, question, [this](const QString& path) {
        m_details->setText(QDir::toNativeSeparators(path));
    });
}

void ImportTimelinesDialog::setPath(const QString& path)
{
    if (path.isEmpty())
        return;
    m_path = path;
    m_found = {};
    messages()->clear();
    if (m_name->text().isEmpty() || m_name->text() == m_suggested) {
        m_suggested = logNameOf(path);
        m_name->setText(m_suggested);
    }
    look();
    showState();
    m_import->setFocus();
}

/// What is in it is looked up in the background: an archive may have to be unpacked for it.
void ImportTimelinesDialog::look()
{
    m_foundNote->setText(tr("Looking at it…"));
    m_looking.compute([path = m_path](const CancelFlag& cancelled) { return findLog(path, cancelled); },
        [this](const FoundLog& found) { showFound(found); });
}

void ImportTimelinesDialog::showFound(const FoundLog& found)
{
    m_found = found;
    if (found.kind)
        m_foundNote->setText(tr("Found: %1, %2", "a file and its kind")
                                 .arg(found.file, found.edition.isEmpty()
                                                      ? timelineKindName(*found.kind)
                                                      : found.edition));
    else if (found.names.isEmpty())
        m_foundNote->setText(tr("No file of CSV or JSON was found in it."));
    else
        m_foundNote->setText(
            tr("%1 is no log that is known: name its columns.").arg(found.file));
    m_columns->setNames(found.names);
    if (!found.kind && !found.names.isEmpty())
        m_kind->setCurrentIndex(m_kind->findData(int(LogKind::Columns)));
    else if (found.kind)
        m_kind->setCurrentIndex(0);
    showState();
}

bool ImportTimelinesDialog::namesColumns() const
{
    return m_kind->currentData().isValid() &&
           m_kind->currentData().toInt() == int(LogKind::Columns);
}

QString ImportTimelinesDialog::problem() const
{
    if (m_path.isEmpty())
        return {};
    if (m_name->text().trimmed().isEmpty())
        return tr("Name the log.");
    if (namesColumns() && !m_columns->problem().isEmpty())
        return m_columns->problem();
    const auto bounds = usersum::checkBounds({m_fewest->value(), m_most->value()});
    return bounds ? QString() : bounds.error().sentence();
}

void ImportTimelinesDialog::showState()
{
    if (!m_import)
        return;
    const bool running = isRunning();
    m_shown->setText(QDir::toNativeSeparators(m_path));
    m_shown->setVisible(!m_path.isEmpty());
    m_foundNote->setVisible(!m_path.isEmpty());
    m_columns->setVisible(namesColumns());
    const QString wrong = problem();
    m_problem->setText(wrong);
    m_problem->setVisible(!wrong.isEmpty());
    m_import->setEnabled(!running && !m_path.isEmpty() && wrong.isEmpty());
    for (QWidget* part : std::initializer_list<QWidget*>{m_chooseFile, m_chooseFolder, m_form})
        part->setEnabled(!running);
}

TimelineImportOrder ImportTimelinesDialog::order() const
{
    TimelineImportOrder order;
    order.source.path = m_path;
    order.source.details = QDir::fromNativeSeparators(m_details->text().trimmed());
    if (const QVariant kind = m_kind->currentData(); kind.isValid())
        order.source.kind = LogKind(kind.toInt());
    if (namesColumns())
        order.source.columns = m_columns->columns();
    order.reading.sample.bounds = {m_fewest->value(), m_most->value()};
    order.reading.sample.users = m_users->value();
    order.reading.sample.seed = quint64(m_seed->value());
    order.name = m_name->text().trimmed();
    return order;
}

void ImportTimelinesDialog::accept()
{
    if (isRunning() || !m_import->isEnabled())
        return;
    messages()->clear();
    m_looking.cancel();
    const auto report =
        progress()->begin(tr("Importing the log"), TransferProgress::Unit::Bytes);
    showState();
    const auto import = std::make_shared<TimelineImport>();
    m_session.change(this, importingTimelines(order(), report, import))
        .onEnded(this, [this, import](const Expected<void>& done) { ended(done, *import); });
}

void ImportTimelinesDialog::ended(const Expected<void>& done, const TimelineImport& import)
{
    progress()->end();
    showState();
    if (!done) {
        if (!closeIfAsked())
            tellFailure(done.error(), tr("The import was stopped; nothing has changed."));
        return;
    }
    emit imported(import.name, timelineImportSentence(import));
    if (import.statistics.bad.total() == 0 && import.messages.isEmpty())
        return QDialog::accept();
    if (!closeIfAsked())
        showResult(import);
}

/// What was left out is not to be overlooked.
void ImportTimelinesDialog::showResult(const TimelineImport& import)
{
    m_summary->setText(timelineImportSentence(import));
    m_result->setReport({{}, usersum::timelineSections(import.statistics)}, {});
    m_pages->setCurrentIndex(1);
    m_import->setEnabled(false);
    m_import->hide();
    closeButton()->setText(tr("Close"));
    closeButton()->setDefault(true);
    closeButton()->setFocus();
}

} // namespace tandem
