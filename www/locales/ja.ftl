# すべての言語にあるページ：ギャラリー、ゲームごとのページ、盤での遊び方、そしてその周り。
# 用語と文体は locales/ja/terms.ftl のとおり。

## どのページにもあるもの

skip-to-content = 本文へ
site-menu = メニュー
site-parts = サイト
site-language = 言語：{ $language }
nav-gallery = ギャラリー
nav-playground = 工房
nav-wizard = ウィザード
nav-learn = 学ぶ
nav-ideas = アイデア
nav-moves = 駒の動き
nav-manual = マニュアル
foot-licence = Variant Diagramは、MITライセンスまたはApache 2.0ライセンスのフリーソフトウェアです。
foot-source = ソースコード
foot-issues = 質問と不具合

## 通信できないときに求められた、保存されていないページ。$home はギャラリーのアドレス。

offline-title = 保存されていません
offline-says = 通信できません。このページはまだ開かれたことがありません。<a href="{ $home }">ギャラリー</a>には、開いたことのあるゲームがあります。

## ギャラリー

gallery-title = Variant Diagram：ギャラリー
gallery-description = ブラウザーで遊べる200種類以上の変則チェス。言葉で書かれたルール、駒の動きの図、コンピューターとの対局。
gallery-heading = すぐに遊べる変則チェス
gallery-lead = 200種類以上のゲームに、言葉で書かれたルール、すべての駒の図、コンピューターの相手があります。どれも数行のテキストでできていて、書き換えることも、自分で作ることもできます。
way-play = 遊ぶ
way-play-says = ゲームを探す
way-learn = 学ぶ
way-learn-says = パズルと練習
way-create = 作る
way-create-says = 自分のゲームを書く
surprise-me = おまかせで選ぶ
get-ideas = アイデアを見る
first-place = ここで遊ぶ
first-play = { $title }で遊ぶ
first-says = 六角形の盤のチェスです。ビショップは3個ずつ、クイーンは12の方向に動きます。あなたは白で、相手はコンピューターです。
first-rules = ルール
first-loading = 盤を読み込んでいます…
striking-title = 個性あふれるゲーム

search-name = ギャラリー
search-words = 名前、考案者、そのほか何でも
search-board = 盤
search-any-size = すべての大きさ
search-piece = 駒
search-any-piece = すべての駒
search-rule = ルール
search-any-rule = すべてのルール
search-count = { $count }個のゲーム
search-clear = クリア
search-none = 当てはまるゲームはありません。
search-show-all = すべてのゲームを表示
search-found = 当てはまるゲーム

## ゲームの仲間。それぞれに題と一行の説明

families = ゲームの仲間
family-all = 全{ $count }ゲームを表示
family-rules = ルールの違うチェス
family-rules-says = 駒はチェスのまま、目的や決まりが違います。
family-drops = 持ち駒のあるゲーム
family-drops-says = 盤の横で待つ駒や、盤に戻ってくる駒があります。
family-armies = 駒の違うチェス
family-armies-says = チェスの陣形に新しい駒が並びます。
family-large = 大きな盤
family-large-says = 何十種類もの駒と、そのための広さがあります。
family-shogi = 将棋とその仲間
family-shogi-says = 日本の将棋。4筋から16筋まで。
family-xiangqi = シャンチーとチャンギ
family-xiangqi-says = 中国と朝鮮の将棋。九宮、砲、河があります。
family-makruk = マークルックとその隣人
family-makruk-says = 東南アジアの将棋です。
family-old = 昔の、各国の、小さなゲーム
family-old-says = チェスはどこから来て、どこへ行ったのか。
family-hexagons = 六角形
family-hexagons-says = どのマスにも六つの辺があります。
family-terrain = 地形
family-terrain-says = 山と水、そして土地を争う軍勢。
family-others = チェスではないゲーム
family-others-says = 囲む、裏返す、壁で閉じ込める、競走する。
family-more = そのほかのゲーム
family-more-says = 新しく加わったゲームです。
family-puzzles = パズルと練習
family-puzzles-says = 局面と課題です。盤が相手をし、手を確かめ、ヒントを出します。
family-zones = 領域
family-zones-says = 特別なはたらきのあるマスの小さな例です。開いて駒をクリックすると、その領域が見えます。

