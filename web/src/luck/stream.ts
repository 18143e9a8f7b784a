// The luck of a match, computed anew: what `crates/kernel/src/secret.rs` does, by other hands.
import { chacha8 } from '@noble/ciphers/chacha.js';
import { blake3 } from '@noble/hashes/blake3.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** What the hall publishes before the first card: it pins the secret without giving it away. */
export function commitmentOf(secret: string): string {
  const context = utf8ToBytes('sparhall commitment v1');
  return bytesToHex(blake3(bytesOf(secret), { context }));
}

/** A secret mixed with what others added to it. */
export function mixed(secret: Uint8Array, added: string[]): Uint8Array {
  if (added.length === 0) return secret;
  const parts = added.map(utf8ToBytes).flatMap((text) => [lengthOf(text), text]);
  return blake3(concatBytes(...parts), { key: secret });
}

export function bytesOf(secret: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/i.test(secret)) throw new Error('a secret is 64 hexadecimal digits');
  return hexToBytes(secret);
}

function lengthOf(text: Uint8Array): Uint8Array {
  const out = new Uint8Array(8);
  new DataView(out.buffer).setBigUint64(0, BigInt(text.length), true);
  return out;
}

const PICKS_AT_ONCE = 512;
const BYTES_A_PICK = 8;

/** All luck that follows from a key, in the order in which it is used up. */
export class Stream {
  #blocks = new Map<number, DataView>();
  constructor(private readonly key: Uint8Array) {}

  /** Which of these the pick falls on, if it is the `at`-th of the match. */
  pick(at: number, weights: number[]): number {
    const total = weights.reduce((a, b) => a + b, 0);
    const ticket = Number((BigInt(this.#upperHalf(at)) * BigInt(total)) >> 32n);
    let sum = 0;
    return weights.findIndex((weight) => ticket < (sum += weight));
  }

  #upperHalf(at: number): number {
    const block = Math.floor(at / PICKS_AT_ONCE);
    let bits = this.#blocks.get(block);
    if (!bits) {
      const size = PICKS_AT_ONCE * BYTES_A_PICK;
      // Blocks of the cipher are 64 bytes and counted; the nonce stays zero.
      const bytes = chacha8(
        this.key,
        new Uint8Array(12),
        new Uint8Array(size),
        undefined,
        block * (size / 64),
      );
      bits = new DataView(bytes.buffer, bytes.byteOffset, size);
      this.#blocks.set(block, bits);
    }
    return bits.getUint32((at % PICKS_AT_ONCE) * BYTES_A_PICK + 4, true);
  }
}
