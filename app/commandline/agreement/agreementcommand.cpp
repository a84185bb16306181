#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "models/agreement/agreementreport.h"
#include "models/agreement/alttest.h"
#include "models/agreement/alttestreport.h"
#include "models/agreement/labelposteriors.h"
#include "models/agreement/labelreport.h"
#include "models/agreement/ratingsagreement.h"
#include "models/agreement/ratingsreport.h"
#include "models/agreement/twowayratings.h"
#include "models/error.h"
#include "models/seed.h"
#include "models/text/decode.h"
#include "storage/database/fileheader.h"
#include "storage/database/schema.h"
#include "storage/formats/annotationsreader.h"
#include "storage/formats/csvreader.h"
#include "storage/formats/openfile.h"
#include "storage/formats/ratingsreader.h"
#include "storage/formats/recordreader.h"
#include "storage/formats/tableoutput.h"
#include "storage/repositories/agreementrepository.h"
#include "storage/repositories/opinionchecks.h"
#include "storage/repositories/peoplerepository.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QList>
#include <QSet>
#include <QString>

#include <algorithm>
#include <optional>
#include <utility>

namespace tandem {

class Call;
/// "tandem agreement" of a file of ratings instead of a project.

namespace {

constexpr qint64 kHeaderBytes = 4096;
constexpr qsizetype kShownRaters = 20;
constexpr qsizetype kShownNameUnits = 60;

constexpr Choice<RatingScale> kScales[] = {{"nominal", RatingScale::Nominal},
    {"ordinal", RatingScale::Ordinal}, {"interval", RatingScale::Interval},
    {"ratio", RatingScale::Ratio}, {"sets", RatingScale::Sets}};

/// The words of an option, set apart by commas as in CSV; none where they are no such thing.
std::optional<QStringList> askedWords(Call& call, const char* option)
{
    const auto records = readCsv(call.value(option), QStringLiteral("--") + QLatin1String(option));
    if (!records || records->size() > 1)
        return std::nullopt;
    QStringList words;
    for (const CsvRecord& record : *records) {
        for (const QString& cell : record.cells)
            words.append(withoutOuterBlanks(cell));
    }
    return words;
}

Expected<QStringList> askedOrder(Call& call)
{
    if (!call.has("order"))
        return QStringList();
    const auto words = askedWords(call, "order");
    if (!words || words->isEmpty())
        return call.misuse(
            CommandWords::tr("--order expects comma-separated words, from lowest to highest."));
    if (QSet<QString>(words->begin(), words->end()).size() < words->size() ||
        words->contains(QString()))
        return call.misuse(
            CommandWords::tr("--order must list each value exactly once, without empty values."));
    return *words;
}

Expected<std::optional<QStringList>> askedMissing(Call& call)
{
    if (!call.has("missing"))
        return std::optional<QStringList>();
    const auto words = askedWords(call, "missing");
    if (!words)
        return call.misuse(CommandWords::tr("--missing expects comma-separated words."));
    return words;
}

/// Whether these are annotations: by the name, or of standard input by its beginning.
Expected<bool> areAnnotations(const Input& input, const QString& path)
{
    if (path != QLatin1String("-"))
        return isNamedAsAnnotations(path);
    TANDEM_TRY(device, input.open());
    return layoutOfRecords(**device, input.name()) != RecordLayout::Csv;
}

Expected<RatingsLayout> askedLayout(Call& call, const Input& input)
{
    TANDEM_TRY(annotations, areAnnotations(input, call.word(0)));
    for (const OptionName option : {OptionName("wide"), OptionName("survey")}) {
        if (*annotations && call.has(option))
            return call.misuse(CommandWords::tr("--%1 works only with a CSV file.")
                                   .arg(QLatin1String(option.name)));
    }
    return *annotations         ? RatingsLayout::Annotations
           : call.has("wide")   ? RatingsLayout::Items
           : call.has("survey") ? RatingsLayout::Raters
                                : RatingsLayout::Ratings;
}

Expected<QStringList> askedQuestions(Call& call, RatingsLayout layout)
{
    if (!call.has("questions"))
        return QStringList();
    if (layout != RatingsLayout::Raters && layout != RatingsLayout::Annotations)
        return call.misuse(
            CommandWords::tr("--questions works only with --survey and with annotations."));
    const auto words = askedWords(call, "questions");
    if (!words || words->isEmpty() || words->contains(QString()))
        return call.misuse(CommandWords::tr("--questions expects comma-separated codes."));
    return *words;
}

/// The one sign between the labels of a set.
Expected<QChar> askedSeparator(Call& call, RatingScale scale)
{
    if (!call.has("separator"))
        return RatingsReading().separator;
    if (scale != RatingScale::Sets)
        return call.misuse(CommandWords::tr("--separator works only with --scale sets."));
    const QString sign = call.value("separator");
    if (sign.size() != 1 || sign.front().isLetterOrNumber() || sign.front().isSpace())
        return call.misuse(
            CommandWords::tr("--separator expects one sign that is no letter, digit or blank."));
    return sign.front();
}

Expected<RatingsReading> askedReading(Call& call, const Input& input)
{
    TANDEM_TRY(layout, askedLayout(call, input));
    TANDEM_TRY(order, askedOrder(call));
    TANDEM_TRY(scale, call.choice("scale", kScales,
                          order->isEmpty() ? RatingScale::Nominal : RatingScale::Ordinal));
    if (!order->isEmpty() && *scale != RatingScale::Ordinal && *scale != RatingScale::Nominal)
        return call.misuse(
            CommandWords::tr("--order works only with an ordinal or nominal scale."));
    TANDEM_TRY(missing, askedMissing(call));
    TANDEM_TRY(questions, askedQuestions(call, *layout));
    TANDEM_TRY(separator, askedSeparator(call, *scale));
    if (call.has("unfinished") && !call.has("survey"))
        return call.misuse(CommandWords::tr("--unfinished works only with --survey."));
    return RatingsReading{*scale, *order, *missing, *layout, *questions, call.has("unfinished"),
        *separator, call.value("judge")};
}

/// Whether the first line of the file names a rater among other columns; of a wide table, which
/// names its raters as they are called, whether it has any columns.
bool beginsAsRatings(const QString& path, bool isWide)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray head = file.read(kHeaderBytes);
    // A workbook is read as ratings, too, to be told what to do.
    if (!refuseOfficeFile(head, path))
        return true;
    const QStringList header = csvHeaderIn(head);
    return header.size() > 1 &&
           (isWide || header.contains(QLatin1String("rater"), Qt::CaseInsensitive));
}

/// The first of some names.
QString firstNames(const QStringList& all)
{
    QStringList shown;
    for (const QString& one : all.mid(0, kShownRaters))
        shown.append(printable(one.left(kShownNameUnits)));
    if (all.size() > kShownRaters)
        shown.append(CommandWords::tr("and %n more", "raters", int(all.size() - kShownRaters)));
    return shown.join(QStringLiteral(", "));
}

/// Which columns of a wide table were taken for what, on one line.
QString columnsLine(const QString& items, const QStringList& raters)
{
    const QString names = firstNames(raters);
    return items.isEmpty() ? CommandWords::tr("Items: the first column. Raters: %1.").arg(names)
                           : CommandWords::tr("Items: column \"%1\". Raters: %2.")
                                 .arg(printable(items.left(kShownNameUnits)), names);
}

/// Whose annotations of how many tasks were read, and to which question.
QString annotationsLine(const AnnotationCounts& counts, const QStringList& annotators)
{
    QString line = CommandWords::tr("%n task(s). Annotators: %1.", nullptr, int(counts.tasks))
                       .arg(firstNames(annotators));
    if (!counts.questions.isEmpty())
        line += u' ' + CommandWords::tr("Question: %1.").arg(firstNames(counts.questions));
    if (!counts.models.isEmpty())
        line += u' ' + CommandWords::tr("Models: %1.").arg(firstNames(counts.models));
    return line;
}

} // namespace

