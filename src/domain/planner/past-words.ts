/** "The last dose was Monday", "I got out Tuesday", "me faltó la corte el 12". */
const tellsPast =
  /\b(fue|was|were|(?:ultim[oa]s?|last)(?! (?:to|till?|until|thru|through|me|one|day|strip|pill|ged|test|exam|class|dia|pastilla|tira|examen|clase)\b)|sali|salio|got out|came home|me soltaron|me dieron|missed|skipped|falte|falto|no fui|no llegue|perdi|pego|pegar|golpeo|agarraron|arrested|arrestaron|taped|hit|beat|choked|since|desde|ayer|yesterday)\b/
/** What stands further from the day is about something else: "the clinic dropped me when I was upstate". */
export const nearWords = 5
/** A number alone may be long past, so a little more is read. */
export const nearNumber = 7

/** These tell what happened however many words stand between. */
const tellsPastAnywhere =
  /\b(?:(?:was|were|is|estaba) (?:supposed|suppose|sposed|meant) to|(?:tenia|debia) (?:que |q )?\w+|came (?:to|by|over|here|out)|vino a|got (?:off|here|in|fired|to the)|(?:i |already )?(?:saw|seen|reportd|reported|checked in)|(?:saw|visited) me|llegue (?:aqui|a)|me (?:vio|corrieron|despidieron)|taped|pegaron|posted|served|lost (?:the|my)|perdi (?:mi|el|la)|laid off|fired|ya (?:fui|me reporte)|me (?:botaron|echaron del (?:trabajo|jale)|quitaron|robaron|descansaron|mandaron a (?:casa|la calle))|took (?:my|our|the|him|her)|died|passed(?: away)?|murio|fallecio|turned myself in|se (?:me )?vencio|stole|robbed|sentenced|crashed|relapsed|broke (?:up|my|down)|moved (?:in|here|out(?! by))|started (?:using|drinking)|empece a|choco|chocaron|got (?:sentenced|robbed|jumped|hurt|kicked out|evicted|laid off|hit)|quit (?:my|the)|hung up|called in|fell|me cai|me (?:lastime|enferme|opere|operaron))\b/
/** Of two matters in one sentence, what is still to come is said so. */
const tellsAhead =
  /\b(?:next|until|till?|hasta|thru|by|proxim[oa]|que viene|gotta|have to|tengo que|will|gonna|voy a|before|antes)\b/

/** Whether what stands before a day shows that it is past. */
export function tellsPastBefore(sentence: string, index: number, words: number): boolean {
  const before = sentence.slice(0, index).trim()
  const past = tellsPastAnywhere.exec(before)
  const isPast = past !== null && !tellsAhead.test(before.slice(past.index + past[0].length))
  return isPast || tellsPast.test(before.split(' ').slice(-words).join(' '))
}
