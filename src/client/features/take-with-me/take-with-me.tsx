import { CreditCard, Printer } from 'lucide-react'
import { useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { QrPicture } from '#client/platform/qr/qr-picture.tsx'
import { Button } from '#client/ui/button/button.tsx'
import type { Resource } from '#domain/resources/resource.ts'
import { maxOnCard, maxOnSheet } from '#domain/take-with-me/pocket-listing.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Notice } from '#client/ui/notice/notice.tsx'
import { buildQrText, sheetQrBytes } from '#domain/take-with-me/qr-text.ts'
import { PrintedSheet } from './printed-sheet.tsx'
import { SendButtons } from './send-buttons.tsx'
import { usePrintMode, type PrintMode } from './use-print-mode.ts'
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

function PrintButtons({ onPrint }: { onPrint: (form: 'page' | 'card') => void }) {
  const t = useText('takeWithMe')
  return (
    <div className="grid gap-2">
      <Button wide variant="primary" icon={<Printer aria-hidden size={20} />} onClick={() => onPrint('page')}>
        {t('printPage')}
      </Button>
      <Button wide icon={<CreditCard aria-hidden size={20} />} onClick={() => onPrint('card')}>
        {t('printCard')}
      </Button>
      <p className="text-md text-ink-2">{t('noPrinter')}</p>
    </div>
  )
}

/** The list as a QR code for another phone, with a note on what did not fit. */
function ScanSquare({ printMode: { listings, words } }: { printMode: PrintMode }) {
  const t = useText('takeWithMe')
  const { text, detail, leftOut } = buildQrText(listings, words, sheetQrBytes)
  return (
    <section aria-labelledby="scan-title" className="grid gap-2">
      <h3 id="scan-title">{t('qr.title')}</h3>
      <p className="text-ink-2">{t('qr.text')}</p>
      <QrPicture className="take-qr" text={text} label={t('qr.picture')} />
      {detail === 'line' && <p className="text-md text-ink-2">{t('qr.short')}</p>}
      {detail === 'address' && <p className="text-md text-ink-2">{t('qr.withoutHours')}</p>}
      {leftOut > 0 && (
        <p className="text-md text-ink-2">{leftOut === 1 ? t('qr.leftOne') : t('qr.left', { count: leftOut })}</p>
      )}
    </section>
  )
}
