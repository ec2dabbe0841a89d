import type { Language } from '../language.ts'

/** Office jargon and abbreviations, with their everyday equivalents. Whole words only. */
const plainer: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\bappts?\b/gi, 'appointment'],
    [/\bw\/o\b/gi, 'without'],
    [/\bw\//gi, 'with '],
    [/\basap\b/gi, 'as soon as we can'],
    [/\bintake(?: (?:appointment|interview))?\b/gi, 'first visit'],
    [/\bdocumentation\b/gi, 'papers'],
    [/\brequired documents\b/gi, 'papers you need'],
    [/\bassistance\b/gi, 'help'],
    [/\bassist\b/gi, 'help'],
    [/\bprior to\b/gi, 'before'],
    [/\bcommence\b/gi, 'start'],
    [/\butilize\b/gi, 'use'],
    [/\bat this time\b/gi, 'right now'],
    [/\bin order to\b/gi, 'to'],
    [/\bresidence\b/gi, 'home'],
    [/\bclients?\b/gi, 'people'],
    [/\bu\b/g, 'you'],
    [/\bpls\b/gi, 'please'],
    [/&/g, 'and'],
  ],
  es: [
    [/\bdocumentación\b/gi, 'papeles'],
    [/\basistencia\b/gi, 'ayuda'],
    [/\bpreviamente a\b/gi, 'antes de'],
    [/\ben este momento\b/gi, 'ahora'],
    [/\bdomicilio\b/gi, 'casa'],
    [/\brequerimos\b/gi, 'necesitamos'],
    [/\butilizar\b/gi, 'usar'],
    [/\bclientes?\b/gi, 'personas'],
    [/\bx favor\b/gi, 'por favor'],
    [/&/g, 'y'],
  ],
}

/** Turns a note into a plain sentence with a capital letter and end punctuation. */
export function toPlainSentence(note: string, language: Language): string {
  const plain = plainer[language]
    .reduce((text, [word, instead]) => text.replace(word, instead), note)
    .replace(/\s+/g, ' ')
    .trim()
  const start = /^[¿¡"'“]*/.exec(plain)?.[0].length ?? 0
  const capital = plain.slice(0, start) + plain.charAt(start).toUpperCase() + plain.slice(start + 1)
  return /[.!?…]["”']?$/.test(capital) ? capital : `${capital}.`
}
