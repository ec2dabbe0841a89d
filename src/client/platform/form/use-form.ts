import { type FocusEvent, type SyntheticEvent, useId, useReducer } from 'react'
import type { FieldProblem } from '#client/ui/form-errors/form-errors.tsx'
import { findErrors, type FormRules } from './find-errors.ts'
import { type FieldErrors, formReducer, type FormState, isChanged, newForm } from './form-state.ts'
import { useSubmit } from './use-submit.ts'

export interface FormOptions<Values> extends FormRules<Values> {
  /** Read once; use `reset` for later values. */
  initial: Values
  /** Rejects when sending fails: the input then stays as typed. */
  onSubmit: (values: Values) => Promise<void>
}

type TextKey<Values> = {
  [Key in keyof Values & string]: Values[Key] extends string ? Key : never
}[keyof Values & string]

/** For `TextField`, `TextAreaField` and `SelectField`. */
export interface FieldProps {
  id: string
  name: string
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
  onBlur: (event: FocusEvent) => void
}

export interface Form<Values> {
  values: Values
  /** Errors that may be shown now: after a submit attempt, or once the field was left. */
  errors: FieldErrors<Values>
  /** The same for `FormErrors`, after a submit attempt. */
  problems: FieldProblem[]
  /** There is input that is neither saved nor being saved. */
  isDirty: boolean
  isSubmitting: boolean
  /** The error that `onSubmit` rejected with, usually an ApiError; otherwise undefined. */
  failure: unknown
  set: <Key extends keyof Values>(key: Key, value: Values[Key]) => void
  fieldProps: (key: TextKey<Values>) => FieldProps
  /** The id for a control that cannot use `fieldProps`, so that the error summary can link to it. */
  fieldId: (key: keyof Values & string) => string
  /** For the form's `onSubmit`; give the form `noValidate`. */
  submit: (event: SyntheticEvent<HTMLFormElement>) => void
  /** Resets the form to the given values, or to the saved ones. */
  reset: (next?: Values) => void
}

export function useForm<Values extends object>({ initial, onSubmit, ...rules }: FormOptions<Values>): Form<Values> {
  const [state, dispatch] = useReducer(formReducer<Values>, initial, newForm)
  const idPrefix = useId()
  const fieldId = (key: keyof Values & string) => `${idPrefix}-${key}`
  const submit = useSubmit({ state, dispatch, rules, onSubmit })
  const { values } = state
  const errors = shownErrors(state, findErrors(values, rules))
  const set: Form<Values>['set'] = (key, value) => dispatch({ type: 'changed', key, value })

  return {
    values,
    errors,
    failure: state.failure,
    isSubmitting: state.isSending,
    set,
    fieldId,
    submit,
    problems: state.wasTried ? asProblems(errors, fieldId) : [],
    isDirty: !state.isSending && isChanged(state),
    fieldProps: (key) => ({
      id: fieldId(key),
      name: key,
      value: values[key] as string,
      error: errors[key],
      onChange: (event) => set(key, event.target.value as Values[typeof key]),
      onBlur: (event) => {
        // An error that appears now would move the button away from the pointer; submitting shows it anyway.
        if (!isSubmitButton(event.relatedTarget)) dispatch({ type: 'fieldLeft', key })
      },
    }),
    reset: (next = state.saved) => dispatch({ type: 'reset', values: next }),
  }
}

/** In the order of the values, which is the order of the form. */
function shownErrors<Values extends object>(state: FormState<Values>, found: FieldErrors<Values>) {
  const { values, left, wasTried, refused } = state
  const visibleErrors: FieldErrors<Values> = {}
  for (const key of Object.keys({ ...values, ...found }) as (keyof Values & string)[]) {
    const text = refused[key] ?? (wasTried || left.includes(key) ? found[key] : undefined)
    if (text) visibleErrors[key] = text
  }
  return visibleErrors
}

function asProblems<Values>(errors: FieldErrors<Values>, fieldId: (key: keyof Values & string) => string) {
  return (Object.entries(errors) as [keyof Values & string, string][]).map(([key, text]): FieldProblem => ({
    fieldId: fieldId(key),
    text,
  }))
}

function isSubmitButton(target: EventTarget | null) {
  return target instanceof HTMLButtonElement && target.type === 'submit'
}
