import type { PlanAnswers } from '../action-plan/plan-answers.ts'
import { fold } from '../text/fold.ts'

/**
 * Details that change one step or its words, and are not shown to be corrected. Nothing was learned about them: plain
 * words decide.
 */
export type DetailSignal =
  /** A flight or a trip abroad. */
  | 'travel'
  /** Was choked. */
  | 'choked'
  /** Shakes, sweats or had a seizure. */
  | 'shakes'
  /** Fewer hours or no shifts at work. */
  | 'hours-cut'
  /** Sleeps in a car. */
  | 'in-car'
  /** A paper gives a few days to ask for a hearing about the license. */
  | 'license-hearing'
  /** The eviction is before a judge. */
  | 'eviction-court'
  /** Has one last test before the diploma. */
  | 'last-test'
  /** Applied already and waits for an answer. */
  | 'applied'
  | 'wheelchair'
  /** A dog or a cat that needs a place. */
  | 'pet'
  /** Says of themselves that they want to stop drinking or using. */
  | 'wants-sober'
  /** Writes about a relative who comes home. */
  | 'relative-home'
  /** Thinks of dying, as the judge of danger reads it. */
  | 'in-crisis'

const patterns: readonly (readonly [DetailSignal, RegExp])[] = [
  [
    'travel',
    /\b(?:flight|plane ticket|fly(?:ing)? (?:to|out|home|back)|travel(?:ing)? to|boleto (?:de avion|para el)|vuelo|viajar|volar|mi viaje|el viaje|de viaje)\b/,
  ],
  [
    'choked',
    /\b(?:chok(?:ed|es|ing) me|strangl\w+|hands? (?:on|around) my (?:neck|throat)|del cuello|me ahorc\w+|me estrangul\w+|me ahog\w+)\b/,
  ],
  [
    'shakes',
    /\b(?:(?:hands?|body|i|get|got|have) (?:\w+ )?shak(?:e|es|ing|y)|the shakes|shakes|(?:had|having|get) (?:a |my )?seizures?|seizure|dts|tiembl\w+|temblor\w*|convulsion\w*|me sudan)\b/,
  ],
  [
    'hours-cut',
    /\b(?:cut (?:us|me|my hours|our hours|our shifts)|hours (?:got |were )?cut|laid off|less hours|fewer hours|me (?:bajaron|cortaron|quitaron) (?:las )?horas|me despidieron|me descansaron|no shifts)\b/,
  ],
  [
    'in-car',
    /\b(?:sleep\w*|slept|liv\w+|stay\w*|duerm\w+|vivo|viviendo) (?:\w+ ){0,3}(?:my|the|a|mi|el|la|un|una) (?:car|truck|van|pickup|rv|suv|camper|carro|troca|camioneta|coche)\b/,
  ],
  [
    'license-hearing',
    /\b(?:hearing|audiencia) (?:\w+ ){0,5}(?:license|licencia|dmv|dol)\b|\b(?:license|licencia) (?:\w+ ){0,3}(?:hearing|audiencia)\b/,
  ],
  ['pet', /\b(?:my (?:dog|cat|pup|pitbull)|dog|mi (?:perro|perra|perrito|perrita|gato|gata))\b/],
  [
    'wants-sober',
    /\b(?:(?:stop|quit) (?:drinking|using)|get sober|ya no (?:tomar|usar)|dejar (?:de )?(?:tomar|la bebida|el alcohol|las drogas))\b/,
  ],
  ['wheelchair', /\b(?:wheel ?chair|silla de ruedas|in a chair|ando en silla|en silla)\b/],
  [
    'eviction-court',
    /\b(?:evict\w*|desaloj\w*)\b.{0,80}\b(?:court|corte|hearing|audiencia|judge|juez)\b|\b(?:court|corte|hearing|audiencia)\b.{0,60}\b(?:evict\w*|desaloj\w*)/,
  ],
  [
    'relative-home',
    /\bmy (?:son|brother|husband|nephew) (?:gets?|got|just got|is getting|comes?|is coming) (?:out|home)\b|\bmi (?:hijo|hermano|esposo|sobrino|marido) (?:sale|salio|va a salir|acaba de salir)\b/,
  ],
  ['last-test', /\b(?:last|final|only one|one more|ultim[oa]) (?:\w+ ){0,2}(?:ged|hiset|test|exam\w*|prueba)\b/],
  [
    'applied',
    /\b(?:applied|ya (?:apliq\w+|solicit\w+|metí|meti)|la aplique|lo aplique|aplique en|put in for it|waiting (?:on|for) (?:my )?(?:ssi|ssdi|disability|decision))\b/,
  ],
]

/** Can be said in a list of skills or people, and means the same there. */
const anywhere: ReadonlySet<DetailSignal> = new Set(['in-car', 'applied', 'wheelchair'])

/** The details that one text tells. */
export function findDetailSignals(text: string): DetailSignal[] {
  const folded = fold(text)
  return patterns.filter(([, pattern]) => pattern.test(folded)).map(([signal]) => signal)
}

/** The same of all answers: what strengths, people and wishes say counts where nothing else can be meant. */
export function listDetailSignals(answers: PlanAnswers): DetailSignal[] {
  const { urgent_need, biggest_challenge, strengths, support_system, goals_3_months } = answers
  const listed = findDetailSignals([strengths, support_system, goals_3_months].join(' . '))
  return [
    ...new Set([
      ...findDetailSignals(`${urgent_need} . ${biggest_challenge}`),
      ...listed.filter((signal) => anywhere.has(signal)),
    ]),
  ]
}
