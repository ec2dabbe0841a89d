import { type PlanAnswers, type PlanQuestionId, planQuestionIds } from '../action-plan/plan-answers.ts'
import { fold } from '../text/fold.ts'
import { indexPatterns } from '../text/says.ts'

/** Facts that add one sentence to a step. Plain words decide. */
export type LifeDetail =
  /** May not go out of the house without a pass. */
  | 'pass-needed'
  | 'home-confinement'
  /** The green card ends, or is to be renewed. */
  | 'green-card-ends'
  /** Somebody takes them along to work. */
  | 'rides-along'
  /** A court or worker wants to see treatment. */
  | 'treatment-proof'
  | 'drinks-daily'
  /** Has some money put aside. */
  | 'has-savings'
  /** Days without the dose. */
  | 'missed-doses'
  /** Nearly used again. */
  | 'close-call'
  | 'no-income'
  /** May not work: the permit ran out, or there is none. */
  | 'permit-expired'

const patterns: readonly (readonly [LifeDetail, RegExp])[] = [
  [
    'pass-needed',
    /\b(?:cant|cannot|can not|not allowed to|no puedo|no me dejan)(?: \w+){0,4} (?:without|w o|unless i (?:get|have)|sin) (?:a |un |el )?(?:pass|pase)\b|\b(?:put in|request|ask for|get|pedir|meter) (?:\w+ ){0,3}(?:pass|passes|pase|pases)\b(?: \w+){0,4} (?:ahead|before|antes|early|hours|horas)\b|\b(?:24|48|72) (?:hrs?|hours|horas) (?:ahead|before|notice|antes)\b/,
  ],
  [
    'home-confinement',
    /\b(?:home confinement|home detention|confinamiento en casa|arresto domiciliario|detencion en casa)\b/,
  ],
  [
    'green-card-ends',
    /\b(?:(?:renew|renewing|renovar|renuevo) (?:\w+ ){0,2}(?:green ?card|mica|residencia)|(?:green ?card|mica|residencia)(?: \w+){0,4} (?:expires?|expired|expiring|vence|vencio|vencida|se vence|runs out|is up))\b/,
  ],
  [
    'rides-along',
    /\b(?:rid(?:e|es|ing) (?:with|w) (?:a |my |the )?(?:\w+ )?(?:coworker|co worker|boss|foreman|guy from work|crew|buddy|neighbor)|(?:coworker|co worker|boss|foreman|neighbor|guy from work) (?:\w+ )?(?:picks me up|gives me (?:a )?rides?|drives me|takes me)|(?:un|mi|una) (?:companer[oa]|vecin[oa]|patron|jefe)(?: \w+){0,3} me (?:lleva|recoge|da raite|da ride))\b/,
  ],
  [
    'treatment-proof',
    /\b(?:want|wants|wanna|need|needs|have|has|quiere|quieren|piden?)(?: \w+){0,4} (?:see me|proof|show|prueba|papel|que este|verme|i be|me to be|im)(?: \w+){0,4} (?:treatment|rehab|program|counseling|classes|tratamiento|programa|terapia)\b|\b(?:proof|letter|carta|prueba|comprobante) (?:of|de|that im in|que estoy en) (?:\w+ )?(?:treatment|tratamiento|rehab|suboxone|methadone|metadona)\b/,
  ],
  [
    'drinks-daily',
    /(?<!\b(?:dont|not|never|no|he|she|they|used to|mom|dad) (?:\w+ )?)\b(?:drink|drinking|tomo|bebo|been drinking)\b(?: \w+){0,8} (?:every ?day|daily|a day|every night|all day|diario|diari[oa]s|al dia|todos los dias|cada (?:dia|noche)|a night)\b|\b(?:\d+|six|twelve|seis|doce) (?:or more |o mas )?(?:botes|beers|cervezas|cheves|cans|tallboys|shots|drinks|latas) (?:diario|diarios|a day|every ?day|al dia|cada (?:dia|noche)|a night|todos los dias)\b/,
  ],
  [
    'has-savings',
    /\b(?:saved(?: up)?|savings of|put (?:away|up|back)|ahorrad[oa]s?|guardad[oa]s?|tengo guardad\w+|ahorre) (?:like |about |como |unos )?(?:dollars )?\d{2,5}\b|\b(?:got|have|tengo|traigo) (?:like |about |como )?(?:dollars )?\d{2,5}(?: \w+)? (?:saved|guardad[oa]s?|ahorrad[oa]s?|put away|in savings|on me)\b/,
  ],
  [
    'missed-doses',
    /\b(?:missed|havent (?:had|got|taken)|no (?:he )?(?:tomado|me dieron|recibi)|didnt (?:get|dose)|without|sin|been off|off)(?: \w+){0,3} (?:methadone|dose|doses|dosis|metadona|suboxone|strips|subs|bupe)\b|\b(?:didnt|wouldnt|wont|no me) (?:dose|dosed|dosing|dosificaron|dieron (?:mi|la) dosis)(?: me)?\b/,
  ],
  [
    'close-call',
    /\b(?:almost|nearly|close to|came close to|about to|casi|por poquito)(?: \w+)? (?:used|using|use|relapsed|relapsing|slipped|slipping|drank|got high|caigo|cai|recaigo|recai|uso(?! (?:el|la|mi))|tomo(?! (?:el|la|mi))|me meto|fumo|compro)\b|\b(?:real |bad |strong |muchas )?(?:cravings?|urges?|ganas de (?:usar|tomar|drogarme|meterme))\b/,
  ],
  [
    'permit-expired',
    /\b(?:work permit|work authorization|ead|permiso de trabajo|permiso (?:pa|para) trabajar)\b(?: \w+){0,4} (?:expired|ran out|is up|lapsed|vencio|vencido|vencida|caduco)\b|\b(?:expired|lapsed|se (?:me )?vencio) (?:my |the |mi |el )?(?:work permit|ead|permiso de trabajo)\b|\b(?:no tengo|sin|nunca (?:he tenido|tuve)|dont have|do not have|never had|aint got|got no|without|no) (?:a |an |any |un |el |mi |ningun )?(?:work permit|work authorization|permiso (?:de trabajo|pa trabajar|para trabajar)|papeles (?:pa|para) trabajar)\b/,
  ],
  [
    'no-income',
    /\b(?:no|zero|without|got no|dont have (?:any|an)|sin|no tengo)(?: \w+)? (?:income|ingresos?|money coming in|entrada de dinero)\b|\bno (?:entra|gano) (?:nada|dinero)\b|\bnothing coming in\b/,
  ],
]

/** A wish says as much as a fact of these. */
const inGoals: ReadonlySet<LifeDetail> = new Set(['home-confinement', 'green-card-ends'])
const goals: PlanQuestionId = 'goals_3_months'

const findCandidates = indexPatterns(patterns, ([, words]) => words)

export function findLifeDetails(folded: string): LifeDetail[] {
  return findCandidates(folded)
    .filter(([, words]) => words.test(folded))
    .map(([name]) => name)
}

/** The same of all answers, each sentence by itself. */
export function listLifeDetails(answers: PlanAnswers): LifeDetail[] {
  const found = planQuestionIds.flatMap((id) =>
    answers[id]
      .replaceAll('$', ' dollars ')
      .split(/[.;!?\n]+/)
      .flatMap((sentence) => findLifeDetails(fold(sentence)))
      .filter((name) => id !== goals || inGoals.has(name)),
  )
  return [...new Set(found)]
}
