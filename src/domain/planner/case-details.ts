import type { PlanAnswers } from '../action-plan/plan-answers.ts'
import { createPlainReader, type PlainWords } from './plain-words.ts'

/** Facts of daily life that call for one step or sentence each. Plain words decide. */
export type CaseDetail =
  /** A boss who has not paid for work that was done. */
  | 'unpaid-wages'
  /** Nobody for the children while the person works at night. */
  | 'night-care'
  | 'wants-day-shift'
  /** Work or family behind a state line that may not be crossed without a paper. */
  | 'state-line'
  /** A case, a warrant or an officer in another county or state. */
  | 'case-elsewhere'
  /** A way there, and none home. */
  | 'no-way-back'
  /** A certificate for a trade that ran out. */
  | 'cert-expired'
  /** Wants into work that looks at records: nursing, teaching. */
  | 'career-barred'
  /** Family that has not been heard of for years. */
  | 'lost-touch'
  | 'undocumented'
  | 'fears-ice'
  | 'refuses-treatment'
  /** A case of some years ago, which a lawyer for papers must read. */
  | 'old-case'
  /** The car or the person who drove is not there any longer. */
  | 'ride-gone'
  /** Caught at the wheel without a good license. */
  | 'drives-suspended'
  /** Does not know what the record shows today. */
  | 'record-unsure'
  /** Has a clinic and gets the dose there. */
  | 'doses-daily'
  /** Children who are citizens by birth. */
  | 'kids-born-here'
  /** Medicaid, food stamps or a check that ends unless papers are sent in. */
  | 'benefit-renewal'

const payer =
  '(?:boss|contractor|company|foreman|job|agency|warehouse|restaurant|shop|owner|patron|contratista|jefe|compania|mayordomo|agencia|dueno|raitero|supervisor)'
const state =
  '(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|nuevo mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming)'
const supervision = '(?:probation|parole|supervision|probacion|probatoria|proba|condicional)'
const matter = `(?:warrant|case|court|charges?|ticket|fines|hold|corte|caso|orden|cargo|multas|${supervision})`
const cert =
  '(?:(?<!birth )(?:certs?|certification|certifications|certificates?|certificado|certificacion|certifique)|(?:forklift|flagger|osha|hazwoper|welding|cna|cpr|food handlers?|servsafe|barber|hvac|electrician|plumb\\w+|cosmetology|guard|security|montacargas) (?:card|license|licence|licencia|permit|ticket)|(?:tarjeta|licencia|carnet) de (?:forklift|montacargas|osha|barbero|barbera|soldador|plomero|electricista|estilista|cosmetologia))'
const relative =
  '(?:sisters?|brothers?|mom|mother|mama|dad|father|papa|daughters?|sons?|kids|children|family|hermanas?|hermanos?|hij[oa]s?|familia|abuel[oa]|grandm\\w+|ti[oa]s?|aunt|uncle|granddaughter|grandson|niet[oa]s?)'
const treatment = '(?:aa|na|rehab|treatment|detox|meetings?|program|programa|programas|juntas|tratamiento)'

const benefit =
  '(?:medicaid|medi cal|medical card|food stamps|stamps|snap|ebt|calfresh|ssi|ssdi|tanf|wic|section 8|voucher|benefits?|beneficios|estampillas|cupones|seguro medico|tarjeta medica|mediqueit|medicare)'
const renewal = '(?:renew\\w*|recertif\\w*|redetermin\\w*|renov\\w*|renuev\\w*|recertific\\w*)'
const stops =
  '(?:ends?|end|stops?|run(?:s|ning)? out|cut(?:s|ting)? (?:me )?off|close[sd]?|closing|se (?:me )?(?:acab\\w+|venc\\w+|termin\\w+)|vence|me l[oa]s? (?:quit\\w+|cort\\w+|van a (?:quitar|cortar))|lo (?:quitan|cortan))'
const paper = '(?:papers?|paperwork|forms?|letter|packet|proof|papel(?:es)?|formas?|formularios?|carta|comprobantes?)'

