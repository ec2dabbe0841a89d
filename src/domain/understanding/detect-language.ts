import type { Language } from '../language.ts'
import { fold } from '../text/fold.ts'

const set = (list: string) => new Set(list.split(/\s+/))

/** Function words that only one of the two languages has; folded, including common short forms. */
const english = set(`the a an my i im ive ill you your is are am was were be to of for on at and or with from by have
  has had do does did dont can cant will would could should what how where when who why this that these it its not
  need want get got find help out they them he she his her we our just been about me if but because job home housing
  jail prison please there any some know tell still going`)
const spanish = set(`el la los las un una unos unas de del al y que se le lo les mi mis tu su sus es soy eres esta estoy
  son fue ser en con para pa por como donde cuando quien cual porque pero muy ya tengo tiene tienen hay he ha han puedo
  puede necesito quiero busco ayuda casa trabajo carcel si sin sobre aqui hacer hago voy ir salir sali dinero hijo
  hijos hola gracias nadie nada algo mas cuanto cuesta sacar pedir me te nos yo ella ellos usted ustedes ocupo donde
  ando necesitamos quisiera conseguir cerca hoy manana noche`)

/** Each word is looked up once, for both languages. */
const languagesByWord = new Map(
  [...english, ...spanish].map((word) => [word, { en: english.has(word) ? 1 : 0, es: spanish.has(word) ? 1 : 0 }]),
)

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
