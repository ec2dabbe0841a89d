/* Words shared by many phrases, in both languages. */
const toAlternation = (words: string) => `(${words.trim().replace(/\s*\|\s*/g, '|')})`

export const kin = toAlternation(`
  mom|mother|mama|dad|father|sister|brother|aunt|uncle|cousin|grandma|grandmother|family|girlfriend|wife|husband|
  boyfriend|partner|friend|friends|son|daughter|tia|tio|papa|madre|padre|hermana|hermano|prima|primo|abuela|familia|
  novia|novio|esposa|esposo|pareja|amigo|amiga|hijo|hija|cunada|suegra`)
/** People whose home it may be; a wife's or a child's home counts as the person's own. */
export const host = toAlternation(`
  mom|mother|mama|dad|father|sister|brother|aunt|uncle|cousin|grandma|grandmother|family|girlfriend|boyfriend|
  friend|tia|tio|papa|madre|padre|hermana|hermano|prima|primo|abuela|familia|novia|novio|amigo|amiga|cunada|suegra`)
export const outdoors = toAlternation(`
  street|streets|car|truck|van|bus station|bench|park|tent|calle|carro|coche|troca|parque|camioneta|estacion|banca`)
export const drug = toAlternation(`
  heroin|fentanyl|opioid*|opiates|oxy|percs|percocet|pills and heroin|heroina|fentanilo|opioide*`)
export const medicine = toAlternation(`
  medicine|medicines|medication|eye drops|eyedrops|gotas de los ojos|gotas para los ojos|medications|meds|pills|insulin|inhaler|prescription|prescriptions|medicina|
  medicinas|lithium|litio|seroquel|invega|risperdal|zoloft|prozac|depakote|abilify|haldol|metformin|sertraline|prazosin|lisinopril|losartan|gabapentin|keppra|dilantin|trazodone|buspar|wellbutrin|
  lexapro|effexor|hydroxyzine|eliquis|warfarin|levothyroxine|biktarvy|metoprolol|amlodipine|albuterol|olanzapine|zyprexa|latuda|lamictal|remeron|mirtazapine|medicamento|medicamentos|pastillas|insulina|inhalador|receta|recetas`)
export const idCard = toAlternation(`
  id|ids|identification|identificacion|ine|photo id|id card|state id`)
export const lacking = toAlternation(`
  no|without|need|lost|expired|stole|stolen|dont have|do not have|never had|get|getting|replace|missing`)
export const sinTener = toAlternation(`
  no tengo|sin|perdi|necesito|ocupo|sacar|conseguir|me robaron|ni|renovar|se me perdio|se me perdieron`)
export const child = toAlternation(`
  kid|kids|child|children|son|sons|daughter|daughters|baby|babies|hijo|hijos|hija|hijas|nino|ninos|nina|ninas|bebe|
  bebes`)
export const officer = toAlternation(`
  parole|probation|po|parole officer|probation officer|supervised release|libertad condicional|libertad supervisada|
  probatoria|condicional|supervision|(mi|un|el|al|con|del|ver al) oficial|agente de libertad`)
