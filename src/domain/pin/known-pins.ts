/** Words of both languages that people type on the letters of a phone's keys: LOVE is 5683. */
const keypadWords = `
  able amigo amiga amor angel baby bebe beso best blue bonita boss cash casa chica chico cielo clave code cool daddy dios
  dogs dream easy faith family father fire flower free friend gold good grace happy heaven hello help hija hijo hola home
  honey hope jesus king kiss life linda lobo loco lock love loved lovely loveme lover loves luck lucky luna mama mami
  maria master mija mijo mine momma money monkey mother music open papa papi peace play power prince queen reina rosa
  rose salud santa secret sexy sister smile star strong summer sunday teamo tigre toro true trust unlock vida wolf word
  work`

/** The digit on a phone's key for each letter from A to Z. */
const keys = '22233344455566677778889999'

/** Words in the digits that look like their letters: LEET is 1337. */
const lookalikeWords = 'leet elite hello bless boob boobs goose geese soleil'
const lookalikes: Readonly<Record<string, string>> = {
  o: '0',
  i: '1',
  l: '1',
  z: '2',
  e: '3',
  h: '4',
  a: '4',
  s: '5',
  g: '6',
  t: '7',
  b: '8',
}

/** Numbers with a meaning that people pass on. None is a date, a run, a shape or a word: those have rules of their own. */
const meanings = [
  // "I love you", counted in letters, alone and with more.
  '1432 1435 1437 14344 143143 143637 4143 831831',
  // Codes of police and radio, and what songs, shows and jokes made known.
  '5150 1033 1099 10200 8675 86753 867530 5309 4815 481516 42069 69420 4206 6942 7734 07734 1701 0070 007007 1488 5446 8000 1800',
  // Pi, e, the golden ratio, Fibonacci's numbers, primes, squares, powers of two.
  '3141 31415 314159 1415 2718 27182 271828 1618 16180 161803 1123 11235 112358 2357 23571 235711 1491 14916 149162',
  '1248 12481 124816 2481 24816 248163',
].join(' ')

const spell = (word: string, digitOf: (letter: string) => string | undefined) =>
  [...word].map((letter) => digitOf(letter) ?? '').join('')
const listWords = (text: string) => text.trim().split(/\s+/)

const knownPins = new Set([
  ...listWords(keypadWords).map((word) => spell(word, (letter) => keys[letter.charCodeAt(0) - 97])),
  ...listWords(lookalikeWords).map((word) => spell(word, (letter) => lookalikes[letter])),
  ...listWords(meanings),
])

/** A word on the keys, a word in digits that look like letters, or a number that many people know. */
export const isKnownPin = (pin: string): boolean => knownPins.has(pin)
