"""Makes the vectors of tests/contract/randomness.rs without any code of the crate: SHA-256 of the seed's text as the key,
ChaCha20 as in RFC 8439 but with a counter of 64 bits and no nonce, a bounded draw that passes over words that would
favour some numbers, the shuffle of Fisher and Yates from the last item on.

    python3 tests/data/randomness.py
"""
import hashlib
import json
import struct
from pathlib import Path

DATA = json.loads((Path(__file__).parent / "city.json").read_text())
MASK = 0xFFFFFFFF


def block(key, counter):
    """The 16 words of a block of ChaCha20."""
    constants = struct.unpack("<4I", b"expand 32-byte k")
    start = [*constants, *struct.unpack("<8I", key), counter & MASK, counter >> 32, 0, 0]
    words = list(start)

    def turn(at, by, amount, into):
        words[at] = (words[at] + words[by]) & MASK
        word = words[into] ^ words[at]
        words[into] = (word << amount | word >> 32 - amount) & MASK

    def quarter(a, b, c, d):
        turn(a, b, 16, d)
        turn(c, d, 12, b)
        turn(a, b, 8, d)
        turn(c, d, 7, b)

    for _ in range(10):
        for column in range(4):
            quarter(column, column + 4, column + 8, column + 12)
        for column in range(4):
            quarter(column, (column + 1) % 4 + 4, (column + 2) % 4 + 8, (column + 3) % 4 + 12)
    return [(word + first) & MASK for word, first in zip(words, start)]


class Stream:
    def __init__(self, seed):
        self.key, self.taken = hashlib.sha256(seed.encode()).digest(), 0

    def word(self):
        word = block(self.key, self.taken // 16)[self.taken % 16]
        self.taken += 1
        return word

    def below(self, bound):
        while True:
            word = self.word()
            if word < 2**32 // bound * bound:
                return word % bound

    def shuffle(self, items):
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def city(seed, players, scheme):
    """Layout, deck, starting player, in this order; the hands are dealt player by player."""
    stream = Stream(seed)
    if scheme == "rulebook":
        layout = DATA["rulebook_layout"]
    else:
        fixed = DATA["fixed_tiles"] if scheme == "standard" else {}
        others = [building["id"] for building in DATA["buildings"] if building["id"] not in fixed]
        stream.shuffle(others)
        at = {tile: building for building, tile in fixed.items()} | {DATA["courtyard_tile"]: "courtyard"}
        others = iter(others)
        layout = [at[tile] if tile in at else next(others) for tile in range(21)]
    order = "VTAFKMHP"
    deck = [people + value for people in order for value, count in DATA["cards"][people].items() for _ in range(count)]
    stream.shuffle(deck)
    start = stream.below(players)
    hands = [sorted(deck[8 * seat : 8 * seat + 8], key=lambda card: (order.index(card[0]), card[1])) for seat in range(players)]
    print(f'"{seed}", {players}, {scheme}: start {start}, {stream.taken} words')
    print("  layout", " ".join(layout))
    for hand in hands:
        print("  hand", " ".join(hand))
    print("  deck", " ".join(deck[8 * players :]))


moonrise = Stream("moonrise")
print("key", moonrise.key.hex())
print("words", " ".join(f"{moonrise.word():08x}" for _ in range(20)))
moonrise.taken = 2**36 - 2
print("words from 2^36 - 2", " ".join(f"{moonrise.word():08x}" for _ in range(4)))
bounds = [1, 2, 3, 6, 7, 10, 80, 1000, 2**31 + 1, 3 * 2**30, 2**32 - 1]
draws = Stream("draws")
print("below", [(bound, draws.below(bound)) for bound in bounds * 2], draws.taken, "words")
cards = Stream("shuffle")
numbers = list(range(80))
cards.shuffle(numbers)
print("shuffle", numbers, cards.taken, "words")
cards.shuffle(numbers)
print("again", numbers[:8], cards.taken, "words")
city("moonrise", 3, "standard")
city("é 🌙", 2, "random")
city("The third seed", 4, "rulebook")
