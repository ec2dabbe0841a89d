import { fold } from '../text/fold.ts'

/** What people say before the place they are in by now, or the one they meant. */
const leads =
  /\b(?:(?:i |we |just |actually |had to )*mov(?:ed|in|ing)(?: out| over| back| down| up)?(?: here)? to|i ?a?m (?:now |actually |currently |back |out )?(?:living |staying |over )?in|(?:now|actually) (?:i ?a?m )?in|(?:live|stay|staying|living) in|i (?:meant|mean)|(?:me|nos) (?:cambi(?:e|amos)|mud(?:e|amos)|mov(?:i|imos)|vin(?:e|imos)|fui|fuimos|regrese) (?:a|para|pa|pal)|(?:ahora|ahorita|ya) (?:estoy|vivo|ando|estamos|vivimos) (?:en|por)|(?:estoy|vivo|ando) (?:ahora |ahorita |ya )?en|qui(?:se|ero) decir)\s+(?:in |en |to |a )?/g

/** The words that name the place a person has moved to or meant: the last one, because the one they left may stand before it. */
export function findNewPlace(text: string): string | null {
  const folded = fold(text)
  const lead = [...folded.matchAll(leads)].at(-1)
  if (!lead) return null
  const place = folded.slice(lead.index + lead[0].length).trim()
  return place === '' ? null : place
}
