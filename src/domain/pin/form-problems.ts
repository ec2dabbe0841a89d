import { returnWordCount } from './return-words.ts'
import { findConfirmationProblem, findPinProblem, type PinProblem } from './rules.ts'

/** A place as it stands in the form; empty while nothing is chosen. */
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

/** What to put right before a PIN can be made. Nothing in it: it can be sent. */
export function findCreationProblems(form: LocationForm & { pin: string; confirmation: string }): CreationProblems {
  return {
    ...named('pin', findPinProblem(form.pin)),
    ...named('confirmation', findConfirmationProblem(form.pin, form.confirmation)),
    ...findLocationProblems(form),
  }
}

/** The words are never asked for by force: on a device that is known here, the PIN is enough. */
export function findLoginProblems(form: LocationForm & { pin: string; words: string }): LoginProblems {
  const count = parseReturnWords(form.words).length
  return {
    ...named('pin', findPinProblem(form.pin)),
    ...findLocationProblems(form),
    ...named('words', count === 0 || count === returnWordCount ? undefined : ('three' as const)),
  }
}

/** The words as people write them: with spaces, commas, lines or numbers between them. */
export function parseReturnWords(text: string): string[] {
  return text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
}
