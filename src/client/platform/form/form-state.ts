/** What is wrong, by field, in words. */
export type FieldErrors<Values> = Partial<Record<keyof Values & string, string | undefined>>

export interface FormState<Values> {
  values: Values
  /** What the server has, as far as we know. */
  saved: Values
  /** Fields the person has been in and left. */
  left: readonly (keyof Values)[]
  wasTried: boolean
  isSending: boolean
  failure: unknown
  /** What the server found wrong; true until the field is changed. */
  refused: FieldErrors<Values>
  /** How often it could not be sent. Each time the person is taken to what is wrong. */
  refusals: number
}

export type FormEvent<Values> =
  | { type: 'changed'; key: keyof Values; value: Values[keyof Values] }
  | { type: 'fieldLeft'; key: keyof Values }
  | { type: 'foundWrong' }
  | { type: 'sendingStarted' }
  | { type: 'sent'; values: Values }
  | { type: 'sendingFailed'; failure: unknown; refused: FieldErrors<Values> }
  | { type: 'reset'; values: Values }

export function newForm<Values>(values: Values): FormState<Values> {
  return {
    values,
    saved: values,
    left: [],
    wasTried: false,
    isSending: false,
    failure: undefined,
    refused: {},
    refusals: 0,
  }
}

export function formReducer<Values>(state: FormState<Values>, event: FormEvent<Values>): FormState<Values> {
  switch (event.type) {
    case 'changed': {
      const refused = { ...state.refused, [event.key]: undefined }
      return { ...state, values: { ...state.values, [event.key]: event.value }, refused }
    }
    case 'fieldLeft':
      return state.left.includes(event.key) ? state : { ...state, left: [...state.left, event.key] }
    case 'foundWrong':
      return { ...state, wasTried: true, failure: undefined, refusals: state.refusals + 1 }
    case 'sendingStarted':
      return { ...state, wasTried: true, isSending: true, failure: undefined, refused: {} }
    case 'sent':
      // Whatever was written meanwhile stays, and is not saved yet.
      return { ...state, saved: event.values, left: [], wasTried: false, isSending: false }
    case 'sendingFailed': {
      const { failure, refused } = event
      return { ...state, isSending: false, failure, refused, refusals: state.refusals + 1 }
    }
    case 'reset':
      return newForm(event.values)
  }
}

/** Forms hold plain data: text, numbers, lists. */
export function isChanged<Values>({ values, saved }: FormState<Values>): boolean {
  return JSON.stringify(values) !== JSON.stringify(saved)
}
