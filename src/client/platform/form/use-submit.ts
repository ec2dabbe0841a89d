import { type SyntheticEvent, useEffect, useRef } from 'react'
import { ApiError } from '../api/api-error.ts'
import { reportQuietly } from '../report-quietly.ts'
import { findErrors, type FormRules, hasErrors, refusedFields } from './find-errors.ts'
import type { FormEvent, FormState } from './form-state.ts'

interface Submission<Values> {
  state: FormState<Values>
  dispatch: (event: FormEvent<Values>) => void
  rules: FormRules<Values>
  onSubmit: (values: Values) => Promise<void>
}

/** Runs one submit at a time, and only with valid values. */
export function useSubmit<Values extends object>({ state, dispatch, rules, onSubmit }: Submission<Values>) {
  const form = useRef<HTMLFormElement>(null)
  const isUnderWay = useRef(false)
  useEffect(() => {
    if (state.refusals > 0) takeToProblem(form.current)
  }, [state.refusals])

  const send = async (values: Values) => {
    isUnderWay.current = true
    dispatch({ type: 'sendingStarted' })
    try {
      await onSubmit(values)
      dispatch({ type: 'sent', values })
    } catch (failure) {
      if (!(failure instanceof ApiError)) reportQuietly('form', failure)
      dispatch({ type: 'sendingFailed', failure, refused: refusedFields(values, failure, rules) })
    } finally {
      isUnderWay.current = false
    }
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.current = event.currentTarget
    // A second press can arrive before the new state is rendered.
    if (isUnderWay.current) return
    if (hasErrors(findErrors(state.values, rules))) dispatch({ type: 'foundWrong' })
    else void send(state.values)
  }
  return submit
}

/** Moves focus to the error summary if the form has one, else to the first invalid field. */
function takeToProblem(form: HTMLFormElement | null) {
  const find = (selector: string) => form?.querySelector<HTMLElement>(selector)
  const target = find('[data-form-errors]') ?? find('[aria-invalid="true"]')
  target?.focus()
}
