import type { FacetName } from '../knowledge/facets.ts'
import type { GuideSearch } from '../knowledge/guide-index.ts'
import { extractTerms } from '../knowledge/terms.ts'
import { interpretNeeds, type NeedsInterpretation } from '../needs/interpret-needs.ts'
import { fold } from '../text/fold.ts'
import { findBareSubject } from './bare-subjects.ts'
import type { QuestionReader, QuestionReading } from './question-reader.ts'
import type { TalkState } from './talk-state.ts'
import { readOpening } from './turn-openings.ts'
import { leaningKinds, turnKinds, type TurnKind } from './turn-kinds.ts'

export interface TopicDeps {
  readQuestion: QuestionReader
  findGuides: GuideSearch
}

/** A guide that the question may be about. */
export interface TopicCandidate {
  guideId: string
  probability: number
}

export interface ChosenTopic {
  kind: TurnKind
  /** How likely the kind is. */
  kindProbability: number
  /** That the last turn needs what was said before. */
  leans: number
  /** The most likely guides first. */
  candidates: readonly TopicCandidate[]
  /** What is asked about it, most likely first. */
  facets: readonly { name: FacetName; probability: number }[]
  /** That it is about somebody else than the writer. */
  aboutOther: number
}

const lastTurns = 3
const mostHits = 12
/** How much one point of the search's score counts beside the model's log-probability. */
const searchShare = 0.3
/**
 * What people ask most. The messages to learn from were written evenly over all guides, people do not ask evenly: between two
 * that fit, the common one is meant.
 */
export const commonGuides: ReadonlySet<string> = new Set([
  'bed-tonight',
  'food-today',
  'apply-snap',
  'state-id',
  'birth-certificate',
  'social-security-card',
  'start-job-search',
  'who-hires-with-record',
  'answer-record-question',
  'rent-with-record',
  'find-treatment',
  'medicaid-apply',
  'community-health-center',
  'medicine-running-out',
  'legal-aid',
  'clear-record',
  'supervision-rules',
  'supervision-fees',
  'travel-permission',
  'missed-appointment',
  'drivers-license-back',
  'child-support-lower',
  'see-my-kids',
  'free-phone',
  'clothes-and-shower',
  'first-day-checklist',
])
const commonBonus = Math.log(3)
/** More than the model and the search of sample questions can add to another guide. */
const plainBonus = Math.log(1e6)
/** Words that name a guide beyond doubt need little of what was said before. */
const plainLeans = 0.1
/** What a follow-up is about: the subject talked about, the turns together, and its own words. */
const shares = { topic: 0.35, together: 0.35, own: 0.3 }
/** The same where the turn names no subject at all. */
const sharesOfLittle = { topic: 0.8, together: 0.15, own: 0.05 }
/** "Also", "another thing", "forget it": what follows is about something else. */
const switches =
  /\b(also|another (thing|question)|one more (thing|question)|different (thing|question)|forget (it|that)|never ?mind|nvm|mean(time|while)|otra (cosa|pregunta)|aparte|de paso|olvid(a|e)(lo|te)?|mientras|tambien)\b/
const switched = 0.3
/** Own words that surely are about something else than the talk so far. */
const ownSubject = { probability: 0.6, leans: 0.5 }
/**
 * Another subject must be this likely, and be seen in the turns together, to leave the one talked about: of 376 labeled
 * follow-ups 27 instead of 107 then get a guide that is neither the old one nor the right one, and 3 fewer the right one.
 */
const leaving = { probability: 0.5, together: 0.2 }
/** "How much is it?", "y cuánto cuesta": words that name no subject. */
const fewTerms = 2
const surelyLeans = 0.95
/** Weaker ones are guesses from words that sound alike. */
const clearNeed = 0.85

interface PlainSubject {
  guideId: string
  words: RegExp
  /** Where these stand as well, something else is meant. */
  unless?: RegExp
  /** Only in a talk about such a guide, or where the message itself says so. */
  after?: RegExp
}