## ゲームのページ

game-description = { $title }のルールと、遊べる盤。
game-by = { $author }作
game-start-position = { $title }の初期局面
game-change = 工房で書き換える
game-next = 次：{ $title }
game-in-the-playground = 工房では、<a href="{ $edit }&amp;open=solver">局面を解く</a>、<a href="{ $edit }&amp;open=endings">終盤を調べ尽くす</a>、<a href="{ $edit }&amp;open=balance">バランスを測る</a>こともできます。
game-rules = 言葉で書いたルール
game-drawing = 絵
game-piece-moves = { $moves }。
game-diagram = 図
game-facts = データ
game-facts-files = <a href="{ $numbers }" download>すべての数値（JSON）</a>。<a href="../../learn/facts.html">測り方と、自分で測る方法</a>。
game-definition = 定義
game-definition-solved = 定義（正解つき）
game-copy = コピー
game-copied = コピー済み
game-not-copied = コピーできませんでした。
game-embedding = 自分のページに置く
game-embed-code = 埋め込みコード
game-standalone = <a href="../../pkg/standalone.js" download>単独のスクリプト</a>にすべてが入っています。サーバーは要りません。
game-same-rules = 同じルールのゲーム

## ガイド

guides = ガイド
guide-index = 10分のレッスン
guide-readers = 印とキー
guide-interactive-diagram = Interactive Diagramから
guide-variants-ini = variants.iniから
guide-jocly = Joclyから
guide-use-with = 他のプログラムで使う
guide-computer = コンピューター
guide-puzzles = パズルとコメント
guide-facts = 価値とバランス
guide-places = どこにでも盤を
guide-static-sites = 静的サイト
guide-languages = 言語
guide-developers = 開発者へ
guide-rust = Rust
guide-python = Python
guide-language-models = 言語モデル
guide-servers = サーバー
lesson-try = 工房で開く

## 盤での遊び方

reading-title = 盤での遊び方：印とキー
reading-description = マウス、指、キーボードでの動かし方、印の意味、ボタンのはたらき。
reading-heading = 盤での遊び方
reading-lead = 駒の動かし方、印の意味、使えるキー。
reading-move = 手を指す
reading-move-clicks = 駒をクリックし、それから印のついたマスをクリックします。駒をドラッグしてもかまいません。続けて取るときは、取る順に1マスずつ入力します。成りのように、一つの手に結果がいくつかあるときは、盤が尋ねます。
reading-move-refused = 指せない手には、盤がその理由を言い、見せます。何が進路をふさいでいるか、どの駒が王を取るか。持ち駒は盤の横にあります。クリックしてから、打つマスをクリックします。
reading-marks = 印
reading-marks-lead = 駒を選ぶと、その駒の手が次の印で示されます。二つ目の絵は、駒の周りの印です。
reading-marks-more = すべてを使うゲームはありません。盤の下の<b>{ pieces }</b>の一覧が、そのゲームの印を説明します。一覧の名前をクリックすると、その駒の動きが見えます。

means-move-or-capture = 動くか取る
means-move = 動くが、取れない
means-capture = 取るが、動けない
means-leap = 何を越えてもここへ跳ぶ。動くか取る
means-first-move = この駒の最初の手のときだけ
means-via = 手はここから先へ、またはこの駒を越えて続く。次をクリック
means-capture-own = 味方の駒を取るか、入れ替わる
means-castle = キャスリングする
means-mount = ここにいるものを飛び越す
means-drop = 持ち駒を打つ
means-arrival = 駒が別の面のここに着く
means-morph = 着いた駒が変わる
means-goal = 着くと勝ち
means-choice = いくつかの手がここで終わる。どれかを盤が尋ねる
means-forbidden = 利きはあるが、行けない
means-check-highlight = 王手をかけられた王
means-last-highlight = 直前の手
means-promotion-zone = 駒がここで成る
means-forbidden-zone = 駒はここで手を終えられない
means-goal-zone = 駒がここに着くと勝ち

