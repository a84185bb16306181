#include "storage/formats/kgdsreader.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/jsontext.h"
#include "storage/formats/limits.h"
#include "storage/formats/recordreader.h"

#include <QSet>

#include <array>
#include <charconv>
#include <limits>

namespace tandem::kgds {

namespace {

constexpr int kLastFactType = static_cast<int>(FactType::Masked6);

/// An object whose known keys it must have; its other keys are kept as JSON.
template <std::size_t n>
class KnownObject final
{
public:
    explicit KnownObject(std::array<QLatin1String, n> keys)
        : m_keys(keys)
    {
    }

    Expected<void> read(const RecordValue& object)
    {
        if (!object.is(RecordValue::Type::Object))
            return object.refuseExpected(FormatWords::tr("an object"));
        QList<RecordValue> others;
        for (const RecordValue& entry : object.entries()) {
            const auto known = std::find(m_keys.begin(), m_keys.end(), entry.keyBytes());
            if (known != m_keys.end())
                m_values[std::size_t(known - m_keys.begin())] = entry;
            else
                others.append(entry);
        }
        for (std::size_t i = 0; i < n; ++i) {
            if (m_values[i].is(RecordValue::Type::Missing))
                return object.refuse(FormatWords::tr("\"%1\" is required.").arg(m_keys[i]),
                    FormatWords::tr("Add it; write an empty list as []."));
        }
        if (!others.isEmpty())
            keep(others);
        return {};
    }

    const RecordValue& operator[](std::size_t key) const { return m_values[key]; }
    /// The other keys and their values as the text of an object; "" where there are none.
    const QByteArray& extra() const { return m_extra; }

private:
    void keep(const QList<RecordValue>& others)
    {
        JsonText text(JsonText::Style::Compact);
        text.beginObject();
        for (const RecordValue& entry : others) {
            text.key(entry.keyBytes());
            entry.writeTo(text);
        }
        text.endObject();
        m_extra = text.bytes();
    }

    std::array<QLatin1String, n> m_keys;
    std::array<RecordValue, n> m_values;
    QByteArray m_extra;
};

template <typename... Keys>
KnownObject<sizeof...(Keys)> objectWith(Keys... keys)
{
    return KnownObject<sizeof...(Keys)>({QLatin1String(keys)...});
}

Expected<qint64> wholeNumber(const RecordValue& value)
{
    const QByteArrayView written = value.written();
    qint64 number = 0;
    const auto read = std::from_chars(written.begin(), written.end(), number);
    if (!value.is(RecordValue::Type::Number) || read.ec != std::errc() || read.ptr != written.end())
        return value.refuseExpected(FormatWords::tr("a whole number"));
    return number;
}

/// Takes the parts of one sample, the article first, which the others refer to.
class SampleIntake final
{
public:
    SampleRecord sample;

    Expected<void> takeParagraph(const RecordValue& entry)
    {
        const qint64 next = sample.article.size() + 1;
        ParagraphRecord paragraph;
        paragraph.index = int(next);
        return readParagraph(entry, paragraph.text, paragraph.extra, [&](const RecordValue& value) {
            return wholeNumber(value).and_then([&](qint64 index) -> Expected<void> {
                if (index == next)
                    return {};
                return value.refuse(
                    FormatWords::tr("Expected paragraph_index %1, found %2.").arg(next).arg(index),
                    FormatWords::tr("SBK paragraphs are numbered from 1 without gaps; renumber "
                                    "them and all references to them."));
            });
        }).map([&] { sample.article.append(std::move(paragraph)); });
    }

    /// An entry of BSP: its paragraph is labelled.
    Expected<void> takeSupporting(const RecordValue& entry)
    {
        int index = 0;
        QString text;
        QByteArray extra;
        auto read = readParagraph(entry, text, extra, [&](const RecordValue& value) {
            return takeIndex(value, m_supporting).map([&](int known) { index = known; });
        });
        if (!read)
            return read;
        ParagraphRecord& paragraph = sample.article[index - 1];
        if (paragraph.text != text)
            return entry.refuseUnder(QLatin1String("paragraph_text"),
                FormatWords::tr("The text differs from paragraph %1 of the article (SBK).")
                    .arg(index),
                correctIt());
        paragraph.label = ParagraphLabel::Supporting;
        paragraph.supportingExtra = std::move(extra);
        return {};
    }

    Expected<void> takeUtterance(const RecordValue& entry)
    {
        auto object = objectWith("participant", "utterance");
        UtteranceRecord utterance;
        return object.read(entry)
            .and_then([&] { return takeText(utterance.participant, object[0]); })
            .and_then([&] { return takeText(utterance.text, object[1]); })
            .map([&] {
                utterance.extra = object.extra();
                sample.discussion.append(std::move(utterance));
            });
    }

    Expected<void> takeOpinion(const RecordValue& entry)
    {
        QString opinion;
        return takeText(opinion, entry).map([&] { sample.opinions.append(opinion); });
    }

