import { fold } from '#domain/text/fold.ts'
import type { Language } from '#domain/language.ts'
import { getTopicOpening } from './fixed-replies.ts'
import { formatReplyText } from './reply-texts.ts'

/** What is asked for, the most telling words first, with the text that declines it and names the safe way. */
const refusals = [
  ['refuseDevice', /\b(ankle|monitor|gps|bracelet|interlock|breathaly\w*|sopl\w+|grillete|brazalete|tobillera)\b/],
  [
    'refuseTest',
    /\b(pee|piss|ua|uas|urine|drug tests?|test clean|detox drink|orina|antidoping|(prueba|examen) de (drogas?|orina)|salir limpi[oa])\b/,
  ],
  [
    'refusePapers',
    /\b(?:consig\w+|conseguir|vend\w+|compr\w+|buy|sell|get me)\b.{0,20}\b(?:seguro social|seguro|social|mica|papeles|green card)\b.*\b(?:pago|pay|sirva|jale|pase|trabajar|work)\b|\b(pay ?stubs?|stubs?|fake|forge\w*|photoshop|ssn|doctors? note|mica|chuec[oa]s?|fals[oa]s?|falsific\w+|comprobantes?|talon(es)?)\b/,
  ],
  [
    'refuseDrugs',
    /\b(percs?|percocets?|xans?|xanax|pills?|weed|dope|fent\w*|oxys?|norcos?|meth|coke|crack|plug|cop some|score|pastillas?|mota|perico|cristal|chiva|heroina?|connect)\b/,
  ],
  [
    'refuseCourt',
    /\b(court|corte|judge|juez|border|linea|cross|cruz\w+|run|dip|skip|huir|pelar\w*|escap\w+|fug\w+|no voy a ir)\b/,
  ],
] as const

/** Somebody who must not know. */
const hides =
  /\b(?:(?:dont|doesnt|wont|not) (?:need|have|gotta) to (?:know|find out)|sin que (?:sepan?|se enteren?)|no se enteren?)\b/

/** Whether the words name something that is declined. */
export function namesHarm(text: string): boolean {
  const folded = fold(text)
  return hides.test(folded) || refusals.some(([, words]) => words.test(folded))
}

/** Declines in one kind sentence, with the safe way. */
export function declineHarm(text: string, language: Language): string {
  const folded = fold(text)
  const found = refusals.find(([, words]) => words.test(folded))
  return found ? formatReplyText(language, found[0]) : getTopicOpening('refuse', language)
}
