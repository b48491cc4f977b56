// What the front page shows first, how games are sorted into families, and positions that tell what is special.

/** The game that can be played on the front page. */
export const FIRST = 'glinski';

/** What else games are called. */
export const CALLED = {
  fischerandom: 'Chess960 FRC',
  flipello: 'Reversi',
  draughts: 'international checkers',
  englishdraughts: 'American checkers',
  connectfour: 'four in a row',
  raumschach: 'three-dimensional 3D',
  kingofthehill: 'KOTH',
  darkchess: 'fog of war',
};

/** Striking games, each of another kind. */
export const STRIKING = ['crazyhouse', 'xiangqi', 'shogi', 'duck', 'chushogi', 'cyvasse', 'amazons', 'tablut'];

/** Families of games, the best known first. Games that stand in none come last, under a title of their own. */
export const FAMILIES = [
  {
    id: 'rules',
    games:
      'chess fischerandom 3check kingofthehill atomic antichess duck horde racingkings cylinder andernach benedict petrified extinction coregal 5check atomar nocheckatomic giveaway suicide losers codrus misere kinglet armageddon alice raumschach monster rifle nocastle normal darkchess marseillais doublemove progressive scottish knightrelay madrasi patrol circe anticirce dynamo switching ultima dice',
  },
  {
    id: 'drops',
    games:
      'crazyhouse hostage seirawan pocketknight placement bughouse chessgi loop capahouse shouse dragon koedem borderlands shogun gothhouse grandhouse',
  },
  {
    id: 'armies',
    games:
      'capablanca spartan grand omega lionchess nightrider grasshopper chigorin griffonchess hookmover werewolf berolina torpedo almost amazon gothic embassy janus modern chancellor centaur opulent shako tencubed omicron gustav3 caparandom sortofalmost georgian perfect knightmate threekings legan hoppers hoppelpoppel newzealand paradigm pawnback pawnsideways werewolfchess wolf teammate troitzky orda ordamirror synochess shinobi shinobiplus empire khans',
  },
  {
    id: 'large',
    games:
      'metamachy gigachess large16 makromachy jetan wildebeest grosschess hectochess timurid wildtamerlane fantastic13 pemba',
  },
  {
    id: 'shogi',
    games:
      'shogi chushogi tenjiku minishogi dobutsu torishogi kyotoshogi micro gorogoro judkins euroshogi okisakishogi yarishogi shoshogi checkshogi minjiku chennis shogilike annan anhoku mansindam cannonshogi',
  },
  {
    id: 'xiangqi',
    games:
      'xiangqi janggi jieqi banqi minixiangqi manchu xiangqihouse xiangfu supply janggimodern janggicasual janggitraditional',
  },
  {
    id: 'makruk',
    games: 'makruk sittuyin cambodian asean makpong karouk ai-wok',
  },
  {
    id: 'old',
    games: 'shatranj chaturanga courier shatar raazuvaa losalamos gardner chak',
  },
  {
    id: 'hexagons',
    games: 'glinski mccooey shafran brusky devasa hex havannah y',
  },
  {
    id: 'terrain',
    games: 'cyvasse cyvassesetup fenland',
  },
  {
    id: 'others',
    games:
      'draughts englishdraughts russiandraughts braziliandraughts turkishdraughts italiandraughts frisiandraughts tablut amazons flipello ataxx hasami oshi abalone kuba neutron arimaa linesofaction fanorona konane connectfour threemusketeers teeko brandubh makyek rek breakthrough isolation clobber jesonmor joust snailtrail fox-and-hounds flipersi flipello10 clobber10 isolation7x7 dodgem',
  },
];

