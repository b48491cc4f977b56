# 定義のキーとその値のどこが誤りか、どうすればよいか。ページのルーチンが何を誤ったか。
#
# $key は定義のキー。$text は値に書かれているもの、$values は書けるもので、どの言語でも同じ言葉。repetition=3:draw のように、書いたままを
# 示すところも訳さない。「types:area:moves」のような形では、部分の名前を訳してよい。$least と $most は数の、または個数の下限と上限。


## 多くのキーに共通すること

def-key = 「{ $key }」というキーはないので、無視します。
not-yet = { $key }にはまだ対応していません。無視します。
# $what：キー、いくつかのキー（「drops or dropZone」）、ID、または値の付いたキー。
did-you-mean = { $what }のことですか？
# $used：代わりに使う数。
def-number = { $key }の値は{ $least }〜{ $most }の数です。{ $used }とします。
def-number-entry = 「{ $text }」は{ $key }に書ける数ではありません。この項目は無視します。
def-number-field = 「{ $text }」は{ $key }に書ける数ではありません。0〜{ $most }を書いてください。
def-value = 「{ $text }」は{ $key }の値ではありません。
def-value-entry = 「{ $text }」は{ $key }の値ではありません。この項目は無視します。
def-value-hint = 使えるもの：{ $values }。
# $id：駒のID。$so：書かれた言葉がどうなるか。
def-id = { $so ->
    [ignored] IDが「{ $id }」の駒はありません。この項目は無視します。
    [not-exchanged] IDが「{ $id }」の駒はないので、交換の対象にしません。
   *[told] IDが「{ $id }」の駒はありません。
}
def-value-group = { $key }の項目は、駒の種類、コロン、設定の順に書きます。この項目は無視します。
def-value-types = { $key }には、駒の種類を並べます。
# $rest：コンマのあとにあるもの。
def-value-comma = 動きはコンマまでです。そのあとの「{ $rest }」は無視します。
def-value-comma-hint = このキーは1行に1項目ずつ書きます。行をいくつ書いても、すべて使われます。
# $letter：そこでは意味のない文字、またはパターン全体。
def-value-pattern = 「{ $letter }」は、{ $key }のパターン「{ $pattern }」では使えません。このパターンは無視します。
def-value-pattern-hint = パターンは、方向の文字、アトム、距離からなる、単独の区間を並べて書きます。区間のあとにwかwwを付けることもできます。
def-value-area = 「{ $text }」は領域ではありません。この項目は無視します。
def-value-area-hint = 領域は、段（1-3）、マス（a1、a1-c3）、half、zone、all、noneを+でつないで書きます。!a1はa1以外、!(a1+c3)はその両方以外です。
# $sum：「!a1+c3」。$item：「a1」。
def-value-sum = 「{ $sum }」の!は、{ $item }だけにかかります。
# $sum：「a1+c3」。
def-value-sum-hint = それ以外のすべてを表すには、!({ $sum })と書いてください。
def-symmetry = { $what ->
    [goals] 対称性がないので、{ $key }の目標は両者で同じになります。
   *[squares] 対称性がないので、{ $key }のマスは両者で同じになります。
}
# $white と $black はキー：whiteGoal。
def-symmetry-hint = { $what ->
    [goals] { $white }と{ $black }に、それぞれの側の目標を書いてください。同じでよければ、両方に同じものを書いてください。
   *[squares] { $white }と{ $black }に、それぞれの側のマスを書いてください。同じでよければ、両方に同じものを書いてください。
}
def-limit-lines = 一つの種類の線は{ $most }本までです。ほかは無視します。

## 定義全体

def-more = このような問題が、ほかにもあります。
def-work = この定義は、処理できる量を超えています。この項目と、このあとの、同じくらい手間のかかる項目を除きます。
# 次の二つは、局面を読めないわけを言う文に続く。
def-start-array = 初期配置を使います。
def-start-squares = 駒の行のマスを使います。
# $piece と $last は駒の名前。
def-royal = { $piece }は王駒になりません。royal=がなければ、王駒は最後の駒の{ $last }です。
# $id と $last は駒のID。
def-royal-hint = royal={ $id }と書いてください。今のままでよければ、royal={ $last }と書いてください。
def-royal-none = はじめ、盤に王駒がないので、王手はありません。

## キーではない言葉と、その代わりに書くもの

