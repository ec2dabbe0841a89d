/* The round constants of SHA-256 and its initial state: fractional parts of cube and square roots of the first primes. */
const primes = listPrimes(64)
const toFraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0
const constants = Int32Array.from(primes, (prime) => toFraction(Math.cbrt(prime)))
const initialState = Int32Array.from(primes.slice(0, 8), (prime) => toFraction(Math.sqrt(prime)))

function listPrimes(count: number): number[] {
  const found: number[] = []
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime !== 0)) found.push(number)
  }
  return found
}

const blockBytes = 64
const schedule = new Int32Array(64)

/** One block into the state. The message schedule is shared: nothing here runs at the same time. */
function compress(state: Int32Array, bytes: DataView, offset: number): void {
  const w = schedule
  for (let i = 0; i < 16; i += 1) w[i] = bytes.getInt32(offset + 4 * i)
  for (let i = 16; i < 64; i += 1) {
    const [early, late] = [w[i - 15] ?? 0, w[i - 2] ?? 0]
    const s0 = ((early >>> 7) | (early << 25)) ^ ((early >>> 18) | (early << 14)) ^ (early >>> 3)
    const s1 = ((late >>> 17) | (late << 15)) ^ ((late >>> 19) | (late << 13)) ^ (late >>> 10)
    w[i] = ((w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1) | 0
  }
  let [a, b, c, d] = [state[0] ?? 0, state[1] ?? 0, state[2] ?? 0, state[3] ?? 0]
  let [e, f, g, h] = [state[4] ?? 0, state[5] ?? 0, state[6] ?? 0, state[7] ?? 0]
  for (let i = 0; i < 64; i += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (constants[i] ?? 0) + (w[i] ?? 0)) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  state[0] = (state[0] ?? 0) + a
  state[1] = (state[1] ?? 0) + b
  state[2] = (state[2] ?? 0) + c
  state[3] = (state[3] ?? 0) + d
  state[4] = (state[4] ?? 0) + e
  state[5] = (state[5] ?? 0) + f
  state[6] = (state[6] ?? 0) + g
  state[7] = (state[7] ?? 0) + h
}

/**
 * Looks for a number whose SHA-256 after the prefix begins with enough zero bits. The browser's own hash takes longer to
 * be called than to hash, and would leave a phone far behind a program that guesses; the blocks of the prefix are hashed
 * only once.
 */
export function createSha256Search(prefix: string) {
  const text = new TextEncoder().encode(prefix)
  const whole = text.length - (text.length % blockBytes)
  const start = initialState.slice()
  for (let offset = 0; offset < whole; offset += blockBytes) compress(start, new DataView(text.buffer), offset)
  const rest = text.subarray(whole)
  const last = new Uint8Array(2 * blockBytes)
  const view = new DataView(last.buffer)
  const state = new Int32Array(8)

  function hash(nonce: string): void {
    last.fill(0)
    last.set(rest)
    for (let i = 0; i < nonce.length; i += 1) last[rest.length + i] = nonce.charCodeAt(i)
    const length = rest.length + nonce.length
    last[length] = 0x80
    const end = length + 9 <= blockBytes ? blockBytes : 2 * blockBytes
    view.setUint32(end - 4, (whole + length) * 8)
    state.set(start)
    for (let offset = 0; offset < end; offset += blockBytes) compress(state, view, offset)
  }

  return {
    /** The first of so many numbers that does it; null when none does. */
    find(from: number, count: number, bits: number): string | null {
      for (let number = from; number < from + count; number += 1) {
        const nonce = String(number)
        hash(nonce)
        const zeros = state[0] === 0 ? 32 + Math.clz32(state[1] ?? 0) : Math.clz32(state[0] ?? 0)
        if (zeros >= bits) return nonce
      }
      return null
    },
  }
}
