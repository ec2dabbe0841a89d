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
    /\b(pay ?stubs?|stubs?|fake|forge\w*|photoshop|ssn|doctors? note|mica|chuec[oa]s?|fals[oa]s?|falsific\w+|comprobantes?|talon(es)?)\b/,
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

/** Declines in one kind sentence, with the safe way. */
export function declineHarm(text: string, language: Language): string {
  const folded = fold(text)
  const found = refusals.find(([, words]) => words.test(folded))
  return found ? formatReplyText(language, found[0]) : getTopicOpening('refuse', language)
}