def-key-board = 盤は、files=とranks=、またはshape=で決めます。
def-key-castling = キャスリングはキングの動きの一部です：king:K:KisO2:king:e1。castleFilesとcastlePartnerも見てください。
def-key-pawn = 2マスの前進とアンパッサンは、ポーンの動きの一部です：ifmnDfmWfceF。
def-key-hand = 駒のマスの次の欄が持ち駒です：knight:N:N:knight::2。holdingsType=-1なら、取られた駒は取った側の持ち駒になります。
def-key-capture = どの駒がどの駒を取れるかは、captureMatrixで決めます。
def-key-walls = wallingかholeのことですか？　盤からマスを除くには、hole::::d4,e4という行を書きます。
def-key-holes = holeのことですか？　駒の行と同じような行です：hole::::d4,e4。
def-key-colours = theme、またはlightShadeとdarkShadeのことですか？
def-key-comment = #で始まる行はコメントです。ルールのページのアドレスは、rulePage=に書きます。
def-key-opponent = 対戦相手は、要素の属性で指定します：<variant-diagram opponent="black" level="3">。
def-key-flipped = 黒を下にするには、要素に属性を付けます：<variant-diagram flipped>。

## 盤によって決まる、駒の動き方

xbetza-modifier-key = { $key }で使えるのは、これらの動きの一部だけです。ほかは無視します。
xbetza-modifier-edges = 六角形の盤では端どうしがつながらないので、「o」は意味を持ちません。この動きは除きます。
xbetza-modifier-leap = この跳びの始まりと終わりのあいだには、一直線に並ぶマスがありません。道筋を区間で書いてください。この動きは除きます。
xbetza-modifier-bracket = 六角形の盤では、方向は角かっこの中の区間の前に書きます。角かっこの前の方向は無視します。
xbetza-direction-none = この動きの方向の文字に、あてはまる方向がありません。
xbetza-direction-ignored = ここでは、あてはまる方向のない方向の文字があります。それは無視します。
xbetza-limit-move = この動きは方向が多すぎるので、除きます。
xbetza-limit-bracket = この角かっこは、進み方が多すぎて方向を区別できません。すべての方向を使います。
xbetza-limit-piece = { $piece }の動き方が多すぎるので、一部を除きます。
xbetza-limit-pieces = 駒の動き方が多すぎるので、一部を除きます。
xbetza-limit-pieces-hint = 区間を繰り返したり任意の方向に曲がったりすると、動き方は掛け算で増えます。距離を限るか、方向を減らしてください。


# ここからは、ルールが自分で言うこと。順序は crates/rules のファイルのとおり。

## 取り合いの禁止

def-number-anti-trade = antiTradeは整数です。0とします。
def-bridge = minimumBridgeがなければ、antiTradeのグループは0〜3だけです。
def-trade-one = グループ1の守られている駒は、どの駒にも取れません。
# minimumBridge について。
def-id-key = 「{ $text }」は駒の種類ではありません。このキーは無視します。

## 取れる駒の表

def-matrix-cell = 「{ $text }」は、取れる駒の表では意味を持ちません。
def-matrix-cell-rows = 「{ $text }」は行の数ではありません。
def-matrix-size-rows = 取れる駒の表の行が、駒の数より多くあります。
def-matrix-size-row = この行の要素が、駒の数より多くあります。

## 効果

def-value-effect-most = 一つの駒の効果は{ $most }個までです。ほかは無視します。
def-value-effect = effectは「動き:着くマス:取り除くもの」または「動き:着くマス:取り除くもの:フラグ」と書きます。この行は無視します。
def-value-effect-end = 効果で着くマスは、to、from、prev、beyond、behindのどれかです。この行は無視します。
def-value-effect-removals = 効果で取り除くものは、場所、path、near(跳び)、「-」のどれかです。この行は無視します。
def-value-effect-places = 一つの効果で取り除ける場所は{ $most }個までです。この行は無視します。
def-value-effect-flags = 効果のフラグは、run、need、must、friendsです。この行は無視します。

## 交戦

def-value-engage-self = engageSelfにはengageの行が必要です。なければ、これらの種類は何も取れません。

## 味方に変える

# $key：味方に変えるパターンのキーの一つ。
xbetza-limit-lines = 一つの種類のパターンに線が多すぎます。{ $key }の一部を除きます。

## 取って進む

xbetza-modifier-neighbors = neighborsに書けるのは、1回の跳びだけです。残りは無視します。

