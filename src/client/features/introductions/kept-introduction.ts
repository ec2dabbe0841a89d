import * as z from 'zod/mini'
import type { IntroductionDialog } from '#domain/introductions/dialog.ts'
import type { IntroductionForm } from '#domain/introductions/form.ts'
import { Urgency } from '#domain/introductions/introduction.ts'
import { forgetDraft, keepDraft, readDraft } from '#client/platform/form/form-drafts.ts'

const words = z.string()
const KeptIntroduction = z.object({
  resourceId: z.string(),
  form: z.object({
    firstName: words,
    lastName: words,
    email: words,
    phone: words,
    needs: words,
    urgency: Urgency,
    story: words,
  }),
})

/** What was written to this listing before the site was hidden, on the person's own device. */
export function readIntroduction(resourceId: string): IntroductionForm | null {
  const kept = readDraft('introduction', KeptIntroduction)
  return kept?.resourceId === resourceId ? kept.form : null
}

/** Sent and canceled both close the dialog: then nothing of it stays. */
export function keepIntroduction(dialog: IntroductionDialog): void {
  if (dialog.phase === 'closed') forgetDraft('introduction')
  else if (dialog.isTouched) keepDraft('introduction', { resourceId: dialog.resourceId, form: dialog.form })
}
