import type { Language } from '../language.ts'
import { fold } from '../text/fold.ts'

/** What a model must never say (T-11.4). */
export type OutputClass = 'selfHarm' | 'doses' | 'sourcing' | 'evasion' | 'outcomes'

const forbidden: readonly (readonly [OutputClass, RegExp])[] = [
  ['selfHarm', /\b(how to|ways? to|you (can|could)|steps? to|como|formas? de|puede)\b.{0,40}\b(kill yourself|end your life|hang yourself|cut your (wrists?|veins?)|overdose on|matarse|quitarse la vida|ahorcarse|cortarse las venas)\b/],
  ['selfHarm', /\b(lethal|deadly|fatal|letal|mortal)\b.{0,20}\b(dose|amount|dosis|cantidad)\b/],
  ['doses', /\b\d+([.,]\d+)?\s?(mg|milligrams?|mcg|micrograms?|ml|milliliters?|grams?|miligramos?|microgramos?|mililitros?|gramos?)\b/],
  ['doses', /\b(take|double|tome|tomar|duplique|inyecte|inject|snort|smoke|fume|inhale)\b.{0,15}\b(\d+|two|three|four|dos|tres|cuatro|half|media|medio)\b.{0,12}\b(pills?|tablets?|strips?|doses?|pastillas?|tabletas?|tiras?|dosis)\b/],
  ['sourcing', /\b(you can|try to|puede|trate de)\b.{0,12}\b(buy|get|score|find|comprar|conseguir|hallar)\b.{0,25}\b(heroin|fentanyl|meth|cocaine|crack|xanax|street|gun|guns|firearm|pistol|heroina|fentanilo|cristal|cocaina|arma|pistola)\b.{0,30}\b(from|dealer|corner|on the street|dark web|de un|en la calle|esquina|vendedor)\b/],
  ['evasion', /\b(detox drink|synthetic urine|fake (urine|pee)|whizzinator|dilute|orina sintetica|orina falsa|diluir)\b/],
  ['evasion', /\b(to|para|can|puede)\b.{0,12}\b(beat|pass|fool|cheat|burlar|pasar|enganar)\b.{0,15}\b(the )?(drug test|ua|urine test|prueba de drogas|antidoping)\b/],
  ['evasion', /\b(wrap|cover|foil|cut|remove|disable|envuelva|cubra|corte|quite|desactive)\b.{0,25}\b(ankle monitor|ankle bracelet|gps monitor|grillete|tobillera|brazalete)\b/],
  ['evasion', /\b(hide|stay hidden|leave town|flee|avoid arrest|esconderse|escondase|huir|huya|evitar el arresto)\b.{0,40}\b(warrant|police|officer|orden|policia|oficial)\b/],
  ['outcomes', /\b(you will|youll|you are going to|you are guaranteed to|usted va a|seguro que|le van a)\b.{0,25}\b(win|get your record (cleared|expunged|sealed)|not go (back )?to (jail|prison)|be (approved|released|fine)|ganar|aprobar|borrar su record|no va a regresar a prision|estar bien con la corte)\b/],
  ['outcomes', /\b(the judge|court|el juez|la corte)\b.{0,12}\b(will|va a)\b.{0,20}\b(dismiss|drop|grant|approve|desestimar|quitar|aprobar|conceder)\b/],
]

export interface FilteredOutput { text: string; dropped: OutputClass[] }

const sentences = /[^.!?\n]+[.!?]*|\n+/g

/** Sentences that must not be said give way to the safe text of their class, once each. */
export function filterOutput(text: string, _: Language, safeText: Record<OutputClass, string>): FilteredOutput {
  const dropped: OutputClass[] = []
  const kept = (text.match(sentences) ?? []).map((sentence) => {
    const folded = fold(sentence.replace(/(\d)[.,](\d)/g, '$1$2'))
    const found = forbidden.find(([, rule]) => rule.test(folded))?.[0]
    if (!found) return sentence
    const isFirst = !dropped.includes(found)
    if (isFirst) dropped.push(found)
    return isFirst ? ` ${safeText[found]}` : ''
  })
  return { text: dropped.length === 0 ? text : kept.join('').replace(/ {2,}/g, ' ').trim(), dropped }
}
