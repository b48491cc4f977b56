// What both sides are asked, in the same words: counts inside the engine, trees walked from JavaScript, lists, moves.

/** Our side of a case. */
export function ours({ Diagram, explore }, definition, fen) {
  const diagram = new Diagram(definition);
  if (fen) diagram.setFen(fen);
  const tree = explore(diagram);
  /** Every move is made, those of the last ply too. */
  function walk(depth) {
    const n = tree.list();
    let leaves = depth === 1 ? n : 0;
    for (let move = 0; move < n; move += 1) {
      tree.push(move);
      if (depth > 1) leaves += walk(depth - 1);
      tree.pop();
    }
    return leaves;
  }
  /** Makes each move, asks something, and takes it back. */
  function eachMove(ask) {
    const n = tree.list();
    for (let move = 0; move < n; move += 1) {
      tree.push(move);
      ask();
      tree.pop();
    }
    return n;
  }
  return {
    perft: (depth) => diagram.perft(depth),
    walk,
    moves: () => eachMove(() => {}),
    numbers: () => eachMove(() => tree.list()),
    texts: () => eachMove(() => tree.uci()),
    free() {
      tree.free();
      diagram.free();
    },
  };
}

/** ffish's side. It has no perft of its own: its tree is walked from JavaScript and its last ply counted by it. */
export function theirs(ffish, variant, fen) {
  const board = fen ? new ffish.Board(variant, fen) : new ffish.Board(variant);
  const list = () => {
    const text = board.legalMoves();
    return text === '' ? [] : text.split(' ');
  };
  function perft(depth) {
    if (depth === 1) return board.numberLegalMoves();
    let nodes = 0;
    for (const move of list()) {
      board.push(move);
      nodes += perft(depth - 1);
      board.pop();
    }
    return nodes;
  }
  function walk(depth) {
    const moves = list();
    let leaves = depth === 1 ? moves.length : 0;
    for (const move of moves) {
      board.push(move);
      if (depth > 1) leaves += walk(depth - 1);
      board.pop();
    }
    return leaves;
  }
  const first = list();
  function eachMove(ask) {
    for (const move of first) {
      board.push(move);
      ask();
      board.pop();
    }
    return first.length;
  }
  return {
    perft,
    walk,
    moves: () => eachMove(() => {}),
    numbers: () => eachMove(() => board.legalMoves()),
    texts: () => eachMove(list),
    free: () => board.delete(),
  };
}
