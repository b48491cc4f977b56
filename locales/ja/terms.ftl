# 用語。すべてのファイルで、一つのことを一つの言葉で言う。
#
# 盤と駒
#   board          盤
#   square, cell   マス
#   file           筋（たて）        rank            段（よこ）
#   piece          駒                pawn …          pieces.ftl を見よ
#   royal piece    王駒（取られたり詰まされたりすると負ける駒。王、太子など）
#   friend         味方の駒          enemy           敵の駒
#   wall           壁                terrain         地形
#   zone, area     領域              tile            タイル
#   plane          面（アリスチェスのように盤が重なるとき）
#
# 指し手
#   side           白・黒（先手・後手は、どのゲームにも合うとはかぎらないので使わない）
#   turn           手番              move, ply       手（「〜手」）
#   to move        指す（人が）、動く（駒が）
#   to capture     取る              attack          利き（利いている）
#   protected      守られている      in the way      進路をふさぐ
#   castling       キャスリング      en passant      アンパッサン
#   promote        成る              pass            パス
#   hopper         飛び越す駒        mount           台（飛び越される駒）
#   to step, leap  動く、跳ぶ        ride, slide     走る
#   push           押す              swap            入れ替わる
#   exchange       交換              trade           取り合い
#   drop           打つ              in hand         持ち駒
#   gating         盤に出す          captive         捕虜
#   change sides   味方に変わる      reborn          復活する
#   freeze         動けなくする      paralyse        麻痺させる
#   engage         交戦する          bound           拘束されている
#   burn           焼く              explode         爆発する
#
# 勝ち負け
#   check          王手              checkmate       詰み（詰ます）
#   stalemate      ステイルメイト    legal move      合法手
#   win, lose      勝ち、負け        draw            引き分け
#   resign         投了              repetition      千日手
#   perpetual      連続〜（連続王手、連続追い）
#   impasse        持将棋（入玉宣言）  ko            コウ
#   bare king      裸の王            count           手数の数え（マークルック）
#   facing         向かい合い        bikjang         ビクチャン
#   dropped-pawn mate 打ち歩詰め     two pawns on a file 二歩
#
# 棋譜
#   record         棋譜              position        局面
#   variation      変化              comment         コメント
#   handicap       手合割            definition      定義
#   right          権利              base            元の駒（成る前の）
#   counters（FEN） 手数             first side      先手（FENとSFENの読み方を言うときだけ。白のこと）
#
# 操作
#   to click       クリックする      marked square   印のついたマス
#   start position 初期局面          start           初期配置
#   to take back   待った            main line       本譜
#   to flip        反転              enforce         適用する
#   computer       コンピューター（ボタンではCPU）
#   level          レベル            hint            ヒント
#   analysis       検討              evaluation      形勢
#   best line      読み筋            threat          狙い
#   clock          時計              premove         次の手
#   puzzle         パズル            solution        正解
#   problem        問題（定義の）    attackers       利いている駒
#   key            凡例（定義ではキー）  ply         手
#
# 定義を書く言葉
#   key            キー              setting         設定
#   value          値（駒の価値ではない）  default    既定、既定値
#   entry          項目（コンマで区切られた一つ）
#   line           行（図形では線）  piece line      駒の行
#   field          欄                type            駒の種類（形を示すときは「種類」）
#   ID             ID                area            領域（zoneと同じ）
#   hole           穴                array           初期配置（キーのarray。JSONの配列は下）
#   shape          形                skin            スキン
#   label          ラベル            theme           配色
#   flag           フラグ            result          結果
#   routine        ルーチン（ask 呼び出す）          spell           呪文（caster 使い手）
#   goal           目標（のマス）    face of a tile  図柄（面はplane）
#   row            段（取れる駒の表では行）
#   object, array（list）, string（JSON、JavaScript）  オブジェクト、配列、文字列
#   text           テキスト          path            手の道筋
#   format         形式              notation        手の表記
#   section, option（variants.ini）  セクション、オプション
#   to ignore      無視する          to leave out, to drop  除く
#   to skip        読み飛ばす        has no effect   無効
#
# XBetza
#   atom           アトム            modifier        修飾子
#   leg            区間              range           距離（下限、上限）
#   direction letter 方向の文字      separator       区切り
#   bracket        角かっこ          group           グループ（丸かっこの中）
#   area move      歩き回る動き（area suffixは「~」と書く）
#
# ボタンは名詞か動詞の辞書形。盤のマスの読み上げは、文にせず、短い言葉を並べる。
#
# 文体は「です・ます」。指し手を断るときは「〜できません。」。駒の名前はかぎかっこに入れない。

# 並べるとき、項目のあいだと、最後の項目の前。
list-comma = {"、"}
list-and = {"、"}
list-or = {"または"}

# 数の整数部分と小数部分のあいだ：3.25。
decimal-sign = {"."}

# 文と文のあいだ。
sentence-space = {""}

# ほかの人が書いた言葉。
said = { $text }
sentences = { $all }
