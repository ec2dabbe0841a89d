import { fold } from '../text/fold.ts'

/** What people want of Reggie himself, in words that leave no doubt: no guide answers it. */
export type PlainRequest = 'doIt' | 'remind' | 'no211' | 'cursed' | 'officerAnger'

const requests: readonly (readonly [PlainRequest, RegExp])[] = [
  [
    'cursed',
    /^(?:(?:man|bro|yo|ay|oye|no)\s+)?(?:(?:fuck|screw) (?:you|u|off|this|reggie)|stfu|shut (?:the fuck )?up|(?:you|u) (?:suck|useless|are useless|are stupid|stupid|dumb)|youre (?:useless|stupid|dumb)|(?:this|esta) (?:app|thing|shit|chat|madre|cosa) (?:is )?(?:sucks?|useless|trash|garbage|stupid|no sirve)|(?:vete|vayase) a la (?:verga|chingada|mierda)|chinga (?:a )?tu madre|pendejo|no sirves(?: para nada)?|que te jodan|a la mierda)(?: (?:reggie|man|bro|then|pues|wey|guey))?$/,
  ],
  [
    'no211',
    /\b(?:211|2 1 1)\b.{0,40}\b(?:hang|hung|hangs|no ?(?:body|one) (?:answer|pick)\w*|(?:dont|doesnt|didnt|wont|never|not) (?:answer\w*|pick\w*|help\w*|work\w*)|no help|useless|busy|on hold|nothing|no contest\w*|no sirv\w*|cuelg\w*|colg\w*|no (?:me )?ayud\w*|ocupad\w*|no tienen nada|full)\b|\b(?:hang|hung|hangs) up (?:on me )?.{0,20}\b211\b|\b(?:called|call|tried|llame|ya llame|marque)(?: al?)? 211 (?:already|and|but|y|pero|ya)\b|\b(?:other|something else|besides|instead|otra cosa|aparte)\b.{0,20}\b(?:than|of|que|del) ?(?:el )?211\b/,
  ],
  [
    'remind',
    /^(?:ok |okay |so |and |y |bueno |oye )*(?:can|could|will|would|puedes?|podria[sn]?|me puedes?|me puede) (?:you |u |usted )?(?:please )?(?:remind me|text me|call me|set (?:a|an) (?:reminder|alarm)|recordar(?:me|lo)?|avisar(?:me)?|llamar(?:me)?|acordarme)\b|^(?:please )?remind me\b|^(?:recuerdame|recuerdeme|me recuerdas)\b/,
  ],
  [
    'doIt',
    /^(?:ok |okay |so |and |but |y |bueno |pero )*(?:can(?:t)?|could|will|would|puedes?|podria[sn]?|me puedes?|me lo puedes?|puede usted) (?:you |u |reggie |usted )?(?:not |just |please |nomas |mejor )*(?:do (?:it|that|this)|fill (?:it|that|this|the form) out|apply|sign me up|file (?:it|that)|call (?:them|him|her|em|there|the (?:office|place|shelter))|send (?:it|that)|hacerlo|llenarlo|llenarla|mandarlo|aplicar|solicitarlo|llamarles|llamarlos|llamar)(?: (?:for me|por mi|4 me|instead|tu|usted))?(?: please| porfa| por favor)?$|^(?:you do it|hazlo tu|hagalo usted|do it for me)\b/,
  ],
  [
    'officerAnger',
    /^(?!.*\b(?:how|what|where|when|can|should|como|que hago|puedo|donde)\b)(?=.*\b(?:po|p o|parole officer|probation officer|officer|oficial|agente)\b).*\b(?:bitch|asshole|dick|jerk|hates? me|trippin\w*|tripping|on my ass|racist|out to get me|messing with me|crazy|cabron\w*|pinche|mamon\w*|culer\w*|perra|hijo de|injust\w*|me odia|la trae conmigo|me trae de encargo|mala onda)\b/,
  ],
]

/** Longer messages tell a story. */
const longest = 120

export function findPlainRequest(text: string): PlainRequest | null {
  if (text.length > longest) return null
  const words = fold(text)
  return requests.find(([, form]) => form.test(words))?.[0] ?? null
}

const asksForLetter =
  /\b(?:write|draft|make|type|escrib\w+|redact\w+|haz(?:me|le)?|haga(?:me|le)?|hacer(?:me|le)?|prepar\w+)\b.{0,30}\b(?:letter|email|statement|request|petition|carta|correo|escrito|peticion|solicitud)\b/
/** Somebody who asks how, or who has to write it, wants to know more than words. */
const asksHow = /\b(?:how (?:do|to|can|should)|what (?:do|should)|como (?:le|se|puedo|escribo)|que (?:digo|pongo))\b/

/** Whom the letter is for, the most telling words first. */
const letters = [
  [
    'judgeEnd',
    /\b(?:early|end|off|terminat\w*|antes|terminar|acabar)\b.*\b(?:probation|parole|supervision|probatoria|condicional|papers)\b|\b(?:probation|parole|probatoria)\b.*\b(?:early|antes)\b/,
  ],
  ['judgeFines', /\b(?:fines?|fees?|tickets?|restitution|court costs?|multas?|cuotas?|restitucion|costos)\b/],
  ['officerTravel', /\b(?:travel|trip|leave the (?:state|county)|visit|viajar?|viaje|salir del)\b/],
  ['officer', /\b(?:po|p o|officer|parole|probation|oficial|probatoria|condicional)\b/],
  ['landlord', /\b(?:landlord|apartment|rent\w*|housing|casero|duen[oa]|apartamento|renta\w*)\b/],
  ['dispute', /\b(?:credit|background|report|dispute|bureau|credito|reporte|disputa)\b/],
  ['support', /\b(?:child support|manutencion|pension)\b/],
  [
    'appeal',
    /\b(?:appeal|denied|denial|snap|food stamps|medicaid|ssi|social security|unemployment|apel\w+|negaron|estampillas|seguro social|desempleo)\b/,
  ],
  [
    'reference',
    /\b(?:reference|recommendation|character|support letter|letter of support|referencia|recomendacion|apoyo)\b/,
  ],
  [
    'employer',
    /\b(?:job|boss|employer|hiring|manager|work|explain\w* my (?:record|charge|felony)|trabajo|patron|jefe|empleo|antecedentes)\b/,
  ],
  [
    'family',
    /\b(?:son|daughter|kids?|children|mom|mother|dad|wife|husband|family|brother|sister|apolog\w+|sorry|hij[oa]s?|mama|papa|espos[oa]|familia|hermano|hermana|perdon|disculpa\w*)\b/,
  ],
] as const
export type LetterName = (typeof letters)[number][0] | 'general'

/** The letter that somebody asks Reggie to write; null when none is asked for. */
export function findWantedLetter(text: string): LetterName | null {
  const words = fold(text)
  if (!asksForLetter.test(words) || asksHow.test(words)) return null
  return letters.find(([, form]) => form.test(words))?.[0] ?? 'general'
}
