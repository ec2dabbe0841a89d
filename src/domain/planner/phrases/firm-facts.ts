import type { DetailSignal } from '../detail-signals.ts'
import type { StatedSignal } from '../signal-names.ts'
import { caseClosed, supervisionEnded } from './supervision-words.ts'

export type FirmSignal = StatedSignal | DetailSignal | 'keeps-job'

/** What decides over how an answer sounds. All patterns are for folded text. */
export interface FirmFact {
  words: RegExp
  /** Where these words stand anywhere in the answers, the fact is not firm. */
  unless?: RegExp
  adds?: readonly FirmSignal[]
  undoes?: readonly FirmSignal[]
  /** Only where one of these was read. */
  where?: readonly FirmSignal[]
}

/** An officer of today, whatever else ended. */
const reportsNow =
  /\b(?:(?:my|mi|the|la|el) (?:po|p o|parole officer|probation officer|agente?|oficial)(?! (?:is gone|closed|said im done|dijo que ya))|(?<!\b(?:no|not|no estoy|nunca|no sigo|aint|not still|never was|never been|never|wasnt|isnt|ya no|no quede|no sali|tampoco|nobody) )(?:on|still on|en|estoy en|tengo|traigo|got|im on) (?:\d+ \w+ (?:of|de) )?(?:federal |felony |mi |la )?(?:parole|probation|probacion|probatoria|supervised release|supervision)|(?:ankle|gps) monitor|grillete|report(?:ing)? (?:to(?! (?:no|any))|every|monday|tuesday|wednesday|thursday|friday)|(?:see|veo a) (?:my |mi )?(?:po|oficial)|new (?:parole|probation))\b/
const outdoors =
  /\b(?:sleep\w*|slept|stay\w*|liv\w+|duerm\w+|dorm\w+|vivo|ando|estoy|im|been|quedo) (?:\w+ ){0,3}(?:in|at|on|en|bajo|under|by|outside|afuera|por) ?(?:\w+ ){0,2}(?:car|truck|van|tent|park|parque|street|streets|calle|carro|troca|camioneta|bus station|station|bench|banca|bridge|puente|woods|walmart|parking lot|encampment|outside|afuera)\b|\b(?:tent by|homeless|nowhere (?:to|else)|no (?:tengo )?(?:a )?donde (?:dormir|quedarme)(?! (?:fijo|bien))|en la calle|on the streets?|under a bridge|sleeping outside|slept outside)\b/
const turnedOut =
  /\b(?:kicked me out|put me out|threw me out|got kicked out|me (?:corrio|corrieron|echo|echaron|saco|sacaron)(?! del (?:trabajo|jale))|cant go back|no puedo volver|used to (?:stay|sleep|live)|tonight (?:i )?(?:got|have) (?:no|nowhere)|hoy (?:ya )?no tengo donde|last night was|said i cant come back)\b/
const kin =
  '(?:cousins?|primos?|primas?|comadre|compadre|compas?|compa|paisanos?|tias?|tios?|aunts?|aunties?|uncles?|sisters?|hermanas?|brothers?|hermanos?|friends?|buddys?|amig[oa]s?|moms?|mama|mothers?|dads?|papa|jefa|jefita|grandmas?|grandmaw|abuel[oa]s?|nieces?|sobrin[oa]s?|daughters?|hij[oa]s?|suegr[oa]s?|cunad[oa]s?|sons?|nephews?|girlfriends?|gf|novi[oa]s?|homies?|roommates?|boss|bosss|pastors?|in laws?)'
const spot =
  '(?:couch|sofa|sillon|sala|basement|sotano|garage|garaje|floor|piso|cot|catre|back room|spare room|trailer|cuarto|cuartito|room|shop)'