namespace {

/// Ratings by people, and the test of the judge that was taken out of them.
struct TestedRatings
{
    RatingTable table;
    std::optional<AltTest> test;
};

Expected<TestedRatings> askedJudge(const RatingTable& table, Call& call)
{
    TANDEM_TRY(rules, askedAltTest(call));
    if (!call.has("judge")) {
        if (call.has("epsilon"))
            return call.misuse(CommandWords::tr("--epsilon works only with --judge."));
        return TestedRatings{table, {}};
    }
    const QString name = call.value("judge");
    const qsizetype place = table.raters.indexOf(name);
    if (place < 0)
        return call.misuse(CommandWords::tr("No rater is called \"%1\". Raters: %2.")
                               .arg(printable(name), firstNames(table.raters)));
    const JudgedTable judged = withJudge(table, int(place));
    TestedRatings tested{judged.table, altTest(judged.table, judged.judged, *rules)};
    tested.test->judge = name;
    return tested;
}

constexpr qint64 kMostTwoWayResamples = 1'000'000;

/// Intervals for other raters, where they are asked for.
Expected<void> addOtherRaters(RatingsAgreement& agreement, const RatingTable& table, Call& call)
{
    if (!call.has("other-raters")) {
        return call.has("resamples") || call.has("seed")
                   ? call.misuse(
                         CommandWords::tr("--resamples and --seed work only with --other-raters."))
                   : Expected<void>();
    }
    TwoWayOptions options;
    TANDEM_TRY(resamples, call.number("resamples", 1, kMostTwoWayResamples));
    TANDEM_TRY(seed, call.number("seed", 0, kMostSeed));
    options.resamples = int(resamples->value_or(options.resamples));
    options.seed = quint64(seed->value_or(qint64(options.seed)));
    TerminalProgress progress(call.console, CommandWords::tr("Computing intervals"));
    const auto tell = progress.callback();
    options.goesOn = [&tell, &options, done = qint64(0)]() mutable {
        return tell(++done, options.resamples);
    };
    if (!setTwoWayIntervals(agreement, table, options))
        return failure(
            ErrorCode::Cancelled, CommandWords::tr("Computing intervals was cancelled."));
    return {};
}

} // namespace

