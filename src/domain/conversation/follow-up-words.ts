import type { FacetName } from '../knowledge/facets.ts'
import { fold } from '../text/fold.ts'

/**
 * The shortest things people say inside a talk. Each is the whole message, so it names no subject of its own: what it is
 * about was said before. The model reads everything longer.
 */
export type FollowUp = { facet: FacetName } | 'listing' | 'stop' | 'told'

const longest = 80

/** Said before the question itself. */
const opening =
  /^(?:(?:and|so|but|ok|okay|well|yo|hey|bro|man|wait|um|also|y|pero|entonces|oye|bueno|a ver|e)\s+)*(?:then |pues )?/
const ending =
  /(?:\s+(?:though|tho|please|man|bro|reggie|for that|for it|for this|then|again|por favor|porfa|eso|ahi|alli))*$/

const id =
  '(?:an? |my |any |la |una |mi )?(?:id|ids|ine|identification|identificacion|i d|state id|photo id|credencial)'
const address = '(?:an? |any |una )?(?:address|direccion|domicilio)'
const officer = '(?:po|p o|officer|parole officer|probation officer|oficial|agente|probation|parole)'
const they = '(?:they|he|she|it|those|these|that place|this place|the place|the first one|the first|that one|this one)'
const relative =
  '(?:brother|sister|son|daughter|mom|mother|dad|father|wife|husband|cousin|friend|boyfriend|girlfriend|uncle|aunt|nephew|niece|grandson|client|homeboy|homie|hermano|hermana|hijo|hija|mama|papa|esposo|esposa|primo|prima|amigo|amiga|novio|novia|tio|tia|sobrino|sobrina|nieto|carnal|jefita|jefe|compa)'

