import './sign-in.css'
import { useText } from '#client/platform/i18n/use-text.ts'
import { QrPicture } from '#client/platform/qr/qr-picture.tsx'
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
