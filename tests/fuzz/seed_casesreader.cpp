#include <QByteArray>
#include <QFile>

/// Writes one case with 80,000 outputs: reading it must not take the square of their number.
int main(int argc, char** argv)
{
    if (argc != 2)
        return 2;
    QByteArray json(1, '\0'); // the format
    json += "{\"gold\":\"r\",\"outputs\":[";
    for (int i = 0; i < 80'000; ++i)
        json += QByteArray(i == 0 ? "" : ",") + "{\"model\":\"" + QByteArray::number(i) +
                "\",\"output\":\"\"}";
    json += "]}";
    QFile file(QString::fromLocal8Bit(argv[1]));
    return file.open(QIODevice::WriteOnly) && file.write(json) == json.size() ? 0 : 1;
}
