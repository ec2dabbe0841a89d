/** What a number word adds to a spoken number: its digits, or how it combines with its neighbors. */
export interface NumberWord {
  digits: string
  /** twenty, treinta: the unit that follows replaces its zero. */
  isTens?: true
  /** hundred: adds two zeros to the word before. */
  isHundred?: true
  /** double, triple: repeats the next word this many times. */
  times?: number
}

const english =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
const spanish =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis ' +
  'diecisiete dieciocho diecinueve'
const tens = [
  'twenty thirty forty fifty sixty seventy eighty ninety',
  'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
]
const twenties = 'veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'
const hundreds = 'doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'

const withoutAccents = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

function allWords(): Map<string, NumberWord> {
  const found = new Map<string, NumberWord>([
    ['oh', { digits: '0' }],
    ['hundred', { digits: '00', isHundred: true }],
    ['cien', { digits: '100' }],
    ['ciento', { digits: '1' }],
    ['double', { digits: '', times: 2 }],
    ['doble', { digits: '', times: 2 }],
    ['triple', { digits: '', times: 3 }],
    ['fourty', { digits: '40', isTens: true }],
  ])
  const add = (words: string, of: (index: number) => NumberWord) => {
    for (const [index, word] of words.split(' ').entries()) {
      found.set(word, of(index))
      found.set(withoutAccents(word), of(index))
    }
  }
  for (const list of [english, spanish]) add(list, (index) => ({ digits: String(index) }))
  for (const list of tens) add(list, (index) => ({ digits: String((index + 2) * 10), isTens: true }))
  add(twenties, (index) => ({ digits: String(21 + index) }))
  add(hundreds, (index) => ({ digits: String((index + 2) * 100) }))
  return found
}

const words = allWords()
const anyWord = [...words.keys()].toSorted((a, b) => b.length - a.length).join('|')

/** Digits, or one number word, anywhere in a text. */
export const numberToken = new RegExp(String.raw`\d+|(?<![\p{L}\d])(?:${anyWord})(?![\p{L}])`, 'giu')

/** One or more number words in a row, as in "two hundred fifty". */
export const numberWords =
  String.raw`(?<!\p{L})(?:(?:${anyWord}|thousand|mil|million|millón|millones)` +
  String.raw`(?:\s+(?:y|and)\s+|[\s-]+)?){1,8}(?<=\p{L})(?!\p{L})`

export const findNumberWord = (text: string): NumberWord | undefined => words.get(text.toLowerCase())
