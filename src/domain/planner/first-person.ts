/*
 * A mother, a wife or a case manager writes "he gets out Friday and has nowhere to go". What is so of him is so of the person
 * whom the plan is for, and is read as if they had written it.
 */
const english: readonly (readonly [RegExp, string])[] = [
  [/\b(?:he|she)(?:['’]s|s)? (?:is )?(?:getting|gets) out\b/gi, 'I get out'],
  [/\b(?:he|she)(?:['’]s| is)\b/gi, "I'm"],
  [/\b(?:he|she) was\b/gi, 'I was'],
  [/\b(?:he|she) has\b/gi, 'I have'],
  [/\b(?:he|she) (?:doesn['’]?t|does not)\b/gi, "I don't"],
  [/\b(?:he|she) (need|want|take|live|stay|sleep|work|owe|get|drink|use|report|miss|lose|walk)s\b/gi, 'I $1'],
  [/\b(?:he|she)\b/gi, 'I'],
  [/\b(and|but|y) has\b/gi, '$1 have'],
  [/\b(?:his|her)\b/gi, 'my'],
  [/\b(?:him)\b/gi, 'me'],
  [/\b(?:mr|mrs|ms)\.? [A-Z]\w+ (?:is|has)\b/g, 'I have'],
]
const spanishVerbs: readonly (readonly [string, string])[] = [
  ['sale', 'salgo'],
  ['salió', 'salí'],
  ['salio', 'sali'],
  ['tiene', 'tengo'],
  ['trae', 'traigo'],
  ['vive', 'vivo'],
  ['duerme', 'duermo'],
  ['necesita', 'necesito'],
  ['ocupa', 'ocupo'],
  ['toma', 'tomo'],
  ['está', 'estoy'],
  ['esta', 'estoy'],
  ['anda', 'ando'],
  ['debe', 'debo'],
  ['quiere', 'quiero'],
  ['perdió', 'perdí'],
  ['perdio', 'perdi'],
  ['busca', 'busco'],
  ['trabaja', 'trabajo'],
  ['usa', 'uso'],
  ['es veterano', 'soy veterano'],
]
const spanish: readonly (readonly [RegExp, string])[] = [
  [/\b(?:él|el) (?=no |ya )/gi, 'yo '],
  // "Esta semana" is no verb.
  ...spanishVerbs.map(
    ([third, first]) =>
      [
        new RegExp(
          `(?<![\\p{L}])${third}(?![\\p{L}])(?! (?:semana|noche|mañana|tarde|vez|app|forma|de que|cosa))`,
          'giu',
        ),
        first,
      ] as const,
  ),
  [/\bse le (?=acab|perd|qued|termin)/gi, 'se me '],
  [/\ble (?=dieron|quitaron|falta|queda|robaron)/gi, 'me '],
]

export function toFirstPerson(answer: string): string {
  return [...english, ...spanish].reduce((text, [from, to]) => text.replace(from, to), answer)
}
