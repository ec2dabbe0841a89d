import { buildQrText } from '#domain/take-with-me/qr-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { QrPicture } from '#client/platform/qr/qr-picture.tsx'
import type { PrintMode } from './use-print-mode.ts'

interface PrintedQrCodeProps extends Pick<PrintMode, 'listings' | 'words'> {
  mostBytes: number
}

/** The QR code of a printed list, with a note on how much of the list it holds. */
export function PrintedQrCode({ listings, words, mostBytes }: PrintedQrCodeProps) {
  const t = useText('takeWithMe')
  const { text, leftOut } = buildQrText(listings, words, mostBytes)
  const includedCount = listings.length - leftOut
  return (
    <figure>
      <QrPicture className="take-qr" text={text} label={t('qr.picture')} />
      <figcaption>
        {leftOut === 0 ? t('paper.scan') : t('paper.scanSome', { held: includedCount, total: listings.length })}
      </figcaption>
    </figure>
  )
}
