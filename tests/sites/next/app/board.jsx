'use client';

import { useEffect, useRef, useState } from 'react';
import 'variant-diagram/define';

/** A client component: written by the server, and taken over in the browser. */
export function Board({ text }) {
  const board = useRef(null);
  const [fen, setFen] = useState('');
  const [files, setFiles] = useState(5);
  // React adds no listeners of custom events to what a server wrote.
  useEffect(() => {
    const element = board.current;
    const save = (event) => setFen(event.detail.fen);
    element.addEventListener('vd-moved', save);
    return () => element.removeEventListener('vd-moved', save);
  }, []);
  return (
    <>
      <variant-diagram ref={board} definition={text.replace('files=5', `files=${files}`)} />
      <p id="fen">{fen}</p>
      <button type="button" onClick={() => setFiles(6)}>
        Six files
      </button>
    </>
  );
}
