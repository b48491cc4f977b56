// How the element is used in React. Only its types are looked at.
import { useRef, type ReactElement } from 'react';
import type { VariantDiagram } from 'variant-diagram';
import 'variant-diagram/jsx';

export function Board({ text }: { text: string }): ReactElement {
  const board = useRef<VariantDiagram>(null);
  return (
    <>
      <variant-diagram
        ref={board}
        className="wide"
        definition={text}
        fen="4k3/8/8/8/8/8/8/4K2R w K - 0 1"
        arrows={[{ from: 'e1', to: 'h1', color: 'red' }]}
        flipped
        onvd-move={(event) => event.detail.path.length > 3 && event.preventDefault()}
        onvd-moved={(event) => console.log(event.detail.san.toUpperCase(), event.detail.fen)}
      />
      <button onClick={() => board.current?.undo()}>Undo</button>
      {/* @ts-expect-error An address is a text. */}
      <variant-diagram src={7} />
      {/* @ts-expect-error There is no such attribute. */}
      <variant-diagram squares="64" />
    </>
  );
}
