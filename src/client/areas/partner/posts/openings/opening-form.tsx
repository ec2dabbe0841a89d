import { OpportunityCard } from '#client/features/opportunities/opportunity-card.tsx'
import { localDay } from '#client/platform/local-day.ts'
import '../../listings/listings.css'
import './openings.css'
import { useState } from 'react'
import type { Opportunity, ListedOpportunity } from '#domain/opportunities/opportunity.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import type { FieldErrors } from '#client/platform/form/form-state.ts'
import { useForm } from '#client/platform/form/use-form.ts'
import { useUnsavedGuard } from '#client/platform/form/use-unsaved-guard.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useFocusOnMount } from '#client/shared/use-focus-on-mount.ts'
import { Button } from '#client/ui/button/button.tsx'
import { FormErrors } from '#client/ui/form-errors/form-errors.tsx'
import { ApplyFields } from './apply-fields.tsx'
import { BasicFields } from './basic-fields.tsx'
import { type OpeningDraft, toOpening } from './opening-draft.ts'
import { openingProblems, toOpeningProblem, withFormNames } from './opening-problems.ts'
import { OpeningLocationFields } from './opening-location-fields.tsx'
import { RecordFields } from './record-fields.tsx'
import { WorkFields } from './job-fields.tsx'

export interface OpeningFormProps {
  initial: OpeningDraft
  /** Rejects when it could not be sent. */
  onSend: (opening: Opportunity) => Promise<void>
  onClose: () => void
}

export function OpeningForm({ initial, onSend, onClose }: OpeningFormProps) {
  const t = useText('partnerOpenings')
  const [openedAt] = useState(() => Date.now())
  const form = useForm<OpeningDraft>({
    initial,
    validate: (draft): FieldErrors<OpeningDraft> =>
      Object.fromEntries(
        Object.entries(openingProblems(draft, openedAt)).map(([key, problem]) => [key, t(`problems.${problem}`)]),
      ),
    problemText: (key, problem) => t(`problems.${toOpeningProblem(key, problem)}`),
    onSubmit: async (draft) => {
      try {
        await onSend(toOpening(draft))
      } catch (failure) {
        throw withFormNames(failure)
      }
    },
  })
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const { mayLeave } = useUnsavedGuard(form.isDirty, t('leave'))
  return (
    <form noValidate className="pl-form" aria-labelledby="opening-form" onSubmit={form.submit}>
      <h3 id="opening-form" ref={heading} tabIndex={-1}>
        {t('formTitle')}
      </h3>
      <FormErrors
        title={form.problems.length > 0 ? t('checkFields') : t('notSent')}
        problems={form.problems}
        failure={failureText(form.failure, t('failed'))}
      />
      <div className="po-groups">
        <BasicFields form={form} />
        <OpeningLocationFields form={form} />
        <WorkFields form={form} />
        <RecordFields form={form} />
        <ApplyFields form={form} />
      </div>
      <OpeningPreview draft={form.values} />
      <div className="pl-buttons">
        <Button type="submit" variant="primary" busy={form.isSubmitting}>
          {t('send')}
        </Button>
        <Button variant="quiet" onClick={() => mayLeave() && onClose()}>
          {t('close')}
        </Button>
      </div>
    </form>
  )
}

/** The card as visitors will see it, from the values typed so far. */
function OpeningPreview({ draft }: { draft: OpeningDraft }) {
  const t = useText('partnerOpenings')
  const [today] = useState(() => localDay(new Date()))
  const opening = toOpening(draft)
  const filled = (words: { en: string; es: string }, otherwise: string) => ({
    en: words.en || otherwise,
    es: words.es || otherwise,
  })
  const listed: ListedOpportunity = {
    ...opening,
    title: filled(opening.title, t('preview.noTitle')),
    about: filled(opening.about, t('preview.noAbout')),
    id: 'preview',
    source: { name: opening.organization, url: null },
    checkedOn: today,
    expiresOn: null,
    miles: null,
    isPosted: true,
  }
  return (
    <section aria-labelledby="opening-preview" className="pl-stack">
      <h4 id="opening-preview">{t('preview.title')}</h4>
      <p className="pl-quiet">{t('preview.text')}</p>
      <OpportunityCard opportunity={listed} headingLevel="h5" />
    </section>
  )
}
