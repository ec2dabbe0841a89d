import type { ReactNode } from 'react'
import type { Delivery, Urgency } from '#domain/introductions/introduction.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'

export interface SharedTexts {
  userName: string
  userPhone?: string | undefined
  userEmail?: string | undefined
  userMessage: string
  urgency: Urgency
}

export interface SharedSectionProps {
  name: string
  delivery: Delivery | undefined
  /** Undefined while loading; null when erased or not shown after a return by PIN alone. */
  shared: SharedTexts | null | 'failed' | undefined
  onReload: () => void
}

/** Exactly what was shared and with whom. */
export function SharedSection({ name, delivery, shared, onReload }: SharedSectionProps) {
  const t = useText('introductions')
  const connect = useText('connect')
  return (
    <section className="grid gap-3">
      <h2>{t('detail.shared')}</h2>
      {shared && shared !== 'failed' && (
        <>
          <p className="text-ink-2">
            {t(delivery === 'waiting' ? 'detail.sharedWaiting' : 'detail.sharedWith', { name })}
          </p>
          <dl className="grid gap-2">
            <Fact label={t('detail.name')}>{shared.userName}</Fact>
            {shared.userPhone && <Fact label={t('detail.phone')}>{shared.userPhone}</Fact>}
            {shared.userEmail && <Fact label={t('detail.email')}>{shared.userEmail}</Fact>}
            <Fact label={t('detail.message')}>{shared.userMessage}</Fact>
            <Fact label={t('detail.howSoon')}>{connect(`dialog.${shared.urgency}`)}</Fact>
          </dl>
        </>
      )}
      {shared === null && <p className="text-ink-2">{t('detail.sharedGone')}</p>}
      {shared === undefined && (
        <p role="status" className="text-ink-2">
          {t('detail.sharedLoading')}
        </p>
      )}
      {shared === 'failed' && <Failed onReload={onReload} />}
    </section>
  )
}

function Failed({ onReload }: { onReload: () => void }) {
  const t = useText('introductions')
  const common = useText('common')
  return (
    <>
      <p role="status">{t('detail.sharedFailed')}</p>
      <div>
        <Button size="small" onClick={onReload}>
          {common('tryAgain')}
        </Button>
      </div>
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-md font-semibold text-ink-2">{label}</dt>
      <dd className="introduction-words">{children}</dd>
    </div>
  )
}