export const firmFacts: readonly FirmFact[] = [
  // Supervision that ended, or never was.
  {
    words: supervisionEnded,
    unless: reportsNow,
    adds: ['not-supervised'],
    undoes: ['supervised', 'missed-report'],
  },
  {
    words: caseClosed,
    unless: new RegExp(
      `${reportsNow.source}|\\b(?:parole|probation|probacion|supervision|oficial)\\b(?<!\\b(?:no|sin|tengo|have|any|a|on) (?:probation|parole|probacion|supervision|oficial))`,
    ),
    adds: ['not-supervised'],
    undoes: ['supervised'],
  },
  // Supervision in words that are seldom written so.
  {
    words:
      /(?<!\bno )\b(?:tengo|traigo|estoy en|ando en|me dieron|sigo en|hoja de|papel de|cita de|con|pagar) (?:la )?(?:probacion|probation|parole|proba)\b|\bla proba (?:me|quiere|dice|es|la|el|cada)\b|\b(?:tribal|federal|felony|county) probation (?:lady|guy|officer|is|on|el|la|see|veo|starts)\b|\b(?:parole|probation|po) (?:la|lo|el|los) (?:veo|dia|\d)|\bterminos de pandilla\b|\bparole til\b/,
    unless: /\bya (?:acabe|termine) (?:la )?(?:probacion|probation|parole)\b/,
    adds: ['supervised'],
    undoes: ['not-supervised'],
  },
  // Work that is gone or only praised.
  {
    words:
      /(?<!\b(?:almost|nearly|dont want to|scared i|if i|before i|gonna|casi|si|cuando) )\b(?:i )?(?:just )?lost (?:the|my|a|that) (?:\w+ )?(?:job|gig|position)\b|\b(?:fired|laid off|let go) (?:me|from|on|last|friday|monday|tuesday|wednesday|thursday|yesterday|today)\b|\b(?:they|boss|he|she) (?:(?:fired|canned) me|let me go)\b(?! (?:home|early|out|to|by|there|with))|(?<!\bcasi |\bque |\bsi )\bperdi (?:el|mi|un) (?:trabajo|jale|empleo|chamba)\b|\bme (?:corrieron|despidieron|descansaron|botaron|sacaron) del? (?:el |la |mi )?(?:trabajo|jale|chamba|taller|fabrica|planta|restaurante)\b/,
    unless:
      /\b(?:new job|now i work|got another job|otro trabajo ya|ya tengo trabajo|ahora trabajo|working now|start(?:ed)? (?:a |at |my )?new)\b/,
    adds: ['job-lost'],
    undoes: ['working', 'keeps-job'],
  },
  {
    words:
      /^(?:i )?(?:trabajo|work|soy trabajador|trabajador|hard worker|good worker|worker)(?: (?:muy )?(?:duro|hard|rapido|fast|bien|good|fuerte|well))?$/,
    unless:
      /\b(?:i work|im working|my (?:job|boss|shift)|mi (?:trabajo|patron|turno|jefe)|trabajo (?:en|de|con|como|para)|trabajando)\b/,
    undoes: ['working'],
  },
  // A boss who may not let somebody work has nobody at work.
  {
    words:
      /\b(?:jefe|patron|boss|manager|they|job)\b(?: \w+){0,2} (?:ya no me dejan?(?: trabajar| entrar| volver)?|(?:wont|cant|doesnt|dont) (?:let|have) me (?:work|come back|back))\b|\b(?:me pararon|me suspendieron|me descansaron) (?:del trabajo|en el trabajo|del jale|por (?:los|el) (?:papeles|permiso))\b/,
    undoes: ['working', 'keeps-job'],
  },
  // The state has the child.
  {
    words:
      /\b(?:dfcs|dcfs|dcf|cps|dhr|dhs|dss|acs|cyf|cyfd|dcs|the state|foster care|el estado)\b(?: \w+)? (?:has|have|got|took|take|removed|placed|tiene|se llevo|me quito|quito) (?:a )?(?:my|our|mi|mis|him|her|them|a los|los)\b/,
    unless:
      /\b(?:scared|afraid|worried|might|could|threaten\w*|gonna|going to|miedo|dont want|closed|i was (?:in|a) (?:foster|the system|care|ward)|when i was (?:a kid|little|young|\d)|me quite)\b/,
    adds: ['cps', 'kids-apart'],
    undoes: ['kids-along'],
  },
  // A licence in hand.
  {
    words:
      /\b(?:drivers? )?licen[sc]e (?:is |still |is still )?(?:good|valid|fine|clean|current|active|straight)\b|\b(?:valid|good|clean|current|active|my) (?:drivers? )?licen[sc]e (?:and|id|y|in hand)\b|\b(?:valid|current|active|clean) (?:drivers? )?licen[sc]e\b|\b(?:licencia|licensia)(?: \w+)? (?:si )?la (?:tengo|traigo)\b(?! (?:suspend|vencid))|\blicencia (?:esta )?(?:vigente|buena|al dia|limpia ya|en regla)\b|\b(?:tengo|traigo) (?:\w+ ){0,4}licencia\b(?! (?:suspend|vencid|de (?:barber|plomer|electric|enferm|contrat)))|\b(?:own car|truck runs|my (?:car|truck)) (?:\w+ ){0,3}licen[sc]e\b|\bgot my licen[sc]e\b(?! (?:taken|suspended|revoked|back on|snatched))/,
    unless:
      /\b(?:no (?:tengo|traigo)|sin|aint got|dont have|no) (?:\w+ ){0,2}(?:licencia|licen[sc]e)\b|\b(?:licen[sc]e|licencia) (?:\w+ ){0,3}(?:suspend\w*|revoked|expired|vencid\w*|quitaron|taken)\b|\b(?:suspended|lost|revoked|expired) (?:my )?(?:drivers? )?licen[sc]e\b|\b(?:get|getting|recuperar|sacar) (?:my |la |mi )?(?:drivers? )?(?:licen[sc]e|licencia) (?:back|otra vez)\b|\bquit\w+ la licencia\b/,
    adds: ['has-license'],
    undoes: ['license-lost'],
  },
  // A house with a date on it is the house for now, whoever else has a lease.
  {
    words: /\b(?:halfway house|halfway|rrc|casa de medio camino) (?:date|time|stay|days)? ?(?:is|are|runs|ends)\b/,
    adds: ['in-program', 'bed-ending'],
    undoes: ['with-someone', 'no-bed'],
  },
  // What is owed to the owner of the home is no debt to a court.
  {
    words:
      /\b(?:rent\w*|landlord|lease|renta|duen[oa]|caser[oa]|evict\w*|desaloj\w*|papel de \d+ dias|\d+ day notice)\b/,
    unless:
      /\b(?:court|corte|fines?|multas?|restitution|restitucion|tickets?|fees?|cuotas?|supervision fees?|judge|juez|probation|parole|probatoria|probacion)\b/,
    undoes: ['fines'],
    where: ['fines'],
  },
  // Another's pregnancy is not the writer's.
  {
    words:
      /\b(?:girlfriend|gf|girl|wife|wifey|novia|esposa|mujer|senora|vieja|pareja|old lady|baby mama|baby mom|sister|hermana|daughter|hija)\b(?: (?!i |im |yo |estoy )\w+){0,6} (?:pregnant|expecting|embarazada|esperando (?:bebe|un bebe))\b/,
    unless:
      /\b(?:im|i am|i m|estoy|ando|me enter\w+ que estoy) (?:\w+ ){0,3}(?:pregnant|expecting|embarazada)\b|\bmy (?:pregnancy|belly|baby bump)\b|\bmi embarazo\b/,
    undoes: ['pregnant'],
    where: ['pregnant'],
  },
  // Rent that falls due is owed; nobody is put out yet.
  {
    words:
      /\b(?:la )?renta (?:del cuarto|de la casa|del apartamento|del apto|del trailer|del lote)? ?(?:se (?:me )?vence|vence|toca)\b|\brent (?:for my room )?(?:is )?due\b/,
    unless: /\b(?:evict\w*|desaloj\w*|notice|aviso|have to (?:leave|be out|move)|me (?:sac\w+|corr\w+|ech\w+))\b/,
    adds: ['owes-rent'],
    undoes: ['bed-ending'],
  },
  // Whoever says it is fine gives no last day.
  {
    words: new RegExp(
      `\\b(?:stay\\w*|living|live|crash\\w*|quedo|vivo|quedarme|im|estoy) (?:\\w+ ){0,2}(?:w|with|at|con|en casa de) (?:\\w+ ){0,3}(?:said |says |dice que |dijo que )?(?:its |it is |hes |shes |esta )?(?:cool|fine|ok|okay|good|bien|no problem|no hay problema)\\b`,
    ),
    unless:
      /\b(?:till?|until|thru|hasta|only|nomas|solo|few (?:days|nights)|for now|leave|move out|kick\w*|salir|irme|corr\w+|ech\w+|lease|landlord)\b/,
    adds: ['has-bed'],
    undoes: ['bed-ending', 'no-bed'],
  },
  // What a clinic has is not what somebody takes.
  {
    words:
      /\b(?:clinics?|clinicas?|place|lugar|they|around here|here|aqui|cerca)\b(?: \w+){0,6} (?:suboxone|subs|buprenorphine|buprenorfina|sublocade)\b|\b(?:only|just|nomas|solo|solamente) (?:\w+ ){0,4}(?:suboxone|subs|buprenorphine|buprenorfina)\b/,
    unless:
      /\b(?:i (?:take|took|need|want|switched to|get|got)|im on|on|my|tomo|mi|estoy en|me dan|quiero|cambie a)(?: \w+){0,2} (?:suboxone|subs|strips|buprenorphine|buprenorfina)\b/,
    undoes: ['buprenorphine'],
    where: ['methadone'],
  },
  // Whom somebody watches while the parent works lives with the parent.
  {
    words:
      /\b(?:watch\w*|keeps?|sits?|babysits?) (?:my|the|her|him|them) ?(?:\w+ )?(?:when|while) i (?:work|go to work|am at work|m at work)\b|\bcuida\w* (?:a )?(?:mi|mis|al|el|la|los|las) ?(?:hij\w+|nin\w+|nen\w+|bebe\w*|chamac\w+)? ?(?:cuando|mientras) (?:trabajo|voy al trabajo|ando en el trabajo)\b/,
    adds: ['kids-along'],
    undoes: ['kids-apart'],
  },
  // Children whom one visits live elsewhere; "my boy Tre" is a friend.
  {
    words:
      /\b(?:i )?(?:get to |only )?(?:see|visit|have) (?:her|him|them|em|my (?:kids?|son|daughter|boys?|girls?)) (?:every|on|each|most|this|just|only|once|twice|\w*days?\b|weekends?|sundays|saturdays|sat\b|sun\b)|\b(?:l[oae]s?|las) veo (?:los|el|cada|por|a veces|un)\b|\b(?:he|she|they) (?:lives?|stays?|stay) (?:w|with) (?:his|her|their|my ex|the|grandma|my (?:mother|mom|ex))\b|\b(?:vive|viven) con (?:su|el|la) (?:mama|papa|abuela|abuelos|madre|padre|suegra|tia)\b|\b(?<!\bi (?:still |only )?)(?:has|have|got|tiene) my (?:\w+ )?(?:kids|children|babies|baby|son|daughter|boys?|girls?)\b(?! (?:names?|papers|birth|pictures?|clothes|stuff|number))/,
    unless:
      /\b(?:with me|live[s]? w(?:ith)? me|conmigo|me and my (?:kids|son|daughter|baby|boys|girls)|my (?:kids|son|daughter) (?:and|n) (?:me|i)|raising|tengo a mis? (?:hij|nin|beb)\w*)\b/,
    adds: ['kids-apart'],
    undoes: ['kids-along'],
    where: ['kids-along', 'kids-apart', 'child-support'],
  },
  {
    words:
      /\bmy (?:boy|girl|dog|dawg|mans|man) (?!is|was|and|who|needs|wont|cant|has|got|\d)[a-z]{2,} (?:texts?|works?|calls?|lets?|gave|drives?|hooks?|helps?|checks?|stays?|said|says)\b/,
    unless:
      /\b(?:kids?|child|children|son|sons|daughters?|baby|babies|hij\w+|nin[oa]s?|bebe|nen[ea]s?|my (?:little|lil) (?:boy|girl)|school|custody)\b/,
    undoes: ['kids-along', 'kids-apart'],
  },
  // To fear what the state may do is no case, and no violence at home.
  {
    words:
      /\b(?:scared|afraid|worried|terrified|nervous|dont want|miedo|preocupa\w*|temo) (?:\w+ ){0,4}(?:cps|dcfs?|dcs|dhs|dss|acs|the state|el estado|child services|social services|the system)\b/,
    unless:
      /\b(?:caseworker|case worker|foster|took my|removed|my (?:cps|dcfs?|dcs) (?:case|worker)|caso (?:de|con) (?:cps|dcfs?)|me quitaron|court for my|visits with|reunif\w*|hearing for my|corte (?:de|por) (?:cps|dcfs?|mis))\b/,
    adds: ['cps-fear'],
    undoes: ['cps', 'kids-apart'],
  },
  // A bed is a bed, in whoever's room it is.
  {
    words: new RegExp(
      `\\b(?:sleep\\w*|stay\\w*|crash\\w*|im|am|estoy|ando|duermo|me quedo|vivo|in|at|on|en) (?:\\w+ ){0,5}(?:${kin} (?:\\w+ ){0,2}${spot}|${spot} (?:de|of|at|in) (?:\\w+ )?(?:mi |my )?${kin})\\b|\\b(?:sleep|stay|crash|crashing|sleeping|staying|im|am) (?:\\w+ )?(?:at|with|w) (?:my |a )?${kin}(?: (?:place|house|crib|spot|apartment|trailer))?\\b|\\b(?:ando|estoy|me quedo|duermo|vivo) con (?:mi|un|una|unos|mis) ${kin}\\b|\\b(?:me renta|rento|le rento|i rent|renting|me presta|me da|lets me (?:have|use|rent)) (?:\\w+ ){0,3}${spot}\\b|\\b(?:room|cuarto|motel|hotel) (?:\\w+ ){0,6}(?:paid|pagad[oa])\\b|\\b(?:paid|pagad[oa]) (?:up )?(?:til|till|until|thru|through|hasta)\\b`,
    ),
    unless: new RegExp(`${outdoors.source}|${turnedOut.source}`),
    adds: ['has-bed'],
    undoes: ['no-bed'],
    where: ['no-bed'],
  },
  {
    words: new RegExp(
      `\\b(?:couch to couch|couch surf\\w*|bouncing (?:around|from)|de sofa en sofa)\\b|\\b(?:${kin}|sofa|sillon|couch|cuarto|room|place|casa) (?:\\w+ ){0,6}(?:til|till|until|hasta|nomas esta|solo esta|just (?:this|til)|only (?:this|til)) (?!i get|i need|i can|que yo|q yo|nazca|the baby|baby|las \\d|la una|la noche|tarde|\\d+ ?[ap]m|\\d+ (?:\\d+ )?[ap]m)\\w+|\\b(?:ya no (?:quepo|cabemos|me puedo quedar)|cant (?:stay|do it) (?:\\w+ ){0,3}after|no (?:quepo|me deja quedarme) (?:despues|mas))\\b|\\b(?:me (?:botan|sacan|corren|echan)|kicks? me out|puts? me out|puttin me out) (?:\\w+ ){0,3}(?:programa|program|casa|house|shelter|the \\d|el \\d|on|this|next|el)\\b|\\bno tengo donde vivir (?:fijo|bien)\\b`,
    ),
    unless:
      /\b(?:as long as i|long as i need|lo que sea|el tiempo que|parole til|probation til|open til|works? til|no rush|how long i want)\b/,
    adds: ['bed-ending'],
    where: ['no-bed', 'has-bed', 'with-someone', 'in-program', 'bed-ending', 'wheelchair'],
  },
  // Rent keeps a room, and a birth that is months away ends nothing this week.
  {
    words:
      /\b(?:me renta|le rento|rento|i rent|renting|pay(?:ing)? rent|pago (?:\d+|la renta)|we (?:rent|got an? apartment)|vivimos en (?:un|nuestro))\b|\bhasta (?:q|que) nazca\b|\b(?:til|till|until) (?:the )?baby comes\b/,
    unless:
      /\b(?:evict\w*|desaloj\w*|have to (?:leave|be out|move)|gotta (?:go|leave|be out)|must leave|tengo que (?:salir|irme|dejar)|me (?:corr\w+|ech\w+|sac\w+|bot\w+)|lease (?:is up|ends)|kick\w*|landlord (?:says|wants|selling))\b/,
    undoes: ['bed-ending'],
  },
  // A baby of some months is born.
  {
    words:
      /\b(?:bebe|baby|bebita|bebito|nene|nena) (?:de|is|hes|shes|tiene) \d+ (?:meses|months|mos?|semanas|weeks)\b|\b\d+ (?:month|mo|week|wk)s? old(?: baby)?\b/,
    unless: /\b(?:pregnan\w*|embaraz\w*|expecting|otro bebe|another baby|due (?:in|on))\b/,
    undoes: ['pregnant'],
    adds: ['kids-along'],
    where: ['pregnant'],
  },
  // Another's check is no disability of one's own.
  {
    words:
      /\b(?:she|he|her|his|mom|girl|wife|mama|ella|el|mi (?:mama|esposa|hijo)) (?:gets?|has|recibe|tiene|is on|on) (?:ssi|ssdi|disability|incapacidad)\b/,
    unless:
      /\b(?:my|mi|i get|i got|im on|i was on|recibo|recibia|me) (?:ssi|ssdi|disability|incapacidad)\b|\b(?:wheelchair|silla de ruedas|disabled|incapacitad\w+|cant (?:walk|stand|lift))\b/,
    undoes: ['disability'],
  },
  { words: /\bitin\b/, adds: ['immigration'] },
  // Help that is there already.
  {
    words:
      /\b(?:snap|food ?stamps|stamps|ebt|calfresh) (?:is |are |been )?(?:already |still )?(?:on|active|going|coming|good)\b|\balready (?:got|have|get|on) (?:my )?(?:snap|food ?stamps|ebt|calfresh)\b|\bya (?:me dieron|tengo|recibo) (?:las |mis |el )?(?:estampillas|snap|cupones|food stamps)\b|\b(?:tengo|recibo) (?:snap|estampillas|food stamps|ebt)\b/,
    unless: /\b(?:get|getting|turned?|put) (?:my )?(?:snap|food ?stamps|ebt) (?:back )?on\b/,
    adds: ['has-snap'],
  },
  {
    words:
      /\bmedicaid (?:is |been )?(?:already |still )?(?:on|active|good)\b|\balready (?:got|have|on) (?:my )?medicaid\b|\b(?:ya |si )?tengo (?:mi )?(?:medicaid|medical|seguro medico) (?:desde|ya|activo)\b|\bya (?:me dieron|me aprobaron) (?:el )?medicaid\b/,
    unless:
      /\b(?:idk if|dont know if|not sure|no se si|creo q|supposed to be|if its still|gets? turned|nobody showed)\b/,
    adds: ['has-insurance'],
    undoes: ['no-insurance'],
  },
  // Lost papers are lost, whoever holds which passport.
  {
    words:
      /\b(?:perdi|me robaron|se me perdieron|quemaron|no tengo ninguno de) (?:todos )?(?:mis|los|todos los) (?:papeles|documentos)\b|\b(?:lost|stole|somebody stole|someone stole|burned|took) (?:\w+ ){0,5}(?:all )?(?:my |the )?(?:papers|paperwork|documents|ids)\b/,
    unless: /\b(?:order|motion|case|lawyer) papers\b/,
    adds: ['no-id', 'no-birth-certificate', 'no-ss-card'],
    undoes: ['has-id'],
  },
  {
    words:
      /\b(?:perdi|lost|se me perdio|me robaron|expired|vencido) (?:mi |my )?(?:pasaporte|passport|matricula|consular)\b/,
    adds: ['no-id', 'consulate'],
  },
  { words: /\b(?:consulado|consulate|consular|matricula)\b/, adds: ['consulate'] },
  {
    words:
      /\b(?:soy (?:us )?ciudadan[oa]|im a (?:us )?citizen|i am a (?:us )?citizen|us citizen|born here|naci aqui|naturalized)\b/,
    unless: /\b(?:no soy ciudadan[oa]|not a citizen|aint a citizen|wanna be a citizen)\b/,
    undoes: ['immigration'],
  },
  // A van full of boxes is no semi.
  {
    words:
      /\b(?:delivery|delivering|repartidor|reparto|amazon|fedex|ups|doordash|uber|grub ?hub|instacart|box truck|pickup|tow truck|food truck|van)\b/,
    unless:
      /\b(?:cdl|clase a|class a|semi|trailer|tractor trailer|18 wheeler|trucking|trucker|hazmat|otr|long haul|troquero|trailero|comercial|commercial)\b/,
    undoes: ['truck-driver'],
  },
  // The tribe's own court and jail.
  {
    words: /\btribal (?:jail|court|probation|police|judge|officer|parole|law|case|detention)\b/,
    adds: ['tribe', 'tribal-case'],
  },
  {
    words:
      /\b(?:my cib\b|cib\b|certificate of indian blood|speak (?:navajo|dine|lakota|hopi|apache|crow|ojibwe|choctaw|cherokee)|hogan|chapter house|the rez|with the tribe|for the tribe)\b/,
    adds: ['tribe'],
  },
  // A drink or a high that the person owns up to.
  {
    words:
      /\b(?:i )?(?:drank|got drunk|slipped|relapsed|fell off|used|smoked|got high) (?:again |some |\d )?(?:last (?:nite|night|week|weekend)|yesterday|today|this (?:week|weekend|morning)|on (?:sat|sun|fri|mon)\w*|saturday|sunday|friday|\d+ times|twice|two times|two nights)\b|\balready drank\b|\b(?:tome|bebi|use|recai|fume|me drogue|volvi a (?:tomar|usar)) (?:\w+ )?(?:anoche|ayer|el (?:sabado|domingo|viernes|fin)|otra vez|hoy|esta semana|de nuevo)\b|\b(?:anoche|ayer|antier|el (?:sabado|domingo|viernes)) (?:me |yo )?(?:tome|bebi|use|recai|fume|drogue|volvi a (?:tomar|usar))\b|\b(?:i relapsed|recai|tuve una recaida|had a relapse|my relapse)\b/,
    unless: /\b(?:he|she|cousin|uncle|brother|husband|boyfriend) (?:drank|relapsed|used)\b/,
    adds: ['relapse'],
  },
  {
    words:
      /\b(?:cut (?:me|us|my hours|our hours)(?: down)? to \d+|cut my hours|hours got cut|me (?:bajaron|cortaron|quitaron) (?:las |mis )?horas|me dan \d+ dias)\b/,
    adds: ['working'],
  },
  {
    words:
      /\b(?:firm\w+|cita|check ?in|reportarme|presentarme|appointment) (?:\w+ ){0,2}(?:ice|inmigracion|migracion|immigration)\b|\bi ?220 ?b\b/,
    adds: ['immigration'],
  },
  {
    words: /\b(?:drank|got drunk|beers?|fireball|vodka|tome anoche|volvi a tomar|tome ayer|bebi)\b/,
    adds: ['drinking'],
    where: ['relapse'],
  },
]
