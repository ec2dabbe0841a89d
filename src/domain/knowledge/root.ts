import { stem } from '../text/stem.ts'

/**
 * Shorter than the stem used for names: borro, borre and borrar are one action, and names are not looked up with it.
 */
export function toRoot(word: string): string {
  const short = stem(word)
  return short.length < 5 ? short : short.replace(/(?:ar|er|ir|[aeio])$/, '')
}
