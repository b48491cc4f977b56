import { createDiagram } from 'variant-diagram/engine';
import { still } from 'variant-diagram/still';
import { Board } from './board';
import { TEXT } from './text';

export const dynamic = 'force-dynamic';

/** A server component: it asks the engine, draws a picture, and hands the board to the browser. */
export default async function Page() {
  const game = await createDiagram(TEXT);
  const moves = game.moves('san');
  game.free();
  const picture = await still(TEXT);
  return (
    <main>
      <h1>Small games</h1>
      <p id="moves">{moves.join(' ')}</p>
      <div id="picture" dangerouslySetInnerHTML={{ __html: picture }} />
      <Board text={TEXT} />
    </main>
  );
}