/**
 * Words that leave no doubt what comes first, however much else a message tells: who has no bed tonight needs one before an
 * ID, and who cannot pay for a burial needs money before comfort. The reader learned from messages about one thing each.
 */
const plainSubjects: readonly PlainSubject[] = [
  {
    guideId: 'bed-tonight',
    words:
      /\b(?:where (?:do|can|could|am|will|should|imma|ima|do i go to) (?:i )?(?:\w+ ){0,3}?(?:sleep|crash)|(?:nowhere|no ?where|no place|noplace) (?:else )?to (?:sleep|stay|go tonight|lay)|need (?:a )?(?:bed|place to (?:sleep|stay|lay|crash))|need (?:a )?place (?:and|n|for tonight|tonight)|(?:lay|rest) my head|donde (?:duermo|dormir|puedo dormir|me puedo quedar)|(?:no tengo|sin) (?:a )?donde (?:dormir|quedarme|ir hoy|pasar la noche)|(?:no tengo|sin) a donde ir)\b/,
    unless:
      /\b(?:kids?|children|babies|baby|hij[oa]s?|ninos|nenes?|registry|registrad[oa]|registro|dog|perro|pets?|veteran|veteran[oa]|vet|eviction|evicted|desalojo|hits? me|me pega|pregnant|embarazada|in my car|in the car|en (?:mi|el) carro|apartment|apartamento|rent|renta)\b/,
  },
  {
    guideId: 'food-today',
    words:
      /\b(?:what (?:do|am|can|should|will) (?:i|we) (?:gonna |supposed to |going to )?eat|(?:im|am|so) (?:hungry|starving) (?:now|today|tonight|rn|like)|que (?:como|comemos|voy a comer)|tengo (?:mucha )?hambre)\b/,
    unless: /\b(?:diet|dieta|sugar|azucar|diabet\w*|healthy|sano|cheap|barat[oa]|dentures|tooth|diente)\b/,
  },
  {
    guideId: 'missed-appointment',
    words:
      /\b(?:gonna be|going to be|running|im|be) late\b.{0,30}\b(?:po|p o|officer|probation|parole|check in)\b|\b(?:voy|llego|llegar|se me hace) tarde\b.{0,30}\b(?:oficial|probatoria|probation|parole|condicional|reporte)\b/,
    unless: /\b(?:court|corte|judge|juez|work|job|trabajo|jale|curfew|fees?|cuota|pago|payment)\b/,
  },
  // Who writes about a child on drugs is tired, and asks for both of them.
  {
    guideId: 'family-of-someone-using',
    words:
      /\bmy (?:son|daughter|husband|wife|brother|sister|grandson|boyfriend|girlfriend|nephew|mom|dad)(?: is|s| has been| went| got)? (?:back on|using|on|strung out on|hooked on|shooting|smoking)\b.{0,15}\b(?:dope|meth|drugs|fent\w*|heroin|crack|ice|pills|again)\b|\bmi (?:hij[oa]|espos[oa]|herman[oa]|niet[oa]|novi[oa]|sobrin[oa]|mama|papa)\b.{0,20}\b(?:volvio a usar|esta usando|anda usando|sigue usando|cayo en (?:la droga|las drogas)|en la droga|con la droga|se droga)\b/,
    unless:
      /\b(?:overdos\w*|sobredosis|not breathing|no respira|wants (?:help|rehab|to quit)|quiere (?:ayuda|dejar\w*)|rehab|program|programa|cps|custody|custodia)\b/,
  },
  {
    guideId: 'travel-permission',
    words:
      /\b(?:go|visit|drive|come)\b.{0,25}\b(?:for|over) (?:the|a|one|this) (?:weekend|few days|couple (?:of )?days|day|week)\b|\b(?:ir|visitar)\b.{0,25}\b(?:el|un|por el) fin de semana\b/,
    after: /^(?:move-on-parole|move-counties|supervision-|curfew|first-officer|parole-)/,
  },
  {
    guideId: 'funeral-costs',
    words:
      /\b(?:enterrar\w*|entierro|sepelio|cremar\w*|cremacion|bury (?:him|her|my|them)|burial|cremat\w+|casket|ataud)\b/,
    unless: /\b(?:permission|permiso|travel|viajar|pass|pase|leave the state|let me go|dejen ir|salir del)\b/,
  },
  // Whoever was there has missed nothing, and must not say so.
  {
    guideId: 'prove-you-were-there',
    words:
      /^(?=.*\b(?:miss\w*|no ?show\w*|didnt (?:show|come|go|report)|falt\w*|no (?:fui|vine|llegue|me presente))\b).*\b(?:but|pero|cuando|when|and|y) (?:i (?:was|went|did|showed|came|signed)|yo |si (?:fui|estuve|vine)|ahi estuve|estuve|aqui estuve)/,
    unless:
      /\b(?:court|corte|judge|juez|hearing|audiencia|work|trabajo|sick|enferm\w|hospital|late|tarde|locked|in jail|preso)\b/,
  },
  {
    guideId: 'puerto-rico-birth-certificate',
    words:
      /\b(?:born in|naci en|nacio en|nacida en|nacido en|soy de|acta de|certificate from)\b.*\b(?:puerto rico|boricua|san juan|ponce|bayamon)\b/,
    unless: /\b(?:vote|votar)\b/,
  },
  {
    guideId: 'consular-papers',
    words:
      /\b(?:(?:was|were|am) born in|born in|naci en|nacio en|nacimos en|nacida en|nacido en|acta de|birth certificate from)\b.*\b(?:mexico|oaxaca|michoacan|jalisco|guerrero|puebla|veracruz|chiapas|sinaloa|durango|zacatecas|guanajuato|sonora|chihuahua|tijuana|monterrey|guadalajara|tamaulipas|yucatan|guatemala|honduras|el salvador|salvador|nicaragua|costa rica|panama|cuba|colombia|venezuela|ecuador|peru|bolivia|chile|argentina|republica dominicana|dominican republic|haiti|jamaica|brazil|brasil|vietnam|philippines|filipinas|laos|camboya|cambodia|nigeria)\b/,
    unless:
      /\b(?:new mexico|nuevo mexico|vot\w+|deport\w+|immigra\w*|inmigra\w*|migra|ice|asylum|asilo|ciudadan\w*|citizen\w*|green card|permiso|work permit|trabaj\w+|travel|viaj\w+)\b/,
  },
  // Somebody else who is on parole too: the officer must know before they meet.
  {
    guideId: 'people-off-limits',
    words:
      /\b(?:hes|shes|theyre|who is|whos|he is|she is|they are|que esta|esta|estan|anda|tiene)\b.{0,25}\b(?:parole|probation|papers|felon|a record|condicional|probatoria|antecedentes|record)\b.{0,12}\b(?:too|also|tambien|as well)\b|\b(?:too|also|tambien)\b.{0,20}\b(?:on parole|on probation|on papers|en parole|en probatoria|en condicional)\b/,
    unless: /\b(?:live with|move in|vivir con|mudar\w*|sleep|job|trabajo)\b/,
  },
  {
    guideId: 'rent-with-record',
    words:
      /\b(?:can i|could i|will they let me|am i able to|puedo|podre|me dejan|me dejaran)\b.{0,20}\b(?:rent\w*|get an apartment|lease|alquilar)\b/,
    unless: /\b(?:truck|car|carro|mueble\w*|uhaul|section 8|seccion 8|registry|registro|deposit\w*|behind|debo|help)\b/,
  },
  {
    guideId: 'birth-certificate',
    words:
      /\b(?:born in|naci en|nacio en|nacimos en|nacida en|nacido en)\b.{0,6}\b(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|nuevo mexico|new york|nueva york|carolina|dakota|ohio|oklahoma|oregon|pennsylvania|pensilvania|rhode island|tennessee|texas|utah|vermont|virginia|washington|wisconsin|wyoming)\b/,
    after: /^(?:birth-certificate|consular-papers|puerto-rico|id-loop|papers-in-order|\b.*(?:acta|birth certificate))/,
  },
  {
    guideId: 'answer-record-question',
    words:
      /\b(?:if they ask|when they ask|they gonna ask|do i tell them|si me preguntan|me van a preguntar|que les digo si preguntan)\b/,
    after:
      /^(?:who-hires|start-job|american-job|interview|job-|resume|temp-|fair-chance|jobs-that|apply-online|background-check|phone-screen)/,
  },
  // Work without papers of any kind is a question for a lawyer before any form.
  {
    guideId: 'i9-work-papers',
    words:
      /\b(?:(?:no (?:tengo|tiene|tienen)|sin|dont have|doesnt have|no|without) (?:los )?(?:papeles|papers|seguro social|social security|social|permiso(?: de trabajo)?|work permit)|undocumented|indocumentad[oa]s?)\b/,
    after:
      /^(?:who-hires|start-job|american-job|interview|answer-record|temp-|resume|.*\b(?:trabaj\w+|work|job|jale|chamba|emple\w+|contrat\w+|hire[ds]?)\b)/,
  },
  {
    guideId: 'lost-phone',
    words:
      /\b(?:phone|cell|cellphone|telefono|celular|cel)\b.{0,12}\b(?:died|dead|broke|broken|stolen|se murio|murio|se descompuso|descompuesto|no prende|no sirve|me (?:lo )?robaron)\b/,
    unless: /\b(?:job|trabajo|free|gratis|court|corte|monitor|charge|cargar|contacts)\b/,
  },
  {
    guideId: 'free-phone',
    words:
      /\b(?:phone|cell|cellphone|telefono|celular|cel)\b.{0,12}\b(?:died|dead|broke|broken|stolen|se murio|murio|se descompuso|no prende|no sirve|me (?:lo )?robaron)\b.*\b(?:free|gratis|consigo|get one|another)\b/,
  },
  {
    guideId: 'rebuild-trust-family',
    words:
      /\b(?:son|daughter|kids?|child|children|boy|girl|hij[oa]s?|nin[oa]s?|niet[oa]s?|nene|nena|grandkids?|grandson|granddaughter)\b.*\b(?:(?:scared|afraid) of me|(?:wont|dont|doesnt|does not|do not|refuses? to) (?:talk|speak|look|call|answer|trust|know me|want (?:me|to see me|nothing))|hates? me|me (?:tienen? miedo|odian?)|no me (?:quieren? (?:hablar|ver)|hablan?|contestan?|conocen?|tienen? confianza))\b/,
    unless:
      /\b(?:court|corte|order|orden|judge|juez|custody|custodia|cps|visits?|visitas?|her mom|his mom|su mama|the mother|no contact)\b/,
  },
  {
    guideId: 'state-id',
    words:
      /\b(?:no tengo|no traigo|perdi|sin|dont have|have no|aint got|without|no|lost my)\b (?:an? |my |mi |la |una )?(?:id|identificacion|state id)\b.*\b(?:(?:como|donde|que hago para) (?:la |lo |le |una )?(?:saco|consigo|sacar|conseguir|hago)|how (?:do|can) i (?:get|replace)|where (?:do|can) i get)\b/,
    unless: /\b(?:birth certificate|acta|social|seguro social|snap|food|comida|licencia|license)\b/,
  },
  {
    guideId: 'violation-notice',
    words:
      /\b(?:what (?:if|happens (?:if|when))|if|and if) (?:he|she|they|my po|the po|po) (?:violates?|revokes?) me\b|\b(?:y )?si me (?:violan?|revocan?) (?:la |mi )?(?:probation|probatoria|probacion|parole|condicional)\b/,
    unless: /\b(?:scared|miedo|kids|hijos)\b/,
  },
]

