# 駒の名前。作者の定義にある英語の名前のうち、よく使われるものの日本語名。ここにない名前は、作者の書いたとおりに表示される。
#
# チェスの駒はカタカナ、将棋・中将棋の駒は漢字、シャンチーの駒は「将・士・象・車・馬・砲・卒」。
# ほとんどの定義は king、rook、bishop、knight、pawn をチェスの駒の名として使うので、将棋でもキング、ルークなどとなる。

## チェス

piece-king = キング
piece-queen = クイーン
piece-rook = ルーク
piece-bishop = ビショップ
piece-knight = ナイト
piece-pawn = ポーン

## 将棋

piece-gold = 金将
piece-gold-general = 金将
piece-silver = 銀将
piece-silver-general = 銀将
piece-lance = 香車
piece-shogi-knight = 桂馬
piece-tokin = と金
piece-promoted-pawn = 成歩
piece-promoted-lance = 成香
piece-promoted-knight = 成桂
piece-promoted-silver = 成銀
piece-dragon-horse = 龍馬
piece-dragon-king = 龍王
piece-promoted-bishop = 成角
piece-promoted-rook = 成飛
piece-promoted-gold = 成金
piece-yari-knight = 槍桂
piece-yari-bishop = 槍角
piece-yari-rook = 槍飛
piece-yari-silver = 槍銀
piece-yari-gold = 槍金
piece-gold-cannon = 金砲
piece-silver-cannon = 銀砲
piece-copper-cannon = 銅砲
piece-iron-cannon = 鉄砲
piece-promoted-gold-cannon = 成金砲
piece-promoted-silver-cannon = 成銀砲
piece-promoted-copper-cannon = 成銅砲
piece-promoted-iron-cannon = 成鉄砲
piece-promoted-soldier = 成卒
piece-promoted-monk = 成僧
piece-promoted-horse = 成馬

## 中将棋とその仲間

piece-copper = 銅将
piece-copper-general = 銅将
piece-promoted-copper = 成銅
piece-iron = 鉄将
piece-iron-general = 鉄将
piece-promoted-iron = 成鉄
piece-go-between = 仲人
piece-promoted-go-between = 成仲人
piece-leopard = 猛豹
piece-ferocious-leopard = 猛豹
piece-promoted-leopard = 成豹
piece-blind-tiger = 盲虎
piece-drunk-elephant = 酔象
piece-drunken-elephant = 酔象
piece-crown-prince = 太子
piece-kirin = 麒麟
piece-promoted-kirin = 成麒麟
piece-phoenix = 鳳凰
piece-promoted-phoenix = 成鳳凰
piece-lion = 獅子
piece-great-lion = 大獅子
piece-promoted-lion = 成獅子
piece-free-king = 奔王
piece-side-mover = 横行
piece-vertical-mover = 竪行
piece-reverse-chariot = 反車
piece-white-horse = 白駒
piece-whale = 鯨鯢
piece-flying-stag = 飛鹿
piece-flying-ox = 飛牛
piece-free-boar = 奔猪
piece-horned-falcon = 角鷹
piece-soaring-eagle = 飛鷲
piece-dog = 犬
piece-side-soldier = 横兵
piece-vertical-soldier = 竪兵
piece-chariot-soldier = 車兵
piece-water-buffalo = 水牛
piece-fire-demon = 火鬼
piece-fire-dragon = 火龍
piece-free-eagle = 奔鷲
piece-lion-hawk = 獅鷹
piece-bishop-general = 角将
piece-rook-general = 飛将
piece-vice-general = 副将
piece-great-general = 大将
piece-multi-general = 雑将
piece-tetrarch = 四天王
piece-promoted-shogi-knight = 成桂
piece-promoted-side-soldier = 成横兵
piece-promoted-vertical-soldier = 成竪兵
piece-promoted-dragon-horse = 成龍馬
piece-promoted-dragon-king = 成龍王
piece-promoted-horned-falcon = 成角鷹
piece-promoted-soaring-eagle = 成飛鷲
piece-promoted-queen = 成クイーン
piece-promoted-bishop-general = 成角将
piece-promoted-rook-general = 成飛将
piece-promoted-water-buffalo = 成水牛
piece-flying-chariot = 飛車
piece-hook-mover = 鉤行
piece-capricorn = 摩羯

## 禽将棋、どうぶつしょうぎ

piece-swallow = 燕
piece-falcon = 鷹
piece-crane = 鶴
piece-pheasant = 雉
piece-left-quail = 左鶉
piece-right-quail = 右鶉
piece-eagle = 鷲
piece-goose = 雁
piece-chick = ひよこ
piece-hen = にわとり
piece-giraffe = キリン

## シャンチー、チャンギ

piece-general = 将
piece-advisor = 士
piece-adviser = 士
piece-mandarin = 士
piece-guard = 士
piece-elephant = 象
piece-horse = 馬
piece-chariot = 車
piece-cannon = 砲
piece-soldier = 卒
piece-banner = 旗
piece-face-down-soldier = 裏向きの卒
piece-face-down-cannon = 裏向きの砲
piece-face-down-horse = 裏向きの馬
piece-face-down-elephant = 裏向きの象
piece-face-down-advisor = 裏向きの士
piece-face-down-chariot = 裏向きの車
piece-face-down-piece = 裏向きの駒

## マークルック、シャトランジなど

