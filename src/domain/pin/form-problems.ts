import { returnWordCount } from './return-words.ts'
import { confirmationProblem, pinProblem, type PinProblem } from './rules.ts'

/** A place as it stands in the form; empty while nothing is chosen. */
export interface PlaceForm {
  state: string
  county: string
}

interface PlaceProblems {
  state?: 'required'
  county?: 'required'
}

export interface CreationProblems extends PlaceProblems {
  pin?: PinProblem
  confirmation?: PinProblem
}

export interface LoginProblems extends PlaceProblems {
  pin?: PinProblem
  words?: 'three'
}

function placeProblems({ state, county }: PlaceForm): PlaceProblems {
  return {
    ...(state.trim() === '' ? { state: 'required' as const } : {}),
    ...(county.trim() === '' ? { county: 'required' as const } : {}),
  }
}

const named = <Name extends string, Problem>(name: Name, problem: Problem | undefined) =>
  (problem === undefined ? {} : { [name]: problem }) as { [Key in Name]?: Problem }

/** What to put right before a PIN can be made. Nothing in it: it can be sent. */
export function creationProblems(form: PlaceForm & { pin: string; confirmation: string }): CreationProblems {
  return {
    ...named('pin', pinProblem(form.pin)),
    ...named('confirmation', confirmationProblem(form.pin, form.confirmation)),
    ...placeProblems(form),
  }
}

/** The words are never asked for by force: on a device that is known here, the PIN is enough. */
export function loginProblems(form: PlaceForm & { pin: string; words: string }): LoginProblems {
  const count = writtenWords(form.words).length
  return {
    ...named('pin', pinProblem(form.pin)),
    ...placeProblems(form),
    ...named('words', count === 0 || count === returnWordCount ? undefined : ('three' as const)),
  }
}

/** The words as people write them: with spaces, commas, lines or numbers between them. */
export function writtenWords(text: string): string[] {
  return text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
}
