import type { DangerClass } from '../danger/danger-classes.ts'
import { chooseGraver, findDanger, type Danger, type DangerReaders } from '../danger/find-danger.ts'
import type { Guardrails } from '../service/settings.ts'
import { fold } from '../text/fold.ts'
import { whileReading } from '../text/while-reading.ts'
import { assessCrisis } from './crisis/crisis.ts'
import { crisisKinds, type Crisis, type CrisisKind } from '../help-lines/crisis-kinds.ts'

/** Rules that admins added to the shipped ones. They can only add: no shipped rule becomes weaker. */
export interface AddedRules {
  /** What the person's last turns call for, oldest first: by the judge, the shipped rules and the added phrases. */
  dangerIn(turns: readonly string[]): Danger | null
  /** The same for turns that the judge and the shipped rules have read: they take most of the time of a long message. */
  raise(danger: Danger | null, turns: readonly string[]): Danger | null
  /** The crisis of the card that one text calls for. */
  crisisIn(text: string): Crisis | null
  /** The added crisis phrases found in a text, most severe first. */
  crisisPhrasesIn(text: string): { kind: CrisisKind; phrase: string }[]
  /** The blocked-topic phrases found in the text. */
  blockedIn(text: string): string[]
}

/** "14 months clean today": days that are counted with joy, and nothing that pulls. */
const soberDays =
  /\b(?:days?|months?|years?|yrs?|dias?|meses|mes|anos?) (?:\w+ )?(?:clean|sober|limpi[oa]|sobri[oa]|sin (?:tomar|usar|consumir))\b/
const joy =
  /\b(?:today|hoy|tell\w*|dec\w+|cont\w+|proud|orgullos\w|celebr\w+|happy|feliz|made it|hit|cumpl\w+|thank\w*|gracias|chip|ficha)\b/
const pull =
  /\b(?:but|pero|want|wanna|gonna|about to|voy a|ganas|crav\w+|use|using|used|us[oe]|drink\w*|buy|bought|compr\w+|bag|bottle|botella|needle|plug|dealer|perc\w*|fent\w*|dope|hand|mano|car|carro|pocket|bolsa|relaps\w*|reca\w+|outside|afuera|jeringa|esquina|corner|cash|door|puerta|die|dead|kill|mori\w*|gone|end|over)\b/

/** Longer messages tell more than joy. */
const mostJoyWords = 15

/** Learned from many who count their days with the dealer at the door, the judge takes this for danger. */
export function isSoberDay(text: string): boolean {
  const folded = fold(text)
  const isShort = folded.split(' ').length <= mostJoyWords
  return isShort && soberDays.test(folded) && joy.test(folded) && !pull.test(folded)
}

const fearsMe =
  /\b(?:scared|afraid|terrified|frightened) of (?:me|us)\b|\b(?:me|nos) (?:tienen?|tenga|agarro|agarraron) (?:mucho )?miedo\b|\b(?:miedo|asustad[oa]s?) (?:de|conmigo|a) ?(?:mi)?\b/
/** A child who was hurt, and not only a parent who was away. */
const hurts =
  /\b(?:hit\w*|hurt\w*|beat\w*|slap\w*|spank\w*|touch\w*|chok\w*|sh[ao]k\w*|threw|belt|bruis\w*|yell\w*|scream\w*|temper|snap|los[et] it|drunk|gun|knife|kill\w*|peg\w*|golpe\w*|lastim\w*|toc\w*|grit\w*|cinturon|moret\w*|borrach\w*|pistola|cuchillo|mat\w*|enoj\w*)\b/
const isPregnant = /\b(?:pregnan\w*|embaraz\w*|months? along|expecting)\b/
/** Signs in a pregnancy that cannot wait. */
const cannotWait =
  /\b(?:bleed\w*|blood|sangr\w*|pain\w*|dolor\w*|duele\w*|cramp\w*|contrac\w*|fever|fiebre|faint\w*|desmay\w*|seiz\w*|convuls\w*|moving|kick\w*|mueve|patea|water broke|fuente|overdos\w*|sobredosis|nodd\w*|pass(?:ed|ing) out|headache|vision|swell\w*|hinchad\w*|fell|cai|hit|peg\w*|die|dead|mori\w*|muert\w*|shak\w*|tembl\w*|cold turkey|de golpe|vomit\w*|throwing up)\b/

/** A gun that somebody else keeps in the house, asked because of supervision. */
const keepsGun =
  /^(?=.*\b(?:gun|shotgun|rifle|pistol|firearm|escopeta|pistola|arma)s?\b)(?=.*\b(?:po|p o|parole|probation|officer|on papers|home plan|condicional|probatoria|oficial)\b).*\b(?:keeps?|has|got|owns?|hunts?|lockbox|safe|closet|legal|tiene|guarda|caza|caja)\b/
