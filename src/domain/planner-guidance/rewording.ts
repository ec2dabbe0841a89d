import { filterOutput, outputKinds, type OutputClass } from '../assistant/output-filter.ts'
import { collectAllowedFacts } from '../grounding/allowed-facts.ts'
import { findClaims } from '../grounding/claims.ts'
import { stripMarks } from '../grounding/plain-text.ts'
import { toVisibleText } from '../grounding/visible-text.ts'
import type { Language } from '../language.ts'
import { splitWords } from '../text/fold.ts'
import { detectLanguage } from '../understanding/detect-language.ts'

/** How much longer a reworded text may be. */
const longer = { times: 2, more: 80 }
const markup = /<[/!a-z]|&[#\w]+;|\]\(|```|^\s{0,3}(?:#|>|\|)|javascript:/im
/** Words never used about a person (docs/safety.md). */
const unkind = new RegExp(
  String.raw`\b(?:inmates?|felons?|offenders?|ex-?cons?|convicts?|users?)\b` +
    String.raw`|\b(?:delincuentes?|ex-?convict[oa]s?|reos?|presidiari[oa]s?)\b`,
  'i',
)
const noSafeTexts = Object.fromEntries(outputKinds.map((kind) => [kind, ''])) as Record<OutputClass, string>

export interface RewordingSources {
  /** All stored facts that belong to this text: names, phones, addresses, dates. */
  facts: readonly string[]
  /** The person's own text; amounts and dates from it may be repeated. */
  told: readonly string[]
}

/**
 * A model's wording of our text, or null where ours must stay: the model adds a number, place, price, date or law that
 * is not on record, drops one that was there, uses markup or a token, or says something forbidden (T-6.3, T-11.4).
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

/** A rewording keeps many of the words; a text in another language or on another subject shares few. */
const leastShared = 0.25

/** Whether these texts are about the same subject in the same language. */
export function isSameContent(ours: readonly string[], theirs: readonly string[], language: Language): boolean {
  const all = theirs.join(' ')
  const ourWords = new Set(splitWords(ours.join(' ')))
  const theirWords = splitWords(all)
  const shared = theirWords.filter((word) => ourWords.has(word)).length
  return theirWords.length > 0 && detectLanguage(all) === language && shared / theirWords.length >= leastShared
}
