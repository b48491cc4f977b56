# 棋子的名称。作者定义中常见英文名称的译名；这里没有的名称按作者的写法显示。
#
# 国际象棋用“王、后、车、象、马、兵”，象棋用“将、士、象、车、马、炮、卒”，将棋用汉字全名。
# bishop 和 elephant 都叫“象”，knight 和 horse 都叫“马”：同一局棋里若两者都有，作者最好自己给出中文名称。

## 国际象棋

piece-king = 王
piece-queen = 后
piece-rook = 车
piece-bishop = 象
piece-knight = 马
piece-pawn = 兵

## 将棋

piece-gold = 金将
piece-gold-general = 金将
piece-silver = 银将
piece-silver-general = 银将
piece-lance = 香车
piece-shogi-knight = 桂马
piece-tokin = 成步
piece-promoted-pawn = 成步
piece-promoted-lance = 成香
piece-promoted-knight = 成桂
piece-promoted-silver = 成银
piece-dragon-horse = 龙马
piece-dragon-king = 龙王
piece-promoted-bishop = 成角
piece-promoted-rook = 成飞
piece-promoted-gold = 成金
piece-yari-knight = 枪桂
piece-yari-bishop = 枪角
piece-yari-rook = 枪飞
piece-yari-silver = 枪银
piece-yari-gold = 枪金
piece-gold-cannon = 金炮
piece-silver-cannon = 银炮
piece-copper-cannon = 铜炮
piece-iron-cannon = 铁炮
piece-promoted-gold-cannon = 成金炮
piece-promoted-silver-cannon = 成银炮
piece-promoted-copper-cannon = 成铜炮
piece-promoted-iron-cannon = 成铁炮
piece-promoted-soldier = 成卒
piece-promoted-monk = 成僧
piece-promoted-horse = 成马

## 中将棋及同类

piece-copper = 铜将
piece-copper-general = 铜将
piece-promoted-copper = 成铜
piece-iron = 铁将
piece-iron-general = 铁将
piece-promoted-iron = 成铁
piece-go-between = 仲人
piece-promoted-go-between = 成仲人
piece-leopard = 猛豹
piece-ferocious-leopard = 猛豹
piece-promoted-leopard = 成豹
piece-blind-tiger = 盲虎
piece-drunk-elephant = 醉象
piece-drunken-elephant = 醉象
piece-crown-prince = 太子
piece-kirin = 麒麟
piece-promoted-kirin = 成麒麟
piece-phoenix = 凤凰
piece-promoted-phoenix = 成凤凰
piece-lion = 狮子
piece-great-lion = 大狮子
piece-promoted-lion = 成狮子
piece-free-king = 奔王
piece-side-mover = 横行
piece-vertical-mover = 竖行
piece-reverse-chariot = 反车
piece-white-horse = 白驹
piece-whale = 鲸鲵
piece-flying-stag = 飞鹿
piece-flying-ox = 飞牛
piece-free-boar = 奔猪
piece-horned-falcon = 角鹰
piece-soaring-eagle = 飞鹫
piece-dog = 犬
piece-side-soldier = 横兵
piece-vertical-soldier = 竖兵
piece-chariot-soldier = 车兵
piece-water-buffalo = 水牛
piece-fire-demon = 火鬼
piece-fire-dragon = 火龙
piece-free-eagle = 奔鹫
piece-lion-hawk = 狮鹰
piece-bishop-general = 角将
piece-rook-general = 飞将
piece-vice-general = 副将
piece-great-general = 大将
piece-multi-general = 杂将
piece-tetrarch = 四天王
piece-promoted-shogi-knight = 成桂
piece-promoted-side-soldier = 成横兵
piece-promoted-vertical-soldier = 成竖兵
piece-promoted-dragon-horse = 成龙马
piece-promoted-dragon-king = 成龙王
piece-promoted-horned-falcon = 成角鹰
piece-promoted-soaring-eagle = 成飞鹫
piece-promoted-queen = 成后
piece-promoted-bishop-general = 成角将
piece-promoted-rook-general = 成飞将
piece-promoted-water-buffalo = 成水牛
piece-flying-chariot = 飞车
piece-hook-mover = 钩行
piece-capricorn = 摩羯

## 禽将棋、动物将棋

piece-swallow = 燕
piece-falcon = 鹰
piece-crane = 鹤
piece-pheasant = 雉
piece-left-quail = 左鹑
piece-right-quail = 右鹑
piece-eagle = 鹫
piece-goose = 雁
piece-chick = 小鸡
piece-hen = 母鸡
piece-giraffe = 长颈鹿

## 象棋、朝鲜将棋

piece-general = 将
piece-advisor = 士
piece-adviser = 士
piece-mandarin = 士
piece-guard = 士
piece-elephant = 象
piece-horse = 马
piece-chariot = 车
piece-cannon = 炮
piece-soldier = 卒
piece-banner = 旗
piece-face-down-soldier = 暗卒
piece-face-down-cannon = 暗炮
piece-face-down-horse = 暗马
piece-face-down-elephant = 暗象
piece-face-down-advisor = 暗士
piece-face-down-chariot = 暗车
piece-face-down-piece = 暗子

## 泰国象棋、沙特兰兹等

piece-khon = 象
piece-met = 士
piece-neang = 王妃
piece-ai-wok = 艾沃克
piece-bers = 虎
piece-boat = 船
piece-counsellor = 大臣
piece-counselor = 大臣
piece-cart = 车
piece-camel = 骆驼
piece-courier = 信使
piece-sage = 贤者
piece-fool = 弄臣
piece-lady = 贵妇
piece-ferz = 谋士
piece-ferzin = 谋士
piece-alfil = 跳象
piece-wazir = 维齐尔
piece-dabbaba = 攻城车
piece-taflman = 兵

