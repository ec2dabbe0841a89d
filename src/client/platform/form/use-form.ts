import { type FocusEvent, type SyntheticEvent, useId, useReducer } from 'react'
import type { FieldProblem } from '#client/ui/form-errors/form-errors.tsx'
import { findErrors, type FormRules } from './find-errors.ts'
import { type FieldErrors, formReducer, type FormState, isChanged, newForm } from './form-state.ts'
import { useSubmit } from './use-submit.ts'

export interface FormOptions<Values> extends FormRules<Values> {
  /** Read once; later values come in by `reset`. */
  initial: Values
  /** Rejects when it could not be sent: then everything stays as it was written. */
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
  /** What is wrong and may be said by now: after a try to send, or once the field was left. */
  errors: FieldErrors<Values>
  /** The same for `FormErrors`, after a try to send. */
  problems: FieldProblem[]
  /** Something is written that is not saved and not being saved. */
  isDirty: boolean
  isSubmitting: boolean
  /** What `onSubmit` rejected with, mostly an ApiError; undefined otherwise. */
  failure: unknown
  set: <Key extends keyof Values>(key: Key, value: Values[Key]) => void
  fieldProps: (key: TextKey<Values>) => FieldProps
  /** The id of a control that `fieldProps` does not fit, so that the summary leads to it. */
  fieldId: (key: keyof Values & string) => string
  /** For the form's `onSubmit`; give the form `noValidate`. */
  submit: (event: SyntheticEvent<HTMLFormElement>) => void
  /** Starts anew, with other values or with the saved ones. */
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
        // An error that appears now would move the button away under the finger; sending shows it anyway.
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
