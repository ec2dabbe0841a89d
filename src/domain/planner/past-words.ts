/** "The last dose was Monday", "I got out Tuesday", "me faltó la corte el 12". */
const tellsPast =
  /\b(fue|was|were|(?:ultim[oa]s?|last)(?! (?:to|till?|until|thru|through|me|one|day|strip|pill|ged|test|exam|class|dia|pastilla|tira|examen|clase)\b)|sali|salio|got out|(?<!\b(?:be|being|get|gets|getting|im|til|until) )released|came home|me soltaron|me dieron|missed|skipped|falte|falto|no fui|no llegue|perdi|pego|pegar|golpeo|agarraron|arrested|arrestaron|taped|hit|beat|choked|drank|used(?! to\b)|slipped(?: up)?|relapsed|smoked|got (?:drunk|high)|recai|consumi|bebi|me eche|tome (?:un\w*|dos|tres|varias|cerveza|alcohol|otra vez)|since|(?<!\b(?:da|dan|dara|tiene|tienen) (?:jale|trabajo|chamba) |\b(?:empiezo|entro) )desde|ayer|yesterday)\b/
/** What stands further from the day is about something else: "the clinic dropped me when I was upstate". */
export const nearWords = 5
/** A number alone may be long past, so a little more is read. */
export const nearNumber = 7

/** These tell what happened however many words stand between. */
const tellsPastAnywhere =
  /\b(?:(?:missed|skipped|falte|no fui|no llegue|no pude (?:ir|llegar))(?= (?:a|al|con|de|el|la|mi|my|the|court|corte|probation|parole)\b)|(?:was|were|is|estaba) (?:supposed|suppose|sposed|meant) to|(?:tenia|debia) (?:que |q )?\w+|came (?:to|by|over|here|out)|vino a|got (?:off|here|in|fired|to the)|(?:i |already )?(?:saw|seen|reportd|reported|checked in)|(?:saw|visited) me|llegue (?:aqui|a)|me (?:vio|corrieron|despidieron)|taped|pegaron|posted|served|lost (?:the|my)|perdi (?:mi|el|la)|laid off|fired|(?:ya|hoy|hoy ya) (?:fui|me reporte|me presente|l[oa] vi|la visite)|went (?:in |there )?(?=today)|me (?:botaron|echaron del (?:trabajo|jale)|quitaron|robaron|descansaron|mandaron a (?:casa|la calle))|took (?:my|our|the|him|her)|died|passed(?: away)?|murio|fallecio|turned myself in|se (?:me )?vencio|stole|robbed|sentenced|crashed|relapsed|broke (?:up|my|down)|moved (?:in|here|out(?! by))|started (?:using|drinking)|empece a|choco|chocaron|got (?:sentenced|robbed|jumped|hurt|kicked out|evicted|laid off|hit)|quit (?:my|the)|hung up|called in|fell|me cai|me (?:lastime|enferme|opere|operaron))\b/
/** Of two matters in one sentence, what is still to come is said so. */
const tellsAhead =
  /\b(?:next|until|till?|hasta|thru|by|proxim[oa]|que viene|gotta|have to|tengo que|will|gonna|voy a|before|antes|moved|rescheduled|reset|new date|otra fecha|nueva fecha|cambiaron|me toca|ahora es|now its)\b/

/** Whether what stands before a day shows that it is past. */
export function tellsPastBefore(sentence: string, index: number, words: number): boolean {
  const before = sentence.slice(0, index).trim()
  // "Out sat." is how long somebody is home; "be out sat" is a day to come.
  if (/^(?:out|home)(?: on| since)?$/.test(before)) return true
  const isPast = (told: RegExp, text: string) => {
    const past = told.exec(text)
    return past !== null && !tellsAhead.test(text.slice(past.index + past[0].length))
  }
  return isPast(tellsPastAnywhere, before) || isPast(tellsPast, before.split(' ').slice(-words).join(' '))
}

/** "Hoy fui", "I went today", "already saw her this morning": done, and no day to get ready for. */
export const isDoneToday = (sentence: string) =>
  /\bhoy (?:ya )?(?:fui|me reporte|me presente|l[oa] vi|vine|llame|hable|pague|cobre)\b|\b(?:fui|me reporte|l[oa] vi|ya estuve) (?:\w+ ){0,2}hoy\b|\b(?:went|saw (?:him|her|them|my)|been there|reported|checked in|met with|just came from|already did|did it|was there)(?: \w+){0,4} (?:today|this morning|this mornin)\b|\btoday i (?:went|saw|reported|checked in|did|met)\b/.test(
    sentence,
  )