/// Whether what a call names first is meant as ratings: it is no project, and it is called *.csv or
/// as annotations are, begins as such a file does, with --wide as any table, or is "-", standard
/// input.
bool isRatingsFile(const Call& call)
{
    const QString path = call.word(0);
    if (path == QLatin1String("-"))
        return true;
    if (isProjectFile(path) || QFileInfo(path).isDir())
        return false;
    return layoutNamed(path) == RecordLayout::Csv || isNamedAsAnnotations(path) ||
           beginsAsRatings(path, call.has("wide") || call.has("survey"));
}

/// Prints how well the raters of the file named first agree.
Expected<void> runRatings(Call& call)
{
    const QString path = call.word(0);
    TANDEM_TRY(input, inputOf(path, call));
    TANDEM_TRY(reading, askedReading(call, *input));
    RatingsNotes notes;
    TANDEM_TRY(table, readRatings(*input, *reading, &notes));
    call.note(notes.remarks);
    TANDEM_TRY(judge, askedJudge(*table, call));
    RatingsAgreement agreement = ratingsAgreement(judge->table);
    TANDEM_DO(addOtherRaters(agreement, judge->table, call));
    results::Report report = ratingsReport(agreement);
    const auto same = [](const QString& text) { return text; };
    if (call.has("posteriors"))
        report.sections += labelSections(modelledLabels(judge->table), same, same,
            [](const QString& value) { return results::Cell(value); });
    if (judge->test) {
        report.sections += altTestSections({*judge->test}, same, same);
        report.lines.prepend(
            CommandWords::tr("Judge: %1. The coefficients are of the other raters.")
                .arg(printable(judge->test->judge.left(kShownNameUnits))));
    }
    Json fields{{"file", path}, {"notes", QJsonArray::fromStringList(notes.remarks)}};
    if (reading->layout == RatingsLayout::Items) {
        report.lines.prepend(columnsLine(notes.itemColumn, table->raters));
        fields.insert("columns", Json{{"items", notes.itemColumn},
                                     {"raters", QJsonArray::fromStringList(table->raters)}});
    }
    if (reading->layout == RatingsLayout::Raters) {
        const SurveyCounts& survey = notes.survey;
        report.lines.prepend(CommandWords::tr("Raters: column \"%1\". Items: %2.")
                                 .arg(printable(survey.raterColumn.left(kShownNameUnits)),
                                     firstNames(table->items)));
        fields.insert("columns", Json{{"raters", survey.raterColumn},
                                     {"items", QJsonArray::fromStringList(table->items)}});
        fields.insert(
            "skipped", Json{{"header_rows", survey.headerRows}, {"previews", survey.previews},
                           {"spam", survey.spam},
                           {"unfinished", survey.areUnfinishedSkipped ? survey.unfinished : 0},
                           {"columns", QJsonArray::fromStringList(survey.skipped)}});
    }
    if (reading->layout == RatingsLayout::Annotations) {
        const AnnotationCounts& counts = notes.annotations;
        report.lines.prepend(annotationsLine(counts, table->raters));
        fields.insert(
            "annotations", Json{{"tasks", counts.tasks}, {"skipped", counts.skipped},
                               {"other_results", counts.otherResults},
                               {"questions", QJsonArray::fromStringList(counts.questions)},
                               {"annotators", QJsonArray::fromStringList(table->raters)},
                               {"models", QJsonArray::fromStringList(counts.models)}});
    }
    return call.show(report, fields);
}