piece-khon = コーン
piece-met = メット
piece-neang = ニアン
piece-ai-wok = アイウォック
piece-bers = ベルス
piece-boat = 船
piece-counsellor = 大臣
piece-counselor = 大臣
piece-cart = 車
piece-camel = ラクダ
piece-courier = クーリエ
piece-sage = 賢者
piece-fool = 道化
piece-lady = 貴婦人
piece-ferz = フェルズ
piece-ferzin = フェルズ
piece-alfil = アルフィル
piece-wazir = ワジール
piece-dabbaba = ダバーバ
piece-taflman = 兵

## 変則駒

piece-archbishop = アーチビショップ
piece-cardinal = カーディナル
piece-chancellor = チャンセラー
piece-marshall = マーシャル
piece-marshal = マーシャル
piece-amazon = アマゾン
piece-minister = 宰相
piece-prince = プリンス
piece-princess = プリンセス
piece-empress = エンプレス
piece-escaped-princess = 逃げたプリンセス
piece-champion = チャンピオン
piece-wizard = ウィザード
piece-hawk = ホーク
piece-griffon = グリフォン
piece-griffin = グリフォン
piece-gryphon = グリフォン
piece-rhinoceros = サイ
piece-rhino = サイ
piece-buffalo = バッファロー
piece-wildebeest = ヌー
piece-zebra = シマウマ
piece-unicorn = ユニコーン
piece-centaur = ケンタウロス
piece-nightrider = ナイトライダー
piece-grasshopper = グラスホッパー
piece-rookhopper = ルークホッパー
piece-bishophopper = ビショップホッパー
piece-kinghopper = キングホッパー
piece-nonstop-equihopper = ノンストップ・イクイホッパー
piece-pao = パオ
piece-mao = マオ
piece-vao = ヴァオ
piece-leo = レオ
piece-bow = 弓
piece-wizard-bow = ウィザードボウ
piece-machine = マシン
piece-war-machine = ウォーマシン
piece-commoner = 平民
piece-man = 平駒
piece-mann = マン
piece-royal-knight = ロイヤルナイト
piece-long-leaper = ロングリーパー
piece-chameleon = カメレオン
piece-withdrawer = ウィズドローワー
piece-coordinator = コーディネーター
piece-immobilizer = イモビライザー
piece-werewolf = 人狼
piece-changeling = チェンジリング
piece-janus = ヤヌス
piece-diagonal-jumper = 斜めジャンパー
piece-sweeper = スイーパー
piece-orthogonal-jumper = 縦横ジャンパー
piece-area-jumper = エリアジャンパー
piece-jumping-general = ジャンプ大将
piece-dragon-bishop = ドラゴンビショップ

## 兵、位、兵器

piece-captain = 隊長
piece-lieutenant = 副官
piece-sergeant = 軍曹
piece-corporal = 伍長
piece-adjutant = 補佐官
piece-amiral = 提督
piece-warlord = 武将
piece-hoplite = 重装歩兵
piece-warrior = 戦士
piece-archer = 弓兵
piece-lancer = 槍騎兵
piece-scout = 斥候
piece-rider = 騎手
piece-horseman = 騎兵
piece-slinger = 投石兵
piece-pike = 長槍兵
piece-musketeer = 銃士
piece-marauder = 略奪者
piece-brute = ブルート
piece-reeve = 代官
piece-ninja = 忍者
piece-samurai = 侍
piece-monk = 僧
piece-chief = 首長
piece-rabble = 雑兵
piece-spears = 槍兵
piece-light-horse = 軽騎兵
piece-heavy-horse = 重騎兵
piece-crossbows = 弩兵
piece-trebuchet = 投石機
piece-mortar = 臼砲
piece-tower = 塔
piece-wagon = 荷車
piece-ship = 船
piece-flag = 旗
piece-flier = 飛行兵
piece-panthan = パンサン
piece-thoat = ソート
piece-padwar = パドワール
piece-dwar = ドワール
piece-runner = ランナー
piece-kheshig = ケシク
piece-khatun = ハトゥン
piece-yurt = ユルト
piece-emir = アミール
piece-duke = 公爵
piece-duchess = 公爵夫人
piece-angel = 天使
piece-terror = テラー
piece-troll = トロール
piece-shaman = シャーマン
piece-divine-lord = 神王
piece-divine-king = 神聖王
piece-altar = 祭壇

## 動物

piece-dragon = ドラゴン
piece-wolf = 狼
piece-direwolf = ダイアウルフ
piece-fox = キツネ
piece-hound = 猟犬
piece-cat = 猫
piece-rabbit = ウサギ
piece-squirrel = リス
piece-tiger = 虎
piece-cheetah = チーター
piece-jaguar = ジャガー
piece-mammoth = マンモス
piece-snake = 蛇
piece-serpent = 大蛇
piece-viper = マムシ
piece-cobra = コブラ
piece-raven = ワタリガラス
piece-bat = コウモリ
piece-vulture = ハゲワシ
piece-quetzal = ケツァール
piece-snail = カタツムリ
piece-acromantula = アクロマンチュラ

## 石など

piece-stone = 石
piece-disc = 石
piece-checker = 駒
piece-marble = ビー玉
piece-red-marble = 赤いビー玉
piece-neutron = 中性子
piece-electron = 電子
piece-white-car = 白い車
piece-black-car = 黒い車
piece-one-floor = 一階
piece-two-floors = 二階
piece-three-floors = 三階
piece-tile-1 = タイル1
piece-tile-2 = タイル2
piece-tile-3 = タイル3
piece-tile-4 = タイル4
piece-tile-5 = タイル5
piece-tile-6 = タイル6
piece-tile-7 = タイル7
piece-tile-8 = タイル8

## 壁の呼び名

piece-wall = 壁
piece-duck = アヒル
piece-arrow = 矢
piece-ice = 氷
piece-gap = すき間
piece-trail = 足跡
