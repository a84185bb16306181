#include "views/timelines/summarystudydialog.h"

#include "models/results/spelling.h"
#include "models/studies/designcheck.h"
#include "storage/repositories/runrepository.h"
#include "storage/repositories/usersummaryrepository.h"
#include "storage/runs/runoptions.h"
#include "ui/arrange.h"
#include "ui/dialogsize.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/theme.h"
#include "views/session/projectsession.h"

#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kUsualRatersOfItem = 3;
constexpr int kSummarizerListHeight = 96;
constexpr int kStudyQueryHeight = 56;
constexpr int kStudySeeds = 1'000'000;

/// What runs were to tell of the users; empty where none made these summaries, or they differ.
Expected<QString> queryOf(Database& database, TimelineLogId log, const QStringList& summarizers)
{
    QStringList queries;
    for (const QString& name : summarizers) {
        TANDEM_TRY(summaries, UserSummaryRepository(database).ofSummarizer(log, name));
        if (summaries->isEmpty() || !summaries->first().made.run.isValid())
            continue;
        TANDEM_TRY(run, RunRepository(database).byId(summaries->first().made.run));
        queries.append(runOptionsFrom(run->settings).userSummaries.query);
    }
    queries.removeDuplicates();
    return queries.size() == 1 ? queries.first() : QString();
}

} // namespace