## 变体棋子

piece-archbishop = 大主教
piece-cardinal = 红衣主教
piece-chancellor = 首相
piece-marshall = 元帅
piece-marshal = 元帅
piece-amazon = 亚马逊
piece-minister = 宰相
piece-prince = 王子
piece-princess = 公主
piece-empress = 女皇
piece-escaped-princess = 出逃的公主
piece-champion = 勇士
piece-wizard = 巫师
piece-hawk = 苍鹰
piece-griffon = 狮鹫
piece-griffin = 狮鹫
piece-gryphon = 狮鹫
piece-rhinoceros = 犀牛
piece-rhino = 犀牛
piece-buffalo = 野牛
piece-wildebeest = 角马
piece-zebra = 斑马
piece-unicorn = 独角兽
piece-centaur = 半人马
piece-nightrider = 夜骑士
piece-grasshopper = 蚱蜢
piece-rookhopper = 车蜢
piece-bishophopper = 象蜢
piece-kinghopper = 王蜢
piece-nonstop-equihopper = 无阻等距跳者
piece-pao = 炮
piece-mao = 马
piece-vao = 斜炮
piece-leo = 炮后
piece-bow = 弓
piece-wizard-bow = 巫师弓
piece-machine = 机械
piece-war-machine = 战争机械
piece-commoner = 平民
piece-mann = 常人
piece-man = 兵
piece-royal-knight = 皇家马
piece-long-leaper = 远跳者
piece-chameleon = 变色龙
piece-withdrawer = 撤退者
piece-coordinator = 协调者
piece-immobilizer = 禁动者
piece-werewolf = 狼人
piece-changeling = 换生灵
piece-janus = 雅努斯
piece-diagonal-jumper = 斜跳者
piece-orthogonal-jumper = 直跳者
piece-area-jumper = 范围跳者
piece-jumping-general = 跳将
piece-sweeper = 清扫者
piece-dragon-bishop = 龙象

## 兵种、头衔与兵器

piece-captain = 队长
piece-lieutenant = 中尉
piece-sergeant = 中士
piece-corporal = 下士
piece-adjutant = 副官
piece-amiral = 海军上将
piece-warlord = 军阀
piece-hoplite = 重装步兵
piece-warrior = 战士
piece-archer = 弓箭手
piece-lancer = 枪骑兵
piece-scout = 斥候
piece-rider = 骑手
piece-horseman = 骑兵
piece-slinger = 投石兵
piece-pike = 长枪兵
piece-musketeer = 火枪手
piece-marauder = 掠夺者
piece-brute = 莽汉
piece-reeve = 地方官
piece-ninja = 忍者
piece-samurai = 武士
piece-monk = 僧
piece-chief = 酋长
piece-rabble = 杂兵
piece-spears = 长矛兵
piece-light-horse = 轻骑兵
piece-heavy-horse = 重骑兵
piece-crossbows = 弩兵
piece-trebuchet = 投石机
piece-mortar = 臼炮
piece-tower = 塔
piece-wagon = 大车
piece-ship = 船
piece-flag = 旗
piece-flier = 飞行兵
piece-panthan = 潘坦
piece-thoat = 索特
piece-padwar = 帕德瓦
piece-dwar = 德瓦
piece-runner = 跑者
piece-kheshig = 怯薛
piece-khatun = 可敦
piece-yurt = 穹庐
piece-emir = 埃米尔
piece-duke = 公爵
piece-duchess = 公爵夫人
piece-angel = 天使
piece-terror = 恐怖
piece-troll = 巨魔
piece-shaman = 萨满
piece-divine-lord = 神王
piece-divine-king = 神圣王
piece-altar = 祭坛

## 动物

piece-dragon = 龙
piece-wolf = 狼
piece-direwolf = 恐狼
piece-fox = 狐狸
piece-hound = 猎犬
piece-cat = 猫
piece-rabbit = 兔子
piece-squirrel = 松鼠
piece-tiger = 虎
piece-cheetah = 猎豹
piece-jaguar = 美洲豹
piece-mammoth = 猛犸
piece-snake = 蛇
piece-serpent = 大蛇
piece-viper = 蝰蛇
piece-cobra = 眼镜蛇
piece-raven = 渡鸦
piece-bat = 蝙蝠
piece-vulture = 秃鹫
piece-quetzal = 绿咬鹃
piece-snail = 蜗牛
piece-acromantula = 八眼巨蛛

## 其他棋子

piece-stone = 棋子
piece-disc = 棋子
piece-checker = 棋子
piece-marble = 弹珠
piece-red-marble = 红弹珠
piece-neutron = 中子
piece-electron = 电子
piece-white-car = 白车
piece-black-car = 黑车
piece-one-floor = 一层
piece-two-floors = 二层
piece-three-floors = 三层
piece-tile-1 = 地块1
piece-tile-2 = 地块2
piece-tile-3 = 地块3
piece-tile-4 = 地块4
piece-tile-5 = 地块5
piece-tile-6 = 地块6
piece-tile-7 = 地块7
piece-tile-8 = 地块8

## 墙的名称

piece-wall = 墙
piece-duck = 鸭子
piece-arrow = 箭
piece-ice = 冰
piece-gap = 缺口
piece-trail = 足迹