const threatens =
  /\b(?:threat\w*|kill\w*|shoot\w*|shot|point\w*|aim\w*|scared|afraid|suicid\w*|(?:him|her|my)self|drunk|mad|angry|hit\w*|hurt\w*|use it|fight\w*|fought|loaded|matar\w*|amenaz\w*|apunt\w*|miedo|dispar\w*|enojad[oa]|peg\w*|borrach[oa])\b/

/** Tears of joy. */
const criesForJoy =
  /\b(?:so|im|too) happy (?:that )?(?:i |im )?(?:could |almost |just )?(?:cry|cried|crying)|happy tears|(?:llor\w+|lagrimas) de (?:alegria|felicidad|gusto)\b/

/** Harmless words that the judge learned to fear, because in most messages with them somebody is hurt. */
export function isMisread(text: string, danger: DangerClass): boolean {
  if (danger === 'use-or-withdrawal') return isSoberDay(text)
  const folded = fold(text)
  if (danger === 'someone-else' || danger === 'hurt-someone') return keepsGun.test(folded) && !threatens.test(folded)
  if (danger === 'hopeless') return criesForJoy.test(folded)
  if (danger === 'child-or-dependent') return fearsMe.test(folded) && !hurts.test(folded)
  return danger === 'medical' && isPregnant.test(folded) && !cannotWait.test(folded)
}

/** People mix languages, so every phrase is matched in every text: as whole words, ignoring case and accents. */
export function createAddedRules(
  { crisisPhrases, blockedTopics }: Guardrails,
  judge: DangerReaders['judge'],
  addThemes?: DangerReaders['addThemes'],
): AddedRules {
  const findIn = <Phrase extends { phrase: string }>(text: string, phrases: readonly Phrase[]): Phrase[] => {
    if (phrases.length === 0) return []
    const padded = ` ${fold(text)} `
    return phrases.filter(({ phrase }) => {
      const folded = fold(phrase)
      return folded !== '' && padded.includes(` ${folded} `)
    })
  }
  const gravity = ({ kind }: { kind: CrisisKind }) => crisisKinds.indexOf(kind)
  const crisisPhrasesIn: AddedRules['crisisPhrasesIn'] = (text) =>
    findIn(text, crisisPhrases)
      .map(({ kind, phrase }) => ({ kind, phrase }))
      .toSorted((a, b) => gravity(a) - gravity(b))
  /** In an overdose there is no time to ask how urgent it is. */
  const findAdded = (text: string): Crisis | null => {
    const [added] = crisisPhrasesIn(text)
    return added ? { kind: added.kind, level: added.kind === 'overdose' ? 'now' : 'support' } : null
  }
  const raise: AddedRules['raise'] = (danger, turns) => {
    const added = findAdded(turns.at(-1) ?? '')
    if (!added) return danger
    if (danger?.level !== 'card') return { level: 'card', crisis: added, isShownBefore: false, certainty: 1 }
    return { ...danger, crisis: chooseGraver(danger.crisis, { ...added, level: danger.crisis.level }), certainty: 1 }
  }
  const dangerIn: AddedRules['dangerIn'] = (turns) =>
    raise(
      whileReading(() => findDanger(turns, { judge, findByRules: assessCrisis, addThemes, isMisread })),
      turns,
    )
  return {
    dangerIn,
    raise,
    crisisIn(text) {
      const danger = dangerIn([text])
      return danger?.level === 'card' ? danger.crisis : null
    },
    crisisPhrasesIn,
    blockedIn: (text) => findIn(text, blockedTopics).map(({ phrase }) => phrase),
  }
}

/** Shorter phrases match too many harmless messages. */
export const minPhraseLetters = 4

export interface AddedRuleIssue {
  list: 'crisisPhrases' | 'blockedTopics'
  at: number
  problem: 'too_short' | 'false_alarm'
  /** A harmless message that the phrase would match. */
  message?: string
}

/**
 * Phrases that may not be added: too short, or matching harmless messages that must get a normal answer. A message that
 * shows the card without the phrase does not count as harmless.
 */
export function findAddedRuleIssues(
  guardrails: Guardrails,
  harmless: readonly string[],
  judge: DangerReaders['judge'],
): AddedRuleIssue[] {
  const folded = harmless.map((message) => ({ message, text: ` ${fold(message)} ` }))
  const readers = { judge, findByRules: assessCrisis }
  const findIssues = (list: AddedRuleIssue['list']) =>
    guardrails[list].flatMap(({ phrase }, at): AddedRuleIssue[] => {
      const words = fold(phrase)
      if ((words.match(/\p{L}/gu) ?? []).length < minPhraseLetters) return [{ list, at, problem: 'too_short' }]
      const hit = folded.find(
        ({ message, text }) => text.includes(` ${words} `) && findDanger([message], readers)?.level !== 'card',
      )
      return hit ? [{ list, at, problem: 'false_alarm', message: hit.message }] : []
    })
  return [...findIssues('crisisPhrases'), ...findIssues('blockedTopics')]
}
