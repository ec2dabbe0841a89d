/** Error text by field. */
export type FieldErrors<Values> = Partial<Record<keyof Values & string, string | undefined>>

export interface FormState<Values> {
  values: Values
  /** The last values known to be saved on the server. */
  saved: Values
  /** Fields that were focused and then left. */
  left: readonly (keyof Values)[]
  wasTried: boolean
  isSending: boolean
  failure: unknown
  /** Errors from the server, shown until the field is changed. */
  refused: FieldErrors<Values>
  /** Number of rejected submits. Each one moves focus to the error. */
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
      // Input typed during the save stays and counts as unsaved.
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