## 多く取る

def-limit-majority = majorityの基準は{ $most }個までです。ほかは無視します。
def-value-majority = 「{ $text }」はmajorityの基準ではありません。無視します。
def-value-majority-hint = 使えるもの：most、most:種類、value、by:種類、first:種類。
def-value-majority-value = majorityValueの値は0〜{ $most }の数です。この値は無視します。

## 復活

def-value-rebirth = 「{ $text }」は{ $key }の場所ではありません。この項目は無視します。

## 離れて取る

xbetza-modifier-checker = checkerに書けるのは、ちょうど真ん中にマスのある跳びだけです。残りは無視します。

## 側の力

def-spell = 呪文には、使い手の駒が必要です。使い手の最初の種類をtrackPiecesに書きます。
def-value-spell = 「{ $text }」という呪文はありません。

## 取り合い

def-number-values = 「{ $text }」は数ではありません。この項目は無視します。
# tradeThreshold について。
def-id-first = 「{ $text }」は駒の種類ではありません。最初の種類を使います。

## 寝返り

def-value-flip-mover = 「{ $text }」という手の種別はありません。
def-value-flip-mover-hint = capture、quiet、anyのどれかです。

## 霧

def-fog = 霧のあるゲームでは、王手のために指せない手から、見えない駒のことがわかってしまいます。
def-fog-hint = checkRule=0とすると、そのような手も指せるようになり、王駒を取った側が勝ちます。

## 盤に示すもの

def-value-overlay = 「{ $text }」は、盤に示せるものではありません。

## タイル。$face は書かれたままのタイルの図柄、$symbol はその中の記号

def-tiles-faces = @は、タイルのすべての図柄に入れるか、どれにも入れないでください。
def-tiles-piece = 図柄「{ $face }」に、@が二つ以上あります。
def-tiles-ground = 図柄「{ $face }」の「{ $symbol }」は、地形の記号ではありません。
def-tiles-no-cell = タイルの図柄には、マスが必要です。
def-tiles-cells = タイルの図柄は{ $most }マスまでです。
def-tiles-turns = 「{ $text }」というタイルの回し方はありません。使えるもの：none、half、all。
def-tiles-most = タイルの置き方が多すぎるので、一部を除きます。
def-tiles-fill = { $side }のタイルでは、置ける場所を埋めきれません。

## 裸の王

def-value-baring-hint = 0か駒の種類を書きます。そのあとにstrictとliveを付けることもできます。

## 取って決まる

def-value-capture-result = 「{ $text }」はcaptureResultの値ではありません。この項目は無視します。
def-value-capture-result-hint = 「種類:種類:結果」と書きます。結果はwin、loss、drawのどれかです。

## 宣言

def-value-claims = 「{ $text }」は、宣言できる終わり方ではありません。

## 並べる

def-value-connect-lines = connectLinesは、h、v、dの文字で書きます。

## 全滅

def-number-extinction = extinctionは0〜3の数か、駒の種類と結果です。3とします。
def-value-extinction = 「{ $text }」は、駒の種類、結果、2個までの数を、コロンでつないで書きます。
def-value-extinction-hint = 結果はloss、win、drawのどれかです。
# $text：「K,Q」。
def-value-no-result = 「{ $text }」に結果がありません。
def-limit-extinction = 最初の{ $most }個よりあとの条件に、はじめから成り立つものがあります。対局はすぐに終わります。

## 課題の目標

def-value-goal = 「{ $text }」は目標ではありません。
def-value-goal-hint = 使えるもの：captureAll、captureRoyal、reach:種類:領域。

## つなぐ

def-limit-link-lines = linkの行は{ $most }行までです。ほかは無視します。
def-limit-link-areas = 一つのlinkの領域は{ $most }個までです。ほかは無視します。
# $count：その行に書かれた領域の数。
def-value-link = { $count }個の領域のうち、つなぐ数は2〜{ $count }です。この行は無視します。

## 戦力

def-material = ほかのルールがあるため、どの駒があれば詰ませるかがわかりません。materialは無視します。

## 詰み

# $text：「3/2」。
def-value-part = 「{ $text }」は、1点以下の分数ではありません。

## 進展のない手

def-value-n-move-reset = 「{ $text }」は、capture、drop、promotion、駒の種類のどれでもありません。

## 点

def-value-points = 「{ $text }」は、駒の種類、コロン、数の順に書きます。

## 千日手

