"""Writes `files.json`: games as files on a disk, in bytes that Python's codecs make. `python3 make.py`."""

import base64
import codecs
import json
import pathlib

KIF = """開始日時：2020/01/02
棋戦：練習
手合割：平手
先手：山田太郎
後手：佐藤花子
手数----指手---------消費時間--
   1 ７六歩(77)   ( 0:01/00:00:01)
*角道を開ける。
   2 ３四歩(33)   ( 0:02/00:00:02)
   3 ２二角成(88) ( 0:01/00:00:02)
   4 投了
"""
KI2 = """先手：山田
後手：佐藤

▲７六歩    △３四歩    ▲２二角成  △同　銀
まで4手で先手の勝ち
"""
CSA = """V2.2
N+山田太郎
N-佐藤花子
PI
+
+7776FU
'*角道を開ける。
-3334FU
%TORYO
"""
SIMPLIFIED = """[Event "全国象棋个人赛"]
[Red "许银川"]
[Black "吕钦"]
[Result "1-0"]

1. 炮二平五 马８进７
2. 马二进三 {红方先手，右马正起。} 车９平８ 1-0
"""
TRADITIONAL = """[Event "香港象棋公開賽"]
[Red "李小明"]
[Black "陳大文"]
[Result "1/2-1/2"]

1. 炮二平五 馬８進７
2. 馬二進三 {紅方先手，雙方都很小心。} 車９平８ 1/2-1/2
"""
LATIN = """[Event "Championnat de Réunion"]
[White "Müller, Jürgen"]
[Black "Ångström – Øyvind"]

1. e4 {“Très bien”, dit-il.} e5 2. Nf3 *
"""
CASES = [
    ("KIF as most programs write it", "shogi", KIF, "cp932", "Shift_JIS", False),
    ("KIF that names its encoding", "shogi", "#KIF version=2.0 encoding=Shift_JIS\n" + KIF, "cp932", "Shift_JIS", True),
    ("KIF in UTF-8", "shogi", KIF, "utf-8", "UTF-8", True),
    ("KIF in UTF-8 with a mark", "shogi", KIF, "utf-8-sig", "UTF-8", True),
    ("KIF in UTF-16 with a mark", "shogi", KIF, "utf-16-le", "UTF-16LE", True),
    ("KIF in UTF-16 the other way", "shogi", KIF, "utf-16-be", "UTF-16BE", True),
    ("KI2", "shogi", KI2, "cp932", "Shift_JIS", False),
    ("CSA", "shogi", CSA, "cp932", "Shift_JIS", False),
    ("CSA that names its encoding", "shogi", "'CSA encoding=SHIFT_JIS\n" + CSA, "cp932", "Shift_JIS", True),
    ("Chinese in simplified letters", "xiangqi", SIMPLIFIED, "gb18030", "gb18030", False),
    ("the same in GBK, whose signs are fewer", "xiangqi", SIMPLIFIED, "gbk", "gb18030", False),
    ("Chinese in traditional letters", "xiangqi", TRADITIONAL, "big5", "Big5", False),
    ("traditional letters in GBK", "xiangqi", TRADITIONAL, "gb18030", "gb18030", False),
    ("Windows in Western Europe", "chess", LATIN, "cp1252", "windows-1252", False),
]
MARKS = {"utf-16-le": codecs.BOM_UTF16_LE, "utf-16-be": codecs.BOM_UTF16_BE}

HOME = pathlib.Path(__file__).parent

files = []
for name, game, text, codec, encoding, certain in CASES:
    text = text.replace("\n", "\r\n")
    data = MARKS.get(codec, b"") + text.encode(codec)
    files.append(
        {
            "name": name,
            "game": game,
            "encoding": encoding,
            "certain": certain,
            "text": text,
            "bytes": base64.b64encode(data).decode("ascii"),
        }
    )
(HOME / "files.json").write_text(json.dumps(files, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
