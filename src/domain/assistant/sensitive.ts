import { fold } from '../text/fold.ts'

/** Classes of T-11.5 that need no card but have rules of their own: law, supervision, immigration, voting, no, privacy. */
export type SensitiveTopic = 'legal' | 'supervision' | 'immigration' | 'voting' | 'refuse' | 'privacy'

const asksHow = String.raw`(how|where|what|can|way|ways|tips|help|best|tell|teach|como|donde|que|puedo|manera|forma|ayudame|dime)`

/** Folded words. The first that fits wins: a request we refuse comes before the law it touches. */
const rules: readonly (readonly [SensitiveTopic, RegExp])[] = [
  ['refuse', new RegExp(String.raw`\b(beat|cheat|pass|fake|fool|trick|clean out|flush|mask|enganar|burlar|pasar|falsificar|limpiar)\b.{0,40}\b(ua|drug test|urine|pee test|breathalyzer|antidoping|orina|prueba de drogas|examen de orina|doping)\b.{0,60}`)],
  ['refuse', /\b(cut|take|slip|get|break|remove|disable|tamper|quitar|quito|cortar|zafar|romper|desactivar)\b.{0,25}\b(ankle|monitor|bracelet|gps|grillete|brazalete|tobillera)\b.{0,30}\b(off|without|sin que|unnoticed|apagar|notar)\b/],
  ['refuse', /\b(cut off|tamper with|disable|cortar|zafarme)\b.{0,25}\b(ankle|monitor|bracelet|gps|grillete|brazalete|tobillera)\b/],
  ['refuse', new RegExp(String.raw`\b${asksHow}\b.{0,30}\b(hide from|run from|dodge|avoid|escape|esconderme|huir|escapar|evadir|pelarme)\b.{0,30}\b(warrant|cops|police|po|parole officer|court|orden|policia|oficial|corte|migra)\b`)],
  ['refuse', /\b(buy|get|score|find|cop|comprar|conseguir|consigo|compro)\b.{0,20}\b(gun|glock|pistol|weed|meth|crystal|heroin|fentanyl|fent|coke|cocaine|xanax|percs|pills|arma|pistola|mota|cristal|heroina|coca|fentanilo|droga|drogas)\b(?!.{0,20}\b(test|treatment|help|permit|rights|conviction|prueba|tratamiento)\b)/],
  ['refuse', /\b(fake|forge|false|falso|falsa|falsos|falsas|chueco|chueca|falsificar)\b.{0,15}\b(id|ids|ssn|social security|papers|pay stub|stubs|reference|references|doctor note|license|licencia|papeles|seguro|talon|talones|carta|referencias)\b/],
  ['refuse', /\b(skip|miss|blow off|not show up to|no ir a|faltar a)\b.{0,12}\b(court|my court date|la corte|mi cita de corte)\b.{0,25}\b(get away|without|trouble|sin problema|sin que)\b/],
  ['refuse', /\b(find|track down|get|encontrar|ubicar|hallar)\b.{0,25}\b(address|where (he|she|they) lives?|direccion|donde vive)\b.{0,40}\b(snitch|ex|witness|testified|victim|soplon|rata|testigo|victima)\b/],
  ['privacy', /\b(is this|are you|are these|is it|es|esto es|este chat es)\b.{0,20}\b(private|confidential|anonymous|recorded|recording|safe to tell|privado|confidencial|anonimo|grabado|grabando|seguro decir)\b/],
  ['privacy', /\b(who (can )?(sees?|reads?)|do you (save|store|keep|share|record|report|tell)|quien (ve|lee|mira)|guardan?|guardas|comparten?|reportan?|le dicen?)\b.{0,40}\b(this|chat|messages?|what i|my (data|info|words)|police|po|officer|parole|esto|charla|mensajes?|lo que|mis datos|policia|oficial)\b/],
  ['voting', /\b(vote|voting|ballot|votar|voto|boleta electoral|register to vote|registrarme para votar)\b/],
  ['immigration', /\b(immigration|deport|deported|deportation|deportar|deportan|deporten|green card|visa|daca|asylum|asilo|undocumented|indocumentado|ice|la migra|migra|migracion|inmigracion|work permit|permiso de trabajo|naturaliz\w*|ciudadania|my status|mi estatus)\b/],
  ['supervision', /\b(missed|skipped|forgot|failed|dirty|violat\w*|violation|falte|perdi|se me paso|sali positivo|salio positivo|viole|violacion)\b.{0,50}\b(check in|appointment|report|po|officer|parole|probation|ua|drug test|curfew|cita|reportarme|oficial|probatoria|condicional|antidoping|toque de queda)\b/],
  ['supervision', /\b(po|officer|parole|probation|oficial|probatoria|condicional)\b.{0,50}\b(violat\w*|revok\w*|send me back|hold|missed|failed|violar|revocar|regresar|falte)\b/],
  ['legal', /\b(warrant|sued|lawsuit|evicted|eviction|custody|restraining order|protective order|plead|plea|charges?|court date|hearing|appeal|expunge\w*|sealed?|orden de arresto|demanda|desalojo|custodia|orden de alejamiento|declararme|cargos|audiencia|apelar|fecha de corte|borrar mi record|expungar)\b/],
]

/** What kind of care an answer needs, or null for an ordinary question. */
export function sensitiveTopic(text: string): SensitiveTopic | null {
  const folded = fold(text.slice(0, 4000))
  return rules.find(([, rule]) => rule.test(folded))?.[0] ?? null
}
