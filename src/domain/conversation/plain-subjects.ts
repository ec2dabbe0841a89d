import { fold } from '../text/fold.ts'
import { findBareSubject } from './bare-subjects.ts'

interface PlainSubject {
  guideId: string
  words: RegExp
  /** Where these stand as well, something else is meant. */
  unless?: RegExp
  /** Only in a talk about such a guide, or where the message itself says so. */
  after?: RegExp
}

/**
 * Words that leave no doubt what comes first, however much else a message tells: who has no bed tonight needs one before an
 * ID, and who cannot pay for a burial needs money before comfort. The reader learned from messages about one thing each.
 */
const plainSubjects: readonly PlainSubject[] = [
  {
    guideId: 'bed-tonight',
    words:
      /\b(?:where (?:do|can|could|am|will|should|imma|ima|do i go to) (?:i )?(?:\w+ ){0,3}?(?:sleep|crash)|(?:nowhere|no ?where|no place|noplace) (?:else )?to (?:sleep|stay|go tonight|lay)|need (?:a )?(?:bed|place to (?:sleep|stay|lay|crash))|need (?:a )?place (?:and|n|for tonight|tonight)|(?:lay|rest) my head|donde (?:duermo|dormir|puedo dormir|me puedo quedar)|(?:no tengo|sin) (?:a )?donde (?:dormir|quedarme|ir hoy|pasar la noche)|(?:no tengo|sin) a donde ir)\b/,
    unless:
      /\b(?:kids?|children|babies|baby|hij[oa]s?|ninos|nenes?|registry|registrad[oa]|registro|dog|perro|pets?|veteran|veteran[oa]|vet|eviction|evicted|desalojo|hits? me|me pega|pregnant|embarazada|in my car|in the car|en (?:mi|el) carro|apartment|apartamento|rent|renta)\b/,
  },
  {
    guideId: 'food-today',
    words:
      /\b(?:what (?:do|am|can|should|will) (?:i|we) (?:gonna |supposed to |going to )?eat|(?:im|am|so) (?:hungry|starving) (?:now|today|tonight|rn|like)|que (?:como|comemos|voy a comer)|tengo (?:mucha )?hambre)\b/,
    unless: /\b(?:diet|dieta|sugar|azucar|diabet\w*|healthy|sano|cheap|barat[oa]|dentures|tooth|diente)\b/,
  },
  {
    guideId: 'missed-appointment',
    words:
      /\b(?:gonna be|going to be|running|im|be) late\b.{0,30}\b(?:po|p o|officer|probation|parole|check in)\b|\b(?:voy|llego|llegar|se me hace) tarde\b.{0,30}\b(?:oficial|probatoria|probation|parole|condicional|reporte)\b/,
    unless: /\b(?:court|corte|judge|juez|work|job|trabajo|jale|curfew|fees?|cuota|pago|payment)\b/,
  },
  // Who writes about a child on drugs is tired, and asks for both of them.
  {
    guideId: 'family-of-someone-using',
    words:
      /\bmy (?:son|daughter|husband|wife|brother|sister|grandson|boyfriend|girlfriend|nephew|mom|dad)(?: is|s| has been| went| got)? (?:back on|using|on|strung out on|hooked on|shooting|smoking)\b.{0,15}\b(?:dope|meth|drugs|fent\w*|heroin|crack|ice|pills|again)\b|\bmi (?:hij[oa]|espos[oa]|herman[oa]|niet[oa]|novi[oa]|sobrin[oa]|mama|papa)\b.{0,20}\b(?:volvio a usar|esta usando|anda usando|sigue usando|cayo en (?:la droga|las drogas)|en la droga|con la droga|se droga)\b/,
    unless:
      /\b(?:overdos\w*|sobredosis|not breathing|no respira|wants (?:help|rehab|to quit)|quiere (?:ayuda|dejar\w*)|rehab|program|programa|cps|custody|custodia)\b/,
  },
  {
    guideId: 'travel-permission',
    words:
      /\b(?:go|visit|drive|come)\b.{0,25}\b(?:for|over) (?:the|a|one|this) (?:weekend|few days|couple (?:of )?days|day|week)\b|\b(?:ir|visitar)\b.{0,25}\b(?:el|un|por el) fin de semana\b/,
    after: /^(?:move-on-parole|move-counties|supervision-|curfew|first-officer|parole-)/,
  },
  {
    guideId: 'funeral-costs',
    words:
      /\b(?:enterrar\w*|entierro|sepelio|cremar\w*|cremacion|bury (?:him|her|my|them)|burial|cremat\w+|casket|ataud)\b/,
    unless: /\b(?:permission|permiso|travel|viajar|pass|pase|leave the state|let me go|dejen ir|salir del)\b/,
  },
  // Whoever was there has missed nothing, and must not say so.
  {
    guideId: 'prove-you-were-there',
    words:
      /^(?=.*\b(?:miss\w*|no ?show\w*|didnt (?:show|come|go|report)|falt\w*|no (?:fui|vine|llegue|me presente))\b).*\b(?:but|pero|cuando|when|and|y) (?:i (?:was|went|did|showed|came|signed)|yo |si (?:fui|estuve|vine)|ahi estuve|estuve|aqui estuve)/,
    unless:
      /\b(?:court|corte|judge|juez|hearing|audiencia|work|trabajo|sick|enferm\w|hospital|late|tarde|locked|in jail|preso)\b/,
  },
  {
    guideId: 'puerto-rico-birth-certificate',
    words:
      /\b(?:born in|naci en|nacio en|nacida en|nacido en|soy de|acta de|certificate from)\b.*\b(?:puerto rico|boricua|san juan|ponce|bayamon)\b/,
    unless: /\b(?:vote|votar)\b/,
  },
  {
    guideId: 'consular-papers',
    words:
      /\b(?:(?:was|were|am) born in|born in|naci en|nacio en|nacimos en|nacida en|nacido en|acta de|birth certificate from)\b.*\b(?:mexico|oaxaca|michoacan|jalisco|guerrero|puebla|veracruz|chiapas|sinaloa|durango|zacatecas|guanajuato|sonora|chihuahua|tijuana|monterrey|guadalajara|tamaulipas|yucatan|guatemala|honduras|el salvador|salvador|nicaragua|costa rica|panama|cuba|colombia|venezuela|ecuador|peru|bolivia|chile|argentina|republica dominicana|dominican republic|haiti|jamaica|brazil|brasil|vietnam|philippines|filipinas|laos|camboya|cambodia|nigeria)\b/,
    unless:
      /\b(?:new mexico|nuevo mexico|vot\w+|deport\w+|immigra\w*|inmigra\w*|migra|ice|asylum|asilo|ciudadan\w*|citizen\w*|green card|permiso|work permit|trabaj\w+|travel|viaj\w+)\b/,
  },
  // Somebody else who is on parole too: the officer must know before they meet.
  {
    guideId: 'people-off-limits',
    words:
      /\b(?:hes|shes|theyre|who is|whos|he is|she is|they are|que esta|esta|estan|anda|tiene)\b.{0,25}\b(?:parole|probation|papers|felon|a record|condicional|probatoria|antecedentes|record)\b.{0,12}\b(?:too|also|tambien|as well)\b|\b(?:too|also|tambien)\b.{0,20}\b(?:on parole|on probation|on papers|en parole|en probatoria|en condicional)\b/,
    unless: /\b(?:live with|move in|vivir con|mudar\w*|sleep|job|trabajo)\b/,
  },
  {
    guideId: 'rent-with-record',
    words:
      /\b(?:can i|could i|will they let me|am i able to|puedo|podre|me dejan|me dejaran)\b.{0,20}\b(?:rent\w*|get an apartment|lease|alquilar)\b/,
    unless: /\b(?:truck|car|carro|mueble\w*|uhaul|section 8|seccion 8|registry|registro|deposit\w*|behind|debo|help)\b/,
  },
  {
    guideId: 'birth-certificate',
    words:
      /\b(?:born in|naci en|nacio en|nacimos en|nacida en|nacido en)\b.{0,6}\b(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|nuevo mexico|new york|nueva york|carolina|dakota|ohio|oklahoma|oregon|pennsylvania|pensilvania|rhode island|tennessee|texas|utah|vermont|virginia|washington|wisconsin|wyoming)\b/,
    after: /^(?:birth-certificate|consular-papers|puerto-rico|id-loop|papers-in-order|\b.*(?:acta|birth certificate))/,
  },
  {
    guideId: 'answer-record-question',
    words:
      /\b(?:if they ask|when they ask|they gonna ask|do i tell them|si me preguntan|me van a preguntar|que les digo si preguntan)\b/,
    after:
      /^(?:who-hires|start-job|american-job|interview|job-|resume|temp-|fair-chance|jobs-that|apply-online|background-check|phone-screen)/,
  },
  // Work without papers of any kind is a question for a lawyer before any form.
  {
    guideId: 'i9-work-papers',
    words:
      /\b(?:(?:no (?:tengo|tiene|tienen)|sin|dont have|doesnt have|no|without) (?:los )?(?:papeles|papers|seguro social|social security|social|permiso(?: de trabajo)?|work permit)|undocumented|indocumentad[oa]s?)\b/,
    after:
      /^(?:who-hires|start-job|american-job|interview|answer-record|temp-|resume|.*\b(?:trabaj\w+|work|job|jale|chamba|emple\w+|contrat\w+|hire[ds]?)\b)/,
  },
  {
    guideId: 'lost-phone',
    words:
      /\b(?:phone|cell|cellphone|telefono|celular|cel)\b.{0,12}\b(?:(?:got |was )?stolen|me (?:lo )?robaron)\b|\b(?:stole|robaron) (?:my|el|mi) (?:phone|cell|cellphone|telefono|celular|cel)\b/,
    unless: /\b(?:job|trabajo|free|gratis|court|corte|monitor|charge|cargar|contacts)\b/,
  },
  {
    guideId: 'free-phone',
    words:
      /\b(?:phone|cell|cellphone|telefono|celular|cel)\b.{0,12}\b(?:died|dead|broke|broken|stolen|se murio|murio|se descompuso|no prende|no sirve|me (?:lo )?robaron)\b.*\b(?:free|gratis|consigo|get one|another)\b/,
  },
  {
    guideId: 'rebuild-trust-family',
    words:
      /\b(?:son|daughter|kids?|child|children|boy|girl|hij[oa]s?|nin[oa]s?|niet[oa]s?|nene|nena|grandkids?|grandson|granddaughter)\b.*\b(?:(?:scared|afraid) of me|(?:wont|dont|doesnt|does not|do not|refuses? to) (?:talk|speak|look|call|answer|trust|know me|want (?:me|to see me|nothing))|hates? me|me (?:tienen? miedo|odian?)|no me (?:quieren? (?:hablar|ver)|hablan?|contestan?|conocen?|tienen? confianza))\b/,
    unless:
      /\b(?:court|corte|order|orden|judge|juez|custody|custodia|cps|visits?|visitas?|her mom|his mom|su mama|the mother|no contact)\b/,
  },
  {
    guideId: 'state-id',
    words:
      /\b(?:no tengo|no traigo|perdi|sin|dont have|have no|aint got|without|no|lost my)\b (?:an? |my |mi |la |una )?(?:id|identificacion|state id)\b.*\b(?:(?:como|donde|que hago para) (?:la |lo |le |una )?(?:saco|consigo|sacar|conseguir|hago)|how (?:do|can) i (?:get|replace)|where (?:do|can) i get)\b/,
    unless: /\b(?:birth certificate|acta|social|seguro social|snap|food|comida|licencia|license)\b/,
  },
  {
    guideId: 'violation-notice',
    words:
      /\b(?:what (?:if|happens (?:if|when))|if|and if) (?:he|she|they|my po|the po|po) (?:violates?|revokes?) me\b|\b(?:y )?si me (?:violan?|revocan?) (?:la |mi )?(?:probation|probatoria|probacion|parole|condicional)\b/,
    unless: /\b(?:scared|miedo|kids|hijos)\b/,
  },
]

/** In a talk only who says so brings a new subject: "can i get a job" after a check means a job beside it. */
const wants = /\b(?:need|want|looking for|find|also|necesito|ocupo|quiero|busco|tambien)\b/

/** The guides that the words of a message name beyond doubt. */
export function findPlainSubjects(text: string, { hasBefore = false, topicId = '' } = {}): string[] {
  const folded = fold(text)
  const bare = !hasBefore || wants.test(folded) ? findBareSubject(text) : null
  if (bare) return [bare]
  return plainSubjects
    .filter(
      ({ words, unless, after }) =>
        words.test(folded) && !unless?.test(folded) && (!after || after.test(topicId) || after.test(folded)),
    )
    .map(({ guideId }) => guideId)
}
