const kin =
  '(?:moms?|mother|mama|dads?|father|papa|sisters?|hermanas?|brothers?|hermanos?|wife|wifes|husband|espos[oa]|marido|mujer|senora|girlfriend|boyfriend|gf|bf|novi[oa]|cousins?|prim[oa]s?|aunt|aunts|auntie|ti[oa]s?|uncles?|grandma|grandmas|abuel[oa]|grandpa|suegr[oa]|cunad[oa]|friends?|amig[oa]s?|homie|buddy|roommate)'
const event =
  '(?:court|corte|hearing|audiencia|surgery|operation|cirugia|operacion|appointment|appt|cita|interview|entrevista|test|exam|examen|chemo|quimio|dialysis|dialisis|shift|turno|job|trabajo|work|class|clase|doctor|po|parole|probation|oficial|trial|juicio|graduation)'
const has = '(?:has|have|had|got|gets|goes|sees|starts?|starting|tiene|va|ve|le toca|empieza|entra)'

/** "My brother has court Tuesday", "la cirugía de mi mamá es el viernes", "he works till Tuesday". */
const isTheirs = new RegExp(
  `\\b(?:my|mi|mis|his|her) ${kin} (?:\\w+ ){0,2}?${has} (?:\\w+ ){0,4}?${event}\\b|\\bmy ${kin} (?:\\w+ )?${event}\\b(?! and)|\\b${event} de (?:mi|mis|su) ${kin}\\b|\\b(?:a )?mi ${kin} (?:l[oae]|se) (?:van a )?oper\\w+|\\b(?:he|she|they|${kin}) works? (?:til|till|until|thru)\\b|\\b${kin} trabaja hasta\\b`,
)
/** A trip or a duty of the person's own beside it; a funeral is for all who mourn. */
const isOwnToo =
  /\b(?:i (?:have|got|gotta|need|must|go|drive|take|promised|can|will)|i ll|im|and me|me and|me (?:toca|da|dan|deja\w*|espera\w*)|yo y|y yo|tengo|debo|voy|vamos|llevo|llevar\w*|funeral|entierro|velorio|wedding|boda)\b/
/** Somebody writes for another: then "he" is whom the plan is for. */
const isForOther =
  /\b(?:(?:filling|filing|fill|typing|writing|wrote|write) (?:\w+ ){0,3}for (?:my|him|her|a)|escrib\w+ (?:\w+ ){0,3}(?:por|para|sobrin\w|hij\w|espos\w)|llen\w+ (?:\w+ )?por|case manager here|(?:my|mi) (?:son|brother|husband|nephew|cousin|hijo|hermano|esposo|sobrino|primo|tio|uncle) (?:just )?(?:got out|gets out|came home|comes home|is coming home|sali\w*|sale|acaba de salir|va a salir))\b/

/** Whether the answers are written for somebody else. */
export const isWrittenForOther = (folded: string): boolean => isForOther.test(folded)

/** Whether the day in these words belongs to somebody else alone. */
export const isOthersDay = (folded: string): boolean => isTheirs.test(folded) && !isOwnToo.test(folded)
