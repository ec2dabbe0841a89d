import { type PlanAnswers, type PlanQuestionId, planQuestionIds } from '../action-plan/plan-answers.ts'
import { fold } from '../text/fold.ts'
import {
  type Limit,
  type Offer,
  type Relation,
  harmfulLimits,
  limitWords,
  offerWords,
  relationWords,
} from './phrases/helper-words.ts'
import { indexPatterns, says } from '../text/says.ts'

export type { Limit, Offer, Relation } from './phrases/helper-words.ts'

/** Somebody in a person's life, what they can do and what stands in the way. */
export interface Helper {
  /** The name, where one is given: "Leon". */
  name: string | null
  relation: Relation | null
  offers: readonly Offer[]
  limits: readonly Limit[]
  /** Whether they can be asked for help at all. */
  isSafe: boolean
  /** What was written about them. */
  words: string
  question: PlanQuestionId
}

interface Mention {
  name: string | null
  relation: Relation | null
  texts: string[]
  question: PlanQuestionId
}

const splitSentences = (answer: string) =>
  answer.split(/(?<!\b(?:mrs?|ms|sra?|dr|st))\.(?!\d)|[;!?\n]+/i).map((raw) => raw.trim())

const splitClauses = (sentence: string) =>
  sentence
    .split(/,(?!\d{3})|\b(?:but|pero)\b|(?<![\p{L}])(?:and|y|e|n)(?=\s+(?:my|mi|mis|a|un|una|the|la|el)\s)/iu)
    .map((raw) => raw.trim())
    .filter((raw) => raw !== '')

