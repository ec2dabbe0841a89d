import './sign-in.css'
import { useMemo } from 'react'
import { encodeQr } from '#domain/qr/encode.ts'
import { qrPath } from '#domain/qr/svg-path.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { CopyText } from '#client/ui/copy-text/copy-text.tsx'

export interface SecondFactorSetupProps {
  /** What the authenticator app is to read or be told. */
  secondFactor: { secret: string; uri: string }
}

/** The square for a camera and the same as text for whoever sits at the phone itself. Nothing of it leaves the page. */
export function SecondFactorSetup({ secondFactor: { secret, uri } }: SecondFactorSetupProps) {
  const t = useText('signIn')
  return (
    <div className="sign-in-form">
      <p>{t('secondFactor.scan')}</p>
      <Square text={uri} label={t('secondFactor.picture')} />
      <CopyText
        label={t('secondFactor.secret')} value={secret} copyLabel={t('secondFactor.copy')}
        copiedText={t('secondFactor.copied')} failedText={t('secondFactor.copyFailed')}
      />
    </div>
  )
}

/** Always dark on light, by night too: many cameras do not read the reverse. */
function Square({ text, label }: { text: string; label: string }) {
  const drawing = useMemo(() => {
    const code = encodeQr(text)
    return code && qrPath(code)
  }, [text])
  if (!drawing) return null
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${drawing.side} ${drawing.side}`} className="sign-in-qr">
      <rect width={drawing.side} height={drawing.side} fill="#fff" />
      <path d={drawing.path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
