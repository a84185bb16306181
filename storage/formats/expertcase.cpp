#include "storage/formats/expertcase.h"

#include "storage/formats/formatwords.h"

#include <QHash>

#include <optional>

namespace tandem {

namespace {

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
    return more == 0 ? shown : FormatWords::tr("%1 and %n more", nullptr, int(more)).arg(shown);
}

/// A text where there is one, "" for a missing one; another kind of value as it is written.
QString looseText(const RecordValue& value)
{
    if (!value.isGiven())
        return {};
    return value.is(RecordValue::Type::Text) ? value.text() : value.json();
}

/// Reads one case; the first thing that cannot be put right becomes its problem.
class ResultCase final
{
public:
    explicit ResultCase(const RecordValue& entry)
        : m_entry(entry)
    {
    }

    Expected<expert::Explanation> read()
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
            return failure(*m_problem);
        return std::move(m_result);
    }

private:
    static QLatin1String listKey(Side side)
    {
        return side == Side::Expected ? QLatin1String("expected_output_aspects")
                                      : QLatin1String("generated_output_aspects");
    }
    static QLatin1String tableKey(Side side)
    {
        return side == Side::Expected ? QLatin1String("recall") : QLatin1String("precision");
    }

    void fail(const RecordValue& value, const QString& what)
    {
        if (!m_problem)
            m_problem = value.refuse(what, resultRemedy()).value();
    }
    void failUnder(QLatin1String key, const QString& what)
    {
        if (!m_problem)
            m_problem = m_entry.refuseUnder(key, what, resultRemedy()).value();
    }
    void remark(const QString& sentence) { m_result.remarks.append(sentence); }

    /// A text, "" for null; fails for anything else.
    QString requiredText(const RecordValue& value)
    {
        if (value.isGiven() && !value.is(RecordValue::Type::Text))
            fail(value, FormatWords::tr("Expected a text."));
        return value.is(RecordValue::Type::Text) ? value.text() : QString();
    }

    void readAspects(Side side)
    {
        const RecordValue list = m_entry.value(listKey(side));
        if (!list.is(RecordValue::Type::List))
            return failUnder(listKey(side), FormatWords::tr("Expected a list of aspects."));
        for (const RecordValue& entry : list.entries()) {
            if (!entry.is(RecordValue::Type::Object))
                return fail(entry, FormatWords::tr("Expected an object."));
            const expert::Aspect aspect{requiredText(entry.value(QLatin1String("aspect"))),
                requiredText(entry.value(QLatin1String("description"))),
                evidenceOf(entry.value(QLatin1String("evidence")))};
            // expert_score keeps the last of several aspects of one title.
            indices(side).insert(aspect.title, int(m_result.side(side).aspects.size()));
            m_result.side(side).aspects.append(aspect);
        }
    }

    QStringList evidenceOf(const RecordValue& value)
    {
        if (value.is(RecordValue::Type::Text))
            return {value.text()};
        QStringList pieces;
        if (value.isGiven() && !value.is(RecordValue::Type::List))
            fail(value, FormatWords::tr("Expected a list of texts."));
        if (!value.is(RecordValue::Type::List))
            return pieces;
        for (const RecordValue& piece : value.entries()) {
            if (piece.is(RecordValue::Type::Text))
                pieces.append(piece.text());
            else
                fail(piece, FormatWords::tr("Expected a text."));
        }
        return pieces;
    }

    /// Aspects that only the table of matches knows.
    void addTableOnly(Side side)
    {
        const RecordValue table = m_entry.value(tableKey(side));
        if (!table.is(RecordValue::Type::Object))
            return failUnder(
                tableKey(side), FormatWords::tr("Expected an object with one entry per aspect."));
        QList<int> added;
        for (const RecordValue& entry : table.entries()) {
            const QString title = entry.key();
            if (indices(side).contains(title))
                continue;
            added.append(int(m_result.side(side).aspects.size()));
            indices(side).insert(title, added.constLast());
            m_result.side(side).aspects.append({title, {}, {}});
        }
        if (!added.isEmpty())
            remark(FormatWords::tr("These aspects occur only in the match table, so their "
                                   "descriptions and evidence are unknown: %1.")
                       .arg(labelsOf(side, added)));
    }

