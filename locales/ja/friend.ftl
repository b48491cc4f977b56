# 友達との対局：二人がリンクで、またはブラウザーどうしでライブで指す。$name は友達の名前、または次の言葉。

friend-someone = 相手

## 招待
friend-title = 友達と対局
friend-lead = 友達へのリンクができ、友達からもリンクが届きます。サーバーは使わず、登録も要りません。
friend-days = 一手の期限
friend-no-days = なし
friend-days-each = { $count }日
friend-own-name = 自分の名前（任意）
friend-begin = 始める

## 守られるものと守られないもの。それぞれ一つの文。
friend-protection = 守られるものと守られないもの
friend-protects-moves = どちらのブラウザーも、すべての手をルールで確かめます。だれが指したか、だれの助けを借りたかはわかりません。
friend-protects-link = リンクを持つ人はだれでも、対局を読み、続きを指せます。リンクは秘密ではなく、署名もありません。
friend-protects-time = 時間を計る人はいません。遅れた手はそう表示されますが、何も起こりません。
friend-protects-chance = 駒の並びやサイコロの目は、どちらも選べません。どちらのブラウザーも、相手の数を見る前に自分の数を決めます。そのあとは、どちらのブラウザーも先の目を計算できます。盤は見せませんが、プログラムなら読めます。
friend-protects-set-up = 先の配置は封をして送られます。リンクにあるのは配置ではなく、そのハッシュです。両方が終わると公開され、確かめられます。
friend-protects-nothing-hidden = 片方の側から隠れているものは、リンクにも、その側のブラウザーにもあります。盤は見せませんが、プログラムなら読めます。
friend-protects-kept = 対局はこのブラウザーが保存します。ほかでは、最新のリンクで続けられます。

## 対局のパネル
friend-game = 友達との対局
friend-pairing = あなたは{ $side }、相手は{ $name }です。
friend-agreed-days = 一手{ $count }日以内。
friend-due = あなたの手の期限：{ $date }。
friend-came-late = 返事は約束より遅れて届きました。
friend-make-move = 一手指してください。そのあと、送るリンクができます。
friend-place-pieces = 駒を配置してください。{ $name }には見えません。
friend-send = このリンクを{ $name }に送ってください。
friend-send-sealed = このリンクを{ $name }に送ってください。あなたの配置が封をして入っています。
friend-send-number = このリンクを{ $name }に送ってください。返事で開始局面が決まります。
friend-send-answer = このリンクを{ $name }に送り返してください。これで開始局面が決まります。
friend-link = リンク
friend-copy = リンクをコピー
friend-share = 共有
friend-qr = QRコード
friend-qr-of = リンクのQRコード
friend-qr-too-long = リンクが長すぎて、QRコードにできません。
friend-from-disk = このページはこのコンピューターのファイルです。{ $name }は、同じ場所に同じファイルがあるときだけリンクを開けます。

# ステータス行。
friend-waiting = { $name }を待っています。
friend-waiting-set-up = あなたの配置は終わりました。{ $name }の配置の公開を待っています。
friend-stopped = この対局は、あなたの選択を待っています。

friend-offer = 引き分けを提案
friend-offered = 引き分けを提案しています。
friend-offers = { $name }が引き分けを提案しています。
friend-accept = 引き分けにする
friend-decline = 断る
friend-ask = 待ったを頼む
friend-asked = 自分の最後の手の待ったを頼んでいます。
friend-asks = { $name }が最後の手の待ったを頼んでいます。
friend-grant = 認める
friend-refuse = 認めない
friend-resign = 投了
friend-rematch = 再対局
friend-leave = 対局を離れる
friend-left = 対局は一覧「自分の対局」にあります。

# 対局の終わり方。
friend-agreed = 合意により引き分け。
friend-agreed-why = 両者が合意しました。

## 開いたリンクについて言うこと
friend-stale = このリンクは、このブラウザーの対局より古いものです。リンクは{ $plies }手まで、こちらは{ $seen }手まであります。盤はそのときの局面です。
friend-newest = 最新の局面を表示
friend-fork = このリンクの対局は、このブラウザーのものと違います。{ $ply }手目から分かれ、リンクは{ $theirs }、このブラウザーは{ $mine }と続きます。盤はこのブラウザーの対局です。
# 手の代わりに：何もない、手ではないもの、隠れた手。
friend-nothing = なし
friend-no-move = 手以外
friend-hidden-move = 隠れた手
friend-foreign = このリンクには、{ $ply }手目から、このブラウザーが知らないあなたの手があります。ほかで指したのなら、取り込んでください。
friend-take-link = リンクを取り込む
friend-keep-mine = この対局を続ける
friend-damaged = このリンクは壊れています。何かが欠けているか、変わっています。もう一度送ってもらってください。
friend-impossible = このリンクには、ルールで認められないものがあります。取り込みませんでした。
friend-broken-seal = 公開されたものは、封をしたものと違います。取り込みませんでした。
friend-other-rules = このページのルールは、リンクのルールと違います。対局を表示できません。
friend-lost-secret = 封をしたものが、このブラウザーにありません。封をしたところで対局を開いてください。
friend-not-kept = このブラウザーは、このページの対局を保存しません。最新のリンクを自分で保存してください。

## ライブ対局
friend-live = ライブ対局
friend-live-lead = 二人がこのページを開いている間、手はすぐに見えます。つながらないときや切れたときは、リンクで続けられます。
friend-live-tells = 二つのブラウザーは直接つながります。送るコードには、ネットワークでの自分の機器のアドレスが入ります。コードを持つ人は、それを読めます。そのあと送るものは暗号化され、リンクの中身と同じです。
friend-live-near = ほかのコンピューターには問い合わせません。同じネットワークの中か、両方が外から届くところで使えます。
friend-live-asks = 外からどう届くかを知るため、ブラウザーは{ $servers }に問い合わせます。そこにアドレスが伝わります。
friend-live-make = コードを作る
friend-live-making = お待ちください。
friend-live-send = このリンクを{ $name }に送り、このページを開いたままにしてください。
friend-live-answer = { $name }の返事
friend-live-connect = 接続
friend-live-asked = { $name }がライブ対局を望んでいます。
friend-live-send-answer = この返事を{ $name }に送り返し、このページを開いたままにしてください。
friend-live-answer-link = 返事
friend-live-copy-answer = 返事をコピー
friend-live-wrong = このコードへの返事ではありません。
friend-live-failed = 接続できませんでした。対局はリンクで続きます。
friend-live-impossible = このブラウザーは、ほかのブラウザーと接続できません。
friend-live-connecting = 接続しています。
friend-live-on = { $name }と接続中：手はすぐに見えます。
friend-live-off = { $name }との接続が切れました。対局はリンクで続きます。
friend-live-end = 接続を終える
friend-live-handed = この返事は、待っていたページが受け取りました。このページは閉じてかまいません。
friend-live-not-taken = このブラウザーに、この返事を待つページがありません。コードを作ったところで開いてください。
