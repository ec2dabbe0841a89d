import type { ReactNode } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { BackButton } from '#client/shared/back-button.tsx'
import { Page } from '#client/ui/layout/page.tsx'

/** A screen of its own, so that nothing else asks for attention. */
export function WhatFirstScreen({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  const t = useText('welcome')
  return (
    <Page aria-labelledby="what-first-title" className="grid grid-cols-1 gap-4">
      <BackButton onBack={onBack} />
      <h1 id="what-first-title">{t('whatFirst')}</h1>
      {children}
    </Page>
  )
}