/** In a talk only who says so brings a new subject: "can i get a job" after a check means a job beside it. */
const wants = /\b(?:need|want|looking for|find|also|necesito|ocupo|quiero|busco|tambien)\b/

/** The guides that the words of a message name beyond doubt. */
export function findPlainSubjects(text: string, { hasBefore = false, topicId = '' } = {}): string[] {
  const folded = fold(text)
  const bare = !hasBefore || wants.test(folded) ? findBareSubject(text) : null
  if (bare) return [bare]
  return plainSubjects
    .filter(
      ({ words, unless, after }) =>
        words.test(folded) && !unless?.test(folded) && (!after || after.test(topicId) || after.test(folded)),
    )
    .map(({ guideId }) => guideId)
}

/**
 * Reads the last turn alone and together with the ones before, and weighs the two by how much it leans on them. `needs`: those
 * of the last turn.
 */
export function chooseTopic(
  turns: readonly string[],
  state: TalkState,
  deps: TopicDeps,
  needs: NeedsInterpretation = interpretNeeds(turns.at(-1) ?? ''),
): ChosenTopic {
  const hasBefore = turns.length > 1
  const opening = hasBefore ? readOpening(turns.at(-1) ?? '') : null
  const last = [opening?.asks ?? turns.at(-1) ?? '']
  const recent = [...turns.slice(-lastTurns, -1), ...last]
  const together = deps.readQuestion(recent)
  const alone = hasBefore ? deps.readQuestion(last) : together
  const read = chooseKind(together, hasBefore)
  const isLittle = hasBefore && saysLittle(last[0] ?? '', needs)
  const weights = isLittle ? sharesOfLittle : shares
  const named = findPlainSubjects(last[0] ?? '', { hasBefore, topicId: state.topic?.guideId ?? '' })
  const isNew = opening?.isNew === true || isSwitch(last[0] ?? '')
  const returned = opening?.isReturn && named.length === 0 ? findReturned(state, alone) : null
  const plain = returned === null ? named : [returned]
  // Who cannot pay for a burial is heard by an answer.
  const kind = plain.length > 0 && read.kind === 'vent' ? { ...read, kind: 'ask' as const } : read
  const ownScores = combine(alone, deps.findGuides(last[0] ?? '', mostHits, needs), plain)
  // The search alone finds a subject in any words ("do they take walk ins"), so the model must see it too.
  const bringsOwn = hasBefore && !isLittle && bringsOwnSubject(combine(alone, [], plain), state)
  const measured = hasBefore ? measureLeaning(together, isNew, isLittle) * (bringsOwn ? ownSubject.leans : 1) : 0
  const leans = plain.length > 0 ? Math.min(measured, plainLeans) : measured
  const joined = hasBefore ? combine(together, deps.findGuides(recent.join(' '), mostHits)) : ownScores
  const topicId = state.topic?.guideId ?? null
  const candidates = [...ownScores.keys()]
    .map((guideId) => {
      const own = ownScores.get(guideId) ?? 0
      const joint = joined.get(guideId) ?? 0
      const topic = topicId === null ? joint : guideId === topicId ? 1 : 0
      const shared = weights.topic * topic + weights.together * joint + weights.own * own
      return { guideId, probability: leans * shared + (1 - leans) * own }
    })
    .toSorted((a, b) => b.probability - a.probability)
  const [first] = candidates
  const mayLeave = !hasBefore || topicId === null || first?.guideId === topicId || plain.length > 0 || isNew
  const isSeen = (together.guides.get(first?.guideId ?? '') ?? 0) >= leaving.together
  const isLeaving = mayLeave || (isSeen && (first?.probability ?? 0) >= leaving.probability)
  return {
    ...kind,
    leans,
    candidates: (isLeaving ? candidates : keepTopic(candidates, topicId)).slice(0, 6),
    facets: rankFacets(together),
    aboutOther: together.aboutOther,
  }
}

