import type { ReactNode } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Notice } from '#client/ui/notice/notice.tsx'
import { TextLink } from '#client/ui/text-link/text-link.tsx'

/** The error in one sentence, and a number to call meanwhile. */
export function PlanErrorNotice({ children }: { children: ReactNode }) {
  const t = useText('planTool')
  const common = useText('common')
  return (
    <Notice tone="warning" announce>
      <p>{children}</p>
      <p className="flex flex-wrap items-center gap-2">
        {t('trouble.help')}
        <TextLink href="tel:211" className="plan-call">
          {common('call211')}
        </TextLink>
      </p>
    </Notice>
  )
}