def-value-repetition = repetitionは、2〜99の数、コロン、結果の順に書きます。
def-value-repetition-hint = 結果はdraw、loss、win、white、black、starter、illegalのどれかです。
def-unused-repetition = { $key }は、repetitionがなければ無効です。
def-unused-repetition-hint = 同じ局面が何回まで現れてよいかを書き加えてください。例：repetition=3:draw。

## キャスリング

def-value-castle-files = castleFilesは、コンマで区切った二つの筋です。この項目は無視します。
def-value-castle-files-hint = 筋の文字を書いてください。例：c,g。

## ページのルーチン。$routine はその名前

def-custom = ページに「{ $routine }」というルーチンがないので、そのはたらきは除きます。
def-value-custom = customは「名前:動き」と書きます。この行は無視します。
def-value-custom-most = 一つの駒のcustomの行は{ $most }行までです。ほかは無視します。
def-value-custom-effect-most = 一つのゲームのcustomEffectの項目は{ $most }個までです。ほかは無視します。
# ルーチンが覚える数を、名前で。
def-value-memory-name = 「{ $text }」は数の名前になりません。名前は英字で始め、そのあとに英字と数字を続けます。customMemoryのこの項目は無視します。
def-value-memory-start = { $name }の初期値が整数ではありません。customMemoryのこの項目は無視します。
def-value-memory-twice = { $name }という名前が2回あります。customMemoryのこの項目は無視します。
def-value-memory-hint = 「名前」または「名前:数」と書き、コンマで区切ります。
def-value-memory-most = 一つのゲームの数は{ $most }個までです。ほかは無視します。
# $what：ルーチンのしたこと。下のどれか、またはプログラムの言葉。
custom-failed = ルーチン「{ $routine }」の誤り：{ $what }。この答えは無視します。

# ルーチンが何を誤ったか。上の文のコロンのあとに入る。
custom-made-too-many = 一つの候補から{ $most }個を超える手を作った
custom-removed-mover = 動く駒を取り除いた（盤から消すには gone: true を使う）
custom-took-royal = キャスリング、打つ手、またはパスで王駒を取った（だれにも予測できない）
custom-put-on-occupied = ふさがっている{ $square }に駒を置いた
custom-moved-nothing = そこにない駒を動かした
custom-moved-removed = 自分で取り除いた駒を動かした
custom-ended-on-own = 味方の駒のいる{ $square }で手を終えた
custom-named-no-square = 盤にないマスを指定した
custom-named-no-piece = 定義にない駒を指定した
custom-named-no-terrain = 定義にない地形を指定した
custom-changed-no-terrain = 地形のないゲームで地形を変えた
custom-changed-no-hand = 持ち駒のないゲームで持ち駒を変えた
custom-changed-way = 手の道筋を変えた（効果は手に付け加えることしかできない）
custom-changed-no-piece = 駒が残らない手で、その駒を変えた
custom-remembered-no-number = 定義にない数を覚えた
custom-asked-too-many = { $most }個を超えるマスを求めた
custom-left-in-hand = 同じ種類の持ち駒を{ $count }個にした

# ルーチンの返したもののうち、読めないもの。これも上の文のコロンのあとに入る。
routine-asked-inside = 呼び出されている途中で、図をまた呼び出した
routine-not-asked = 呼び出せなかった
# $text：それについてブラウザーの言うこと。
routine-threw = 例外「{ $text }」を投げた
routine-threw-something = 正体のわからない例外を投げた
routine-answer-no-list = 配列でない答えを返した
routine-answer-too-long = 長すぎる答えを返した
# $member：答えの中の、removeのような部分。
routine-no-list = 配列でない{ $member }を返した
routine-too-long = 長すぎる{ $member }を返した
routine-no-move = 手でないものを返した
routine-no-ending = 終わり方でないものを返した
routine-no-sentence = 文として、テキストでないものを返した
routine-no-hand-change = 持ち駒の増減として、小さな整数でないものを返した
routine-no-memory = 覚える数として、オブジェクトでないものを返した
routine-closed-memory = 覚える数として、読めないものを返した
routine-no-whole-number = { $name }の値を、整数でないものにした
# customMemoryは定義のキー。
routine-named-no-number = customMemoryにない「{ $text }」を指定した
routine-named-no-terrain = このゲームの地形にない「{ $text }」を指定した
routine-named-no-square = この盤のマスにない「{ $text }」を指定した
routine-named-no-piece = このゲームの駒にない「{ $text }」を指定した
routine-named-no-side = whiteでもblackでもない側を指定した
routine-named-no-direction = 存在しない方向を指定した
routine-no-steps = 歩数として、0以上の整数でないものを指定した

