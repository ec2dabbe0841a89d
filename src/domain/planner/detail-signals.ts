import type { PlanAnswers } from '../action-plan/plan-answers.ts'
import { fold } from '../text/fold.ts'
import { rememberText } from '../text/while-reading.ts'
import { wayPatterns, type WaySignal } from './way-signals.ts'
import { moveFacts } from './misplaced-facts.ts'
import { listStepDetails, type StepDetail } from './step-details.ts'
import { type BurningDetail, listBurningDetails } from './burning-details.ts'
import { type RedFlag, listRedFlags } from './red-flags.ts'
import { type CaseDetail, listCaseDetails } from './case-details.ts'
import { type LifeDetail, listLifeDetails } from './life-details.ts'
import { findHardDetails, type HardDetail, listHardDetails } from './hard-details.ts'
import { indexPatterns } from '../text/says.ts'

/**
 * Details that change one step or its words, and are not shown to be corrected. Nothing was learned about them: plain
 * words decide.
 */
export type DetailSignal =
  | WaySignal
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
  /** The officer asks for money. */
  | 'officer-fees'
  /** Has a methadone clinic and goes there. */
  | 'own-clinic'
  /** Cannot sleep. */
  | 'sleepless'
  /** Somebody says that the children will be taken. */
  | 'custody-threat'
  /** Holds the papers of the release. */
  | 'release-papers'
  /** Is about to be 65. */
  | 'turns-65'
  /** Has no gear or boots for the work. */
  | 'work-gear'
  /** Landlords said no, or took fees for it. */
  | 'rental-denied'
  /** A class for parents is asked for. */
  | 'parenting-class'
  /** A job was offered, or begins soon. */
  | 'starts-work'
  /** A swollen face, jaw or neck with pain or a fever: it can spread fast. */
  | 'swollen-face'
  /** Thinks of dying, as the judge of danger reads it. */
  | 'in-crisis'
  | HardDetail
  | StepDetail
  | LifeDetail
  | BurningDetail
  | RedFlag
  | CaseDetail

const face = '(?:face|jaw|cheek|neck|gums?|mouth|eye|cara|cachete|quijada|mandibula|cuello|encia|boca)'
const swollen = '(?:swoll?en|swelled|swelling|swole|swollen up|puffed up|hinchad[oa]s?|inflamad[oa]s?|se me hincho)'
/** "Nobody wants to hire me" is no offer. */
const notSo =
  '(?<!\\b(?:nobody|noone|one|nadie|none|dont|didnt|not|never|who|if|would|wont|wouldnt|no|quien|havent|hasnt|si|places?) (?:\\w+ )?)'
const job = '(?:job|gig|work|position|trabajo|chamba|jale|empleo|puesto)'

