#include "storage/formats/expertcase.h"

#include "storage/formats/resultvalue.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <nlohmann/json.hpp>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ExpertResult)
};

using json = nlohmann::ordered_json;
using namespace resultvalue;
using expert::Side;

constexpr int kNamesInARemark = 8;

/// "E1, E3 and 4 more".
QString labelsOf(Side side, const QList<int>& aspects)
{
    QStringList labels;
    for (const int aspect : aspects.mid(0, kNamesInARemark))
        labels.append(expert::aspectLabel(side, aspect));
    const QString shown = labels.join(QStringLiteral(", "));
    const qsizetype more = aspects.size() - labels.size();
    return more == 0 ? shown : Words::tr("%1 and %n more", nullptr, int(more)).arg(shown);
}

/// Reads one case; the first thing that cannot be put right becomes its problem.
class ResultCase final
{
public:
    explicit ResultCase(const json& entry)
        : m_entry(entry)
    {
    }

    tl::expected<expert::Explanation, ResultProblem> read()
    {
        for (const Side side : {Side::Expected, Side::Generated}) {
            readAspects(side);
            if (!m_problem)
                addTableOnly(side);
        }
        for (const Side side : {Side::Expected, Side::Generated}) {
            if (!m_problem)
                readMatches(side);
        }
        if (m_problem)
            return tl::unexpected(*m_problem);
        return std::move(m_result);
    }

private:
    static const char* listKey(Side side)
    {
        return side == Side::Expected ? "expected_output_aspects" : "generated_output_aspects";
    }
    static const char* tableKey(Side side)
    {
        return side == Side::Expected ? "recall" : "precision";
    }

    void fail(const QString& inner, const QString& what)
    {
        if (!m_problem)
            m_problem = ResultProblem{inner, what};
    }
    void remark(const QString& sentence) { m_result.remarks.append(sentence); }

    /// A text, "" for null; fails for anything else.
    QString requiredText(const json& object, const char* key, const QString& at)
    {
        const json& value = valueOf(object, key);
        if (value.is_string())
            return textOf(value.get_ref<const json::string_t&>());
        if (!value.is_null())
            fail(at + QLatin1Char('/') + QLatin1String(key), Words::tr("Here a text is expected."));
        return {};
    }

    void readAspects(Side side)
    {
        const json& list = valueOf(m_entry, listKey(side));
        const QString at = QLatin1Char('/') + QLatin1String(listKey(side));
        if (!list.is_array())
            return fail(at, Words::tr("Here a list of aspects is expected."));
        for (std::size_t i = 0; i < list.size() && !m_problem; ++i) {
            const QString here = QStringLiteral("%1/%2").arg(at).arg(i);
            if (!list[i].is_object())
                return fail(here, Words::tr("Here an object is expected."));
            const expert::Aspect aspect{requiredText(list[i], "aspect", here),
                requiredText(list[i], "description", here), evidenceOf(list[i], here)};
            // expert_score keeps the last of several aspects of one title.
            indices(side).insert(aspect.title, int(m_result.side(side).aspects.size()));
            m_result.side(side).aspects.append(aspect);
        }
    }

    QStringList evidenceOf(const json& aspect, const QString& at)
    {
        const json& value = valueOf(aspect, "evidence");
        if (value.is_string())
            return {textOf(value.get_ref<const json::string_t&>())};
        QStringList pieces;
        if (!value.is_array() && !value.is_null())
            fail(at + QLatin1String("/evidence"), Words::tr("Here a list of texts is expected."));
        if (!value.is_array())
            return pieces;
        for (std::size_t i = 0; i < value.size(); ++i) {
            if (value[i].is_string())
                pieces.append(textOf(value[i].get_ref<const json::string_t&>()));
            else
                fail(QStringLiteral("%1/evidence/%2").arg(at).arg(i),
                    Words::tr("Here a text is expected."));
        }
        return pieces;
    }

    /// Aspects that only the table of matches knows.
    void addTableOnly(Side side)
    {
        const json& table = valueOf(m_entry, tableKey(side));
        if (!table.is_object())
            return fail(QLatin1Char('/') + QLatin1String(tableKey(side)),
                Words::tr("Here an object is expected: an entry for each aspect."));
        QList<int> added;
        for (const auto& [key, value] : table.items()) {
            const QString title = textOf(key);
            if (indices(side).contains(title))
                continue;
            added.append(int(m_result.side(side).aspects.size()));
            indices(side).insert(title, added.constLast());
            m_result.side(side).aspects.append({title, {}, {}});
        }
        if (!added.isEmpty())
            remark(Words::tr("Only the table of matches has these aspects, so that their "
                             "descriptions and evidence are not known: %1.")
                       .arg(labelsOf(side, added)));
    }

