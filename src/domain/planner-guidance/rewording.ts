import { filterOutput, type OutputClass } from '../assistant/output-filter.ts'
import { collectAllowedFacts } from '../grounding/allowed-facts.ts'
import { findClaims } from '../grounding/claims.ts'
import { stripMarks } from '../grounding/plain-text.ts'
import { toVisibleText } from '../grounding/visible-text.ts'
import type { Language } from '../language.ts'
import { splitWords } from '../text/fold.ts'
import { detectLanguage } from '../understanding/detect-language.ts'

/** What a text may grow by when it is said in other words. */
const longer = { times: 2, more: 80 }
const markup = /<[/!a-z]|&[#\w]+;|\]\(|```|^\s{0,3}(?:#|>|\|)|javascript:/im
/** Words that are never said of a person (docs/safety.md). */
const unkind = new RegExp(
  String.raw`\b(?:inmates?|felons?|offenders?|ex-?cons?|convicts?|users?)\b` +
    String.raw`|\b(?:delincuentes?|ex-?convict[oa]s?|reos?|presidiari[oa]s?)\b`,
  'i',
)
const noSafeTexts: Record<OutputClass, string> = { selfHarm: '', doses: '', sourcing: '', evasion: '', outcomes: '' }

export interface RewordingSources {
  /** Everything on file that belongs to this text: names, phones, addresses, days. */
  facts: readonly string[]
  /** What the person wrote; amounts and days of theirs may be said back. */
  told: readonly string[]
}

/**
 * A model's wording of a text of ours, or null where ours must stay: it adds a number, place, price, day or law that is
 * not on record, loses one that was there, contains markup or a token, or says what must not be said (T-6.3,
 * T-11.4).
 */
export function checkRewording(
  ours: string,
  theirs: string,
  language: Language,
  grounds: RewordingSources,
): string | null {
  const text = theirs
    .replace(/\*\*|__/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (!/\p{L}{2}/u.test(text) || text.length > ours.length * longer.times + longer.more) return null
  if (markup.test(theirs) || unkind.test(text) || toVisibleText(text) !== text) return null
  const source = { title: '', url: null }
  const texts = [ours, ...grounds.facts].map((fact) => ({ text: fact, source }))
  const allowed = collectAllowedFacts({ texts, places: [] }, { personTexts: grounds.told })
  const claimsIn = (wording: string) => findClaims(stripMarks(wording).text, allowed)
  const claims = claimsIn(text)
  if (claims.some((claim) => !allowed.has(claim))) return null
  const claimKeys = new Set(claims.map(({ kind, key }) => `${kind} ${key}`))
  const mustStay = claimsIn(toVisibleText(ours)).filter(({ kind }) => kind !== 'organization')
  if (mustStay.some(({ kind, key }) => !claimKeys.has(`${kind} ${key}`))) return null
  return filterOutput(text, language, noSafeTexts).dropped.length > 0 ? null : text
}

/** Rewording keeps many of the words: another language, or another subject, shares few of them. */
const leastShared = 0.25

/** Whether these texts are the same thing in the same language. */
export function isSameContent(ours: readonly string[], theirs: readonly string[], language: Language): boolean {
  const all = theirs.join(' ')
  const ourWords = new Set(splitWords(ours.join(' ')))
  const theirWords = splitWords(all)
  const shared = theirWords.filter((word) => ourWords.has(word)).length
  return theirWords.length > 0 && detectLanguage(all) === language && shared / theirWords.length >= leastShared
}
