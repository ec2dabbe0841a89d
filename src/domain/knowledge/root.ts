import { stem } from '../text/stem.ts'

/** Shorter than the stem of a name: borro, borre and borrar are one thing to do, and nobody is looked up by it. */
export function toRoot(word: string): string {
  const short = stem(word)
  return short.length < 5 ? short : short.replace(/(?:ar|er|ir|[aeio])$/, '')
}