reading-keys = キー
reading-key = キー
reading-key-does = はたらき
reading-tab-does = 盤に入り、次にそのボタンに移る
reading-arrow-keys = 矢印キー、<kbd>Home</kbd>、<kbd>End</kbd>
reading-arrow-keys-do = マスからマスへ移る。クリックしたあとは、<kbd>←</kbd>と<kbd>→</kbd>で手をたどる
reading-enter = <kbd>Enter</kbd>か<kbd>スペース</kbd>
reading-enter-does = 駒を選び、次に手を指す。<kbd>Enter</kbd>は手を途中で終えることもできる
reading-escape = <kbd>Escape</kbd>、<kbd>Backspace</kbd>
reading-escape-does = 手を取り消す。一つ前に戻す
reading-letter = 文字
reading-letter-does = その文字を持つ次の自分の駒へ、<kbd>Shift</kbd>と一緒なら前の駒へ移る
reading-signs-do = 駒の手、直前の手、マスに利いている駒を言う
reading-question-does = これらのキーを言う
reading-f-does = 盤を反転する。その文字を持つ自分の駒がないとき
reading-size-does = 盤を大きく、小さくする
reading-draw = <kbd>Shift</kbd>＋<kbd>Enter</kbd>
reading-draw-does = 矢印を始める、終える。同じマスで2度なら円を描く
reading-spoken = 画面読み上げソフトは、すべてのマスをその駒と印とともに、またすべての手を読み上げます。

reading-game = 対局をたどる
reading-game-moves = 一覧の手をクリックするか、<kbd>←</kbd>と<kbd>→</kbd>を押すか、盤の上でマウスホイールを回します。前の局面から別の手を指すと、それは変化になり、本譜は残ります。コメントは、その手とともに盤の横に現れます。
reading-game-premove = <a href="computer.html">コンピューター</a>が考えているあいだに、次の手を入力しておけます。そのときに合法手であれば指されます。<kbd>Escape</kbd>で取り消せます。
reading-arrows = 矢印
reading-arrows-says = マウスの右ボタンでマスからマスへドラッグします。タッチ画面では、<b>{ tool-more }</b>の<b>{ tool-draw }</b>を選びます。<kbd>Shift</kbd>、<kbd>Alt</kbd>、その両方で、ほかの三つの色になります。同じ矢印をもう一度描くと消え、次の手ですべて消えます。
reading-more = そのほか
reading-more-pass = パスできるときは、メッセージに<b>{ button-pass }</b>のボタンがあります。メッセージは、マスには現れないことも伝えます。さいころの目や、あと何回の王手が要るかです。さいころは初期配置の番号で決まるので、コンピューターはこれから出る目を知っています。
reading-more-hidden = <a href="../games/darkchess/index.html">Dark Chess</a>のように駒が隠れているゲームでは、<b>{ tool-more }</b>の<b>見る側</b>で、白、黒、両方の見え方を切り替えます。コンピューターとの対局では、自分の側に見えるものです。隠れた手は、対局が終わるまで、棋譜に「…」と書かれます。
reading-more-computer = <a href="computer.html">コンピューター</a>と対局する、または検討させる。
reading-more-friend = 友達と対局する：<b>{ tool-friend }</b>は一手ごとにリンクを作ります。好きな方法で送り、友達が開いて送り返します。両方のページが開いている間は、ライブでも指せます。サーバーは使いません。何が守られ、何が守られないかは、盤の下に書かれています。
reading-more-clock = <b>{ tool-more }</b>の<b>{ tool-clock }</b>で、両者に時計をつけます。持ち時間が違ってもかまいません。時計は最初の手のあとに動き始め、ほかのページを見ているあいだは止まります。
reading-more-kept = ここでの対局はブラウザーに保存され、次に来たときに続けられます。<b>{ tool-more }</b>の<b>{ your-games }</b>で、一覧を見たり削除したりできます。
reading-more-comments = <a href="puzzles.html">変化とコメント</a>を残す。
reading-more-look = <b>{ tool-look }</b>では、色、駒、座標、手の表記、印、大きさ、木目と影、アニメーション、音を、すべての盤について決めます。設定は保存されます。盤の角をドラッグするか、<kbd>+</kbd>と<kbd>-</kbd>を押すと、大きさが変わります。
reading-more-share = <b>{ tool-share }</b>では、リンク、局面（FEN）、棋譜、埋め込みコードをコピーし、画像を保存します。

