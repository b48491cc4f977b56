# 术语。所有文件中，一个意思只用一个词。
#
# 棋盘与棋子
#   board          棋盘              square, cell    格
#   file           直线              rank            横线
#   orthogonal     横直              diagonal        斜线
#   piece          棋子（子）        pawn …          见 pieces.ftl
#   royal piece    皇家棋子（被吃或被将死即输棋的棋子：王、将、太子等）
#   friend         己方棋子          enemy           对方棋子（敌子）
#   wall           墙                terrain         地形
#   zone, area     区域（象棋：九宫、河界）   tile   地块
#   plane          层（棋盘上下相叠时）
#
# 走棋
#   side           白方、黑方        turn            轮到谁走；一方走几步时叫“一轮”
#   move           着法（名词）、走（动词）   ply    步
#   capture        吃、吃子          attack          攻击
#   protected      受保护            in the way      挡路
#   castling       王车易位          en passant      吃过路兵
#   promote        升变              pass            停一手
#   hopper mount   炮架              leap, jump      跳
#   push           推                swap            换位
#   exchange       交换              trade           兑子
#   drop           打入              in hand         手中
#   gating         入场              captive         俘虏
#   change sides   归己方、归对方    reborn          重生
#   freeze         定住              paralyse        麻痹
#   engage         交战              bound           被牵制
#   burn           烧毁              explode         爆炸
#   shoot          射                hop over        翻过
#
# 胜负
#   check          将军              checkmate       将死（象棋中的绝杀是杀着，结果仍叫将死）
#   stalemate      无子可动（国际象棋：逼和，象棋：困毙；胜负由棋种而定）
#   legal move     合法着法          draw            和棋
#   win, lose      胜、负            resign          认输
#   repetition     局面重复          perpetual check, chase   长将、长捉
#   impasse        入玉              ko              劫
#   bare king      孤王              count           数步（泰国象棋）
#   facing         照面（将帅照面）  bikjang         将帅照面（朝鲜将棋）
#   dropped-pawn mate 打步将死       two pawns on a file 二步
#
# 棋谱
#   record         棋谱              position        局面
#   variation      变着              comment         注释
#   handicap       让子              definition      定义
#   format         格式              castling right  王车易位权（right：权利）
#   counter        步数              main line       主线
#
# 定义的写法
#   key            键                value           值
#   setting        设置              entry           条目
#   line           行（棋盘上：线）  piece line      棋子行
#   field          字段              flag            标志
#   type           棋子类型（类型）  ID              代号
#   array          开局摆法（摆法）  symmetry        对称
#   shape          形状              row             行
#   hole           洞                label           格的名称
#   theme          配色              skin            棋盘样式
#   capture matrix 吃子表            morph board     变形表
#   effect         效果（地形：作用）  routine       程序（网页的）
#   move           走法（XBetza）    leg             段
#   atom           原子              modifier        修饰符
#   range          距离              area move       区域走法
#   ride           连走              lame leap       会被蹩住的跳跃
#   direction letter 方向字母        pattern         模式
#   bracket        方括号            group           圆括号（里的段）
#   separator      分隔符            blank           空格符（“空格”指没有棋子的格）
#   option         选项              section         节（variants.ini）
#   ignore         忽略              leave out, drop 略去
#   skip           跳过              is taken        改用（默认的：采用）
#   read as        按……读取          valid           有效
#   array (JSON)   数组              list            列表
#   text (value)   字符串            object          对象
#   path           路径              notation        记法
#   answer         结果（程序的）    memory          记录（程序的）
#
# 界面
#   flip           翻转棋盘          take back       悔棋
#   hint           提示              analysis        分析
#   computer       电脑              level           级
#   premove        预走              clock           棋钟
#   puzzle         习题              solution        正解
#   mark           标记              arrow           箭头
#   move diagram   走法图            diagram         棋图
#   coordinates    坐标              full screen     全屏
#   set (of pieces) 棋子样式         free play       自由摆棋
#   table of an ending 残局库        problem         排局
#   self-play      自对弈            release         交还
#
# 句子要短，不用敬语：“不能……”“必须……”。单个棋子的名称放在引号里（“将”、“后”、“thoat”），成列的名称不用引号。

# 双方在棋子名称之前的叫法：白车。某类棋的叫法在该类的文件里。
-side-white = 白
-side-black = 黑

# 列举各项之间，以及最后一项之前。
list-comma = {"、"}
list-and = {"和"}
list-or = {"或"}

# 整数部分与小数部分之间：3.25。
decimal-sign = {"."}

# 句子之间。
sentence-space = {""}

# 别人写的话。
said = { $text }
sentences = { $all }
