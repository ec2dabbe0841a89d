import { useEffect, useRef } from 'react'
import type { IntroductionDialog } from '#domain/introductions/dialog.ts'
import type { PhoneLink } from '#domain/resources/contact-links.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Notice } from '#client/ui/notice/notice.tsx'
import { TextLink } from '#client/ui/text-link/text-link.tsx'

type SendProblem = 'offline' | 'limit' | 'failed' | null

function findSendProblem(dialog: IntroductionDialog): SendProblem {
  if (dialog.phase === 'waitingForConnection') return 'offline'
  return dialog.phase === 'editing' ? dialog.failure : null
}

/** The result of the last attempt, inline and not in a toast (T-3.8), with the phone number as an alternative. */
export function SendStatus({ dialog, call }: { dialog: IntroductionDialog; call: PhoneLink | null }) {
  const t = useText('connect')
  const common = useText('common')
  const ref = useRef<HTMLDivElement>(null)
  const problem = findSendProblem(dialog)
  useEffect(() => {
    if (problem) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  if (problem === null) return null
  const failed = call ? t('notSent.failed', { phone: call.number }) : t('notSent.failedNoPhone')
  return (
    <div ref={ref}>
      <Notice
        announce
        tone={problem === 'failed' ? 'danger' : 'warning'}
        {...(problem !== 'failed' && { title: t('notSent.title') })}
      >
        <p>{problem === 'failed' ? failed : t(`notSent.${problem}`)}</p>
        <p>{t('notSent.kept')}</p>
        <TextLink href={call?.href ?? 'tel:211'} className="introduction-call">
          {call ? t('notSent.call', { phone: call.number }) : common('call211')}
        </TextLink>
      </Notice>
    </div>
  )
}
