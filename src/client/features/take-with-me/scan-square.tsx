import { buildQrText, sheetQrBytes } from '#domain/take-with-me/qr-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { QrPicture } from '#client/platform/qr/qr-picture.tsx'
import type { PrintMode } from './use-print-mode.ts'

/** The list as a QR code for another phone, with a note on what did not fit. */
export function ScanSquare({ printMode: { listings, words } }: { printMode: PrintMode }) {
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