namespace {

constexpr Choice<AgreementGrouping> kGroupings[] = {{"overall", AgreementGrouping::Overall},
    {"step", AgreementGrouping::ByStep}, {"round", AgreementGrouping::ByRound},
    {"pair", AgreementGrouping::ByPair}, {"person", AgreementGrouping::ByPerson},
    {"domain", AgreementGrouping::ByDomain}, {"month", AgreementGrouping::ByMonth},
    {"week", AgreementGrouping::ByWeek}};

/// What the call ask for.
struct Asked
{
    AgreementGrouping grouping = AgreementGrouping::Overall;
    std::optional<Step> step;
    QString file; ///< empty: print
    TableFormat format = TableFormat::Csv;
};

Expected<Asked> asked(Call& call)
{
    Asked asked;
    TANDEM_TRY(grouping, call.choice("by", kGroupings, AgreementGrouping::Overall));
    asked.grouping = *grouping;
    if (call.has("step")) {
        TANDEM_TRY(step, askedStep(call));
        if (*step == Step::Opinions)
            return call.misuse(CommandWords::tr(
                "--step accepts paragraphs or facts; opinions are written, not labelled."));
        asked.step = *step;
    }
    asked.file = call.value("output");
    if (call.has("output")) {
        TANDEM_DO(askedEnding(asked.file,
            {QStringLiteral("csv"), QStringLiteral("md"), QStringLiteral("tex")}, call));
        TANDEM_TRY(format, tableFormatOf(asked.file));
        asked.format = *format;
    }
    return asked;
}

Expected<AgreementFigures> figuresOf(
    Database& database, const Asked& asked, const AgreementRepository::Progress& progress)
{
    TANDEM_TRY(rounds, AgreementRepository(database).closedRounds({asked.step, {}, {}}, progress));
    TANDEM_TRY(people, PeopleRepository(database).all());
    TANDEM_TRY(opinions, OpinionChecks(database).figures());
    return AgreementFigures{asked.grouping, asked.step, *rounds,
        agreementRows(*rounds, asked.grouping, *people), *people, *opinions};
}

Expected<void> save(const Asked& asked, const AgreementFigures& figures, Call& call)
{
    if (figures.rows.isEmpty())
        return failure(ErrorCode::Refused,
            CommandWords::tr("No round is closed yet, so there is nothing to compare."));
    TANDEM_DO(askToReplace({asked.file}, call));
    TANDEM_DO(writeSection(asked.file, agreementSection(figures), asked.format));
    return call.tell(Json{{"file", asked.file}, {"groups", figures.rows.size()}},
        CommandWords::tr("Wrote %1: %2.")
            .arg(asked.file, CommandWords::tr("%n group(s)", nullptr, int(figures.rows.size()))));
}

/// The error of a project; where the file is none, what else it could have been.
tl::unexpected<Error> neither(const Error& error, const QString& path)
{
    if (error.code != ErrorCode::NotAProject)
        return failure(error);
    if (QFileInfo(path).isDir())
        return failure(ErrorCode::NotAProject, CommandWords::tr("This is a folder, not a file."),
            path,
            CommandWords::tr("Give a Tandem project or a CSV file of ratings in this folder."));
    return failure(ErrorCode::NotAProject,
        CommandWords::tr("The file is neither a Tandem project nor a CSV file with the columns "
                         "item, rater and value."),
        path, CommandWords::tr("See \"tandem help formats\" for the format of ratings."));
}

/// The first of the options that was given, "" for none.
QString firstGiven(const Call& call, std::initializer_list<OptionName> options)
{
    const auto given = std::find_if(
        options.begin(), options.end(), [&](OptionName option) { return call.has(option); });
    return given == options.end() ? QString() : QString(given->name);
}

/// Agreement of the closed rounds of a project.
Expected<void> ofProject(Call& call)
{
    TANDEM_TRY(wanted, asked(call));
    TANDEM_TRY(figures, readProject(call.word(0), [&](Database& database) {
        TerminalProgress progress(call.console, CommandWords::tr("Reading"));
        return figuresOf(database, *wanted, progress.callback());
    }));
    // After the project is closed: its errors name the file that is written.
    if (!wanted->file.isEmpty())
        return save(*wanted, *figures, call);
    return call.show(agreementReport(*figures),
        Json{{"by", agreementGroupingKey(figures->grouping)},
            {"step", figures->step ? QJsonValue(stepKey(*figures->step)) : QJsonValue()}});
}

} // namespace

Expected<void> runAgreement(Call& call)
{
    if (isRatingsFile(call)) {
        const QString option = firstGiven(call, {"by", "step", "output"});
        return option.isEmpty() ? runRatings(call)
                                : call.misuse(CommandWords::tr(
                                      "--%1 works only with a project; this is a file of ratings.")
                                                  .arg(option));
    }
    if (const QString option = firstGiven(call,
            {"scale", "order", "missing", "wide", "survey", "questions", "unfinished", "separator",
                "judge", "epsilon", "posteriors", "other-raters", "resamples", "seed"});
        !option.isEmpty()) {
        // What is not there, and a file that is neither, is told so first.
        const QString path = call.word(0);
        if (QFileInfo(path).isDir())
            return neither(notAProject(path), path);
        QFile file(path);
        TANDEM_DO(openForReading(file));
        if (auto header = inspectFileHeader(path); !header)
            return neither(header.error(), path);
        return call.misuse(
            CommandWords::tr("--%1 works only with a CSV file of ratings; this is a project.")
                .arg(option));
    }
    const auto done = ofProject(call);
    return done ? done : neither(done.error(), call.word(0));
}

const Command agreementCommand{"agreement", runAgreement};

} // namespace tandem
