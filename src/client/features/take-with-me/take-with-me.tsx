import { useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { Resource } from '#domain/resources/resource.ts'
import { maxOnCard, maxOnSheet } from '#domain/take-with-me/pocket-listing.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Notice } from '#client/ui/notice/notice.tsx'
import { PrintedSheet } from './printed-sheet.tsx'
import { PrintButtons } from './print-buttons.tsx'
import { ScanSquare } from './scan-square.tsx'
import { SendButtons } from './send-buttons.tsx'
import { usePrintMode } from './use-print-mode.ts'
import { WalletCard } from './wallet-card.tsx'

export interface TakeWithMeProps {
  /** In the order in which they should stand on the paper. */
  places: readonly Resource[]
  /** The person's own steps: on their paper and in their file, never in the square. */
  nextSteps?: readonly string[]
}

type Form = 'page' | 'card'

export function TakeWithMe({ places, nextSteps }: TakeWithMeProps) {
  const t = useText('takeWithMe')
  const paper = usePrintMode(places, nextSteps)
  const [form, setForm] = useState<Form>('page')
  const [said, setSaid] = useState<string | null>(null)
  const count = places.length

  const handlePrint = (next: Form) => {
    if (typeof window.print !== 'function') return setSaid(t('cannotPrint'))
    setSaid(null)
    // The paper must be drawn before the browser looks at the page.
    flushSync(() => setForm(next))
    window.print()
  }

  if (count === 0) return <p>{t('empty')}</p>
  return (
    <div className="grid gap-4">
      <p>{t('intro')}</p>
      <p className="text-ink-2">{t('safe')}</p>
      <p>
        <strong>{count === 1 ? t('countOne') : t('count', { count })}</strong>
      </p>
      <PrintButtons onPrint={handlePrint} />
      {count > maxOnSheet && <p className="text-md text-ink-2">{t('pageLeft', { most: maxOnSheet })}</p>}
      {count > maxOnCard && <p className="text-md text-ink-2">{t('cardLeft', { most: maxOnCard })}</p>}
      <SendButtons paper={paper} onSaid={setSaid} />
      <div role="status">{said !== null && <Notice>{said}</Notice>}</div>
      <ScanSquare paper={paper} />
      {createPortal(
        <div className="paper">{form === 'page' ? <PrintedSheet {...paper} /> : <WalletCard {...paper} />}</div>,
        document.body,
      )}
    </div>
  )
}
