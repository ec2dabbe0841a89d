import './sign-in.css'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useFocusOnMount } from '#client/shared/use-focus-on-mount.ts'
import { Button } from '#client/ui/button/button.tsx'
import { CopyText } from '#client/ui/copy-text/copy-text.tsx'

export interface RecoveryCodesProps {
  codes: readonly string[]
  goOnLabel: string
  onGoOn: () => void
}

/** Shown only once. The user must confirm that the codes are saved before continuing. */
export function RecoveryCodes({ codes, goOnLabel, onGoOn }: RecoveryCodesProps) {
  const t = useText('signIn')
  const [isSaved, setIsSaved] = useState(false)
  const title = useFocusOnMount<HTMLHeadingElement>()
  return (
    <section className="sign-in-form" aria-labelledby="recovery-title">
      <h2 ref={title} id="recovery-title" tabIndex={-1}>
        {t('recovery.title')}
      </h2>
      <p>{t('recovery.text')}</p>
      <ul className="sign-in-recovery" aria-label={t('recovery.list')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="sign-in-form" data-print="hide">
        <CopyText
          label={t('recovery.list')}
          value={codes.join(' ')}
          copyLabel={t('recovery.copy')}
          copiedText={t('secondFactor.copied')}
          failedText={t('secondFactor.copyFailed')}
        />
        <Button size="small" icon={<Printer aria-hidden size={18} />} onClick={() => window.print()}>
          {t('recovery.print')}
        </Button>
        <label className="sign-in-check">
          <input type="checkbox" checked={isSaved} onChange={(event) => setIsSaved(event.target.checked)} />
          {t('recovery.saved')}
        </label>
        <Button variant="primary" disabled={!isSaved} onClick={onGoOn}>
          {goOnLabel}
        </Button>
      </div>
    </section>
  )
}
