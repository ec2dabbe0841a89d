import { useState } from 'react'
import type { StateCode } from '#domain/places/states.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { type Claimable, ClaimSearch } from './claim-search.tsx'
import { ClaimForm } from './claim-form.tsx'
import { SuggestForm } from './suggest-form.tsx'

type Step =
  | { name: 'search' | 'done' }
  | { name: 'claim'; listing: Claimable }
  | { name: 'suggest'; start: { name: string; state: StateCode | '' } }

/** Leads from a name search to a claim, or to a suggestion for a missing listing. */
export function ClaimFlow() {
  const t = useText('partnerPortal')
  const [step, setStep] = useState<Step>({ name: 'search' })
  const handleDone = () => setStep({ name: 'done' })
  const back = (
    <div>
      <Button size="small" variant="quiet" onClick={() => setStep({ name: 'search' })}>
        {t('claim.back')}
      </Button>
    </div>
  )
  switch (step.name) {
    case 'search':
      return (
        <ClaimSearch
          onChoose={(listing) => setStep({ name: 'claim', listing })}
          onMissing={(start) => setStep({ name: 'suggest', start })}
        />
      )
    case 'claim':
      return (
        <>
          {back}
          <ClaimForm listing={step.listing} onDone={handleDone} />
        </>
      )
    case 'suggest':
      return (
        <>
          {back}
          <SuggestForm start={step.start} onDone={handleDone} />
        </>
      )
    case 'done':
      return (
        <Notice announce tone="success" title={t('claim.doneTitle')}>
          <p>{t('claim.done')}</p>
        </Notice>
      )
  }
}