## 探すためのルール

rule-anti-trade = 取り合いの禁止
rule-approach = 近づいて取る
rule-auto-gate = 後ろの駒の前進
rule-baring = 裸の王
rule-brouhaha = 取るときだけ入れる
rule-burn = 焼く
rule-capture-matrix = 取り方の表
rule-capture-result = 取って終わる対局
rule-castling = キャスリング
rule-castling-wins = キャスリングで勝ち
rule-chain = 続けて取る
rule-chameleon = カメレオン
rule-check-count = 王手の回数
rule-checking = 王手の禁止
rule-claims = 宣言による終局
rule-connect = 一列に並べる
rule-coordinate = 交差する線で取る
rule-counting = 手数の数え（マークルック）
rule-custodian = はさんで取る
rule-custom = ページの決める手
rule-dice = さいころ
rule-draw-odds = 引き分けなら勝ち
rule-driving = 追いやる、引き寄せる
rule-drop-turns = 順番に打つ
rule-drops = 持ち駒を打つ
rule-effect = 特別な効果
rule-endless-hands = なくならない持ち駒
rule-engagement = 交戦
rule-explosion = 爆発
rule-extinction = 全滅
rule-extra-move = 追加の手
rule-face-down = 裏向きの駒
rule-facing = 向かい合い
rule-flips = 味方に変える
rule-fog = 霧
rule-full-board = 埋まった盤
rule-gating = 盤に出す
rule-goal = 目標のマス
rule-hands = 持ち駒
rule-hit-run = 取って進む
rule-hurdles = 飛び越せる駒
rule-immobile = 動けない駒
rule-impasse = 持将棋
rule-ko = コウ
rule-lending = 動きの貸し借り
rule-lesson = 練習
rule-link = 辺をつなぐ
rule-majority = 多く取る手の優先
rule-mate = 詰み
rule-material = 駒の不足
rule-morph = 変身
rule-moves-at = 場所で変わる動き
rule-must-capture = 取る義務
rule-must-drop = 打つ義務
rule-n-move = 進展のない手数
rule-neutral = 中立の駒
rule-overlay = 盤の表示
rule-paralysis = 麻痺
rule-passing = パス
rule-patrol = 守られて取る
rule-petrify = 石になる
rule-pie-rule = パイルール
rule-plane-steps = 面と面のあいだの動き
rule-plane-transfer = 面を移る
rule-points = 点数
rule-points-left = 残りの点数
rule-promo-move = その場での成り
rule-promotion = 成り
rule-pushing = 押す
rule-ranking = 格
rule-rebirth = 復活
rule-remote-captures = 離れて取る
rule-repetition = 千日手
rule-retake = 取り返すだけ
rule-ride-length = 走る長さ
rule-row-steps = 列で動く
rule-royal-loss = 王駒を失う
rule-royal-moves = 王駒の動き
rule-safety = 取られない駒
rule-shuffle = ランダムな配置
rule-side-powers = 隣の駒へのはたらき
rule-snare = 罠のマス
rule-stop-zone = 止まる領域
rule-succession = 跡継ぎ
rule-swapping = 入れ替わり
rule-take-walls = 壁を取り除く
rule-terrain = 地形
rule-tiles = タイル
rule-trade = 取り合い
rule-turncoats = 寝返る駒
rule-turns = 何手も続けて指す
rule-united = 一つにつながる
rule-virgin-lost = 最初だけの動きを失う
rule-wall-count = 壁の数
rule-walling = 壁を置く
rule-walls = 壁
