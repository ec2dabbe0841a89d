import type { Form } from '#client/platform/form/use-form.ts'
import type { OpeningDraft } from './opening-draft.ts'

/** What each group of the form gets. */
export interface FormPart {
  form: Form<OpeningDraft>
}