const forms: readonly (readonly [FollowUp, readonly string[]])[] = [
  [
    'stop',
    [
      '(?:just )?forget (?:it|that|about it)',
      'never ?mind',
      'nvm',
      'nm',
      'leave it',
      'drop it',
      'olvida(?:lo|te)?',
      'olvide(?:lo|se)',
      'dejalo(?: asi)?',
      'dejelo(?: asi)?',
      'ya no importa',
    ],
  ],
  [
    'told',
    [
      '(?:you|u) (?:already|just) (?:told|said|gave)(?: me)?(?: (?:that|this|it|all that))?(?: already)?',
      '(?:you|u) (?:told|said) (?:me )?(?:that|this|it) already',
      'i (?:already )?(?:heard|know|read) (?:that|this)(?: already)?',
      'ya me (?:lo |la )?(?:dijiste|dijo|habias dicho|habia dicho)',
      'eso ya (?:me )?(?:lo )?(?:dijiste|dijo|se|lo se)',
      'ya lo se',
    ],
  ],
  [
    'listing',
    [
      'how far(?: away)?(?: is| are)?(?: it| that| they| this)?(?: from (?:here|me))?',
      'is (?:it|that) far',
      `(?:do|does|can|will) (?:${they} )?(?:take|allow|do|accept) walk ?ins?`,
      'can i (?:just )?(?:walk in|show up|go in|drop in)',
      'do i need an appointment',
      `(?:what|whats|what is|which)(?: is| s)?(?: the| their| its| that)? (?:phone )?(?:number|phone)(?: do i call| to call)?`,
      'who do i call',
      `(?:what|whats|what is|what are)(?: the| their)? (?:hours|address)(?: of ${they})?`,
      `(?:what time|when) (?:do|does|are|is) ${they} (?:open|close|opened|closed)(?: up)?(?: today| tomorrow)?`,
      `(?:are|is) ${they} open(?: now| today| right now| tonight| on (?:weekends?|saturdays?|sundays?))?`,
      'que tan lejos (?:es|esta|queda)',
      '(?:esta|queda|es) (?:muy )?lejos',
      'a cuanto (?:queda|esta)',
      '(?:se )?(?:necesito|ocupo|hay que hacer|tengo que hacer) (?:una )?cita',
      '(?:es )?(?:con|sin) cita',
      'puedo (?:llegar|ir) (?:nomas )?(?:asi|sin cita|directo)',
      '(?:cual es|que es|dame|deme)(?: el| su)? (?:numero|telefono)(?: de telefono)?',
      'a que numero (?:llamo|marco|hablo)',
      'que numero (?:llamo|marco)',
      '(?:cual es|dame|deme)(?: la| su)? direccion',
      '(?:a que hora|cuando) (?:abren?|cierran?)(?: hoy| manana)?',
      '(?:estan? )?abiert[oa]s?(?: ahora| hoy| ahorita)?',
      'que horario tienen',
      `(?:do|does) ${they} speak spanish`,
      'hablan espanol',
    ],
  ],
  [
    { facet: 'cost' },
    [
      `(?:is|are) (?:it|they|that|this|those|these)(?: all)? free`,
      'is (?:it|that) (?:gonna |going to )?cost(?: me)?(?: anything| money)?',
      '(?:does|will) (?:it|that|this) cost(?: me)?(?: anything| money| something)?',
      'how much(?: is| are| does| do| will)?(?: it| that| they| this)?(?: cost| charge| gonna cost)?',
      'what (?:does|do|will) (?:it|that|they) (?:cost|charge)',
      'do (?:i|you|we) (?:have to|gotta|need to) pay',
      '(?:es|son|sera)(?: de)? gratis',
      'cuanto (?:cuesta|cuestan|cobran|es|sale|vale|hay que pagar)',
      '(?:tengo|hay) que pagar(?: algo)?',
      '(?:me )?cobran(?: algo)?',
    ],
  ],
  [
    { facet: 'time' },
    [
      'how long',
      'how long (?:does|do|will|is|would|can)(?: it| that| this| they)?(?: usually)?(?: take| takes| be)?(?: to get(?: it)?)?',
      'how (?:many days|soon)(?: does it take)?',
      'when (?:will|do|would) i (?:get|have|hear|know)(?: it| back)?',
      'cuanto(?: tiempo)?(?: se)? (?:tarda|tardan|demora|demoran|toma|dura|tiempo)',
      'en cuanto tiempo',
      'cuanto tiempo',
    ],
  ],
  [
    { facet: 'bring' },
    [
      'what (?:do|should|must|would) i (?:need to |have to |gotta )?(?:bring|take|have|show)(?: with me)?',
      'what (?:papers|documents|paperwork)(?: do i need| to bring)?',
      'what do i need',
      'que (?:llevo|hay que llevar|tengo que llevar|debo llevar|ocupo llevar|necesito llevar|me piden|piden)',
      'que (?:papeles|documentos)(?: llevo| necesito| piden| ocupo)?',
    ],
  ],
  [
    { facet: 'no-id' },
    [
      `(?:do|will|would) (?:i|you|they) (?:need|ask for|want|require|have to have) ${id}`,
      `(?:i )?need ${id} \\?`,
      `(?:what )?if i (?:dont have|have no|got no|aint got|lost|don t have) ${id}`,
      `(?:i )?(?:dont have|have no|got no|aint got|don t have) ${id}`,
      `(?:with no|without|no|w o) ${id}`,
      `(?:necesito|ocupo) ${id} \\?`,
      `(?:piden|se necesita|hace falta) ${id}`,
      `(?:si )?(?:no tengo|no traigo|perdi) ${id}`,
      `sin ${id}`,
      'aceptan sin (?:id|identificacion|papeles)',
    ],
  ],
  [
    { facet: 'no-address' },
    [
      `(?:what )?if i (?:dont have|have no|got no|don t have) ${address}`,
      `(?:i )?(?:dont have|have no|got no|don t have) ${address}`,
      `(?:with no|without|no) ${address}`,
      `(?:si )?no tengo ${address}`,
      `sin ${address}`,
    ],
  ],
  [
    { facet: 'denied' },
    [
      'what if (?:they|he|she) (?:say|says|said|tell me|tells me) no',
      'what if (?:they|he|she) (?:deny|denies|denied|turn|turns|reject|rejects)(?: me| it)?(?: down)?',
      'what if (?:i get|im|i m|i am|it gets|its) (?:denied|turned down|rejected)',
      '(?:and )?if they say no',
      'si me (?:la |lo |las |los )?(?:niegan|dicen que no|rechazan|deniegan)',
      'si (?:dicen|dice) que no',
    ],
  ],
  [
    { facet: 'say' },
    [
      'what (?:do|should|would) i (?:say|tell them|tell him|tell her|ask|ask them|ask for)(?: to them| when i call)?',
      'que (?:les |le )?(?:digo|pregunto|tengo que decir|debo decir)(?: cuando llame| al llamar)?',
    ],
  ],
  [
    { facet: 'officer' },
    [
      `(?:does|do|will|should|would) (?:my )?${officer} (?:have to|need to|gotta|find out|know)(?: know| about it)?`,
      `(?:do|should) i (?:have to |need to |gotta )?(?:tell|ask) my ${officer}(?: first| about it)?`,
      `what about my ${officer}`,
      `(?:le )?(?:tengo|hay) que (?:decir|avisar|preguntar)(?:le)? a mi ${officer}`,
      `(?:y )?mi ${officer}`,
    ],
  ],
  [
    { facet: 'someone' },
    [
      `(?:it s |its |it is |this is |asking |im asking )?for my (?:\\w+ )?${relative}`,
      `(?:what|how) about my ${relative}`,
      `(?:es )?(?:para|por) mi ${relative}`,
      `(?:y )?mi ${relative}`,
    ],
  ],
  [{ facet: 'where' }, ['where', 'where do i go', 'where at', 'a donde(?: voy)?', 'donde', 'donde voy']],
  [
    { facet: 'how' },
    [
      'how',
      'how do i (?:do (?:it|that|this)|start|apply|sign up|get started|get it)',
      'como',
      'como (?:le|lo) hago',
      'como (?:empiezo|aplico|me apunto|me inscribo)',
    ],
  ],
]

