import type { FirmFact } from './firm-facts.ts'

const relative =
  '(?:wife|husband|mom|moms|mama|mother|dad|papa|sister|hermana|brother|hermano|aunt|tia|uncle|tio|cousin|prim[oa]|grandma|abuela|niece|nephew|girlfriend|gf|novi[oa]|espos[oa]|mujer|friend|amig[oa]|roommate|homie|compa|son|hijo|daughter|hija|suegr[oa]|family|familia)'
const license = '(?:licen[sc]e|lisen[sc]e|lisence|licencia|licensia)'

/** What is not so, though it sounds like it: of somebody else, on a condition, denied, or over. All for folded text. */
export const firmDenials: readonly FirmFact[] = [
  // A licence that is not there.
  {
    words: new RegExp(
      `\\b(?:no|sin|without|dont have (?:a|my)|aint got (?:a|no|my)|no tengo(?: mi| la)?|nor|or) (?:drivers? )?${license}\\b|\\b(?:ocupo|necesito|need|sacar|recuperar) (?:la |mi |my |a )?(?:drivers? )?${license}\\b|\\b(?:si|nomas si|only if|if) (?:yo )?(?:tengo|i have|i get|i got|saco) (?:la |mi |my |a )?(?:drivers? )?${license}\\b`,
    ),
    unless:
      /\b(?:(?:my|valid|good|drivers?) licen[sc]e (?:is )?(?:good|valid|clean|active)|license is (?:good|fine|valid)|tengo mi licencia|licencia vigente ya)\b/,
    undoes: ['has-license'],
  },
  {
    words: new RegExp(
      `\\b${license}\\b(?: \\w+){0,4} (?:suspend\\w*|revo[ck]\\w*|expired|vencida|quitaron|taken)\\b|\\b(?:la tengo|me la|esta|tengo la) (?:suspend\\w*|suspendieron|quitaron|revocaron|revocada|vencida)\\b|\\b(?:suspended|suspendieron|suspended my|lost my) (?:\\w+ )?${license}\\b`,
    ),
    unless: /\b(?:tarjeta|card|id|mica|pasaporte|passport|visa|permiso) (?:esta |is )?(?:vencida|expired)\b/,
    adds: ['license-lost'],
    undoes: ['has-license'],
    where: ['has-license', 'license-lost', 'fines', 'child-support', 'truck-driver', 'dui'],
  },
  {
    words:
      /\b(?:cdl|clase a)\b(?: \w+){0,3} (?:despues|later|some ?day|one day|luego|mas adelante|algun dia|eventually)\b|\b(?:later|despues|someday|eventually|maybe|one day|algun dia) (?:\w+ ){0,3}(?:cdl|clase a)\b/,
    unless:
      /\b(?:drove (?:truck|semi)|truck driver|trucker|troquero|otr|years? driving|had my cdl|tenia (?:mi )?cdl|cdl (?:expired|vencid\w+|suspended))\b/,
    undoes: ['truck-driver'],
  },
  // Somebody else's court, as told of them alone.
  {
    words: new RegExp(
      `\\b(?:my|mi) (?!son|hijo|daughter|hija)${relative} (?:\\w+ ){0,2}?(?:has|have|got|gets|tiene|va a) (?:\\w+ ){0,3}?(?:court|corte|hearing|audiencia)\\b`,
    ),
    unless:
      /\b(?:i (?:have|got|go to|missed)|ive got|tengo|my|mi|me toca|falte a(?: mi| la)?) (?:\w+ ){0,2}?(?:court|corte|hearing|audiencia|judge|juez)\b(?<!(?:brother|hermano|wife|esposa|sister|hermana|mom|mama|dad|papa|cousin|primo|prima|husband|esposo|uncle|tio|aunt|tia|friend|amigo|amiga|novia|novio|girlfriend|gf) (?:\w+ ){0,3}\w+)|\b(?:filling|typing|writing) (?:\w+ ){0,3}for\b/,
    undoes: ['court-date'],
  },
  // Who else drinks, uses, or is clean.
  {
    words: new RegExp(
      `\\b(?:everybody|everyone|all of them|they all|people|house|casa|todos|${relative}|he|she|they)\\b(?: \\w+){0,5} (?:drinks?|drinking|toma|toman|beben?|get drunk)\\b`,
    ),
    unless:
      /\b(?:i (?:\w+ )?(?:drink|drank|been drinking|relapsed|started drinking)|my drinking|(?:quit|stop|stopped|stopping) drinking|tome|tomo(?! (?:pastillas|medicina|metadona|el bus))|bebo|recai|volvi a|dejar (?:de|la)|ive been drinking|alcoholic|beers?|cervezas?|the bottle|bebida)\b/,
    undoes: ['drinking', 'withdrawal'],
  },
  {
    words: new RegExp(`\\b${relative}\\b(?: \\w+){0,5} (?:clean|sober|limpi[oa]|sobri[oa])\\b`),
    unless:
      /\b(?:im (?:clean|sober)|i (?:been|am|got|have)(?: \w+){0,3} (?:clean|sober)|ive been|llevo \w+ (?:dias|meses|anos) (?:limpi|sobri|sin)\w*|\d+ (?:days|months|yrs?|years|dias|meses|mo) (?:clean|sober|limpi\w|sobri\w)(?! (?:va|he|she|goes))|estoy limpi[oa]|no (?:he )?us\w+)\b/,
    undoes: ['sober'],
  },
  {
    words:
      /\b(?:bregando|luchando|batallando|battling|struggling|fighting|problemas?|trouble) (?:con|with|w) (?:la |el |my |the )?(?:bebida|alcohol|trago|drinking|bottle|booze|tomar)\b|\bbebida otra vez\b|\b(?:drinking|tomando|bebiendo) (?:again|otra vez|de nuevo)\b/,
    adds: ['drinking'],
    undoes: ['sober'],
  },
  // What somebody has not had since a day is not what they take.
  {
    words:
      /\bsin (?:tomar|beber|usar|consumir|probar)(?: \w+){0,2} (?:desde|hace|por|en)\b|\bno (?:he )?(?:tomado|tomo|bebo|bebido|uso|usado|pruebo) (?:nada )?(?:desde|hace)\b|\b(?:havent|have not|aint|no) (?:had a drink|drank|drunk|drink|touched (?:it|a drop)|used)(?: \w+)? (?:since|in|for)\b|\b(?:sober|clean|dry|no drinks?) since\b|\b(?:sobri[oa]|limpi[oa]) desde\b|\blast drink (?:was )?(?:in |on )?(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|years|months|last (?:year|month)|over)/,
    unless:
      /\b(?:relaps\w*|recai\w*|slipped|drank (?:again|last|yesterday)|got drunk|volvi a (?:tomar|usar)|tome (?:anoche|ayer|otra)|i drink|im drinking|been drinking|tomo (?:diario|pa|para|todos|mucho)|(?:quit|stop|dejar de) (?:drinking|tomar)|sin tomar (?:medicina|pastillas)|shak\w+|tiembl\w+)\b/,
    adds: ['sober'],
    undoes: ['drinking', 'withdrawal'],
  },
  { words: /\w/, where: ['relapse'], undoes: ['sober'] },
  // Cards and papers that somebody keeps.
  {
    words: new RegExp(
      `\\b(?:ss card|social(?: security)?(?: card)?|tarjeta (?:del|de) (?:seguro )?social|seguro social)\\b(?: \\w+){0,4} (?:(?:lo|la) tienen?|is (?:at|with)|at my|with my|la guarda|con mi)\\b|\\b${relative} (?:still |has |got )?(?:has|got|keeps|holding|tiene|guarda|kept) (?:all )?(?:my|mi|mis) (?:\\w+ ){0,3}(?:ss card|social|tarjeta|papers|papeles|documentos)\\b`,
    ),
    unless: /\b(?:my ex|mi ex|wont give|no me (?:la|los|lo) (?:da|quiere dar)|he took|me (?:la|los) quito)\b/,
    undoes: ['no-ss-card', 'no-birth-certificate'],
  },
  {
    words:
      /\b(?:he|she|my ex|mi ex|el|ella) (?:got|has|took|kept|tiene|me quito|se quedo con) (?:my|mi) (?:\w+ ){0,2}(?:ss card|social|id|tarjeta)\b/,
    unless: new RegExp(`\\b(?:my|mi) ${relative}\\b(?: \\w+){0,4} (?:has|got|keeps|tiene|guarda) (?:my|mi)\\b`),
    undoes: ['has-ss-card', 'has-id'],
    adds: ['no-ss-card'],
    where: ['has-ss-card'],
  },
  {
    words:
      /\bsocial security (?:if|check|was|benefits|money|got any|stopped|retirement|never)\b|\b(?:start|restart|apply for|draw|get) (?:my )?social security\b/,
    unless: /\b(?:card|tarjeta|number|ssn|wallet|cartera)\b/,
    undoes: ['no-ss-card'],
  },
  {
    words:
      /\b(?:only|just|unica?|nomas|solo|all)\b(?: \w+){0,3} (?:id|identificacion)\b(?: \w+){0,4} (?:is|es|tdcj|prison|jail|doc|bop|inmate|carcel|prision|condado|cdcr|idoc)\b|\bid\b(?: \w+){0,6} (?:tdcj|bop|prison|inmate|cdcr|idoc)\b|\b(?:tdcj|bop|prison|inmate|cdcr) (?:id|card)\b(?: \w+){0,3} (?:is all|only|thats it|nomas)\b/,
    adds: ['no-id'],
    undoes: ['has-id'],
  },
  {
    words: /\bno papers? (?:no )?(?:po|p o|parole|probation|nothing)\b|\boff papers?\b/,
    unless:
      /\b(?:no id|lost my|sin id|birth certificate|state id|wallet|identificacion|undocumented|papeles|id (?:is )?(?:expired|gone|lost))\b/,
    undoes: ['no-id'],
  },
  // Money for a room, and a bed in it.
  {
    words:
      /\b(?:landlord|landlady|dueno|duena|casero|casera)\b(?: \w+){0,5} (?:waits?|waiting|espera|esperar|gave me|gives? me|giving me|me da|me dio|lets me pay|said i (?:can|could) pay)\b/,
    unless:
      /\b(?:evict\w*|desaloj\w*|(?:have|got|need) to (?:leave|move|be out)|tengo que (?:salir|irme|dejar)|(?:days?|dias|notice) to (?:leave|move|quit|vacate)|kick\w* (?:me|us) out|put (?:me|us) out|me (?:corre|echa|saca)\w*)\b/,
    adds: ['owes-rent'],
    undoes: ['bed-ending'],
  },
  {
    words:
      /\b(?:pago|pay|paying|split|splitting|paid|ya pague) (?:\d+ )?(?:de |la |my |the |half the |our |mi )*(?:renta|rent)\b|\b(?:renta|rent) (?:me |is |se |just )?(?:subio|split|went up|paid|shared|esta pagada)\b/,
    unless:
      /\b(?:behind|atras\w*|late|evict\w*|desaloj\w*|owe (?:\w+ ){0,4}rent|debo (?:\w+ ){0,4}(?:renta|mes|meses)|months? of rent|no (?:puedo|alcanzo) (?:a )?pagar|cant pay|short on)\b/,
    undoes: ['owes-rent'],
  },
  {
    words: new RegExp(
      `\\b${relative}\\b(?: \\w+){0,6} (?:i )?(?:stay|live|living|staying|stayin) (?:w|with|there|here)\\b|\\b(?:i )?(?:stay|live|living|staying|stayin) (?:w|with) (?:her|him|them|my ${relative})\\b|\\b(?:ahi|alli|con ell[oa]s?) (?:me quedo|duermo|vivo)\\b`,
    ),
    unless:
      /\b(?:nowhere|homeless|tonight is|kicked me out|put me out|cant stay|used to stay|my car|my truck|outside|en la calle|shelter|albergue|couch to couch|hits me|me pega|hands on me)\b/,
    adds: ['has-bed'],
  },
  {
    words:
      /\bno (?:sober (?:house|home|living)s?|programs?|halfway(?: house)?s?|shelters?|houses?) (?:takes?|will take|would take|wants?|accepts?)\b|\b(?:sober houses?|programs?|shelters?) (?:all )?(?:said no|turned me (?:down|away)|wont take)\b/,
    undoes: ['in-program', 'in-shelter'],
  },
  {
    words:
      /\b(?:tent (?:by|under|behind|near)|under (?:a|the) bridge|sleeping outside|(?:duermo|dormimos) en (?:la calle|un parque|el parque))\b/,
    unless: /\b(?:used to|was sleeping|before i|antes dormia|no longer)\b/,
    adds: ['no-bed'],
    undoes: ['has-bed', 'bed-ending', 'with-someone'],
  },
  // Children, where they are and how old.
  {
    words:
      /\b(?:sons?|daughters?|hij[oa]s?|boys?|girls?|kids?|nin[oa]s?|nen[ea]s?|baby|bebe)\b(?: \w+){0,6} (?:lives? (?:w|with) me|(?:is|are|stays?|stay) (?:w|with|here with) me|viven? conmigo|estan? conmigo)\b/,
    unless: /\b(?:want|wanna|get|so (?:that )?my|quiero que|para que)\b(?: \w+){0,5} (?:live|stay|with me|conmigo)\b/,
    adds: ['kids-along'],
    undoes: ['kids-apart'],
  },
  {
    words:
      /\b(?:mis?|my) (?:\w+ )?(?:nin[oa]s?|hij[oa]s?|nen[ea]s?|bebe|kids?|son|daughter|boys?|girls?|baby|babies)\b(?: \w+){0,5} (?:estan?|viven?|is|are|lives?|stays?|stay) (?:con|with|w|at) (?:mi|su|sus|la|el|my|his|her|their|the) (?!casa|house|programa|program|doctor|mi\b)\w+/,
    unless:
      /\b(?:with me|conmigo|viven? conmigo|we (?:all )?(?:live|stay)|vivimos|me and my (?:kids|son|daughter|baby)|live w me)\b/,
    adds: ['kids-apart'],
    undoes: ['kids-along'],
  },
  {
    words:
      /\b(?:hij[oa]s?|sons?|daughters?|kids?)\b(?: \w+){0,4} (?:mayor(?:es)?|grandes|grown|adults?|casad[oa]s?|married|me visitan?|vienen? (?:los|el|cada|a verme)|visits? me|come (?:on|every|to see))\b|\b(?:grown|adult|oldest) (?:kids?|son|daughter|children)\b|\b(?:mi )?hij[oa]\b(?: \w+){0,3} (?:los|cada) \w+ vienen?\b|\bvivo con mi hij[oa]\b/,
    unless:
      /\b(?:\d+ (?:months?|mos|meses) old|my (?:baby|little|lil)|(?:is|are|de|tiene|tienen|kids|boys|girls) (?:[1-9]|1[0-7])\b|nin[oa]s?|bebe|school|escuela|with me|conmigo|custod\w*|foster|cps|dcf\w*)\b/,
    undoes: ['kids-along', 'kids-apart'],
  },
  // A halfway house takes no children.
  {
    words: /\b(?:halfway|half way house|medio camino|rrc|work release)\b/,
    unless: /\b(?:with me|conmigo|pregnan\w*|embaraz\w*|was in (?:a|the) halfway|salgo del halfway)\b/,
    undoes: ['kids-along'],
    where: ['in-program'],
  },
  // An officer who came has been reported to.
  {
    words:
      /\b(?:agent|officer|po|p o|oficial|agente)\b(?: \w+){0,3} (?:came (?:to|by|out)|saw me|visited me|vino|me vio|me visito)\b|\balready (?:saw|seen|reported|met with|checked in)\b|\bya (?:fui con|me reporte|vi a|lo vi|la vi)\b/,
    unless:
      /\b(?:missed|skipped|didnt (?:go|report)|havent (?:reported|gone)|falte|no (?:fui|me (?:he )?reporte|me presente)|late)\b/,
    undoes: ['missed-report'],
  },
  // Phones.
  {
    words:
      /\b(?:phone|telefono|celular|fon|cell)\b(?: \w+){0,6} (?:no tiene|has no|without|doesnt have|dont have|sin|not allowed) (?:internet|wifi|data|datos|web)\b|\b(?:flip phone|basic phone|dumb phone|telefono de tapita)\b/,
    unless:
      /\b(?:need|necesito|ocupo|want|lost|broke|stole|robaron|no (?:tengo )?(?:phone|telefono|celular)) (?:a |un |my )?(?:phone|telefono|celular)\b/,
    adds: ['has-phone'],
    undoes: ['no-phone'],
  },
  {
    words:
      /\b(?:my|own|mi|tengo|got a|have a) (?:own )?(?:car|truck|camioneta|troca|carro|pickup|van)\b(?: \w+){0,4} (?:licen[sc]e|licencia|runs|insured|works)\b|\b(?:own car|truck runs|car runs)\b/,
    unless:
      /\b(?:no (?:car|ride|gas|gasolina)|broke|broken|wont start|needs? (?:gas|tires|a battery)|suspend\w*|cant drive|no (?:puedo|me dejan) manejar|repo\w*|towed|impound\w*|no license|sin licencia)\b/,
    undoes: ['no-ride'],
  },
  // Help that was there and stopped.
  { words: /\w/, where: ['snap-missing'], undoes: ['has-snap'] },
  // The bottle that medicine comes in.
  {
    words:
      /\b(?:drops|pills?|meds?|medicine|medication|insulin|syrup|gotas|pastillas?|medicina|jarabe)\b(?: \w+){0,12} (?:bottle|frasco|botella|bote)\b|\b(?:bottle|frasco|bote) (?:of|de) (?:\w+ ){0,2}(?:drops|pills|meds|medicine|insulin|gotas|pastillas|medicina)\b/,
    unless:
      /\b(?:i (?:\w+ )?(?:drink|drank)|my drinking|drinking|drunk|alcohol|beer|liquor|vodka|cerveza|trago|tomo (?:mucho|diario)|bebo|recai)\b/,
    undoes: ['drinking', 'withdrawal'],
  },
  // A job that is gone is looked for again.
  { words: /\w/, where: ['job-lost'], adds: ['wants-job'], undoes: ['better-job', 'more-hours'] },
]
