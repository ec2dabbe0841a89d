import type { Language } from '../language.ts'
import { fold } from '../text/fold.ts'

const set = (list: string) => new Set(list.split(/\s+/))

/**
 * Words that people write in one of the two languages and hardly ever in the other, the most frequent of the texts in
 * `data/training`; folded.
 */
const english =
  set(`about address after again aint all already am an and any are as ask asked at baby back bad be because been before boss
  bout brother but by call came can cant car card case cause charge check class could county court day days did do
  does dont door down em even every feel felony find first for free from gave get give go going gonna good got gotta
  guy had has have he help her here hes him his home house housing how i if ill im in inside is it its ive jail job
  just keep kids know lady last leave left let letter license like locked lol long look lost make man mom money month
  months more much my name need never new next night nobody not nothing now of off ok old on one only or our out over
  own paper papers pay people phone place please prison put real right room said same say says school see she shes
  should sign since sleep so some somebody something start state stay still stop take talk tell that thats the them
  then there theres these they thing this till time to today told tonight too took truck two up us use want wants was
  way we week weeks went were what whats when where which while who whole why will with without wont work would write
  years you your`)
const spanish =
  set(`abogado acta adentro ahi ahora al algo alguien anda ando ano anos antes aqui asi ayer ayuda bien buenas buenos busco
  cada calle carcel carro carta casa caso celular cerca cheque cita clinica cobran comida como con condado conseguir
  corte cual cuando cuanto cuarto cuenta cuesta da dan dar de debo deja dejan dejo del desde despues dia dias dice
  dicen dieron digo dijeron dijo dinero dio donde dos el ella ellos en eres es esa escuela ese eso espanol esposa
  esposo esta estaba estado este estoy estuve familia felonia fue fui gente gracias gratis ha hace hacer hago han
  hasta hay hermana hermano hija hijo hijos hola hora horas hoy ingles ir jaja jale juez la las le les licencia llamo
  llego llevo lo los lunes mal manana mando mano mas mejor mes meses mi miedo mientras mis mismo muy nada nadie
  necesitamos necesito ni nina nino ninos noche noches nomas nombre nos nunca ocupo oficial orden otra otro pa paga
  pagar pago papa papel papeles para paso pastillas patron pedir permiso pero pide piden pido pongo por porque preso
  prision programa puede pueden puedo puerta que quien quiere quiero quisiera renta sabe sacar saco sale sali salio
  salir saludar saludos se seguro semana senor senora ser si siento sin sobre solo soy su sus tambien tardes tarjeta
  te telefono tengo tiempo tiene tienen toca todavia todo todos trabajar trabajo traigo tres tu un una unas uno unos
  usted ustedes ver verdad vez vivo voy y ya yo`)

/** Each word is looked up once, for both languages. “A” is a word of both, and only alone a sign of English. */
const languagesByWord = new Map([
  ...[...english, ...spanish].map(
    (word) => [word, { en: Number(english.has(word)), es: Number(spanish.has(word)) }] as const,
  ),
  ['a', { en: 0.5, es: 0 }],
])

/**
 * The language of a text, or null when the words do not tell. Mixed sentences count as the language of most of their
 * function words: "I need una troca" is English.
 */
export function detectLanguage(text: string): Language | null {
  const found = { en: 0, es: 0 }
  for (const word of fold(text.slice(0, 2000)).split(' ')) {
    const languages = languagesByWord.get(word)
    if (languages === undefined) continue
    found.en += languages.en
    found.es += languages.es
  }
  if (/[¿¡ñáéíóú]/i.test(text)) found.es += 2
  if (found.en === found.es) return null
  return found.en > found.es ? 'en' : 'es'
}