const patterns: readonly (readonly [DetailSignal, RegExp])[] = [
  ...wayPatterns,
  [
    'in-crisis',
    /\b(?:(?:theres|there is|there aint|see|aint) (?:\w+ )?no point(?: now| anymore| in (?:trying|living|going on|it)| to (?:it|any of it)|$)|whats the point(?: anymore| now| of living|$)|no le (?:veo|hallo|encuentro) (?:el )?(?:caso|sentido)|ya (?:para|pa) que(?: seguir| vivir|$))\b/,
  ],
  [
    'swollen-face',
    new RegExp(
      `\\b(?:${face} (?:\\w+ ){0,3}${swollen}|${swollen} (?:\\w+ ){0,3}${face})\\b|\\b(?:tooth|teeth|muela|diente|abscess\\w*|absceso)\\b.{0,60}\\b(?:fever|calentura|fiebre|pus)\\b`,
    ),
  ],
  [
    'starts-work',
    new RegExp(
      `${notSo}\\b(?:(?:offered|offer) (?:me |of )?(?:a |the |an )?${job}|${job} offer|got offered|(?:will|wants? to|gonna|going to) hire me|got hired|just hired|(?:me )?(?:ofrecen|ofrecieron|ofrecio|dieron|van a dar) (?:un |una |el |la )?${job}|oferta de (?:trabajo|empleo)|me (?:van a )?(?:contratar\\w*|contrataron))\\b`,
    ),
  ],
  [
    'travel',
    /\b(?:flight|plane ticket|(?:leave|leaving|salir|salgo) (?:the|del|de el) (?:country|pais)|(?:let|lets) me back in|me dejan? (?:volver|regresar|entrar)|(?:cross|crossing|cruzar|cruzo) (?:over )?(?:the |la |to |a |pa |para )*(?:border|frontera|linea|verl[oa]s?|ver a|see (?:my|him|her|them)|mexico|juarez|tijuana|matamoros|nogales|mexicali|reynosa|al otro lado|otro lado)|(?:go|going|ir|voy) (?:to|a|pa|para) (?:mexico|juarez|tijuana|matamoros|mexicali|reynosa|guatemala|honduras|el salvador|cuba)|fly(?:ing)? (?:to|out|home|back)|travel(?:ing)? to|boleto (?:de avion|para el)|vuelo|viajar|volar|mi viaje|el viaje|de viaje)\b/,
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
    /\b(?:sleep\w*|slept|liv\w+|stay\w*|duerm\w+|dorm\w+|vivo|viviendo) (?:\w+ ){0,3}(?:my|the|a|mi|el|la|un|una) (?:car|truck|van|pickup|rv|suv|camper|carro|troca|camioneta|coche)\b|\b(?:weeks?|wks?|days?|nights?|months?|out|homeless|bed is|home is|semanas?|dias?|noches?|meses?|casa es) (?:now |ya |out |living |just )?(?:in|en) (?:my|the|a|mi|el|la|un|una) (?:car|truck|van|pickup|rv|suv|camper|carro|troca|camioneta|coche)\b/,
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
  [
    'own-clinic',
    /^(?!.*\b(?:dropped|closed|closing|kicked|discharg\w*|cut me|old clinic|used to|before i went|moved|transfer\w*|guest|far|miles|another county|missed|falte|lejos|cerraron|cerro|me corrieron|me sacaron|antes de|ultima dosis|last dose)\b).*\b(?:(?:my|mi) (?:methadone |suboxone )?(?:clinic|clinica)(?: de metadona)?|(?:i dose|i get dosed|dosing) (?:at|every|daily)|(?:voy|me toca ir) (?:diario |todos los dias )?a la clinica(?: de metadona)?)\b/,
  ],
  [
    'sleepless',
    /\b(?:cant|can not|cannot|dont|not|barely|hardly|havent) (?:\w+ ){0,2}(?:sleep\w*|slept)\b|\bno (?:(?!donde|lugar|adonde|tengo)\w+ ){0,2}(?:duermo|dormir|he dormido|dormi)\b|\b(?:insomni\w*|sin dormir|trouble sleeping)\b/,
  ],
  [
    'custody-threat',
    /\b(?:take|takes|taking|took|get|gets|keep) (?:\w+ ){0,2}(?:kids?|child|children|son|daughter|baby|custody)\b|\bquit\w+ (?:\w+ ){0,2}(?:ninos?|ninas?|hij\w+|bebe|custodia)\b/,
  ],
  [
    'release-papers',
    /\b(?:release|discharge|prison|jail) (?:papers?|paperwork)\b|\bpapel(?:es)? de (?:salida|liberacion|la carcel|la prision)\b/,
  ],
  [
    'turns-65',
    /\b(?:turn(?:ing)?|be|im|i am|about to be) (?:64|65)\b|\b(?:cumplo|voy a cumplir|tengo) (?:64|65|los 65)\b|\bmedicare\b/,
  ],
  [
    'work-gear',
    /\b(?:no|need|without|got no|shot|old) (?:\w+ ){0,3}(?:boots|hood|steel toes?|tools|work clothes|gear|helmet|gloves)\b|\b(?:boots|tools|gear) (?:are |is )?(?:shot|gone|torn|stolen|worn out)\b|\b(?:sin|no tengo|necesito|ocupo|me faltan?) (?:\w+ ){0,3}(?:botas|casco|herramientas?|careta|guantes)\b/,
  ],
  [
    'rental-denied',
    /\b(?:apartments?|apts?|landlords?|rent|rentals?|complex(?:es)?|housing|lease)\b.{0,60}\b(?:denied|turned (?:me )?down|rejected|said no|say no|application fees?)\b|\b(?:denied|turned (?:me )?down|rejected)\b.{0,60}\b(?:apartments?|apts?|landlords?|rentals?|complex(?:es)?|lease)\b|\b(?:departamentos?|apartamentos?|renta|rentar|casero)\b.{0,60}\b(?:me (?:niegan|negaron|rechaza\w*|dicen que no|dijeron que no)|rechazaron)\b/,
  ],
  [
    'parenting-class',
    /\b(?:parenting (?:class\w*|course)|(?:do|take|finish|start|need|needs|ordered|haga|hacer|tomar|wants?) (?:the |a |las? |el )?parenting)\b|\b(?:clases?|curso) (?:de|para) (?:padres|crianza)\b/,
  ],
  [
    'last-test',
    /\b(?:last|final|only one|one more|ultim[oa]) (?:\w+ ){0,2}(?:ged|hiset|test|exam\w*|prueba)\b|\b(?:faltan?|need|got|have|quedan?)(?: \w+)? (?:\d|one|two|three|una?|dos|tres) (?:more )?(?:tests?|exams?|examen\w*|pruebas?|parts|partes) (?:left |more )?(?:of|del?|for|para|on) (?:\w+ )?(?:ged|hiset)\b|\b(?:\d|one|two|una?|dos|tres) (?:more )?(?:ged|hiset) (?:tests?|exams?|parts)(?: left| to go)?\b/,
  ],
  [
    'applied',
    /\b(?:applied|ya (?:apliq\w+|solicit\w+|metí|meti)|la aplique|lo aplique|aplique en|put in for it|waiting (?:on|for) (?:my )?(?:ssi|ssdi|disability|decision))\b/,
  ],
]

/** Can be said in a list of skills or people, and means the same there. */
const anywhere: ReadonlySet<DetailSignal> = new Set([
  'in-car',
  'applied',
  'wheelchair',
  'own-clinic',
  'shared-phone',
  'hard-of-hearing',
  'works-days',
  'works-nights',
  'works-evenings',
  'last-test',
  'cares-days',
  'turns-65',
  'wants-sober',
])

const findCandidates = indexPatterns(patterns, ([, pattern]) => pattern)

/** The details that one text tells. */
export const findDetailSignals = rememberText((text): readonly DetailSignal[] => {
  const folded = fold(text)
  return [
    ...findCandidates(folded)
      .filter(([, pattern]) => pattern.test(folded))
      .map(([signal]) => signal),
    ...findHardDetails(folded),
  ]
}, 1)

/** The same of all answers: what strengths, people and wishes say counts where nothing else can be meant. */
export function listDetailSignals(written: PlanAnswers): DetailSignal[] {
  const answers = moveFacts(written)
  const { urgent_need, biggest_challenge, strengths, support_system, goals_3_months } = answers
  const listed = findDetailSignals([strengths, support_system, goals_3_months].join(' . '))
  return [
    ...new Set([
      ...findDetailSignals(`${urgent_need} . ${biggest_challenge}`),
      ...listed.filter((signal) => anywhere.has(signal)),
      ...listHardDetails(answers),
      ...listStepDetails(answers),
      ...listLifeDetails(answers),
      ...listBurningDetails(answers),
      ...listRedFlags(answers),
      ...listCaseDetails(answers),
    ]),
  ]
}
