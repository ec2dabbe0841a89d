import { child } from './shared-words.ts'

/* Same syntax as `first-days.ts`. */
export const lifePhrases = {
  drinking: '(drink|drinking|alcohol|beer|liquor|drunk|tomar|beber|tomo|bebo|tomando|cerveza|borracho)',
  drugs: `
    (drug|drugs|meth|crack|cocaine|coke|using|get high|relapse|xanax|benzos)
    (droga|drogas|metanfetamina|cristal|cocaina|usar|usando|consumir|recaer|recaida)`,
  kids: `(my|our|mi|mis|two|three|four|dos|tres|see the) (\\w+ )?${child}
    (custody|custodia|visitation|being a (dad|father|mom|mother)|ser (padre|madre|papa|mama))`,
  'child-support': `
    child support
    (back support|support arrears|owe support)
    (manutencion|pension alimenticia|mantencion)`,
  cps: `
    (they|state|court|judge|hospital) took my ~ ${child}
    (cps|dcfs|dcf|acs|foster care|child protective|caseworker took|took my kids)
    me quitaron ~ (hijos|hija|hijo|ninos)`,
  'no-contact': `
    (no contact|restraining|protective|protection|stay away) (order|orders)
    orden de (restriccion|proteccion|alejamiento|no contacto)`,
  violence: `
    (hits|hit|beats|beat|hurts|abuses|threatens|threatened|chokes|abusive) (me|us|my kids|partner|husband|boyfriend|ex)
    (scared|afraid) of (my|him|her)
    domestic violence
    (me|nos) (pega|pego|golpea|golpeo|amenaza|amenazo|maltrata|ahorco|persigue)
    (violencia|miedo) (domestica|de mi|en casa|a mi)
    (choked|strangled|punched|slapped|kicked|raped|stabbed|grabbed) me(?! up)
    (put|puts|laid|lays|putting) (his|her) hands on me
    hands on me
    me (tenia|agarro|agarra|jalo|jala) (del|por el|de los|de las) (cuello|pelo|cabello|grenas)
    me (ahorca|empujo|patea|pateo|cachetea|jalonea|fracturo|quemo|violo)
    (he|she|el|ella) (\\w+ ){0,6}(echa|llama|llamar|call|calls|calling) (a )?(la migra|migracion|ice|immigration)
    (goes|going|go) (thru|through) my phone
    (checks my|me revisa el|me revisa mi) (phone|celular|cel|telefono)
    no me deja salir
    (threw|slammed|shoved|dragged) me
    me (avento|tiro|azoto|empujo) (contra|al|a la|por las)
    antes (de )?(que|q) (el )?(llegue|regrese|vuelva|despierte)
    before (he|she|my husband|my boyfriend) (gets|comes|wakes)`,
  pregnant: '(pregnant|pregnancy|expecting a baby|embarazada|embarazo)',
  disability: `
    (disab*|ssi|ssdi|wheelchair|cant work because|blind|deaf|discapac*|incapac*|silla de ruedas)
    no puedo trabajar por
    (im|i am|been) in (a|my|the) (wheel ?)?chair
    (cant|cannot|can not|no puedo) (lift|stand|walk|bend|carry|raise|cargar|caminar|pararme|levantar|agacharme)(?! (it|him|her|them|this|that|being|the|when|people|how|away|to))`,
  'license-lost': `
    (license|licence|drivers|licencia|to drive|(poder|volver a|para) manejar)
    suspended`,
  working: `
    (have|got|found|started) (a|my|a new|this|a full time|a part time) (job|work)
    (i|im|am) (work|working) (at|as|full time|part time|for)
    (tengo|consegui|encontre|ya tengo) (un )?(trabajo|empleo|jale|chamba)
    (make|makin|making|gano|ganando|pays me|me pagan) (like |about |como )?\\w+ (an hour|la hora|a week|por hora|a month|por semana|a la semana)
    (years|yrs|anos) (en|at|with|in) (la|el|the|a) (misma|mismo|same|planta|plant|fabrica|empacadora|bodega|warehouse|shop|restaurante|compania|company)
    (years|yrs|anos) (same|misma|mismo) (plant|planta|place|job|company|shop|crew|trabajo|lugar)
    (my|mi) (boss|patron|supervisor|jefe|shift|turno)
    (trabajo|estoy trabajando) (en|de|como|para) (un|una|la|el|construccion|limpieza|restaurante|bodega)`,
  'wants-job': `
    ^(un |a |an |un buen |buen |steady |good |some )?(jale|job|trabajo|chamba|empleo)( fijo| estable| bueno| y mi| y un)?$
    ^(un |un buen |buen )?(jale|trabajo|chamba|empleo) (fijo|estable|bueno|y)
    (need|necesito|busco|ocupo|looking for|find|finding|get|getting|land|encontrar|conseguir|hallar|buscar|buscando|me urge|urge) (me )?(a |an |un |una |un buen |any |some |some kind of )?(job|jobs|work|trabajo|jale|chamba|empleo)(?! (boots|clothes|permit|shoes|gloves))`,
  'kids-apart': `
    (estan|esta) con (el papa|la mama|su papa|su mama|su abuela|la abuela|mi ex|el|ella)(?! (trabajo|oficial|pastor|bus|papel))
    (los|las|la|lo) tiene (el|su|mi ex|la (abuela|mama|suegra)|el (papa|estado|dcf|cps))
    ${child} (are |is |live |lives |stay |stays )?(with|at) (his|her|their|my ex|the (dad|father|mom|mother|state|foster)|foster)
    (their|his|her|the) (dad|daddy|father|mom|mother|grandma|granny) (got|has|have|took) (my )?(them|em|him|her|${child})`,
  'no-ride': `
    (no|without|aint got|dont have|no tengo|sin) (a |any |un )?(car|ride|truck|gas|transportation|wheels|carro|raite|coche|troca|gasolina|en que (ir|moverme|irme)|como (llegar|ir|moverme))(?! (insurance|payment|note|seat|title|bill|company|heat|stove))
    (need|necesito|ocupo|a) (a |un )?(ride|raite|aventon) (to|a|al|pa|para)
    bus(es)? (dont|doesnt|does not|no|aint|never|stops?) (run|go|come|running|llega|pasa|corre|sale)
    (el|no hay) (bus|camion|guagua) no (llega|pasa|corre|sale)`,
  'keeps-job': `
    (keep|keeping|hold|lose|losing) (my|this|the) (job|work)
    (mantener|conservar|cuidar|perder) (mi|el|este) (trabajo|empleo)`,
  'better-job': `
    (better|new|another|different|second) (job|work)
    (mejor|otro|nuevo) (trabajo|empleo)
    (trabajo|empleo) (mejor|nuevo)`,
  'court-date': `
    (court|hearing) (date|on|tomorrow|next|this|soon|coming|day|monday|tuesday|wednesday|thursday|friday)
    (have|got|go to|missed|miss) (a |to )?(court|hearing)
    (upcoming|open|pending) (court|case|charge*|hearing)
    (cita|fecha|audiencia) (de|en|con) (la )?(corte|juez|tribunal)
    (tengo|ir a|falte a) (la )?(corte|audiencia)
    caso (abierto|pendiente)`,
  warrant: `(warrant|warrants)
    orden de (arresto|aprehension|captura)`,
  fines: `
    (fines|court debt|court fees|restitution|owe the court|court costs|supervision fees|ticket*)
    (multa|multas|restitucion|deuda* (de|con|en) la corte|debo a la corte|cuotas de (la )?corte)`,
  eviction: '(evict*|desaloj*|notice to (quit|leave|vacate))',
  registry: `(registry|registered|sex off*|registrant|have to register)
    (registro de (ofensores|delincuentes)|registrarme como)`,
  'record-clearing': `
    (expung*|seal|sealed|sealing)
    (clear|clean|clean up|clearing|wipe) ~ record
    background check*
    (borrar|limpiar|sellar) ~ (record|historial|antecedentes)
    antecedentes`,
  'drug-charge': `
    (felony|felonia|charge|cargo|case|caso|conviction|record|convicted|busted|arrested) (\\w+ ){0,3}(drugs?|drogas?|meth|cocaine|crack|heroin|fentanyl|cristal|possession|posesion|distribution|distribucion|trafficking|trafico)
    (drugs?|drogas?|meth|cocaine|possession|posesion) (charge|charges|case|felony|conviction)
    (possession|posesion) (with|con|of (?!a (gun|firearm))|de (?!armas?))`,
  tribe: `
    (chapter house|indian health|ihs|on the rez|the rez|tribal (id|office|housing|court|member|enrollment)|sweat lodge|powwow|my tribe|(go|goes|going) to sweats?)
    enrolled (member |in the tribe|with the |at )?(oglala|lakota|rosebud|choctaw|cherokee|navajo|crow|apsaalooke|creek|cheyenne|blackfeet|ojibwe|\\w+ (nation|sioux|tribe|band))
    (im|i am|soy|^) (\\w+ )?(navajo|dine|lakota|dakota|ojibwe|chippewa|choctaw|apache|hopi|crow|cheyenne|blackfeet|oglala|yakama|paiute|shoshone|comanche|kiowa|osage|muscogee|lumbee|menominee)`,
  vote: '(vote|voting|register to vote|votar|voto|elecciones)',
  credit: '(credit|credito)',
  business: `
    (own|start|open|my|small) (a |my )?(own )?(business|company|food truck|barber shop|shop)
    (self employed|work for myself)
    (negocio|negocio propio|mi propia empresa|por mi cuenta|trabajar para mi)`,
  english: `
    (learn|speak|better|improve|my|no) english
    (ingles)`,
  'no-money': `
    (no|without|need|out of|need some) (any )?(money|cash|income)
    (broke|penniless)
    (sin|no tengo|necesito|ocupo|ni|falta de) (dinero|lana|un peso|ingresos|plata|feria)`,
  alone: `
    (nobody|no one|noone|none|no support|no family|no friends|by myself|just me|only me)
    (nadie|solo yo|sola yo|sin familia|sin apoyo|no tengo (a nadie|familia|apoyo|amigos)|ningun*)`,
  lonely: `
    (alone|lonely|isolated)
    (soledad|estoy sol(o|a)|me siento (muy )?sol(o|a))`,
  'has-diploma': `
    (have|got|earned|finished) ~ (ged|diploma|high school|degree)
    (tengo|saque|termine) ~ (ged|diploma|preparatoria|prepa|secundaria|high school)`,
  college: `
    (college|university|degree|pell|fafsa|go to school|back to school)
    (universidad|colegio|carrera|estudiar|volver a la escuela)`,
  veteran:
    '((the|my|at|to) va|va (hospital|clinic|check|benefits|lady|disability|case manager|worker|social worker|doctor|rep)|veteran|vet|army|marine|marines|navy|air force|military|veterano|veterana|ejercito)',
  immigration: `
    (immigration|immigrant|deport*|green card|tps|daca|la mica|mi mica|soy residente (?!de)|undocumented|visa|asylum|not a citizen|work permit)
    ((afraid of|scared of|by|from) ice|ice (hold|detainer|agents))
    (inmigracion|migracion|inmigrante|indocumentad*|residencia|la migra|migra|deporta*|asilo|permiso de trabajo)
    no tengo (papeles|documentos) (para|de|en este)`,
} as const satisfies Record<string, string>
