import './sign-in.css'
import { useText } from '#client/platform/i18n/use-text.ts'
import { QrPicture } from '#client/platform/qr/qr-picture.tsx'
import { CopyText } from '#client/ui/copy-text/copy-text.tsx'

export interface SecondFactorSetupProps {
  /** For the authenticator app: the QR code content and the secret to type in. */
  secondFactor: { secret: string; uri: string }
}

/**
 * A QR code, and the same secret as text for people using the phone that has the app. Nothing of it leaves the page.
 */
export function SecondFactorSetup({ secondFactor: { secret, uri } }: SecondFactorSetupProps) {
  const t = useText('signIn')
  return (
    <div className="sign-in-form">
      <p>{t('secondFactor.scan')}</p>
      <QrPicture className="sign-in-qr" text={uri} label={t('secondFactor.picture')} />
      <CopyText
        label={t('secondFactor.secret')}
        value={secret}
        copyLabel={t('secondFactor.copy')}
        copiedText={t('secondFactor.copied')}
        failedText={t('secondFactor.copyFailed')}
      />
    </div>
  )
}
