import { ApiError } from '../api/api-error.ts'
import type { FieldErrors } from './form-state.ts'

interface Issue {
  path: readonly PropertyKey[]
  code?: string | undefined
  message: string
}

/** A zod/mini schema, or anything with the same result shape. */
export interface FormSchema {
  safeParse: (values: unknown) => { error?: { issues: readonly Issue[] } | undefined }
}

export interface FormRules<Values> {
  schema?: FormSchema
  validate?: (values: Values) => FieldErrors<Values>
  /**
   * The message for a field that the schema or the server rejected. `problem` is zod's code for it, such as
   * `too_small`; the server uses the same ones.
   */
  problemText?: (key: keyof Values & string, problem: string) => string
}

/** The first error of each field, as text. */
export function findErrors<Values extends object>(values: Values, rules: FormRules<Values>): FieldErrors<Values> {
  const found: FieldErrors<Values> = { ...rules.validate?.(values) }
  for (const { path, code, message } of rules.schema?.safeParse(values).error?.issues ?? []) {
    // An error about the whole form is shown at its first field, because the form cannot be sent while the schema
    // rejects it.
    const key = findField(values, path[0]) ?? findField(values, Object.keys(values)[0])
    if (key) found[key] ??= rules.problemText?.(key, code ?? '') ?? message
  }
  return found
}

export function hasErrors<Values>(errors: FieldErrors<Values>): boolean {
  return Object.values(errors).some(Boolean)
}

/** The server's errors by field. Without a text for one, the server's general message is used. */
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
