import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Page } from '#client/ui/layout/page.tsx'

/** A screen of its own, so that nothing else asks for attention. */
export function WhatFirstScreen({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  const t = useText('welcome')
  const common = useText('common')
  return (
    <Page aria-labelledby="what-first-title" className="grid grid-cols-1 gap-4">
      <Button
        variant="quiet"
        size="small"
        className="justify-self-start"
        icon={<ArrowLeft aria-hidden size={20} />}
        onClick={onBack}
      >
        {common('back')}
      </Button>
      <h1 id="what-first-title">{t('whatFirst')}</h1>
      {children}
    </Page>
  )
}
