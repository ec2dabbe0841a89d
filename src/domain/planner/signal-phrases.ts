import { firstDaysPhrases } from './phrases/first-days.ts'
import { lifePhrases } from './phrases/life.ts'
import { rareFactPhrases } from './phrases/rare-facts.ts'
import { type RareSignal, rareSignals } from './signal-names.ts'

/** The phrases that a model learns from; the others stand alone. */
export const learnedPhrases = { ...firstDaysPhrases, ...lifePhrases }
export const signalPhrases = { ...learnedPhrases, ...rareFactPhrases }

/** A few phrases name what is derived from several signals. */
export type PhraseSignal = keyof typeof signalPhrases

/** Signals that describe today and may be mentioned as a strength; in the answer about goals they would be a wish. */
export const aboutNow: ReadonlySet<PhraseSignal> = new Set<PhraseSignal>([
  'no-bed',
  'has-bed',
  'with-someone',
  'has-phone',
  'has-id',
  'has-birth-certificate',
  'has-ss-card',
  'has-insurance',
  'has-snap',
  'working',
  'has-diploma',
  'no-medicine',
  'not-supervised',
  'veteran',
  'long-out',
  'just-out',
  'utility-cutoff',
  'wound',
  'missed-test',
  'foster-youth',
  'for-other',
  'puerto-rico',
  'digital-help',
  'alcohol-withdrawal',
])

/** As good as a goal or a strength as it is as a need. */
export const inEveryAnswer: ReadonlySet<PhraseSignal> = new Set<PhraseSignal>(['truck-driver', 'student'])

const rare: ReadonlySet<string> = new Set(rareSignals)
export const isRare = (name: string): name is RareSignal => rare.has(name)

/** Within one clause the second signal cancels the first: "off parole" mentions parole and means the opposite. */
export const undoneBy: Partial<Record<PhraseSignal, readonly PhraseSignal[]>> = {
  supervised: ['not-supervised'],
  'has-bed': ['no-bed'],
  'has-id': ['no-id'],
  'has-phone': ['no-phone'],
  'has-birth-certificate': ['no-birth-certificate'],
  'has-ss-card': ['no-ss-card'],
  'medicine-low': ['no-medicine'],
  medicine: ['no-medicine'],
  'just-out': ['long-out'],
}

/** Text right before something a person does not have or is not: "no kids", "I am not a veteran". */
export const negationPattern = new RegExp(
  '(?:^| )(?:no|not|dont|doesnt|didnt|do not|never|havent|hasnt|aint|without|sin|nunca|ningun\\w*|zero)' +
    '(?: (?:have|had|got|tengo|tuve|take|tomo|use|uso|soy|a|an|any|my|the|on|un|una|mi|mis|la|el|de))* $',
)

/** Text right before something a person wants: "I must have a job" does not mean they have one. */
export const wishPattern = /(?:^| )(?:to|must|should|could|would|want|wanna|if|until|when|si|cuando|quiero|que) $/
