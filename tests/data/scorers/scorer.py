"""A scorer that behaves as its first argument says; what follows is said to that mode."""
import json
import os
import signal
import sys
import time


def overlap(row):
    words = [set(row[text].split()) for text in ("reference", "candidate")]
    return len(words[0] & words[1]) / max(1, len(words[0] | words[1]))


def answer(row, **others):
    print(json.dumps({"id": row["id"], "score": overlap(row), **others}), flush=True)


def raw(row, score):
    print('{"id": "%s", "score": %s}' % (row["id"], score), flush=True)


mode, rest = sys.argv[1], sys.argv[2:]
if mode == "version":
    with open(rest[0], "a") as log:
        log.write("asked\n")
    print(rest[1])
    sys.exit()
if mode == "no-version":
    print("no such option", file=sys.stderr)
    sys.exit(2)
if mode == "asks":
    answer_of_user = input("Password: ")
if mode == "stubborn":
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
if mode in ("child", "child-then-crash"):
    if os.fork() == 0:
        os.setsid()
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        time.sleep(600)
if mode == "flood":
    while True:
        sys.stdout.write("x" * 4096)
if mode == "counts":
    with open(rest[0], "a") as log:
        log.write("started\n")

for number, line in enumerate(sys.stdin):
    row = json.loads(line)
    if mode in ("hang", "stubborn"):
        time.sleep(600)
    elif mode in ("crash", "child-then-crash") and number == 3:
        print("first line\nValueError: no such model", file=sys.stderr, flush=True)
        sys.exit(3)
    elif mode == "killed" and number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    elif mode == "too-little" and number == 3:
        sys.exit()
    elif mode == "closes" and number == 3:
        os.close(1)
        time.sleep(600)
    elif mode == "garbage":
        print("Loading the model ...", flush=True)
    elif mode == "long-line":
        print("{" + " " * 70000, flush=True)
    elif mode == "doubled":
        answer(row)
        answer(row)
    elif mode == "foreign":
        answer({**row, "id": "4711"})
    elif mode == "number-as-id":
        answer({**row, "id": int(row["id"])})
    elif mode == "nan":
        raw(row, "NaN")
    elif mode == "infinite":
        raw(row, "1e999")
    elif mode == "beyond":
        raw(row, "1.5")
    elif mode == "rounded":
        raw(row, "1.0000007")
    elif mode == "hardly-beyond":
        raw(row, "1.0001")
    elif mode == "many":
        answer(row, **{"score%d" % number: 0.5 for number in range(70)})
    elif mode == "none-once":
        if os.path.exists(rest[0]):
            answer(row)
        else:
            print(json.dumps({"id": row["id"], "score": None, "why": "out of memory"}), flush=True)
            open(rest[0], "w").close()
    elif mode == "recall":
        reference, candidate = (set(row[text].split()) for text in ("reference", "candidate"))
        raw(row, len(reference & candidate) / len(reference))
    elif mode == "text-as-score":
        raw(row, '"0.5"')
    elif mode == "none":
        print(json.dumps({"id": row["id"], "score": None, "why": "empty text"}), flush=True)
    elif mode == "names":
        score = overlap(row)
        print(json.dumps({"id": row["id"], "precision": score, "recall": score / 2}), flush=True)
    elif mode == "talks":
        print("x" * 100000, file=sys.stderr)
        answer(row, padding="y" * 50000)
    elif mode == "texts":
        answer(row, why=json.dumps([row["reference"], row["candidate"]]))
        with open(rest[0], "a", encoding="utf-8") as log:
            log.write(row["reference"] + "|" + row["candidate"] + "|" + str(row["more"]) + "\n")
    else:
        if mode == "counts":
            with open(rest[0], "a") as log:
                log.write("pair\n")
        answer(row)
