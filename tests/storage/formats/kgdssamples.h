#pragma once

#include "models/kgds/record.h"

#include <QRandomGenerator>

/// Samples made up for tests: text with everything that JSON and Unicode allow, unknown keys in
/// places.
class KgdsSamples final
{
public:
    explicit KgdsSamples(quint32 seed)
        : m_random(seed)
    {
    }

    tandem::kgds::SampleRecord next()
    {
        tandem::kgds::SampleRecord sample;
        const int paragraphs = below(6);
        for (int i = 1; i <= paragraphs; ++i)
            addParagraph(sample, i);
        for (int i = below(4); i > 0; --i)
            sample.discussion.append({text(), text(), extra()});
        for (int i = below(4); i > 0; --i)
            sample.opinions.append(text());
        sample.extra = extra();
        return sample;
    }

    QString text()
    {
        static const QStringList pieces{QStringLiteral("word"), QStringLiteral(" "),
            QStringLiteral("**"), QStringLiteral("\""), QStringLiteral("\\"), QStringLiteral("\n"),
            QStringLiteral("\r"), QStringLiteral("\t\b\f"), QStringLiteral("\u0001\u001F"),
            QStringLiteral("\u007F"), QStringLiteral("é"), QStringLiteral("汉字"),
            QStringLiteral("فارسی"), QStringLiteral("\U0001F600"), QStringLiteral("\uFEFF"),
            QStringLiteral("\u2028\u2029"), QStringLiteral("\uFFFF"), QStringLiteral("<b>&amp;"),
            QStringLiteral("/")};
        QString result;
        for (int i = below(8); i > 0; --i)
            result += pieces.at(below(int(pieces.size())));
        return result;
    }

private:
    int below(int bound) { return int(m_random.bounded(bound)); }

    QByteArray extra()
    {
        static const QList<QByteArray> extras{{}, {}, {}, R"({"id":7})",
            R"({"z":null,"a":[1,-0,2.50,1E+3,{}]})",
            R"({"nested":{"deep":[[],{"x":"\u0001\"é"}],"ok":true},"":""})",
            R"({"big":18446744073709551615,"bigger":123456789012345678901234567890})"};
        return extras.at(below(int(extras.size())));
    }

    void addParagraph(tandem::kgds::SampleRecord& sample, int index)
    {
        using namespace tandem::kgds;
        ParagraphRecord paragraph{index, text(), ParagraphLabel(below(2)), extra(), {}};
        const bool supporting = paragraph.label == ParagraphLabel::Supporting;
        if (supporting)
            paragraph.supportingExtra = extra();
        sample.article.append(paragraph);
        FactGroup group{index, {}, extra()};
        for (int i = below(4); i > 0; --i)
            group.facts.append({text(), FactType(below(7)), extra()});
        (supporting ? sample.supportingFacts : sample.nonsupportingFacts).append(group);
    }

    QRandomGenerator m_random;
};