    Expected<void> takeGroups(const RecordValue& value, QList<FactGroup>& groups)
    {
        QSet<int> seen;
        return eachIn(value, [&](const RecordValue& entry) {
            auto object = objectWith("paragraph_index", "atomic_facts");
            FactGroup group;
            return object.read(entry)
                .and_then([&] { return takeIndex(object[0], seen); })
                .and_then([&](int index) {
                    group.paragraphIndex = index;
                    return eachIn(object[1],
                        [&](const RecordValue& fact) { return takeFact(fact, group.facts); });
                })
                .map([&] {
                    group.extra = object.extra();
                    groups.append(std::move(group));
                });
        });
    }

private:
    static QString correctIt() { return FormatWords::tr("Correct the file and try again."); }

    template <typename TakeIndex>
    static Expected<void> readParagraph(
        const RecordValue& entry, QString& text, QByteArray& extra, const TakeIndex& takeIndex)
    {
        auto object = objectWith("paragraph_index", "paragraph_text");
        return object.read(entry)
            .and_then([&] { return takeText(text, object[1]); })
            .and_then([&] { return takeIndex(object[0]); })
            .map([&] { extra = object.extra(); });
    }

    /// The number of a paragraph of the article that was not named in the list before.
    Expected<int> takeIndex(const RecordValue& value, QSet<int>& seen) const
    {
        TANDEM_TRY(number, wholeNumber(value));
        if (*number < 1 || *number > std::numeric_limits<int>::max())
            return value.refuseExpected(FormatWords::tr("a paragraph index of 1 or more"));
        const int index = int(*number);
        if (index > sample.article.size())
            return value.refuse(
                FormatWords::tr("The article (SBK) has no paragraph %1; it has paragraphs 1 to %2.")
                    .arg(index)
                    .arg(sample.article.size()),
                correctIt());
        if (seen.contains(index))
            return value.refuse(
                FormatWords::tr("Paragraph %1 is listed twice.").arg(index), correctIt());
        seen.insert(index);
        return index;
    }

    static Expected<void> takeFact(const RecordValue& entry, QList<FactRecord>& facts)
    {
        auto object = objectWith("atomic_fact", "type");
        FactRecord fact;
        return object.read(entry)
            .and_then([&] { return takeText(fact.text, object[0]); })
            .and_then([&] { return wholeNumber(object[1]); })
            .and_then([&](qint64 type) -> Expected<void> {
                if (type < 0 || type > kLastFactType)
                    return object[1].refuseExpected(
                        FormatWords::tr("a fact type from 0 to %1").arg(kLastFactType));
                fact.type = static_cast<FactType>(type);
                fact.extra = object.extra();
                facts.append(std::move(fact));
                return {};
            });
    }

    QSet<int> m_supporting; ///< the paragraphs of BSP
};

/// How samples stand in KGDS.json.
RecordShape kgdsShape()
{
    RecordShape shape;
    shape.mayBeOne = false;
    shape.keysAreUnique = true;
    shape.documentIs = FormatWords::tr("a list of samples");
    return shape;
}

/// The sample that a record tells of.
Expected<SampleRecord> sampleFrom(const Record& record)
{
    auto object = objectWith("SBK", "KGD", "BSP", "CAO", "BSPAF", "BNPAF");
    SampleIntake intake;
    SampleRecord& sample = intake.sample;
    const auto each = [&](std::size_t key,
                          Expected<void> (SampleIntake::*take)(const RecordValue&)) {
        return eachIn(object[key], [&](const RecordValue& entry) { return (intake.*take)(entry); });
    };
    TANDEM_DO(
        object.read(record.root())
            .and_then([&] { return each(0, &SampleIntake::takeParagraph); })
            .and_then([&] { return each(1, &SampleIntake::takeUtterance); })
            .and_then([&] { return each(2, &SampleIntake::takeSupporting); })
            .and_then([&] { return each(3, &SampleIntake::takeOpinion); })
            .and_then([&] { return intake.takeGroups(object[4], sample.supportingFacts); })
            .and_then([&] { return intake.takeGroups(object[5], sample.nonsupportingFacts); }));
    if (sample.article.size() > limits::maxParagraphs ||
        sample.discussion.size() > limits::maxParagraphs)
        return failure(record.root().tooLarge(
            FormatWords::tr("This article has more than %L1 paragraphs or utterances.")
                .arg(limits::maxParagraphs),
            FormatWords::tr("Split it into several samples.")));
    sample.extra = object.extra();
    return std::move(sample);
}

} // namespace

Expected<qint64> readKgds(const Input& input, const SampleSink& sink, const ReadProgress& progress)
{
    qint64 samples = 0;
    const auto take = [&](const Record& record) {
        return sampleFrom(record).and_then(
            [&](SampleRecord&& sample) { return sink(std::move(sample), samples++); });
    };
    return readRecords(input, RecordLayout::Json, kgdsShape(), take, progress)
        .map([&](const RecordCounts&) { return samples; });
}

} // namespace tandem::kgds
