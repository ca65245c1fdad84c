// chessops playing random plies: all legal moves of a position, one of them chosen and played.

import { Chess } from "chessops/chess";

const PROMOTIONS = ["queen", "rook", "bishop", "knight"];

/** The legal moves of a position, each an own move, as ours are listed. */
function legalMoves(position) {
  const moves = [];
  for (const [from, squares] of position.allDests()) {
    const isPawn = position.board.pawn.has(from);
    for (const to of squares) {
      if (isPawn && (to < 8 || to >= 56)) {
        for (const promotion of PROMOTIONS) moves.push({ from, to, promotion });
      } else {
        moves.push({ from, to });
      }
    }
  }
  return moves;
}

/** Plays that many plies, in game after game; what cannot be won any more is not played on. */
export function play(plies) {
  let position = Chess.default();
  for (let ply = 0; ply < plies; ply += 1) {
    let moves = legalMoves(position);
    if (moves.length === 0 || position.halfmoves >= 100 || position.isInsufficientMaterial()) {
      position = Chess.default();
      moves = legalMoves(position);
    }
    position.play(moves[Math.floor(Math.random() * moves.length)]);
  }
}