/** "Back to the kids": of what was talked about before, what the words are most like. */
function findReturned({ given, topic }: TalkState, { guides }: QuestionReading): string | null {
  const before = new Set(given.map(({ guideId }) => guideId).filter((id) => id !== topic?.guideId))
  const chance = (id: string) => guides.get(id) ?? 0
  return [...before].toReversed().toSorted((a, b) => chance(b) - chance(a))[0] ?? null
}

/** Puts the subject talked about before the others. */
function keepTopic(candidates: readonly TopicCandidate[], topicId: string | null): TopicCandidate[] {
  const kept = candidates.filter(({ guideId }) => guideId === topicId)
  const others = candidates.filter(({ guideId }) => guideId !== topicId)
  return [...kept.map((candidate) => ({ ...candidate, probability: leaving.probability })), ...others]
}

const isSwitch = (text: string): boolean => switches.test(fold(text))

function chooseKind({ kinds }: QuestionReading, hasBefore: boolean) {
  const possible = turnKinds.filter((kind) => hasBefore || !leaningKinds.has(kind) || kind === 'yes' || kind === 'no')
  const total = possible.reduce((sum, kind) => sum + kinds[kind], 0)
  const kind = possible.reduce((most, next) => (kinds[next] > kinds[most] ? next : most))
  return { kind, kindProbability: kinds[kind] / total }
}

