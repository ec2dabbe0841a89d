import type { Form } from '#client/platform/form/use-form.ts'
import type { OpeningDraft } from './opening-draft.ts'

/** Props of each group of the form. */
export interface FormPart {
  form: Form<OpeningDraft>
}