/** Moves that lead to a telling position, where the start tells nothing. */
export const PLAYED = {
  '3check': 'e2e4 e7e5 d1h5 b8c6 h5f7',
  '5check': 'e2e4 e7e5 f1c4 b8c6 c4f7',
  amazons: 'd1d7,d7g7 g10g8,g8c4 g1g6,g6i8 d10c9,c9c5 a4c6,c6e6 j7h5,h5h1',
  andernach: 'e2e4 d7d5 e4d5',
  anticirce: 'g1f3 e7e5 f3e5',
  antichess: 'e2e3 b7b5 f1b5 c8a6 b5a6 b8a6',
  alice: 'Ae2Ae4 Ad7Ad5 Af1Ae2 Bd5Be4',
  armageddon: 'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6',
  atomar: 'g1f3 g8f6 f3e5 b8c6 e5f7',
  atomic: 'e2e3 e7e6 d1g4 g8f6 g4g7',
  benedict: 'e2e3 e7e6 d1g4',
  berolina: 'd2f4 e7c5 e2d3',
  bughouse: 'e2e4 d7d5 e4d5 d8d5 b1c3',
  cambodian: 'd1f2 e8c7 d3d4',
  capahouse: 'f2f4 e7e5 f4e5',
  checkshogi: 'c3c4 g7g6 b2g7',
  chessgi: 'e2e4 d7d5 e4d5 d8d5',
  circe: 'e2e4 d7d5 e4d5',
  codrus: 'e2e3 d7d5 f1b5 c7c6 b5c6 b7c6',
  coregal: 'e2e4 e7e5 f1c4 g8f6 d1e2',
  crazyhouse: 'e2e4 d7d5 e4d5 d8d5 b1c3 d5e5 f1e2',
  cylinder: 'g2g3 a7a6 f1h3 e7e6 h3b5',
  dice: 'b1c3 b8c6 d2d3 g8f6 c1h6 c6d4',
  doublemove: 'e2e4 e7e5 d7d5 e4d5 f1b5',
  darkchess: 'e2e4 e7e5 g1f3 b8c6 f1b5',
  duck: 'e2e4,e4d5 g8f6,f6f3 d2d4,d4e5',
  extinction: 'e2e4 d7d5 e4d5 d8d5 b1c3 d5d8',
  georgian: 'e2e4 e7e5 d1f3',
  giveaway: 'd2d4 e7e5 d4e5 f8b4',
  hostage: 'e2e4 d7d5 e4d5 d8d5 (P-P)P@e6',
  hoppelpoppel: 'g1f3 d7d5 f3e5 c8h3',
  janggicasual: 'a4b4 i7h7 b1c3',
  janggimodern: 'g4h4 a7b7 h1g3 b10c8',
  janggitraditional: 'c4c5 g7g6 e2e3',
  havannah: 'P@g8 P@h8 P@g7 P@i3 P@h7 P@k3 P@i7 P@l3 P@i8',
  hex: 'P@f6 P@e7 P@f7 P@e8',
  karouk: 'd1b2 e8g7 d3d4',
  kinglet: 'e2e4 d7d5 e4d5 e7e6 d5e6 c8e6',
  kingofthehill: 'e2e4 e7e5 e1e2 e8e7 e2e3 e7e6',
  knightrelay: 'e2f4 g8f6 g1h3 d7e5 f4e6',
  koedem: 'd2d4 e7e5 d4e5',
  loop: 'd2d4 c7c5 d4c5 e7e5',
  losers: 'e2e4 d7d5 e4d5 d8d5',
  madrasi: 'e2e4 e7e5 d1h5 d8h4',
  makpong: 'd3d4 e6e5 d4e5',
  marseillais: 'e2e4 e7e5 d7d5 g1f3 f1b5 c7c6 c6b5',
  misere: 'f2f3 e7e5 g2g4',
  newzealand: 'a2a4 d7d5 a1a3 d5d4',
  nocastle: 'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5',
  nocheckatomic: 'b1c3 g8f6 c3d5 f6d5 e2e4 f7f5',
  normal: 'd2d4 d7d5 c2c4 e7e6',
  paradigm: 'e2e4 d7d6 f1c4 g8f6 c4e5',
  oshi: 'e3e4 e7e6 e4e5 f8f7 e5e6',
  patrol: 'e2e4 d7d5 d2d3 c7c6 e4d5',
  pawnback: 'e2e4 e7e5 e4e3',
  pawnsideways: 'e2e4 e7e5 e4d4',
  petrified: 'e2e4 d7d5 b1c3 d5e4 c3e4',
  progressive: 'e2e4 d7d5 d5e4 d1h5 b1c3 h5f7',
  raazuvaa: 'e2e3 e7e6 d2d3 d7d6',
  scottish: 'e2e4 d7d5 d5e4 d1g4 g4c8',
  rifle: 'e2e4 d7d5 e4d5,d5e4',
  shouse: 'e2e4 d7d5 e4d5',
  suicide: 'e2e3 g7g5 d1g4 f7f6 g4g5 f6g5',
  dynamo: 'd2d4 e7e5 d1d4,d4d5,d5d3',
  switching: 'e2e4 e7e5 e1f1 d8e8',
  supply: 'b3e3 h8e8 e3e7',
  torpedo: 'e2e4 b8c6 e4e6',
  ultima: 'd2d5 e7e5 f2f5',
  werewolfchess: 'e2e4 e7e5 d1d3',
  xiangqihouse: 'b3e3 b10c8 e3e7',
  y: 'P@d4 P@e4 P@c5 P@d6 P@e3',
  connectfour: 'P@d1 P@d2 P@c1 P@e1 P@c2 P@c3',
  teeko: 'P@c3 P@c4 P@d3 P@b3',
  abalone: 'c3d4 f7e6 d2e3 i9h8',
  jetan: 'd2d3 g9g8 d1e4 g10f7',
  kuba: 'a7b7 a1b1 b7c7 b1c1',
  neutron: 'a1a4 c3d4 e5e2 d4b4 c1e3',
  neutralking: 'd3d4 h5g4 a3a4',
  icebreaker: 'e2d3 d7e6 g1f3 b8c6',
  rek: 'd3d5 e6e4',
  arimaa:
    'H@a2 D@b2 C@c2 M@d2 E@e2 C@f2 D@g2 H@h2 R@a1 R@b1 R@c1 R@d1 R@e1 R@f1 R@g1 R@h1 H@a7 D@b7 C@c7 E@d7 M@e7 C@f7 D@g7 H@h7 R@a8 R@b8 R@c8 R@d8 R@e8 R@f8 R@g8 R@h8 e2e3 e3e4 e4e5 e5e6 d7d6 d6d5 d5d4 d4d3',
  linesofaction: 'b1h1 a5c7 f8h6 a4c4',
  fanorona: 'e2e3 f4e5',
  dodgem: 'b1b2 a3b3',
  empire: 'b1b2 d7d5',
  gothhouse: 'e2e4 d7d5 e4d5 d8d5',
  grandhouse: 'e3e5 e8e6',
  khans: 'e2e4 d7e5',
  orda: 'e2e4 b8d7 d2d4 a8c7',
  ordamirror: 'd3d4 b8c7',
  shinobi: 'D@d4 d7d5',
  shinobiplus: 'D@d4 d7d5 J@c3 g8f6',
  shogun: 'e2e4 d7d5 e4d5 d8d5',
};

/** The number of a shuffled start. */
export const SHUFFLED = { caparandom: '183457', fischerandom: '3755' };
