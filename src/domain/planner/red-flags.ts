import type { PlanAnswers } from '../action-plan/plan-answers.ts'
import { fold } from '../text/fold.ts'
import { createPlainReader, type PlainWords } from './plain-words.ts'
import { says } from '../text/says.ts'

/** What can harm the body today, in plain words: each is seen to before anything else. */
export type RedFlag =
  | 'missed-dialysis'
  /** The oxygen somebody breathes with is about to end. */
  | 'oxygen-low'
  /** Pain in the chest, no breath, blood, a numb face, fainting. */
  | 'danger-sign'
  | 'insulin-gone'
  | 'seizure-medicine-low'
  /** Bleeding, water, pain or a still baby in a pregnancy. */
  | 'pregnancy-danger'
  /** Hurt in these days: a rib, the head, a hand. */
  | 'fresh-injury'

/** Told of long ago, or seen to. */
const isOver =
  /\b(?:19|20)\d\d\b|\byears? ago\b|\bhace (?:\d+|muchos|varios) anos\b|\bas a kid\b|\bde nin[oa]\b|\b(?:im|all|doing|its) (?:fine|good|ok|okay)\b|\bya (?:sano|estoy bien|me cure)\b|\bused to\b/
const dialysis = '(?:dialysis|dialisis)'
const seizurePills =
  '(?:keppra|levetiracetam|dilantin|phenytoin|(?:anti ?)?(?:seizure|epilepsy) (?:meds?|medicines?|medication|pills?)|(?:medicina|pastillas|medicamento) (?:de|para|pa) (?:las? |los |el |mis )?(?:convulsiones|epilepsia|ataques))'
const bone =
  '(?:ribs?|hand|wrist|arm|leg|ankle|foot|finger|nose|jaw|collarbone|costillas?|mano|muneca|brazo|pierna|tobillo|pie|dedo|nariz|quijada)'

const facts: readonly PlainWords<RedFlag>[] = [
  {
    name: 'missed-dialysis',
    words: new RegExp(
      `\\b(?:missed|missing|skipped|lost|need|needs|without|necesito|ocupo|sin|perdi|falte a|no (?:he ido|fui|voy|me han hecho|me hicieron|me hacen|tengo donde|hay donde|tengo)|(?:aint|havent|hasnt|not|didnt|no) (?:been|had|gone|go|get|got|done))(?: (?!and |y |court |work )\\w+){0,4} ${dialysis}\\b|\\bno ${dialysis}\\b|\\b${dialysis}(?: \\w+){0,4} (?:no fui|missed|skipped|falte)\\b|\\b${dialysis}\\b.* (?:no me las? (?:hicieron|han hecho)|missed (?:it|one|mine|two)|(?:havent|didnt|aint) (?:had|got|get|done) (?:it|one|none))\\b`,
    ),
    unless: /\b(?:never|nunca) (?:miss\w*|skip\w*|falt\w*)\b/,
  },
  {
    name: 'missed-dialysis',
    words:
      /\b(?:no (?:tengo|hay|conozco) (?:\w+ )?(?:clinica|centro|donde|lugar)|(?:no|dont have a|dont have any|got no|aint got no|need a|find a) (?:clinic|center|chair|unit))\b/,
    also: /\b(?:dialysis|dialisis)\b/,
  },
  {
    name: 'oxygen-low',
    words:
      /\b(?:wont last|not last|runs? out|running out|ran out|running low|run out|(?:almost |about |is |near )?empty|out of oxygen|last tank|no (?:more )?(?:oxygen|tanks?)|(?:one|1|two|2) (?:\w+ )?tanks? left|broke|broken|stopped working|se (?:me )?(?:va a )?acab\w+|me queda|me quedan|sin (?:oxigeno|tanque)|no tengo (?:\w+ )?(?:tanque|oxigeno)|se (?:me )?(?:descompuso|rompio|jodio))\b/,
    also: /\b(?:oxygen|oxigeno|o2)\b/,
    // What ends is the oxygen, or what it is breathed with.
    unless:
      /\b(?:works fine|sirve bien|todo bien)\b|^(?!.*\b(?:oxygen|oxigeno|o2|tanks?|tanques?|concentrator|concentrador|one|it|maquina)\b)/,
  },
  {
    name: 'danger-sign',
    words:
      /\b(?:chest (?:hurts|hurting|pains?|is (?:tight|hurting|heavy)|tightness|been hurting)|pains? in my chest|(?:cant|cannot|can not|barely|hard to) (?:catch my breath|breathe)(?! in (?:this|that|here))|short(?:ness)? of breath|trouble breathing|(?:cough\w*|spit\w*|throwing|vomit\w*) (?:up )?blood|(?:half|side) of my (?:face|body)(?: \w+){0,2} (?:numb|droop\w*|dead)|(?:i|just|almost|keep|kept|been) (?:passed|passing|blacked|blacking) out(?! (?:flyers|papers|food|cards|drunk))|fainted|me duele (?:mucho |bastante )?el pecho|dolor(?:es)? (?:de|en el) pecho|me falta el aire(?! acond)|no puedo respirar|(?:toso|escupo|vomito|vomite|tosiendo) sangre|se me (?:durmio|paralizo) (?:la mitad|un lado|media)|me (?:desmaye|desmayo|estoy desmayando))\b/,
    unless: isOver,
  },
  {
    name: 'insulin-gone',
    words:
      /\b(?:(?:out of|no|without|ran out of|got no|dont have (?:any|my)|aint got (?:no|any)) (?:my |more |any )?insulin|insulin (?:\w+ )?(?:ran out|is gone|is out|all gone|gone)|sin (?:mi |la )?insulina|(?:se (?:me )?acabo|ya no tengo|no tengo|no me dieron|ya no hay) (?:la |mi |nada de )?insulina|(?:insulin|insulina)\b(?: \w+){0,10} (?:sin nada|with nothing|w nothing|with none|y (?:ya )?no me queda nada))\b/,
  },
  {
    name: 'seizure-medicine-low',
    words: new RegExp(
      `\\b(?:out of|no|no more|without|lost|ya no tengo|no tengo|no me dieron|se (?:me )?acab\\w+|me quede sin|sin) (?:my |mi |mis |la |las |el |any |more )*${seizurePills}\\b|\\b${seizurePills} (?:\\w+ ){0,2}(?:ran out|runs? out|gone|is out|are out|stolen|se (?:me )?acab\\w+)\\b|\\b(?:epilep\\w+|seizures?|ataques|convulsion\\w*)\\b(?: \\w+){0,5} (?:(?:me quedan?|only|nomas|tengo) (?:\\w+ )?\\d (?:pills?|pastillas?|days?|dias?)|\\d (?:pills?|pastillas?|days?|dias?) left)\\b`,
    ),
  },
  {
    name: 'fresh-injury',
    words: new RegExp(
      `\\b(?:(?:hurts?|hurting|duele|duelen)(?: \\w+){0,4} (?:to breathe|when i breathe|breathing|al respirar|cuando respiro)|${bone} (?:is |are |feels? |might be |may be |esta )+(?:broke|broken|cracked|quebrad[oa]|rot[oa])|(?:broke|cracked|busted|quebre|rompi|fracture|fractured) (?:my|mi|la|el|una?) (?:\\w+ )?${bone}|me (?:quebre|rompi|fracture) (?:\\w+ )?${bone}|(?:hit|banged|me pegue en|me golpee) (?:my |la )?(?:head|cabeza)|(?:swole|swollen|swelled|hinchad[oa])(?: up)?(?: \\w+){0,4} (?:fight|jumped|fall|fell|pelea|golpe|caida)|me (?:cai|pegaron|golpearon|tumbaron|atropellaron|chocaron)(?: \\w+){0,6} (?:duele|no puedo (?:pisar|mover|caminar|cerrar|doblar)|sangr\\w+)|(?:jumped|beat (?:me )?up|robbed|hit by a car)(?: \\w+){0,8} (?:cant (?:move|close|walk|see|breathe)|hurts?|bleeding|swole|swollen|broke)|(?:got|been|was) stabbed|me apunalaron|me (?:corte|queme|machuque|lastime|abri|clave)(?: \\w+){0,3} ${bone}|(?:cut|burned|burnt|smashed|sliced) my (?:\\w+ )?${bone}|(?:cut|wound|${bone}|herida|cortada)(?: \\w+){0,6} (?:infected|infectad[oa]|full of pus|con pus|red streaks?)|(?:swollen|swole|hinchad[oa]|red|roj[oa])(?: \\w+){0,5} (?:fever|fiebre|calentura))\\b`,
    ),
    unless: isOver,
  },
]

