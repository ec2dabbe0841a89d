import type { FirmFact } from './firm-facts.ts'

/** Whoever shares or shared a home or a bed with the person. */
const partner =
  '(?:my (?:ex\\w*|husband|hubby|boyfriend|bf|man|baby ?daddy|bd|girlfriend|gf|wife|partner|kids (?:dad|father)|childs father)|ex (?:husband|boyfriend|wife)|mi (?:ex|esposo|marido|novio|pareja|viejo|hombre|novia|esposa)|(?:el|al) (?:papa|padre) de (?:mis|mi) \\w+)'
const other = `(?:he|she|hes|him|her|el|ella|${partner})`
const bones =
  '(?:jaw|nose|arm|wrist|ribs?|teeth|tooth|hand|leg|eye socket|cheekbone|face|finger|collarbone|mandibula|quijada|nariz|brazo|costillas?|dientes?|muneca|mano|pierna|boca|cara|dedo)'
/** A bone that somebody broke, or the hospital that they are the reason for. */
const injury = [
  `(?:he|she|hes|${partner})(?: \\w+){0,3} (?:broke|busted|fractured|cracked|shattered|dislocated|knocked out|split) my (?:\\w+ )?${bones}`,
  `(?:reason|why|how|cause)(?: that)? (?:i|my)(?: \\w+){0,3} (?:broken|busted|fractured|cracked|missing|wired|black) (?:\\w+ )?(?:${bones}|eyes?)`,
  `(?:reason|why|how) my (?:\\w+ )?${bones} (?:is|was|got) (?:broke|broken|busted|fractured|wired)`,
  `(?:he|she|hes|${partner})(?: \\w+){0,3} (?:put|landed|sent) me in(?:to)? (?:the )?(?:hospital|er|icu|emergency)`,
  `(?:black eyes?|bruises?|stitches|broken \\w+|scars?) (?:he|she) gave me`,
  `me (?:quebro|rompio|fracturo|partio|tumbo|desvio|zafo) (?:la|el|un|una|los|las|dos|tres) (?:\\w+ )?${bones}`,
  `me (?:mando|dejo) (?:al|en el) hospital`,
  `me dejo (?:el ojo morad\\w+|toda? moretead\\w+|moretone\\w*)`,
].join('|')
const isOver =
  /\b(?:(?:years?|yrs) ago|hace (?:muchos )?(?:\w+ )?anos|when i was (?:a kid|little|young)|(?:he|she|hes) (?:died|passed|dead|is dead|is locked up|locked up|in prison|in jail|doing)|ya (?:murio|fallecio)|(?:esta|sigue) (?:preso|encerrado)|car (?:wreck|accident)|(?:in|en) (?:a|the|un|el) (?:wreck|accident|crash|choque|accidente)|motorcycle|at work|en el trabajo|playing|jugando|cellie|cellmate|bunkie|guard|cops?|police|policia)\b/

const watch = '(?:sees?|reads?|tracks?|watch(?:es)?|monitors?|checks?|follows?|knows?|listens?)'
const ownPhone = '(?:phone|cell|location|texts?|messages?|calls|apps?|accounts?|email|passwords?|car|everything|stuff)'
/** Somebody at home or from before who looks into the phone; an officer or a boss who does is none. */
const watching = [
  `${other}(?: (?!officer|po|boss)\\w+){0,4} (?:tracks?|tracking|monitors?|monitoring|spies on|watches|reads|goes thru|goes through) (?:\\w+ ){0,2}(?:my|me on my|all my) ${ownPhone}`,
  `${other} (?:\\w+ ){0,2}(?:pays?|owns?|bought|controls?|is on|has|got|put)(?: \\w+){0,3} (?:phone|cell|plan|account|app|airtag|tracker)\\b.{0,60}\\b(?:can|could|might|always|to) ${watch}`,
  `${other}(?: \\w+){0,2} (?:has|got|knows) (?:all )?my (?:passwords?|passcode|location|icloud)`,
  `${other}(?: \\w+){0,3} put (?:an? )?(?:airtag|tracker|tracking app|gps)`,
  `(?:el |ella |mi ex |mi esposo |mi marido |mi novio |mi pareja )?me (?:rastrea|espia|vigila|monitorea)(?: (?:por|con|en) (?:el|mi|la) (?:telefono|celular|cel|ubicacion|app))`,
  `(?:paga|compro|puso|tiene|controla) (?:mi|el|un|una)? ?(?:telefono|celular|cel|plan|linea|ubicacion|aplicacion|app|rastreador|gps)\\b.{0,60}\\b(?:ve|puede ver|lee|revisa|sabe|checa|mira|vigila)`,
  `(?:ve|lee|revisa|checa) (?:todo lo que|mis (?:mensajes|llamadas|textos)|lo que (?:hago|escribo|mando))`,
  `tiene (?:mis|mi) (?:contrasenas?|claves?|ubicacion)`,
].join('|')
const isOfficial =
  /\b(?:po|p o|probation|parole|officer|oficial|agent|agente|court|ankle|monitor company|grillete|brazalete|boss|jefe|job|work phone|halfway|mom|mama|mother|dad|papa)\b(?: \w+){0,5} (?:track\w*|see|sees|check\w*|monitor\w*|rastrea|revisa|ve|checa|pays?|paga)\b/

/** What tells of somebody who hurts or watches the person, where no plain word for violence stands. All for folded text. */
export const harmFacts: readonly FirmFact[] = [
  { words: new RegExp(`\\b(?:${injury})\\b`), unless: isOver, adds: ['violence'] },
  { words: new RegExp(`\\b(?:${watching})\\b`), unless: isOfficial, adds: ['violence', 'watched-phone'] },
  // Where somebody is hurt, a phone that the other pays for is one that they can look into.
  {
    words: new RegExp(
      `\\b${other} (?:\\w+ )?(?:pays?|owns?|bought) (?:for )?my (?:cell |whole )?(?:phone|plan|cell)\\b|\\b(?:el|ella|ex|esposo|marido|novio|pareja) (?:me )?paga (?:mi|el) (?:telefono|celular|cel|plan)\\b`,
    ),
    where: ['violence'],
    adds: ['watched-phone'],
  },
]