/** The word in capitals behind a relation: "uncle Leon", "mi tío Beto", "amiga Yesenia". */
const nameBehind = /^\s+(?:is\s+|named\s+|called\s+|(?:que\s+|q\s+)?se llama\s+)?(\p{Lu}[\p{Ll}’']+)/u
const notNames =
  /^(?:I|I['’]m|In|En|At|My|Mi|The|La|El|De|From|She|He|They|Works|Lives|And|But|Who|On|To|With|Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?|Has|Is|Got|Not|No)$/u

const findCandidates = indexPatterns(Object.keys(relationWords) as Relation[], (relation) => relationWords[relation])

function findRelation(raw: string): { relation: Relation; name: string | null } | null {
  const folded = fold(raw)
  const hits = findCandidates(folded)
    .map((relation) => ({ relation, at: folded.search(relationWords[relation]) }))
    .filter(({ at }) => at !== -1)
    .toSorted((a, b) => a.at - b.at)
  const first = hits[0]
  if (!first) return null
  return { relation: first.relation, name: findName(raw) }
}

/** Names stand behind a word of kinship, in whatever spelling it has. */
const kinBefore =
  /(?<![\p{L}])(?:uncle|aunt|auntie|t[ií][oa]|titi|cousin|prim[oa]|brother|herman[oa]|sister|friend|buddy|homie|amig[oa]|niece|nephew|sobrin[oa]|wife|husband|espos[oa]|girlfriend|boyfriend|novi[oa]|girl|boy|lady|partner|compadre|comadre|compa|pastor|sponsor|padrino|neighbor|vecin[oa]|boss|grandma|abuela|mom|dad|daughter|hij[oa]|son|mayor|cuñad[oa]|roommate|manager|counselor|navigator|coach|mentor|law|guy|man|woman|dude|señora?|senora?)(?![\p{L}])/giu

function findName(raw: string): string | null {
  for (const { index, 0: word } of raw.matchAll(kinBefore)) {
    const name = nameBehind.exec(raw.slice(index + word.length))?.[1]
    if (name !== undefined && !notNames.test(name)) return name
  }
  return null
}

/** A clause that goes on about whoever was named before it. */
const goesOn =
  /^(?:(?:and|y|who|q|que|also|so|too|if) )?(?:theres|hay|he|hes|hell|hed|she|shes|shell|shed|they|theyre|theyll|her|his|their|him|ella|ellos|ellas|el (?:me|no|tambien|ya|tiene|trabaja|vive|puede|esta|va|es|maneja|anda|dice|toma|usa)|dont|doesnt|has|got|gots|lives?|works?|drives?|lets?|gives?|says|said|only (?:on|has|when|til|weekends?)|cant (?:drive|help|have|take|let|walk)|(?:no )?(?:tiene|vive|trabaja|maneja|puede|dice|va|vienen?|anda|andan|toma|usa|quiere)|esta (?:en|lejos|enferm\w|pres\w|limpi\w)|(?:no )?(?:me|nos|le) (?:da|dan|presta|lleva|llevan|dejan?|ayudan?|manda|cuida|trae|recoge|compran?|pega|hablan?|contestan?|apoyan?|quiere|tiene|guarda|renta|escribe)|vivo con|vivimos|ahi|im at|i stay|i can|i live|i use|i (?:help|have (?:her|his|their))|live in his|live in her|es buena?|buena? gente|nomas si|as long|los \w+ vien\w+|some days|a veces|far|lejos|thats|(?:only|just|nomas|solo|solamente) (?:by|on|over|por) (?:the )?(?:phone|text|telefono|video)|by phone|por telefono|(?:solo|nomas|solamente) (?:los|en|puede)|week ?ends? only|fines de semana|ya no (?:puede|me|nos|quiere))\b/
/** Whoever is spoken of next is no helper: what follows is told of them. */
const official =
  /\b(?:judge|juez|jueza|lawyer|attorney|abogad[oa]|public defender|defensor[a]?|po|p o|parole|probation|officer|oficial|court|corte|ice|police|landlord|dueno|casero|doctor|nurse|clinic)\b/
/** Nobody, or no one who can be asked. */
const nobody = /^(?:nobody|no one|nadie|none|no family|just me|solo yo|myself)\b/
/** Words about the person's own life end what is told of another. */
const aboutSelf =
  /^(?:i (?:am|was|did|need|got out|work|want|have to)|im (?!at\b)\w+|my (?:po|parole|probation|court|case)|necesito|tengo que|soy|estuve)\b/

function listMentions(answer: string, question: PlanQuestionId): Mention[] {
  const found: Mention[] = []
  let last: Mention | undefined
  for (const sentence of splitSentences(answer)) {
    for (const clause of splitClauses(sentence)) {
      const folded = fold(clause)
      const hit = findRelation(clause)
      const isPronoun = says(goesOn, folded)
      if (hit && !(last && isPronoun && hit.name === null && hit.relation !== last.relation && isPossessed(folded))) {
        const same = found.find(({ relation, name }) => relation === hit.relation && (name === hit.name || !hit.name))
        if (same) same.texts.push(clause)
        else found.push({ ...hit, texts: [clause], question })
        last = same ?? found.at(-1)
      } else if (last && !nobody.test(folded) && isPronoun && !aboutSelf.test(folded)) {
        last.texts.push(clause)
      } else if (says(official, folded)) last = undefined
    }
  }
  return found
}

/** "She lives with her mother": whose mother it is shows that it is told of the one before. */
const isPossessed = (folded: string) => /\b(?:her|his|their|sus?) \w+/.test(folded)

/** In these boxes people write of others only in passing, so that a bare word for kin says nothing. */
const inPassing: ReadonlySet<PlanQuestionId> = new Set([
  'urgent_need',
  'biggest_challenge',
  'strengths',
  'goals_3_months',
])

function toHelper({ name, relation, texts, question }: Mention): Helper {
  const words = texts.join(', ')
  const folded = texts.map(fold)
  const has = (pattern: RegExp) => folded.some((text) => says(pattern, text))
  const limits = (Object.keys(limitWords) as Limit[]).filter((limit) => has(limitWords[limit]))
  const offers = (Object.keys(offerWords) as Offer[]).filter(
    (offer) => has(offerWords[offer]) && !isDenied(offer, limits),
  )
  const isChild = (relation === 'son' || relation === 'daughter') && limits.includes('child')
  const kept = limits.filter((limit) => limit !== 'child' || isChild)
  return {
    name,
    relation,
    offers,
    limits: kept,
    isSafe: relation !== 'ex' && !kept.some((limit) => harmfulLimits.has(limit)),
    words,
    question,
  }
}

const isDenied = (offer: Offer, limits: readonly Limit[]) =>
  (offer === 'ride' && limits.includes('no-drive')) ||
  (offer === 'bed' && limits.includes('no-room')) ||
  (offer === 'talk' && limits.includes('not-speaking')) ||
  (offer === 'money' && limits.includes('short-money'))

/** The people whom the five answers name, with what they can do; those of the box about support first. */
export function readHelpers(answers: PlanAnswers): Helper[] {
  const order: PlanQuestionId[] = ['support_system', ...planQuestionIds.filter((id) => id !== 'support_system')]
  const all: Mention[] = []
  for (const mention of order.flatMap((id) => listMentions(answers[id], id))) {
    const same = all.find(
      ({ relation, name }) =>
        relation === mention.relation && (name === mention.name || name === null || mention.name === null),
    )
    if (same) {
      same.texts.push(...mention.texts)
      same.name ??= mention.name
    } else all.push(mention)
  }
  return all
    .map(toHelper)
    .filter(({ question, offers, limits }) => !inPassing.has(question) || offers.length > 0 || limits.length > 0)
}
