import type { PlanAnswers } from '../action-plan/plan-answers.ts'
import { fold } from '../text/fold.ts'

/** What few people write and what changes a step where they do. Nothing was learned about it: plain words decide. */
export type RareSignal =
  /** Light, gas or water is about to be cut off, or was. */
  | 'power-off'
  /** A wound, a sore or signs of an infection. */
  | 'wound'
  /** A flight or a trip abroad. */
  | 'travel'
  /** Was choked. */
  | 'choked'
  /** Missed a drug test. */
  | 'missed-test'
  /** Shakes, sweats or had a seizure. */
  | 'shakes'
  | 'foster-youth'
  /** Has, had or wants a license to drive trucks. */
  | 'cdl'
  /** Fewer hours or no shifts at work. */
  | 'hours-cut'
  /** Sleeps in a car. */
  | 'in-car'
  /** A paper gives a few days to ask for a hearing about the license. */
  | 'license-hearing'
  /** The eviction is before a judge. */
  | 'eviction-court'
  /** Born in Puerto Rico: its own registry has the birth certificate. */
  | 'born-in-puerto-rico'
  /** Writes for somebody else. */
  | 'for-another'
  /** Has one last test before the diploma. */
  | 'last-test'
  /** Applied already and waits for an answer. */
  | 'applied'
  /** Goes to college, or has a bill or form open there. */
  | 'student'
  | 'wheelchair'
  /** A dog or a cat that needs a place. */
  | 'pet'
  /** Says of themselves that they want to stop drinking or using. */
  | 'wants-sober'
  /** Thinks of dying, as the judge of danger reads it. */
  | 'in-crisis'

const bill = '(?:lights?|power|electric\\w*|gas|water|heat|utilit\\w+|la luz|el agua|el gas)'
const patterns: readonly (readonly [RareSignal, RegExp])[] = [
  [
    'power-off',
    new RegExp(
      `\\b(?:cort\\w+|quit\\w+) (?:hoy |ya |manana )?(?:la luz|el agua|el gas)|\\b(?:shut\\w*|cut\\w*|turn\\w*) ?(?:off )?(?:my |the |our |off )*${bill}|\\b${bill} (?:\\w+ ){0,4}(?:shut ?off|cut ?off|off|disconnect\\w*|past due)|\\b(?:shut ?off|disconnect\\w*) notice|\\baviso de corte`,
    ),
  ],
  [
    'wound',
    /\b(?:open(?:ed)? (?:up )?(?:sore|wound)|bed ?sore|pressure sore|sore (?:\w+ ){0,6}(?:open|smell|pus|infect)\w*|wound|abscess|absceso|infected|infect(?:ion|ada|ado)|infeccion|pus|gangrene|llaga|herida|stitches|puntos abiertos|red streaks?|swollen and (?:red|hot))\b/,
  ],
  [
    'travel',
    /\b(?:flight|plane ticket|fly(?:ing)? (?:to|out|home|back)|travel(?:ing)? to|boleto (?:de avion|para el)|vuelo|viajar|volar|mi viaje|el viaje|de viaje)\b/,
  ],
  [
    'choked',
    /\b(?:chok(?:ed|es|ing) me|strangl\w+|hands? (?:on|around) my (?:neck|throat)|del cuello|me ahorc\w+|me estrangul\w+|me ahog\w+)\b/,
  ],
  [
    'missed-test',
    /\b(?:miss(?:ed)?|skipped|didnt make|couldnt make|falte|perdi|se me paso) (?:\w+ ){0,3}(?:drug test|drug screen|screen|ua|drop|pee test|piss test|color|prueba(?: de (?:orina|droga\w*))?)\b|\b(?:drug screens?|ua|color code|screens?)\b.{0,120}\bmissed (?:one|it|1|a day)\b/,
  ],
  [
    'shakes',
    /\b(?:(?:hands?|body|i|get|got|have) (?:\w+ )?shak(?:e|es|ing|y)|the shakes|shakes|(?:had|having|get) (?:a |my )?seizures?|seizure|dts|tiembl\w+|temblor\w*|convulsion\w*|me sudan)\b/,
  ],
  [
    'foster-youth',
    /\b(?:aged? out|(?:sali|vengo|left|came out) (?:de|of) (?:el )?foster|(?:was|grew up|been) in (?:the )?foster|foster (?:kid|youth|child)\b|ward of the (?:state|court)|(?:creci|estuve) en (?:el )?foster)/,
  ],
  [
    'cdl',
    /\b(?:cdl|class a(?: license)?|dot (?:medical|physical)|hazmat|truck ?driver|trucker|trailero|troquero|licencia comercial|drove truck|manejo trailer\w*)\b/,
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
  [
    'student',
    /\b(?:tuition|semester|(?:winter|spring|fall|summer) term|financial aid|fafsa|registrar|(?:nursing|trade|community) (?:student|school|college|program)|college classes|my classes|matricula|universidad|colegio comunitario)\b/,
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
    'born-in-puerto-rico',
    /\b(?:born in|naci en|nacid[oa] en|soy de) (?:\w+,? )?(?:puerto rico|pr|ponce|bayamon|mayaguez|caguas|arecibo|carolina pr|san juan pr|la isla)\b/,
  ],
  [
    'for-another',
    /\b(?:(?:writing|filling this out|doing this|asking) for my (?:son|brother|husband|sister|nephew|cousin|dad|father|mother|daughter|friend|boyfriend|wife)|(?:es|esto es|escribo|pregunto) para mi (?:hijo|hermano|esposo|sobrino|primo|papa|marido|novio|hija|hermana))\b|\bmy (?:son|brother|husband|nephew) (?:gets?|got|just got|is getting|comes?|is coming) (?:out|home)\b|\bmi (?:hijo|hermano|esposo|sobrino|marido) (?:sale|salio|va a salir|acaba de salir)\b/,
  ],
  ['last-test', /\b(?:last|final|only one|one more|ultim[oa]) (?:\w+ ){0,2}(?:ged|hiset|test|exam\w*|prueba)\b/],
  [
    'applied',
    /\b(?:applied|ya (?:apliq\w+|solicit\w+|metí|meti)|la aplique|lo aplique|aplique en|put in for it|waiting (?:on|for) (?:my )?(?:ssi|ssdi|disability|decision))\b/,
  ],
]

/** Can be said in a list of skills or people, and means the same there. */
const anywhere: ReadonlySet<RareSignal> = new Set([
  'foster-youth',
  'cdl',
  'born-in-puerto-rico',
  'in-car',
  'applied',
  'wheelchair',
])

/** The rare things that one text says. */
export function findRareSignals(text: string): RareSignal[] {
  const folded = fold(text)
  return patterns.filter(([, pattern]) => pattern.test(folded)).map(([signal]) => signal)
}

/** The same of all answers: what strengths, people and wishes say counts where nothing else can be meant. */
export function listRareSignals(answers: PlanAnswers): RareSignal[] {
  const { urgent_need, biggest_challenge, strengths, support_system, goals_3_months } = answers
  const listed = findRareSignals([strengths, support_system, goals_3_months].join(' . '))
  return [
    ...new Set([
      ...findRareSignals(`${urgent_need} . ${biggest_challenge}`),
      ...listed.filter((signal) => anywhere.has(signal)),
    ]),
  ]
}