    void readMatches(Side side)
    {
        // By title: looking keys up in the document itself takes as long as it has keys.
        QHash<QString, const json*> entries;
        for (const auto& [key, value] : valueOf(m_entry, tableKey(side)).items())
            entries.insert(textOf(key), &value);
        QList<int> repeated;
        QList<int> missing;
        const QList<expert::Aspect>& aspects = m_result.side(side).aspects;
        for (int i = 0; i < aspects.size() && !m_problem; ++i) {
            const QString& title = aspects.at(i).title;
            const json* entry = entries.value(title);
            expert::AspectMatch match;
            match.counts = false;
            if (indices(side).value(title) != i)
                repeated.append(i);
            else if (entry == nullptr)
                missing.append(i);
            else
                match = matchOf(*entry, side, i);
            m_result.side(side).matches.append(match);
        }
        for (const int i : std::as_const(repeated)) {
            QList<expert::AspectMatch>& matches = m_result.side(side).matches;
            if (m_problem)
                return;
            matches[i] = matches.at(indices(side).value(aspects.at(i).title));
            matches[i].counts = false;
        }
        if (!repeated.isEmpty())
            remark(Words::tr("The file has one entry for all aspects of one title, which is about "
                             "the last of them; these do not count: %1.")
                       .arg(labelsOf(side, repeated)));
        if (!missing.isEmpty())
            remark(Words::tr("The table of matches has nothing about these aspects, which do not "
                             "count: %1.")
                       .arg(labelsOf(side, missing)));
    }

    expert::AspectMatch matchOf(const json& entry, Side side, int aspect)
    {
        const QString label = expert::aspectLabel(side, aspect);
        const QString title = m_result.side(side).aspects.at(aspect).title;
        const QString at = QStringLiteral("/%1/%2").arg(QLatin1String(tableKey(side)), title);
        expert::AspectMatch match;
        if (!entry.is_object()) {
            fail(at, Words::tr("Here an object with \"matched\" and \"details\" is expected."));
            return match;
        }
        match.matched = yes(entry, "matched", label, &match.fault);
        match.reason = looseText(entry, "reason");
        if (entry.contains("is_matched"))
            remark(Words::tr("%1: \"is_matched\" stands beside the match, which expert_score adds "
                             "where a reply could not be read; the scores leave it out.")
                       .arg(label));
        if (match.matched)
            readDetails(valueOf(entry, "details"), side, label, match);
        return match;
    }

    void readDetails(
        const json& details, Side side, const QString& label, expert::AspectMatch& match)
    {
        static const json empty = json::object();
        if (!details.is_object())
            remark(Words::tr("%1: it is matched, but nothing is said of the match.").arg(label));
        const json& object = details.is_object() ? details : empty;
        match.otherTitle = looseText(object, "matched_aspect");
        const auto other = indices(expert::otherSide(side)).constFind(match.otherTitle);
        if (other != indices(expert::otherSide(side)).constEnd())
            match.other = *other;
        else if (details.is_object())
            remark(Words::tr("%1: it is matched to \"%2\", which no aspect of the other text is "
                             "called.")
                       .arg(label, match.otherTitle));
        const json& sameConcept = valueOf(object, "is_concept_matched");
        if (!sameConcept.is_null() && !isTruthy(sameConcept))
            remark(
                Words::tr("%1: it is matched, and yet \"is_concept_matched\" says no.").arg(label));
        match.content = alignmentOf(object, "is_content_matched", label);
        match.style = alignmentOf(object, "is_style_matched", label);
    }

    expert::Alignment alignmentOf(const json& details, const char* key, const QString& label)
    {
        expert::Alignment alignment;
        alignment.aligned = yes(details, key, label, &alignment.fault);
        alignment.reason = looseText(details, std::string(key).append("_reason").c_str());
        return alignment;
    }

    /// Yes or no as expert_score takes it.
    bool yes(const json& object, const char* key, const QString& label, QString* fault)
    {
        const auto it = object.find(key);
        if (it == object.end() || it->is_null()) {
            *fault =
                Words::tr("The file does not say \"%1\"; it counts as no.").arg(QLatin1String(key));
            return false;
        }
        const bool truth = isTruthy(*it);
        if (!it->is_boolean()) {
            remark((truth ? Words::tr("%1: \"%2\" is %3, neither true nor false; expert_score "
                                      "takes it for true, and so it counts here.")
                          : Words::tr("%1: \"%2\" is %3, neither true nor false; expert_score "
                                      "takes it for false, and so it counts here."))
                       .arg(label, QLatin1String(key), writtenAs(*it).left(40)));
        }
        return truth;
    }

    QHash<QString, int>& indices(Side side) { return m_indices[side == Side::Expected ? 0 : 1]; }

    const json& m_entry;
    expert::Explanation m_result;
    QHash<QString, int> m_indices[2]; ///< of the last aspect of each title
    std::optional<ResultProblem> m_problem;
};

} // namespace

tl::expected<expert::Explanation, ResultProblem> explanationOf(const QByteArray& text)
{
    const json entry = json::parse(text.begin(), text.end(), nullptr, false);
    if (!entry.is_object())
        return tl::unexpected(ResultProblem{{}, Words::tr("Here an object is expected.")});
    return ResultCase(entry).read();
}

} // namespace tandem