    void readMatches(Side side)
    {
        // By title: looking keys up in the document itself takes as long as it has keys.
        QHash<QString, RecordValue> entries;
        for (const RecordValue& entry : m_entry.value(tableKey(side)).entries())
            entries.insert(entry.key(), entry);
        QList<int> repeated;
        QList<int> missing;
        const QList<expert::Aspect>& aspects = m_result.side(side).aspects;
        for (int i = 0; i < aspects.size() && !m_problem; ++i) {
            const QString& title = aspects.at(i).title;
            const RecordValue entry = entries.value(title);
            expert::AspectMatch match;
            match.counts = false;
            if (indices(side).value(title) != i)
                repeated.append(i);
            else if (entry.is(RecordValue::Type::Missing))
                missing.append(i);
            else
                match = matchOf(entry, side, i);
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
            remark(FormatWords::tr("Several aspects share a title, and the file's only entry for "
                                   "it describes the last of them; these do not count: %1.")
                       .arg(labelsOf(side, repeated)));
        if (!missing.isEmpty())
            remark(FormatWords::tr(
                "These aspects are missing from the match table and do not count: %1.")
                       .arg(labelsOf(side, missing)));
    }

    expert::AspectMatch matchOf(const RecordValue& entry, Side side, int aspect)
    {
        const QString label = expert::aspectLabel(side, aspect);
        expert::AspectMatch match;
        if (!entry.is(RecordValue::Type::Object)) {
            fail(entry, FormatWords::tr("Expected an object with \"matched\" and \"details\"."));
            return match;
        }
        match.matched = yes(entry, QLatin1String("matched"), label, &match.fault);
        match.reason = looseText(entry.value(QLatin1String("reason")));
        if (!entry.value(QLatin1String("is_matched")).is(RecordValue::Type::Missing))
            remark(FormatWords::tr("%1: the match also has \"is_matched\", which expert_score adds "
                                   "if a reply is unparsable; the scores ignore it.")
                       .arg(label));
        if (match.matched)
            readDetails(entry.value(QLatin1String("details")), side, label, match);
        return match;
    }

    void readDetails(
        const RecordValue& details, Side side, const QString& label, expert::AspectMatch& match)
    {
        if (!details.is(RecordValue::Type::Object))
            remark(FormatWords::tr("%1: matched, but without details of the match.").arg(label));
        match.otherTitle = looseText(details.value(QLatin1String("matched_aspect")));
        const auto other = indices(expert::otherSide(side)).constFind(match.otherTitle);
        if (other != indices(expert::otherSide(side)).constEnd())
            match.other = *other;
        else if (details.is(RecordValue::Type::Object))
            remark(
                FormatWords::tr("%1: matched to \"%2\", which is not an aspect of the other text.")
                    .arg(label, match.otherTitle));
        const RecordValue sameConcept = details.value(QLatin1String("is_concept_matched"));
        if (sameConcept.isGiven() && !sameConcept.isTruthy())
            remark(FormatWords::tr("%1: matched, although \"is_concept_matched\" is false.")
                       .arg(label));
        match.content = alignmentOf(details, QStringLiteral("is_content_matched"), label);
        match.style = alignmentOf(details, QStringLiteral("is_style_matched"), label);
    }

    expert::Alignment alignmentOf(
        const RecordValue& details, const QString& key, const QString& label)
    {
        expert::Alignment alignment;
        const QByteArray reasonKey = (key + QLatin1String("_reason")).toLatin1();
        alignment.aligned = yes(details, QLatin1String(key.toLatin1()), label, &alignment.fault);
        alignment.reason = looseText(details.value(QLatin1String(reasonKey)));
        return alignment;
    }

    /// Yes or no as expert_score takes it.
    bool yes(const RecordValue& object, QLatin1String key, const QString& label, QString* fault)
    {
        const RecordValue value = object.value(key);
        if (!value.isGiven()) {
            *fault = FormatWords::tr("The file does not contain \"%1\"; it counts as no.").arg(key);
            return false;
        }
        const bool truth = value.isTruthy();
        if (!value.is(RecordValue::Type::Boolean)) {
            remark((truth ? FormatWords::tr("%1: \"%2\" is %3, neither true nor false; it counts "
                                            "as true, as in expert_score.")
                          : FormatWords::tr("%1: \"%2\" is %3, neither true nor false; it counts "
                                            "as false, as in expert_score."))
                       .arg(label, key, value.json().left(40)));
        }
        return truth;
    }

    QHash<QString, int>& indices(Side side) { return m_indices[side == Side::Expected ? 0 : 1]; }

    const RecordValue m_entry;
    expert::Explanation m_result;
    QHash<QString, int> m_indices[2]; ///< of the last aspect of each title
    std::optional<Error> m_problem;
};

} // namespace

Expected<expert::Explanation> explanationOf(const Record& record)
{
    return ResultCase(record.root()).read();
}

QString resultRemedy()
{
    return FormatWords::tr("See \"tandem help formats\" for the format of result files.");
}

} // namespace tandem
