import { ApiError } from '../api/api-error.ts'
import type { FieldErrors } from './form-state.ts'

interface Issue {
  path: readonly PropertyKey[]
  code?: string | undefined
  message: string
}

/** A zod/mini schema, or anything that answers like one. */
export interface FormSchema {
  safeParse: (values: unknown) => { error?: { issues: readonly Issue[] } | undefined }
}

export interface FormRules<Values> {
  schema?: FormSchema
  validate?: (values: Values) => FieldErrors<Values>
  /**
   * The sentence for a field that the schema or the server refused. `problem` is zod's code for it, such as
   * `too_small`; the server uses the same ones.
   */
  problemText?: (key: keyof Values & string, problem: string) => string
}

/** The first thing wrong with each field, in words. */
export function findErrors<Values extends object>(values: Values, rules: FormRules<Values>): FieldErrors<Values> {
  const found: FieldErrors<Values> = { ...rules.validate?.(values) }
  for (const { path, code, message } of rules.schema?.safeParse(values).error?.issues ?? []) {
    // A rule about the whole form is told at its first field: what the schema refuses is never sent.
    const key = findField(values, path[0]) ?? findField(values, Object.keys(values)[0])
    if (key) found[key] ??= rules.problemText?.(key, code ?? '') ?? message
  }
  return found
}

export function hasErrors<Values>(errors: FieldErrors<Values>): boolean {
  return Object.values(errors).some(Boolean)
}

/** What the server said about single fields. Without words for it, its sentence about the whole has to do. */
export function refusedFields<Values extends object>(
  values: Values,
  failure: unknown,
  { problemText }: FormRules<Values>,
): FieldErrors<Values> {
  const refused: FieldErrors<Values> = {}
  if (!problemText || !(failure instanceof ApiError)) return refused
  for (const { path, problem } of failure.failure?.fields ?? []) {
    const key = findField(values, path.split('.')[0])
    if (key) refused[key] ??= problemText(key, problem)
  }
  return refused
}

function findField<Values extends object>(values: Values, name: PropertyKey | undefined) {
  return typeof name === 'string' && Object.hasOwn(values, name) ? (name as keyof Values & string) : undefined
}
