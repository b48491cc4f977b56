// The characters of Shogi and its relatives, and those of Janggi, by the names of pieces as drawings have them. Loaded when a reader or a definition wants them.

import type { Side } from '../engine/names.js';
import { ofSide } from '../engine/sides.js';
import type { TypeView } from '../engine/views.js';
import { type Shape, svg } from '../style/shape.js';
import { entryOf, plainName } from './drawings.js';
import { OUTLINES } from './kanji-outlines.js';
import { type Characters, symbolShapes } from './symbols.js';

/** What stands on a tile: one character, or two below each other. */
const KANJI: Record<string, string> = Object.fromEntries(
  Object.entries({
    王: 'king general',
    飛: 'rook',
    角: 'bishop',
    金: 'gold goldgeneral',
    銀: 'silver silvergeneral',
    桂: 'shogiknight keima',
    香: 'lance',
    歩: 'pawn',
    龍: 'dragonking promotedrook',
    馬: 'dragonhorse promotedbishop',
    全: 'promotedsilver',
    圭: 'promotedknight promotedshogiknight',
    杏: 'promotedlance',
    と: 'tokin promotedpawn',
    獅: 'lion promotedkirin',
    奔: 'queen freeking promotedphoenix',
    仲: 'gobetween',
    豹: 'leopard',
    横: 'sidemover promotedcopper',
    竪: 'verticalmover',
    鳳: 'phoenix',
    麒: 'kirin',
    銅: 'copper coppergeneral',
    虎: 'blindtiger',
    象: 'drunkelephant elephant promotedgobetween',
    反: 'reversechariot',
    太: 'crownprince prince',
    駒: 'whitehorse',
    鯨: 'whale',
    猪: 'freeboar',
    牛: 'flyingox',
    鹿: 'flyingstag',
    鷹: 'hornedfalcon falcon',
    鷲: 'soaringeagle',
    鉄: 'iron irongeneral',
    犬: 'dog',
    兵: 'soldier',
    水牛: 'waterbuffalo',
    火鬼: 'firedemon promotedwaterbuffalo',
    奔鷲: 'freeeagle promotedqueen',
    獅鷹: 'lionhawk promotedlion',
    車兵: 'chariotsoldier',
    横兵: 'sidesoldier',
    竪兵: 'verticalsoldier',
    角将: 'bishopgeneral',
    飛将: 'rookgeneral',
    副将: 'vicegeneral',
    大将: 'greatgeneral',
    四天: 'tetrarch',
    雑将: 'multigeneral',
    鶴: 'crane',
    雉: 'pheasant',
    燕: 'swallow',
    鵬: 'phoenixbird',
    雁: 'goose',
    鵰: 'eagle',
    雛: 'chick',
    鶏: 'hen',
    麟: 'giraffe',
  }).flatMap(([text, names]) => names.split(' ').map((name) => [name, text])),
);

/** What stands on a stone of Janggi: White, who begins, is the state of Chu, Black that of Han. */
const JANGGI: Record<string, readonly [white: string, black: string]> = Object.fromEntries(
  Object.entries({
    楚漢: 'general king',
    士士: 'guard advisor',
    車車: 'chariot rook',
    包包: 'cannon pao',
    馬馬: 'horse mao',
    象象: 'elephant',
    卒兵: 'soldier',
  }).flatMap(([[white = '', black = ''], names]) => names.split(' ').map((name) => [name, [white, black]])),
);

/** From the box of outlines to their places on a tile: one character, or the upper and the lower of two. */
const PLACES: readonly (readonly string[])[] = [
  ['translate(18.5 25.5) scale(.315)'],
  ['translate(29.5 14.5) scale(.205)', 'translate(29.5 53) scale(.205)'],
];

/** The same on a stone. */
const ON_STONE = 'translate(19 19) scale(.31)';

const stamp = (character: string, transform: string | undefined): Shape =>
  svg('path', { class: 'stamp', d: OUTLINES[character], transform });

/** What a table has for a type. */
const foundIn = <T>(table: Record<string, T>, { name, image }: TypeView): T | undefined =>
  [name, image].map((it) => entryOf(table, plainName(it))).find((it) => it !== undefined);

/** What stands on a stone of Janggi. */
function janggiShapes(type: TypeView, side: Side): Shape[] | undefined {
  const found = foundIn(JANGGI, type);
  return found && [stamp(ofSide(found, side), ON_STONE)];
}

/** What stands on a tile of Shogi, one character above the other. */
function kanjiShapes(type: TypeView, side: Side): Shape[] | undefined {
  const found = foundIn(KANJI, type);
  if (found === undefined) return undefined;
  // The stronger player, who moves second, has the other King.
  const marks = found === '王' && side === 'white' ? ['玉'] : [...found];
  const places = PLACES[marks.length - 1] ?? [];
  return marks.map((it, index) => stamp(it, places[index]));
}

/** Draws a type as `symbolShapes` does, the characters of Shogi and Janggi as well. */
export function shapesWithKanji(type: TypeView, side: Side, characters: Characters | undefined): Shape[] | undefined {
  if (characters === 'shogi') return kanjiShapes(type, side);
  return characters === 'janggi' ? janggiShapes(type, side) : symbolShapes(type, side, characters);
}