## 追加の手

def-value-extra-move = 「{ $text }」はextraMoveのフラグではありません。無視します。

## 場所による動き

def-value-moves-at = movesAtは「種類:領域:動き」と書きます。この項目は無視します。
def-value-moves-at-hint = 1項目に書ける種類は一つだけです。

## 面から面への動き、面の移動

def-value-plane-steps = planeStepsは「種類:面:動き」と書きます。この項目は無視します。
def-value-plane-steps-hint = 面は1〜{ $most }の数で、+や-を付けることもできます。straightと書いてもかまいません。
xbetza-modifier-plane-steps = planeStepsに書けるのは、跳ぶ動きと走る動きだけです。ほかの動きは無視します。
xbetza-limit-plane-steps = 面から面への動きが多すぎるので、一部を除きます。
def-unused-plane-steps = この盤の面は一つなので、駒は別の面へ動けません。
def-unused-plane-transfer = この盤の面は一つなので、駒は別の面に移りません。
def-unused-planes-hint = 面を二つにするには、planes=2と書いてください。

## 押す

def-value-push-whom = 「{ $text }」はpushWhomの側ではありません。この項目は無視します。

## 列の動き

def-limit-row-steps = 列の動きは{ $most }個までです。ほかは無視します。

## 地形。$symbol は地形の種類の文字、$name はその名前

def-terrain-types = 地形の種類は「名前:記号:はたらき」と書きます。
def-terrain-letter = 「{ $symbol }」は地形の記号になりません。記号は1文字です。
def-terrain-again = 名前が{ $name }か、記号が{ $symbol }の地形は、すでにあります。
def-terrain-effect = 「{ $text }」は地形のはたらきではありません。はたらきは{ $effects }です。
def-terrain-exempt = 地形の例外は「種類:名前:はたらき」と書きます。
def-terrain-name = 「{ $name }」という名前の地形はありません。
def-terrain-symbol = 「{ $symbol }」という記号の地形はありません。
def-terrain-area = 「{ $area }」はこの盤の領域ではありません。
def-terrain-none = 「{ $text }」は地形ではありません。
def-terrain-no-kinds = 地形の種類がありません。terrainTypesに書いてください。
def-terrain-twice = { $square }に2種類の地形があります。
def-terrain-entries = 項目がマスより多くあります。
def-terrain-entries-rest = 項目がマスより多くあります。残りは除きます。
def-terrain-start = { $square }の{ $piece }が、とどまれない地形の上にいます。

## 最初だけの動きを失う

def-value-virgin-lost = virginLostは「種類:種類」と書きます。この項目は無視します。

## 壁

def-limit-wall-name = wallNameは{ $most }文字までです。残りは無視します。

## 成り

def-choice = 「{ $text }」は、ここで選べる駒ではありません。除きます。
def-morph-cell = 「{ $text }」は、morphの盤では意味を持ちません。
def-morph-size-ranks = morphの盤の段が、盤の段より多くあります。
def-morph-size-cells = この段のマスが、盤の筋より多くあります。
def-value-promo-move = promoMoveは「種類:領域:種類:動き」と書きます。この項目は無視します。

## 裏向きの駒

def-face-down-royal = 王駒は裏向きに置けません。
def-face-down-as-royal = 裏向きの駒を王駒として動かすことはできません。この項目は無視します。
def-face-down-moves = turnUp=anyではどちらの駒かが隠れますが、裏向きの駒の動きからそれがわかってしまいます。
def-face-down-moves-hint = 動きのない駒の種類は、「名前:ID:-」という行で書きます。

## 初期配置と入れ替え

def-value-array = arrayは「名前:局面」と書きます。この行は無視します。
def-number-start = 「{ $text }」は初期配置の番号ではありません。元の初期配置をそのまま使います。
def-shuffle-id = IDが「{ $text }」で始まる駒はないので、除きます。
def-shuffle-none = このグループの駒は、盤に一つもないので、無視します。
def-shuffle-most = このグループからは、番号を付けきれないほど多くの初期配置ができます。無視します。
def-shuffle-marks = このグループは、印のとおりに並べられません。無視します。