const months = '(?:weeks?|wks?|semanas|months?|meses|mo)'
const pregnant = new RegExp(
  `\\b(?:pregnan\\w*|embaraz\\w*|due date|(?:im|i am|tengo|llevo|con|at|am) (?:like |como |de )?\\d{1,2} ${months}\\b(?! (?:clean|sober|out|old|limpi\\w|sobri\\w|sin|afuera|away|ago|behind)))`,
)
const ofSomebody =
  /\b(?:my|mi|his|su) (?:\w+ )?(?:girlfriend|wife|sister|daughter|cousin|novia|esposa|hermana|hija|prima|girl|lady)\b/
const pregnancyFacts: readonly PlainWords<RedFlag>[] = [
  {
    name: 'pregnancy-danger',
    words:
      /\b(?:spotting|(?<!\b(?:gums?|nose|teeth|tooth|finger|hand)\b(?: \w+){0,2} )(?:bleeding|bleed)|sangr(?:o|ando|ado|e|ar|a)|water broke|(?:rompio|rompi) la fuente|contractions?|contracciones|cramps?|cramping|colicos|(?:baby|bebe)(?: \w+){0,3} (?:aint|isnt|not|stopped|dont|no) (?:\w+ )?(?:mov\w+|kick\w*)|no (?:se )?(?:mueve|siento)|se mueve (?:poco|menos)|lucecit\w*|(?:see|seeing|veo) (?:\w+ )?(?:lights|spots|luces|borroso|blurry))\b/,
    unless: /\b(?:no problems|todo (?:va )?bien|kicks all|se mueve mucho)\b/,
  },
]

const readFlags = createPlainReader(facts)
const readPregnancy = createPlainReader(pregnancyFacts)

/** The red flags that the answers tell of the person. */
export function listRedFlags(answers: PlanAnswers): RedFlag[] {
  const { urgent_need, biggest_challenge, strengths, support_system } = answers
  const all = fold([urgent_need, biggest_challenge, strengths, support_system].join(' . '))
  const isPregnant =
    says(pregnant, all) && !(says(ofSomebody, all) && !/\b(?:im|estoy|i am) (?:\w+ )?(?:pregnan|embaraz)/.test(all))
  return [...readFlags(answers), ...(isPregnant ? readPregnancy(answers) : [])]
}