const compiled = forms.map(([followUp, whole]) => [followUp, new RegExp(`^(?:${whole.join('|')})$`)] as const)

/** What a short message asks of the talk so far; null when it says more than that. */
export function readFollowUp(text: string): FollowUp | null {
  if (text.length > longest) return null
  const words = fold(text).replace(opening, '').replace(ending, '')
  // "Need ID?" asks about the subject of the talk, "need ID" is a subject of its own.
  const isAsked = text.trimEnd().endsWith('?')
  return compiled.find(([, form]) => form.test(words) || (isAsked && form.test(`${words} ?`)))?.[0] ?? null
}

/** What people say before the place they are in by now, or the one they meant. */
const newPlaceLeads =
  /\b(?:(?:i |we |just |actually |had to )*mov(?:ed|in|ing)(?: out| over| back| down| up)?(?: here)? to|i ?a?m (?:now |actually |currently |back |out )?(?:living |staying |over )?in|(?:now|actually) (?:i ?a?m )?in|(?:live|stay|staying|living) in|i (?:meant|mean)|(?:me|nos) (?:cambi(?:e|amos)|mud(?:e|amos)|mov(?:i|imos)|vin(?:e|imos)|fui|fuimos|regrese) (?:a|para|pa|pal)|(?:ahora|ahorita|ya) (?:estoy|vivo|ando|estamos|vivimos) (?:en|por)|(?:estoy|vivo|ando) (?:ahora |ahorita |ya )?en|qui(?:se|ero) decir|(?:wait|sorry|my bad|perate|esper[ae]|perdon|me equivoque)(?: \w+){0,3}? (?:is it|its|it is|it was|was|it s|es|fue|era))\s+(?:in |en |to |a )?/g

/** "Tucson, not Phoenix". */
const otherPlace = / (?:not|no|instead of|y no) /

/** The words that name the place a person has moved to or meant: the last one, because the one they left may stand before it. */
export function findNewPlace(text: string): string | null {
  const folded = fold(text)
  const lead = [...folded.matchAll(newPlaceLeads)].at(-1)
  if (!lead) return null
  const [place = ''] = folded
    .slice(lead.index + lead[0].length)
    .trim()
    .split(otherPlace)
  return place === '' ? null : place
}