/** How much the last turn needs the ones before: as the model reads it, and surely where it names no subject at all. */
function measureLeaning(together: QuestionReading, isNew: boolean, isLittle: boolean): number {
  if (isNew) return sumLeaning(together) * switched
  return Math.max(sumLeaning(together), isLittle ? surelyLeans : 0)
}

function bringsOwnSubject(ownScores: ReadonlyMap<string, number>, { topic }: TalkState): boolean {
  return [...ownScores].some(([id, chance]) => id !== topic?.guideId && chance >= ownSubject.probability)
}

function saysLittle(text: string, { needs }: NeedsInterpretation): boolean {
  const namesNeed = needs.some(({ strength }) => strength >= clearNeed)
  return extractTerms(text).length <= fewTerms && !namesNeed
}

const sumLeaning = ({ kinds }: QuestionReading) => [...leaningKinds].reduce((sum, kind) => sum + kinds[kind], 0)

/** The model and the search of sample questions fail in different ways; together they fail less often. */
function combine(
  { guides }: QuestionReading,
  hits: ReturnType<GuideSearch>,
  plain: readonly string[] = [],
): Map<string, number> {
  const bonus = new Map(hits.map(({ guide, score }) => [guide.id, score * searchShare]))
  const scores = new Map<string, number>()
  let most = Number.NEGATIVE_INFINITY
  for (const [id, chance] of guides) {
    const isPlain = plain.includes(id)
    const score =
      Math.log(chance + 1e-9) +
      (bonus.get(id) ?? 0) +
      (commonGuides.has(id) ? commonBonus : 0) +
      (isPlain ? plainBonus : 0)
    scores.set(id, score)
    most = Math.max(most, score)
  }
  let total = 0
  for (const [id, score] of scores) {
    const power = Math.exp(score - most)
    scores.set(id, power)
    total += power
  }
  for (const [id, power] of scores) scores.set(id, power / total)
  return scores
}

/** Somebody who tapped a guide among the choices wants to know from it what they had asked before. */
export function chooseNamedTopic(guideId: string, turns: readonly string[], deps: TopicDeps): ChosenTopic {
  const before = deps.readQuestion(turns.slice(-2, -1))
  return {
    kind: 'ask',
    kindProbability: 1,
    leans: 0,
    candidates: [{ guideId, probability: 1 }],
    facets: rankFacets(before),
    aboutOther: before.aboutOther,
  }
}

function rankFacets({ facets }: QuestionReading): ChosenTopic['facets'] {
  return (Object.keys(facets) as FacetName[])
    .map((name) => ({ name, probability: facets[name] }))
    .toSorted((a, b) => b.probability - a.probability)
}