SummaryStudyDialog::SummaryStudyDialog(
    ProjectSession& session, const TimelinesData& data, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_log(data.chosenLog() ? data.chosenLog()->id : TimelineLogId())
    , m_usersOfLog(data.users.size())
    , m_messages(new MessageBar(this))
{
    setObjectName(QStringLiteral("summaryStudyDialog"));
    setWindowTitle(tr("Have people rate summaries"));
    setModal(true);
    resizeWithin(this, {620, 540});
    build(data);
    readUsers();
    check();
    m_name->setFocus();
    m_name->selectAll();
}

void SummaryStudyDialog::build(const TimelinesData& data)
{
    auto* inside = new QWidget(this);
    setSurface(inside, Surface::Panel);
    auto* note = newNote(inside, LabelStyle::Secondary,
        tr("People see what a user did in the past and one summary of it, without the summarizer's "
           "name, and rate it good or bad. Their ratings are then compared with how well a model "
           "predicts from the summaries. The study stays in the project; assign raters in "
           "Studies."));
    m_count = named(newNote(inside, LabelStyle::Secondary), "summaryStudyCount");
    m_problem = named(newNote(inside, LabelStyle::Error), "summaryStudyProblem");
    inColumn(
        inside, {note, buildForm(inside, data), Free(1), m_count, m_problem}, 12, {20, 16, 20, 12});
    auto* box = new QDialogButtonBox(this);
    box->setContentsMargins(20, 12, 20, 16);
    m_make = addDialogButtons(
        box, this, tr("&Create study"), "makeSummaryStudy", tr("Cancel"), "closeSummaryStudy");
    inColumn(this, {m_messages, {inside, 1}, box}, 0);
}

QWidget* SummaryStudyDialog::buildForm(QWidget* inside, const TimelinesData& data)
{
    auto* form = new QWidget(inside);
    const auto number = [form](const char* name, int least, int most, int value) {
        auto* field = newNumberField(form, name);
        field->setRange(least, most);
        field->setValue(value);
        return field;
    };
    m_name = named(new QLineEdit(tr("Summaries of %1", "a log").arg(data.choice.log), form),
        "summaryStudyName");
    m_summarizers = named(new QListWidget(form), "summaryStudySummarizers");
    m_summarizers->setFixedHeight(kSummarizerListHeight);
    fillSummarizers(data.summarizers);
    m_users = number("summaryStudyUsers", 0, int(data.users.size()), 0);
    m_users->setSpecialValueText(tr("all with a summary by each"));
    m_raters = number("summaryStudyRaters", 1, studies::kMostRatersPerItem, kUsualRatersOfItem);
    m_seed = newSeedField(form, "summaryStudySeed");
    m_seed->setValue(QRandomGenerator::global()->bounded(kStudySeeds));
    m_query = named(new QPlainTextEdit(form), "summaryStudyQuery");
    m_query->setFixedHeight(kStudyQueryHeight);
    m_query->setTabChangesFocus(true);
    m_query->setPlaceholderText(tr("what the summaries should cover (optional)"));
    auto* fields = new QFormLayout(form);
    fields->setContentsMargins({});
    fields->addRow(tr("&Name"), m_name);
    fields->addRow(tr("&Summarizers"), m_summarizers);
    fields->addRow(tr("&Users"), m_users);
    fields->addRow(tr("&Raters per item"), m_raters);
    fields->addRow(tr("S&eed"), m_seed);
    fields->addRow(tr("&Query"), m_query);
    connect(m_name, &QLineEdit::textChanged, this, &SummaryStudyDialog::check);
    connect(m_summarizers, &QListWidget::itemChanged, this, &SummaryStudyDialog::check);
    connect(m_users, &QSpinBox::valueChanged, this, &SummaryStudyDialog::check);
    return form;
}

/// Baselines are there for predictors: nobody is asked about an empty text. People are asked about
/// users who have a summary by each, so that one with few of them is not ticked at first.
void SummaryStudyDialog::fillSummarizers(const QList<SummarizerRow>& summarizers)
{
    qint64 most = 0;
    for (const SummarizerRow& row : summarizers)
        most = isBaseline(row.origin) ? most : std::max(most, row.summaries);
    for (const SummarizerRow& row : summarizers) {
        if (row.origin == SummaryOrigin::None)
            continue;
        auto* item = new QListWidgetItem(row.summarizer, m_summarizers);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        const bool isUsual = !isBaseline(row.origin) && row.summaries == most;
        item->setCheckState(isUsual ? Qt::Checked : Qt::Unchecked);
    }
    m_summarizers->setCurrentRow(0);
}

void SummaryStudyDialog::readUsers()
{
    using Summarized = QHash<TimelineUserId, QStringList>;
    QStringList names;
    for (int i = 0; i < m_summarizers->count(); ++i)
        names.append(m_summarizers->item(i)->text());
    m_session.project().read<Summarized>(
        [log = m_log, names](Database& database, const CancelFlag&) -> Expected<Summarized> {
            Summarized by;
            for (const QString& name : names) {
                TANDEM_TRY(summaries, UserSummaryRepository(database).ofSummarizer(log, name));
                for (const StoredUserSummary& one : *summaries)
                    by[one.made.user].append(name);
            }
            return by;
        },
        this,
        [this](const Expected<Summarized>& by) {
            if (!by)
                return m_messages->showMessage(MessageBar::Kind::Error, by.error().sentence());
            m_summarized = *by;
            check();
        });
    m_session.project().read<QString>(
        [log = m_log, names](
            Database& database, const CancelFlag&) { return queryOf(database, log, names); },
        this,
        [this](const Expected<QString>& query) {
            if (query && m_query->toPlainText().isEmpty())
                m_query->setPlainText(*query);
        });
}

qsizetype SummaryStudyDialog::usersWithAll(const QStringList& summarizers) const
{
    return std::count_if(
        m_summarized->cbegin(), m_summarized->cend(), [&summarizers](const QStringList& by) {
            return std::all_of(summarizers.cbegin(), summarizers.cend(),
                [&by](const QString& name) { return by.contains(name); });
        });
}

QString SummaryStudyDialog::countText(const QStringList& summarizers) const
{
    if (!m_summarized || summarizers.isEmpty())
        return {};
    const qsizetype all = usersWithAll(summarizers);
    const qsizetype asked = m_users->value() > 0 ? std::min<qsizetype>(all, m_users->value()) : all;
    return tr("%1 of %2 users have a summary by each selected summarizer. The study covers %n of "
              "them: %3 items.",
        nullptr, int(asked))
        .arg(results::countText(all), results::countText(m_usersOfLog),
            results::countText(asked * summarizers.size()));
}

SummaryStudyOrder SummaryStudyDialog::order() const
{
    SummaryStudyOrder order;
    order.name = m_name->text().trimmed();
    order.log = m_log;
    for (int i = 0; i < m_summarizers->count(); ++i) {
        if (m_summarizers->item(i)->checkState() == Qt::Checked)
            order.summarizers.append(m_summarizers->item(i)->text());
    }
    if (m_users->value() > 0)
        order.users = m_users->value();
    order.seed = quint32(m_seed->value());
    order.query = m_query->toPlainText().trimmed();
    order.ratersPerItem = m_raters->value();
    return order;
}

void SummaryStudyDialog::check()
{
    if (!m_make)
        return;
    const QStringList summarizers = order().summarizers;
    QString problem;
    if (m_name->text().trimmed().isEmpty())
        problem = tr("Name the study.");
    else if (summarizers.isEmpty())
        problem = tr("Select at least one summarizer.");
    else if (m_summarized && usersWithAll(summarizers) == 0)
        problem = tr("No user has a summary by each of these. Select fewer.");
    const QString count = countText(summarizers);
    m_count->setText(count);
    m_count->setVisible(!count.isEmpty());
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_make->setEnabled(problem.isEmpty());
}

void SummaryStudyDialog::accept()
{
    if (!m_make->isEnabled())
        return;
    m_make->setEnabled(false);
    const SummaryStudyOrder wanted = order();
    m_session.change(this, summaryStudyChange(wanted))
        .onEnded(this, [this, name = wanted.name](const Expected<void>& done) {
            m_make->setEnabled(true);
            if (!done)
                return m_messages->showMessage(MessageBar::Kind::Error, done.error().sentence());
            emit studyMade(name);
            QDialog::accept();
        });
}

} // namespace tandem
