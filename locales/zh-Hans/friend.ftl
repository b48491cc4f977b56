# 与好友的对局：两人通过链接对弈，或在两个浏览器之间实时对弈。$name 是好友的名字，或下面的词。

friend-someone = 对手

## 邀请
friend-title = 与好友对弈
friend-lead = 你会得到一个发给好友的链接，好友再发回一个。不经过服务器，也不用登录。
friend-days = 每步时限
friend-no-days = 不限
friend-days-each = { $count }天
friend-own-name = 你的名字（可不填）
friend-begin = 开始

## 什么受保护，什么不受保护。每条是一个句子。
friend-protection = 什么受保护，什么不受保护
friend-protects-moves = 双方的浏览器都按规则检查每一步，但不知道是谁走的，也不知道有没有帮手。
friend-protects-link = 谁有链接，谁就能看对局，也能接着走。链接不是秘密，也没有签名。
friend-protects-time = 没有谁计时。着法来迟只会提示，不影响结果。
friend-protects-chance = 棋子怎样排列、骰子怎样落下，双方都不能选：每个浏览器先定下一个数，才看到对方的数。此后双方的浏览器都能算出后面的结果；棋盘不显示，但程序可以算出。
friend-protects-set-up = 先布的阵是封好的：链接里只有它的散列值，没有阵形。双方都布好后公开并检查。
friend-protects-nothing-hidden = 对一方隐藏的内容，在链接里，也在这一方的浏览器里。棋盘不显示，但程序可以读出。
friend-protects-kept = 这个浏览器保存对局。在别处，用最新的链接继续。

## 对局的面板
friend-game = 与好友的对局
friend-pairing = 你执{ $side }，对手是{ $name }。
friend-agreed-days = 每步{ $count }天。
friend-due = 你应在此之前走棋：{ $date }。
friend-came-late = 回复比约定的时间晚。
friend-make-move = 请先走一步，然后就有链接可发。
friend-place-pieces = 请布阵，{ $name }看不见。
friend-send = 请把这个链接发给{ $name }。
friend-send-sealed = 请把这个链接发给{ $name }。其中有你封好的阵形。
friend-send-number = 请把这个链接发给{ $name }。收到回复后就决定开局。
friend-send-answer = 请把这个链接发回给{ $name }。由它决定开局。
friend-link = 链接
friend-copy = 复制链接
friend-share = 分享
friend-qr = 二维码
friend-qr-of = 链接的二维码
friend-qr-too-long = 链接太长，不能做成二维码。
friend-from-disk = 本页是你电脑上的文件：{ $name }只有在同一位置有同一文件时才能打开链接。

# 状态行。
friend-waiting = 正在等待{ $name }。
friend-waiting-set-up = 你已布好阵。正在等待{ $name }公开另一方的阵形。
friend-stopped = 这局棋正等你决定。

friend-offer = 提和
friend-offered = 你已提和。
friend-offers = { $name }提和。
friend-accept = 同意和棋
friend-decline = 拒绝
friend-ask = 请求悔棋
friend-asked = 你已请求收回自己的最后一步。
friend-asks = { $name }请求收回最后一步。
friend-grant = 允许
friend-refuse = 不允许
friend-resign = 认输
friend-rematch = 再来一局
friend-leave = 离开
friend-left = 对局在“我的对局”列表中。

# 对局怎样结束。
friend-agreed = 双方同意和棋。
friend-agreed-why = 双方都已同意。

## 对打开的链接的说明
friend-stale = 这个链接比这个浏览器里的对局旧：它到第{ $plies }步为止，这里已有{ $seen }步。棋盘显示的是当时的局面。
friend-newest = 显示最新局面
friend-fork = 这个链接里的对局与这个浏览器里的不同：从第{ $ply }步起，链接走{ $theirs }，这个浏览器走{ $mine }。棋盘显示的是这个浏览器里的对局。
# 代替着法：没有、不是着法、隐藏的着法。
friend-nothing = 无
friend-no-move = 着法以外的内容
friend-hidden-move = 隐藏的着法
friend-foreign = 这个链接从第{ $ply }步起，有你这一方的着法，而这个浏览器并不知道。如果是你在别处走的，就采用它。
friend-take-link = 采用链接
friend-keep-mine = 保留这局棋
friend-damaged = 这个链接已损坏：少了些内容，或内容有变。请让对方再发一次。
friend-impossible = 这个链接里有规则不允许的内容，没有采用。
friend-broken-seal = 现在公开的与当初封好的不同，没有采用。
friend-other-rules = 本页的规则与链接的规则不同，不能显示其中的对局。
friend-lost-secret = 这个浏览器里没有封好的内容。请在封好它的地方打开对局。
friend-not-kept = 这个浏览器不为本页保存内容：请自己保存最新的链接。

## 实时对弈
friend-live = 实时对弈
friend-live-lead = 双方都打开本页时，着法立即可见。连接不成或中断时，对局通过链接继续。
friend-live-tells = 两个浏览器直接连接。你发出的代码里有你的设备在网络中的地址，谁有代码谁就能读到。此后发送的内容经过加密，与链接里的内容相同。
friend-live-near = 不询问别的电脑，所以只能在同一网络里使用，或双方都能从外部访问。
friend-live-asks = 为了知道怎样从外部访问，你的浏览器会询问{ $servers }，对方由此得知你的地址。
friend-live-make = 生成代码
friend-live-making = 请稍候。
friend-live-send = 请把这个链接发给{ $name }，并让本页一直打开。
friend-live-answer = { $name }的回复
friend-live-connect = 连接
friend-live-asked = { $name }想实时对弈。
friend-live-send-answer = 请把这个回复发回给{ $name }，并让本页一直打开。
friend-live-answer-link = 回复
friend-live-copy-answer = 复制回复
friend-live-wrong = 这不是对该代码的回复。
friend-live-failed = 没有连接成功。对局通过链接继续。
friend-live-impossible = 这个浏览器不能与另一个浏览器连接。
friend-live-connecting = 正在连接。
friend-live-on = 已与{ $name }连接：着法立即可见。
friend-live-off = 与{ $name }的连接已中断。对局通过链接继续。
friend-live-end = 结束连接
friend-live-handed = 等待这个回复的页面已经收到。本页可以关闭。
friend-live-not-taken = 这个浏览器里没有页面在等这个回复。请在生成代码的地方打开它。