const facts: readonly PlainWords<CaseDetail>[] = [
  {
    name: 'benefit-renewal',
    words: new RegExp(
      `\\b${benefit}\\b(?: (?!court|hearing)\\w+){0,6} ${renewal}\\b|\\b${renewal}\\b(?: \\w+){0,4} ${benefit}\\b|\\b${benefit}\\b(?: \\w+){0,3} ${stops}\\b.*\\b${paper}\\b|\\b${paper}\\b.*\\b${benefit}\\b(?: \\w+){0,3} ${stops}\\b`,
    ),
    unless: /\b(?:denied|negaron|turned (?:me )?down|already renewed|ya (?:lo )?renove|overpayment|sobrepago)\b/,
  },
  {
    name: 'unpaid-wages',
    words: new RegExp(
      `\\b${payer}\\b(?: \\w+){0,5} (?:owes? me|me debe\\w*|wont pay me|not paying me|(?:didnt|never|hasnt|doesnt|dont|aint) (?:pay|paid) me|no me (?:quiere |quieren |ha )?pag\\w+|stiffed me)\\b|\\bthey (?:didnt|never|wont|havent|still havent) (?:pay|paid) me (?:for|my)\\b|\\b(?:never|didnt|havent|still havent) (?:got|get|gotten|received) (?:paid |my )*(?:last|final) (?:pay ?)?check\\b|\\bno me pagaron (?:mi |el |la |mis |los |las )?(?:ultim\\w+ |dos |\\d )?(?:cheque|semanas?|dias|horas|trabajo|quincena)\\b|\\bme deben? (?:\\w+ )?(?:\\d+|dos|tres|una|mi|el|la) (?:ultim\\w+ )?(?:semanas?|cheque|quincena|dias|horas)\\b|\\bshorted (?:me|my (?:check|hours|pay))\\b|\\bwage theft\\b|\\bunpaid (?:wages|check|hours)\\b|\\bback ?pay\\b`,
    ),
    unless: /\b(?:ssi|ssdi|social security|unemployment|child support|manutencion|pension)\b/,
    ofAnyone: true,
  },
  {
    name: 'night-care',
    words:
      /\b(?:no ?body|no one|aint nobody|nadie|no hay quien|no tengo (?:a )?quien|need (?:a |an |some ?one|some ?body)|who (?:keeps|watches|will|is gonna|can|gonna)|no (?:child ?care|sitter|baby ?sitter|day ?care|guarderia)|day ?care closes|guarderia (?:cierra|se cierra)|quien (?:me )?(?:los |las |la |lo )?cuid\w+)\b(?=.*\b(?:kids?|baby|babies|son|daughter|boys?|girls?|children|child|child ?care|day ?care|nin[oa]s?|hij[oa]s?|nen[ea]s?|bebe|closes|cierra)\b)|\bno child ?care\b|\bday ?care closes\b|\b(?:watches|keeps|cuida)(?: \w+){0,4} (?:kids?|baby|son|daughter|boys?|girls?|nin[oa]s?|hij[oa]s?|nen[ea]s?|bebe)(?: \w+)? (?:but|pero) (?:\w+ )?(?:leav\w+|mov\w+|going|cant|is done|se (?:va|muda|regresa)|ya no|va a)\b/,
    also: /\b(?:nights?|third shift|3rd shift|graveyard|overnight|(?:9|10|11|12) ?pm?|midnight|noches?|madrugada|medianoche)\b/,
    ofAnyone: true,
  },
  {
    name: 'wants-day-shift',
    words:
      /\b(?:need|want|wanna|get|trying|asked|ask|switch\w*|move|put me|change|quiero|necesito|ocupo|pedi|pedir|cambiar\w*|pasar\w*)(?: \w+){0,4} (?:off (?:of )?(?:the )?(?:nights|night shift|graveyard)|(?:day|first|1st) shift|turno de (?:dia|la manana))\b|\b(?:need|want|wanna|put me on|switch(?:ed)? to|move(?:d)? to|get on|get me on) days$|\b(?:need|want|wanna|put me on|switch(?:ed)? to|move(?:d)? to|get on) days (?:so|because|cause|cuz|but|bc)\b|^get off nights$/,
    inGoals: true,
  },
  {
    name: 'state-line',
    words: new RegExp(
      `\\b(?:not allowed|cant|cannot|can not|aint allowed|no puedo|no me dejan)(?: \\w+){0,3} (?:out of|leave|leaving|salir del?|salirme del?) (?:the |this |el |este )?(?:state|estado|${state})\\b|\\b(?:job|crew|work|gig|site|route|trabajo|jale|obra|cuadrilla)\\b(?: \\w+){0,2} (?:(?:is |are |es |esta )?(?:across|over|in|en|out of|al otro lado de) )(?:the state line|state line|la linea del estado|another state|otro estado|${state})\\b|\\btravel (?:pass|permit|permission|papers?)\\b|\\bpermit to (?:go|travel|leave|cross)\\b|\\b(?:pase|permiso) (?:para|de) (?:viaj\\w+|salir del estado|viaje)\\b`,
    ),
    unless: /\bjob is in the\b/,
    ofAnyone: true,
  },
  {
    name: 'case-elsewhere',
    words: new RegExp(
      `\\b${matter}\\b(?: (?!live|lives|vive|vivo)\\w+){0,3} (?:in|en|out of|from|de) (?:another|a different|otro) (?:county|state|condado|estado)\\b|\\b${matter}\\b(?: \\w+){0,3} \\w+ county\\b(?: \\w+){0,3} (?:live|living|stay|moved)\\b|\\b(?:court|corte|case|${supervision})\\b(?: is| es| esta| queda| like| como)* (?:\\d+|two|three|four|dos|tres|cuatro) (?:hours?|hrs?|horas?) (?:away|de aqui|from)\\b|\\b${supervision}\\b(?: \\w+){0,2} (?:out of|from|de|es de) ${state}\\b(?=.*\\b(?:live|living|vivo|now|ahora)\\b)|\\btransfer\\w*(?: \\w+){0,3} (?:${supervision}|case|caso)\\b|\\b(?:${supervision}|caso)\\b(?: \\w+){0,3} transfer\\w*|\\binterstate compact\\b|\\bpasar (?:mi |la |el )?(?:${supervision}|caso) (?:a|al|para)\\b`,
    ),
    ofAnyone: true,
  },
  {
    name: 'no-way-back',
    words:
      /\bno (?:bus|ride|way|train) (?:back|home)\b|\bno (?:hay|tengo) (?:bus|ride|raite|camion|como|en que|ruta)(?: \w+){0,5} (?:regreso|regresar\w*|volver|vuelta)\b|\b(?:bus|buses|train|camion|ruta) (?:stops?|quits?|ends?|para|se acaba)(?: running| de pasar)? (?:at|before|by|a las|antes)\b|\bya no hay (?:camion|bus|tren|ruta|transporte)\b|\b(?:cant|no way to|how do i|cannot) get (?:back|home)(?: (?:after|from|when|at|that late)\b|$)|\bride there but (?:not|no way|none|no ride) (?:back|home)\b/,
    unless: /\b(?:hits?|hurts?|kicked) me\b/,
    ofAnyone: true,
  },
  {
    name: 'cert-expired',
    words: new RegExp(
      `\\b${cert}\\b(?: (?!and |y )\\w+){0,8} (?:expired|ran out|lapsed?|out of date|vencid[oa]s?|vencio|vencieron|no longer good)\\b|\\b(?:lost|let|renew\\w*|renovar|expired|lapsed|se me (?:vencio|vencieron)|recuperar)(?: (?!birth|my license|la licencia de manejar)\\w+){0,2} ${cert}\\b|\\brecertif\\w+\\b|\\b(?:cert|certs|certificado|certificacion) al dia\\b|\\b(?:get|need) my (?:\\w+ )?certs? (?:back|renewed)\\b`,
    ),
    unless: /\b(?:birth|nacimiento|green card|mica|permit|permiso)\b/,
    inGoals: true,
    ofAnyone: true,
  },
  {
    name: 'career-barred',
    words:
      /\b(?:nursing|(?:be|being|become|becoming|as) (?:a |an )?(?:\w+ )?(?:nurse|cna|lpn|rn|teacher|social worker|emt|paramedic|medical assistant|pharmacy tech|counselor|daycare worker)|cna (?:class|license|program)|clinicals?|teaching license|(?:lpn|cna|rn|emt|nursing|medical assistant|phlebotomy) (?:program|class|classes|school|training|course)|(?:programa|clase|curso|carrera) de (?:lpn|cna|enfermer\w+)|ser (?:una? )?(?:enfermer[oa]|maestr[oa]|doctora?|consejer[oa]|paramedic[oa])|carrera de enfermeria|estudiar enfermeria)\b/,
    also: /\b(?:felon\w*|record|background|convict\w*|antecedentes|misdemeanor)\b/,
    unless: /\bnursing home\b/,
    inGoals: true,
  },
  {
    name: 'lost-touch',
    words: new RegExp(
      `\\b(?:havent|hasnt|have not|aint|not) (?:talked|spoke|spoken|seen|heard) (?:to |with |from )?(?:my |mi )?(?:\\w+ )?${relative}\\b(?: \\w+){0,3} (?:years?|yrs?|since|decades?)\\b|\\b${relative}\\b(?: \\w+){0,6} (?:anos|years|yrs) (?:que )?(?:no |without )(?:nos |me )?(?:hablamos|la veo|lo veo|los veo|se de|hablo|talk\\w*)\\b|\\bhace (?:\\d+ |muchos )?anos que no (?:hablamos|nos hablamos|se (?:nada )?de|veo a|hablo con)(?: mis?)?(?: ${relative})?\\b|\\blost touch with (?:all )?(?:my |the )?(?:\\w+ )?${relative}\\b|\\b(?:volver a hablar con|buscar a|reconnect with|reach out to|find) (?:mi|mis|my) (?:\\w+ )?${relative}\\b|\\bmy ${relative} (?:and me )?(?:dont|do not|havent) (?:talk|talked|speak|spoke) since\\b`,
    ),
    unless: /\b(?:no contact|restraining|lawyer|abogad\w)\b/,
    inGoals: true,
    ofAnyone: true,
  },
  {
    name: 'undocumented',
    words:
      /\bno (?:tengo|tiene) (?:los )?papeles(?! (?:de (?:la )?(?:corte|salida|carcel|liberacion|mi|nacimiento|probation|probacion)|del (?:carro|juez)))\b|\bsin papeles(?! de| del)\b|\b(?:im|i am|soy|estoy|es) (?:undocumented|indocumentad[oa])\b|\b(?:dont have|got no|aint got no|do not have) papers(?! (?:from|for|of))\b/,
  },
  {
    name: 'fears-ice',
    words:
      /\b(?:miedo|scared|afraid|worried|preocupa|terrified)\b(?: \w+){0,8} (?:migra|inmigracion|immigration|(?<!on )ice|deport\w*)\b|\b(?:migra|inmigracion|immigration|ice)\b(?: \w+){0,4} (?:me (?:agarr\w+|llev\w+|deteng\w*)|picks? me|pick me|takes? me|gets? me)\b|\bme (?:agarr\w+|llev\w+|ech\w+)(?: \w+){0,2} (?:migra|inmigracion)\b|\bme deport\w+\b|\bdeport me\b|\b(?:not get|dont get|no ser|no estar) deport\w*/,
    unless: /\b(?:road|roads|driveway|truck)\b/,
    inGoals: true,
  },
  {
    name: 'refuses-treatment',
    words: new RegExp(
      `\\b(?:dont|do not|no) (?:me )?(?:send|tell|put|digan|diga|manden|mande|mandes|metan)(?: \\w+){0,6} ${treatment}\\b|\\b(?:dont|do not|no) (?:need|necesito|ocupo|want|quiero) (?:no |a |any |un |ningun |your )?${treatment}\\b|\\b(?:no soy|aint|im not|i am not|not) (?:an |a |no |un |una )?(?:borrach[oa]|alcoholic[oa]?|adict[oa]|drogadict[oa]|addict|drunk)\\b`,
    ),
    ofAnyone: true,
  },
  {
    name: 'old-case',
    words:
      /\b(?:caso|casos|case|cases|felon\w*|convict\w*|dui|dwi|charge|cargo|posesion|possession|assault|record)\b(?: (?!since|desde|born|naci)\w+){0,6} (?:19[89]\d|20[0-2]\d)\b|\b(?:19[89]\d|20[0-2]\d) (?:drug |old )?(?:felony|case|conviction|dui|dwi|charge|felonia)\b|\bpor lo del (?:19|20)\d\d\b|\b(?:felon\w*|caso|case|conviction|record)\b(?: \w+){0,3} (?:hace \d+ anos|\d+ (?:years|yrs) (?:ago|back))\b|\bold (?:case|conviction|felony|charge|removal order)\b|\bcasos? viejos?\b|\borden de deportacion\b/,
  },
  {
    name: 'ride-gone',
    words:
      /\b(?:cars?|truck|van|ride|carro|troca|camioneta|coche|mueble)\b(?: \w+)? (?:died|broke down|is broke\w*|got (?:towed|repo\w*|stolen)|wont start|quits?|blew up|se (?:descompuso|jodio|murio)|no (?:prende|arranca))\b|\bse (?:me |le |nos )?(?:descompuso|jodio) (?:el|la|mi|su) (?:carro|troca|camioneta|coche|mueble)\b|\b(?:lost|losing|no longer have) (?:my|the) ride\b|\bsold (?:his|her|my|the) (?:car|truck|van)\b|\bya no (?:me|nos) (?:puede|pueden|lleva|llevan|quiere)(?: \w+)? ?(?:llevar|dar raite|dar ride|lleva|raite)?\b(?<=llevar|raite|ride|lleva|llevan)|\b(?:goes|going|moves|leaves|leaving)\b(?: \w+){0,6} (?:hes|shes|he is|she is) my ride\b|\bme (?:lleva|llevan|da raite|da ride) (?:pero|y) (?:ya )?se (?:va|muda|regresa)\b|\bmy ride (?:(?:to|for) (?:\w+ ){1,3})?(?:quits?|leaves|moves|ends|is gone)\b|\b(?:nobody|no one|nadie) (?:else )?(?:to (?:take|drive|bring)|(?:que |q )?(?:me )?(?:lleve|lleva)) ?(?:me )?(?:\w+ )?(?:starting|from|after|a partir|desde|despues)\b/,
    unless: /\bi (?:fix|work on|repair)\b/,
    ofAnyone: true,
  },
  {
    name: 'drives-suspended',
    words:
      /\b(?:driving|drove|drive) (?:\w+ )?(?:on|w|with|while|under|without) (?:a |my |no )?(?:suspend\w*|revoked|license|licence)\b|\bdwls\w*\b|\bmanej\w+ (?:con la licencia (?:suspendida|vencida|revocada)|sin licencia)\b/,
  },
  {
    name: 'record-unsure',
    words:
      /\b(?:dont know|not sure|no idea|no se|unsure|wonder) (?:if|whether|si|whats|what is|what|que)\b(?: \w+){0,6} (?:cleared|expunged|sealed|set aside|on my record|my record shows?|borraron|borrado|sellaron|limpiaron|en mi record|mi record)\b|\bdoes my record (?:still )?show\b|\bmaybe (?:\w+ ){0,3}(?:sealed|expunged|cleared)\b/,
    inGoals: true,
  },
  {
    name: 'doses-daily',
    words:
      /\b(?:methadone|metadona|my dose|mi dosis|i dose|clinica de metadona|methadone clinic)\b(?: \w+){0,5} (?:every (?:\w+ )?(?:morning|day)|each (?:morning|day)|daily|diario|todos los dias|cada (?:manana|dia))\b/,
    unless: /\b(?:in|en|at) (?:the |la )?(?:jail|prison|county|carcel|prision)\b/,
  },
  {
    name: 'kids-born-here',
    words:
      /\b(?:kids?|children|babies|boys|girls|daughters?|sons?|hij[oa]s?|nin[oa]s?|nen[ea]s?|bebes?|chamac\w+|ellos|ellas)\b(?: \w+){0,4} (?:born here|born in the (?:us|states)|nacieron aqui|nacid[oa]s? aqui|(?:are|is|all) (?:us )?citizens?|(?:son|es|todos|todas) ciudadan[oa]s?)\b/,
    inGoals: true,
    ofAnyone: true,
  },
]

/** The same of all answers, each sentence by itself. */
export const listCaseDetails: (answers: PlanAnswers) => CaseDetail[] = createPlainReader(facts)
