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
  /** In print order. */
  listings: readonly Resource[]
  /** The person's own steps: printed and in their file, never in the QR code. */
  nextSteps?: readonly string[]
}

type Form = 'page' | 'card'

export function TakeWithMe({ listings, nextSteps }: TakeWithMeProps) {
  const t = useText('takeWithMe')
  const printMode = usePrintMode(listings, nextSteps)
  const [form, setForm] = useState<Form>('page')
  const [message, setMessage] = useState<string | null>(null)
  const count = listings.length

  const handlePrint = (next: Form) => {
    if (typeof window.print !== 'function') return setMessage(t('cannotPrint'))
    setMessage(null)
    // The print version must be rendered before `window.print()` runs.
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
      <SendButtons printMode={printMode} onMessage={setMessage} />
      <div role="status">{message !== null && <Notice>{message}</Notice>}</div>
      <ScanSquare printMode={printMode} />
      {createPortal(
        <div className="paper">
          {form === 'page' ? <PrintedSheet {...printMode} /> : <WalletCard {...printMode} />}
        </div>,
        document.body,
      )}
    </div>
  )
}
