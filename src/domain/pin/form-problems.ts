import { returnWordCount } from './return-words.ts'
import { findConfirmationProblem, findPinProblem, type PinProblem } from './rules.ts'

/** State and county as entered in the form; empty while nothing is chosen. */
export interface LocationForm {
  state: string
  county: string
}

interface LocationProblems {
  state?: 'required'
  county?: 'required'
}

export interface CreationProblems extends LocationProblems {
  pin?: PinProblem
  confirmation?: PinProblem
}

export interface LoginProblems extends LocationProblems {
  pin?: PinProblem
  words?: 'three'
}

function findLocationProblems({ state, county }: LocationForm): LocationProblems {
  return {
    ...(state.trim() === '' ? { state: 'required' as const } : {}),
    ...(county.trim() === '' ? { county: 'required' as const } : {}),
  }
}

const named = <Name extends string, Problem>(name: Name, problem: Problem | undefined) =>
  (problem === undefined ? {} : { [name]: problem }) as { [Key in Name]?: Problem }

/** Problems to fix before a PIN can be created. Empty when the form can be sent. */
export function findCreationProblems(form: LocationForm & { pin: string; confirmation: string }): CreationProblems {
  return {
    ...named('pin', findPinProblem(form.pin)),
    ...named('confirmation', findConfirmationProblem(form.pin, form.confirmation)),
    ...findLocationProblems(form),
  }
}

/** The return words are never required: on a known device, the PIN is enough. */
export function findLoginProblems(form: LocationForm & { pin: string; words: string }): LoginProblems {
  const count = parseReturnWords(form.words).length
  return {
    ...named('pin', findPinProblem(form.pin)),
    ...findLocationProblems(form),
    ...named('words', count === 0 || count === returnWordCount ? undefined : ('three' as const)),
  }
}

/** Parses return words as people write them, separated by spaces, commas, line breaks or numbers. */
export function parseReturnWords(text: string): string[] {
  return text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
}
