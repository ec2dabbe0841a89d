import { stopWords } from '../needs/plain-words.ts'
import { fold, splitWords } from '../text/fold.ts'
import { stem } from '../text/stem.ts'
import { guideIds, guideWords, type GuideId } from './guide-words.ts'

const asking = new Set(
  `how what when where who why which do does can should mean happens happen works work someone person
  people thing want need como que cuando donde quien cual hago hacer pasa significa funciona quiero alguien persona
  gente cosa`.split(/\s+/),
)

/** Reached by one word found in only one or two entries, or by several words found in a few entries. */
const leastScore = 0.5

let index: Map<string, GuideId[]> | undefined

/** Maps each word to its guide entries; built on the first question. */
function openIndex(): Map<string, GuideId[]> {
  if (index) return index
  const made = new Map<string, GuideId[]>()
  for (const id of guideIds) {
    for (const word of meaningful(guideWords[id])) made.set(word, [...(made.get(word) ?? []), id])
  }
  return (index = made)
}

const meaningful = (text: string) =>
  new Set(
    splitWords(text.slice(0, 1000))
      .filter((word) => word === 'no' || (!stopWords.has(word) && !asking.has(word)))
      .map(stem),
  )

/** Danger outranks every other entry. */
const weight = (id: GuideId) => (id === 'danger' ? 10 : 1)
/** Said in questions about many entries, so they tell little about which one is meant. */
const weakWords = new Set(
  ['introduction', 'presentacion', 'solicitud', 'write', 'escribir', 'escribo', 'got'].map(stem),
)
const weakShare = 0.3

/**
 * The entry a question is about; null when the guide has no match, so that the caller can say so instead of guessing.
 */
export function findGuide(question: string): GuideId | null {
  const byWord = openIndex()
  const scores = new Map<GuideId, number>()
  for (const word of meaningful(question)) {
    const ids = byWord.get(word) ?? []
    const share = weakWords.has(word) ? weakShare : 1
    // A word found in few entries counts more than a word found in many.
    for (const id of ids) scores.set(id, (scores.get(id) ?? 0) + (share * weight(id)) / ids.length)
  }
  const [best] = [...scores].toSorted(([, a], [, b]) => b - a)
  return best && best[1] >= leastScore ? best[0] : null
}

/** Words for things that only the portal has. */
const portalWords =
  /\b(introductions?|presentacion(es)?|solicitud(es)?|listings?|fichas?|templates?|plantillas?|badge|distintivo|posters?|carteles|cartel|afiches?|qr|flyers?|folletos?|invit\w+|colleagues?|companer[oa]s?|coworkers?|viewers?|roles?|paus\w+|vacations?|vacaciones|passphrases?|passwords?|contrasenas?|export\w*|download|descargar|analytics|estadisticas|voicemail|buzon|attempts?|intentos?|assign\w*|asignar|walk ?ins?|walked in|totp|authenticator|second (factor|step)|segundo paso|recovery codes?|cfr|notes?|notas?|withdr[ae]w\w*|overdue|declin\w+|rechazar\w*|portal|reggie|next chapter)\b/
const aboutUs = /\b(we|were|our|us|nosotros|nuestr[oa]s?|estamos|tenemos|queremos)\b/
const aboutSomebody =
  /\b(clients?|residents?|participants?|somebody|someone|people|person|man|woman|guy|lady|he|hes|she|shes|him|his|hers?|they|them|their|clientes?|clientas?|residentes?|alguien|personas?|senor|senora|muchach[oa]|joven|ella|hombre|mujer)\b/

/** Whether a question names a person who is helped. */
export const isAboutSomebody = (question: string): boolean => aboutSomebody.test(fold(question))

/** Whether a question is about the portal itself, not about help for a person. */
export function isAboutPortal(question: string): boolean {
  const words = fold(question)
  return portalWords.test(words) || (aboutUs.test(words) && !aboutSomebody.test(words))
}
