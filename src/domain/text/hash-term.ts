/** A 32-bit number for a word or a phrase, spread evenly; another seed gives an independent one. */
export function hashTerm(term: string, seed: number): number {
  let hash = 2_166_136_261 ^ seed
  for (let at = 0; at < term.length; at += 1) hash = Math.imul(hash ^ term.charCodeAt(at), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507)
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909)
  return (hash ^ (hash >>> 16)) >>> 0
}
