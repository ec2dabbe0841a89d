import { buildQrText } from '#domain/take-with-me/qr-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { QrPicture } from '#client/platform/qr/qr-picture.tsx'
import type { PrintMode } from './use-print-mode.ts'

interface PaperSquareProps extends Pick<PrintMode, 'places' | 'words'> {
  mostBytes: number
}

/** The square of a printed list; below it stands how much of the list it holds. */
export function PrintedQrCode({ places, words, mostBytes }: PaperSquareProps) {
  const t = useText('takeWithMe')
  const { text, leftOut } = buildQrText(places, words, mostBytes)
  const held = places.length - leftOut
  return (
    <figure>
      <QrPicture className="take-qr" text={text} label={t('qr.picture')} />
      <figcaption>{leftOut === 0 ? t('paper.scan') : t('paper.scanSome', { held, total: places.length })}</figcaption>
    </figure>
  )
}
