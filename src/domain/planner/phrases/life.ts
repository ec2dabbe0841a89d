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
    (violencia|miedo) (domestica|de mi|en casa|a mi)`,
  pregnant: '(pregnant|pregnancy|expecting a baby|embarazada|embarazo)',
  disability: `
    (disab*|ssi|ssdi|wheelchair|cant work because|blind|deaf|discapac*|incapac*|silla de ruedas)
    no puedo trabajar por`,
  'license-lost': `
    (license|licence|drivers|licencia|to drive|(poder|volver a|para) manejar)
    suspended`,
  working: `
    (have|got|found|started) (a|my|a new|this|a full time|a part time) (job|work)
    (i|im|am) (work|working) (at|as|full time|part time|for)
    (tengo|consegui|encontre|ya tengo) (un )?(trabajo|empleo|jale|chamba)
    (trabajo|estoy trabajando) (en|de|como|para) (un|una|la|el|construccion|limpieza|restaurante|bodega)`,
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
  veteran: '(veteran|vet|army|marine|marines|navy|air force|military|veterano|veterana|ejercito)',
  immigration: `
    (immigration|immigrant|deport*|green card|undocumented|visa|asylum|not a citizen|work permit)
    ((afraid of|scared of|by|from) ice|ice (hold|detainer|agents))
    (inmigracion|migracion|inmigrante|indocumentad*|residencia|la migra|migra|deporta*|asilo|permiso de trabajo)
    no tengo (papeles|documentos) (para|de|en este)`,
} as const satisfies Record<string, string>
