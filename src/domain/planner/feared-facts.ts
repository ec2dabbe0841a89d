import { type PlanAnswers, planQuestionIds } from '../action-plan/plan-answers.ts'
import type { Signal } from './signals.ts'

/** What people fear or set as a condition, and what is then read as if it had happened. */
export const fearable: readonly Signal[] = [
  'missed-report',
  'missed-test',
  'warrant',
  'job-lost',
  'no-bed',
  'relapse',
  'snap-missing',
  'check-stopped',
  'cps',
  'eviction',
]

const end = String.raw`[^.;!?\n]*`
const word = (any: string) => String.raw`(?<![\p{L}\p{N}])(?:${any})(?![\p{L}\p{N}])`

/** "Sí tengo" is a yes; these words behind it make a condition of it. */
const condition = word(
  String.raw`if|unless|in case|in the event|por si|en caso|si(?=\s+(?:no|me|te|le|les|lo|la|las|los|nos|se|yo|el|ella|ellos|mi|llego|falto|fallo|pierdo|salgo|uso|tomo|vuelvo|violo|faltas|pasa|hay|dejo|cumplo|voy|sale|reprobar|repruebo)(?![\p{L}\p{N}]))|otherwise|or else|sino|o si no`,
)
const fear = word(
  String.raw`scared|afraid|worried|terrified|nervous|paranoid|fear|miedo|temo|me preocupa|preocupad[oa]|(?:do not|don['’]?t|dont) (?:want to|wanna|want)|not trying to|not tryna|tryna not|trying not to|so (?:i|they|he|she) (?:don['’]?t|dont|do not|wont|won['’]?t)|no quiero|(?:para|pa) (?:no|que no|q no)|(?:que|q) no(?=\s+(?:me|nos|le|les)(?![\p{L}\p{N}]))|don['’]?t let|dont let`,
)
/** "Or they violate me", "o me regresan". */
const orElse = word(
  String.raw`or(?=\s+(?:they|they['’]?ll|theyll|i|i['’]?ll|im|i['’]?m|he|she|it|my|we|else)(?![\p{L}\p{N}]))|o(?=\s+(?:me|nos|te|le|si|pierdo|voy|regreso)(?![\p{L}\p{N}]))`,
)
/** What would happen, told before its condition. */
const consequence = new RegExp(
  String.raw`(?<![\p{L}])(?:they|he|she|it|judge|po|court|i)(?:['’]?ll| will| would| could| might| may| gonna| going to|['’]?s gonna|['’]?re gonna)?\s+(?:just\s+)?(?:violate|send|lock|put|kick|take|cut|issue|arrest|revoke|pick|go back|lose|evict|fire)|(?<![\p{L}])(?:me|nos|le)\s+(?:van a |va a |pueden? )?(?:viola|violan|violar|manda|mandan|mandar|saca|sacan|sacar|mete|meten|encierra|encierran|corre|corren|quita|quitan|quitar|corta|cortan|regresa|regresan|arresta|arrestan|echa|echan)(?![\p{L}])|(?<![\p{L}])(?:sacan|ponen|giran|dan)\s+(?:un |una |la )?(?:warrant|orden)`,
  'iu',
)
/** The condition alone: what follows the comma is what it leads to, and is feared as well. */
const conditionFirst = new RegExp(
  String.raw`^\s*(?:(?:and|but|y|pero|and then|because|cuz|bc|porque|pq)\s*)?${condition}`,
  'iu',
)
const conditions = new RegExp(`${condition}${end}`, 'giu')
const fears = new RegExp(`(?:${fear}|${orElse})${end}`, 'giu')

/** One sentence without its conditions and fears. */
function dropFeared(sentence: string, keepsFears: boolean): string {
  // What the condition leads to may stand behind a comma, so all of the sentence goes.
  if (conditionFirst.test(sentence)) return ''
  const found = sentence.search(new RegExp(condition, 'iu'))
  const before =
    found === -1
      ? ''
      : (sentence
          .slice(0, found)
          .split(/,|\b(?:and|y|pero|but)\b/i)
          .at(-1) ?? '')
  const isLedTo = consequence.test(before)
  const sure = sentence.replace(conditions, ' ')
  const kept = keepsFears ? sure : sure.replace(fears, ' ')
  return isLedTo ? kept.slice(0, Math.max(0, found - before.length)) : kept
}

/** The answers without what is only feared; null where nothing is. */
export function dropFears(answers: PlanAnswers, keepsFears = false): PlanAnswers | null {
  const changed = planQuestionIds.map((id) => {
    const parts = answers[id].split(/(?<=[.;!?\n])/)
    return [id, parts.map((part) => dropFeared(part, keepsFears)).join('')] as const
  })
  if (changed.every(([id, text]) => text === answers[id])) return null
  return { ...answers, ...Object.fromEntries(changed) }
}
