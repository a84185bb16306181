#include "views/runs/usersumrunform.h"

#include "models/usersum/hierarchy.h"
#include "storage/repositories/timelinerepository.h"
#include "storage/repositories/usersummaryrepository.h"
#include "storage/runs/predictionsrun.h"
#include "ui/plaintooltip.h"
#include "views/runs/chosennames.h"
#include "views/session/projectsession.h"

#include <QComboBox>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSpinBox>

#include <algorithm>
#include <initializer_list>

namespace tandem {

using usersum::SegmentUnit;

namespace {

constexpr int kMostOfSegment = 10'000;

/// Of the log with this name; empty: of all. A baseline without texts has nothing to be judged.
QStringList summarizerNames(ProjectSession& session, const QString& log, bool withoutTexts)
{
    TimelineLogId of;
    const auto logs = TimelineRepository(session.project().reader()).logs();
    for (const TimelineLog& one : logs.value_or(QList<TimelineLog>())) {
        if (!log.isEmpty() && one.made.name == log)
            of = one.id;
    }
    QStringList names;
    const auto rows = UserSummaryRepository(session.project().reader()).summarizers(of);
    for (const SummarizerRow& row : rows.value_or(QList<SummarizerRow>())) {
        if (!names.contains(row.summarizer) && (withoutTexts || row.origin != SummaryOrigin::None))
            names.append(row.summarizer);
    }
    return names;
}

} // namespace

UsersumRunForm::UsersumRunForm(ProjectSession& session, RunKindId kind, const RunOptions& options,
    QFormLayout* form, QWidget* parent)
    : RunForm(options, form, parent)
    , m_kind(kind)
{
    if (kind == RunKindId::UserSummaries)
        buildSummaries(session);
    else if (kind == RunKindId::Predictions)
        buildPredictions(session);
    else
        buildJudge(session);
}

bool UsersumRunForm::isFor(RunKindId kind)
{
    return isOfUsers(itemsOf(kind));
}

void UsersumRunForm::addLog(ProjectSession& session, const QString& chosen)
{
    m_log = newCombo("usersumRunLog");
    m_log->addItem(tr("All logs"), QString());
    const auto logs = TimelineRepository(session.project().reader()).logs();
    for (const TimelineLog& log : logs.value_or(QList<TimelineLog>()))
        m_log->addItem(log.made.name, log.made.name);
    m_log->setCurrentIndex(std::max(0, m_log->findData(chosen)));
    addRow(tr("&Log"), m_log);
}

void UsersumRunForm::addUsers(ProjectSession& session)
{
    QStringList chosen;
    const auto users = TimelineRepository(session.project().reader()).users();
    for (const TimelineUserRow& user : users.value_or(QList<TimelineUserRow>())) {
        m_known.insert(user.pseudonym, user.id);
        if (shown().userSummaries.users.contains(user.id))
            chosen.append(user.pseudonym);
    }
    m_users = newLine("usersumRunUsers", chosen.join(QStringLiteral(", ")),
        tr("all; or pseudonyms like U001, U004"));
    addRow(tr("&Users"), m_users);
}

void UsersumRunForm::addSummarizers(ProjectSession& session, const QStringList& chosen)
{
    const auto namesNow = [this, &session] {
        return summarizerNames(
            session, m_log->currentData().toString(), m_kind != RunKindId::SummaryJudge);
    };
    m_summarizers = newNames("usersumRunSummarizers", tr("Summarizers"), namesNow(), chosen);
    // Another log has other summarizers; who was ticked stays so where it has them, too.
    connect(m_log, &QComboBox::currentIndexChanged, this, [this, namesNow] {
        const QStringList names = namesNow();
        QStringList ticked = m_summarizers->chosen();
        ticked.removeIf([&names](const QString& name) { return !names.contains(name); });
        m_summarizers->setNames(names, ticked, QString());
        emit changed();
    });
    addRow(tr("&Summarizers"), m_summarizers);
}

void UsersumRunForm::addAsks(int asks)
{
    m_asks = newSpin("usersumRunAsks", 1, kMostAsks, asks);
    m_asks->setToolTip(plainToolTip(
        tr("An answer that cannot be read is asked for again, a little less predictably each "
           "time.")));
    addRow(tr("&Ask at most (times)"), m_asks);
}

void UsersumRunForm::buildSummaries(ProjectSession& session)
{
    const UserSummariesOptions& options = shown().userSummaries;
    m_name = newLine("usersumRunName", options.summarizer, tr("as the model"));
    addRow(tr("&Summarizer"), m_name);
    addLog(session, options.log);
    addUsers(session);
    m_query = newLine(
        "usersumRunQuery", options.query.isEmpty() ? usersum::usualQuery() : options.query, {});
    m_query->setCursorPosition(0);
    m_query->setToolTip(plainToolTip(tr("What the summaries are to tell of the users.")));
    addRow(tr("&Query"), m_query);
    m_mostWords = newSpin("usersumRunWords", 1, usersum::kMostWords, options.mostWords);
    addRow(tr("&Words at most"), m_mostWords);
    m_method = newCombo("usersumRunMethod");
    m_method->addItem(tr("Hierarchy with critique: segments are checked and rewritten"), true);
    m_method->addItem(tr("Single step: the whole past at once"), false);
    m_method->setCurrentIndex(options.isHierarchical ? 0 : 1);
    addRow(tr("&How"), m_method);
    buildSegments();
    addAsks(options.asks);
}

void UsersumRunForm::buildSegments()
{
    const UserSummariesOptions& options = shown().userSummaries;
    m_unit = newCombo("usersumRunUnit");
    m_unit->addItem(tr("Months"), static_cast<int>(SegmentUnit::Month));
    m_unit->addItem(tr("Quarters"), static_cast<int>(SegmentUnit::Quarter));
    m_unit->addItem(tr("Years"), static_cast<int>(SegmentUnit::Year));
    m_unit->setCurrentIndex(m_unit->findData(static_cast<int>(options.segments.unit)));
    m_unit->setToolTip(plainToolTip(
        tr("Intervals with too few activities are joined with their neighbours, those with too "
           "many are cut.")));
    m_fewest = newSpin("usersumRunFewest", 1, kMostOfSegment, options.segments.fewest);
    m_most = newSpin("usersumRunMost", 2, 2 * kMostOfSegment, options.segments.most);
    m_rounds = newSpin("usersumRunRounds", 0, usersum::kMostRounds, options.rounds);
    m_rounds->setToolTip(plainToolTip(
        tr("So many versions of each segment are checked, and rewritten where something is wrong. "
           "What the last rewriting makes is not checked any more.")));
    addRow(tr("Se&gments"), m_unit);
    addRow(tr("Activities of one, at leas&t"), m_fewest);
    addRow(tr("Activities of one, at m&ost"), m_most);
    addRow(tr("&Rounds of critique"), m_rounds);
    const auto allow = [this] {
        for (QWidget* const part :
            std::initializer_list<QWidget*>{m_unit, m_fewest, m_most, m_rounds})
            part->setEnabled(m_method->currentData().toBool());
    };
    connect(m_method, &QComboBox::currentIndexChanged, this, allow);
    allow();
}

void UsersumRunForm::buildPredictions(ProjectSession& session)
{
    const PredictionsOptions& options = shown().predictions;
    m_name = newLine("usersumRunName", options.predictor, tr("as the model"));
    addRow(tr("&Predictor"), m_name);
    addLog(session, options.log);
    addSummarizers(session, options.summarizers);
    m_runs = newSpin("usersumRunRuns", 1, PredictionPart::kMostRepeats, options.runs);
    m_runs->setToolTip(plainToolTip(
        tr("Each task is asked so often, each time anew: figures are means over these runs, with "
           "their standard deviation.")));
    addRow(tr("&Runs of predictions"), m_runs);
    addAsks(options.asks);
}

void UsersumRunForm::buildJudge(ProjectSession& session)
{
    const SummaryJudgeOptions& options = shown().summaryJudge;
    m_name = newLine("usersumRunName", options.measure, SummaryJudgeOptions().measure);
    addRow(tr("Values are &named"), m_name);
    addLog(session, options.log);
    addSummarizers(session, options.summarizers);
    addAsks(options.asks);
}

UserSummariesOptions UsersumRunForm::summaries(const QString& name) const
{
    UserSummariesOptions options = shown().userSummaries;
    options.summarizer = name;
    options.log = m_log->currentData().toString();
    options.users = chosenUsers().value_or(QList<TimelineUserId>());
    options.query = m_query->text().simplified();
    options.mostWords = m_mostWords->value();
    options.isHierarchical = m_method->currentData().toBool();
    options.segments = {
        SegmentUnit(m_unit->currentData().toInt()), m_fewest->value(), m_most->value()};
    options.rounds = m_rounds->value();
    options.asks = m_asks->value();
    return options;
}

RunOptions UsersumRunForm::options(const QString& model) const
{
    RunOptions options = shown();
    const QString name = nameOr(m_name->text(), model);
    if (m_kind == RunKindId::UserSummaries) {
        options.userSummaries = summaries(name);
    } else if (m_kind == RunKindId::Predictions) {
        options.predictions = {name, m_runs->value(), m_summarizers->chosen(),
            m_log->currentData().toString(), m_asks->value()};
    } else {
        options.summaryJudge = {nameOr(m_name->text(), SummaryJudgeOptions().measure),
            m_summarizers->chosen(), m_log->currentData().toString(), m_asks->value()};
    }
    return options;
}

std::optional<QList<TimelineUserId>> UsersumRunForm::chosenUsers() const
{
    static const QRegularExpression gaps(QStringLiteral("[,;\\s]+"));
    QList<TimelineUserId> users;
    const QStringList typed = m_users->text().split(gaps, Qt::SkipEmptyParts);
    for (const QString& word : typed) {
        const auto known = m_known.constFind(word.toUpper());
        if (known == m_known.cend())
            return std::nullopt;
        users.append(*known);
    }
    return users;
}

QString UsersumRunForm::problem() const
{
    if (m_users && !chosenUsers())
        return tr("Users are named by their pseudonyms, like U001, U004. Without any, all are "
                  "summarized.");
    const bool cuts = m_method && m_method->currentData().toBool();
    if (cuts && m_most->value() < 2 * m_fewest->value())
        return tr(
            "A segment must be allowed at least twice as many activities as it has at least.");
    if (m_kind == RunKindId::UserSummaries)
        return m_query->text().trimmed().isEmpty()
                   ? tr("Write the query that the summaries are to answer.")
                   : QString();
    // Without any summary the run says so itself.
    return m_summarizers->count() == 0 || m_summarizers->isAnyChosen()
               ? QString()
               : tr("Choose at least one summarizer.");
}

} // namespace tandem
