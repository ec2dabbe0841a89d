import type { Reader } from '#domain/introductions/reader.ts'
import type { SupervisionTie } from '#domain/introductions/supervision.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Notice } from '#client/ui/notice/notice.tsx'

interface ConsentLinesProps {
  name: string
  reader: Reader
  tie: SupervisionTie
}

/** Shown above Send: pressing it is the consent (T-3.1). Raise `consentVersions` when this text changes. */
export function ConsentLines({ name, reader, tie }: ConsentLinesProps) {
  const t = useText('connect')
  const isInvite = reader === 'nobody'
  return (
    <section className="introduction-consent">
      <h3>{t('dialog.consentTitle')}</h3>
      {tie && (
        <Notice tone="warning">
          <p>{t(tie === 'office' ? 'dialog.supervision' : 'dialog.supervisionServes')}</p>
        </Notice>
      )}
      <p>{t(isInvite ? 'dialog.inviteConsent' : 'dialog.consent', { name })}</p>
      <p>{t(isInvite ? 'dialog.inviteReaders' : 'dialog.consentReaders', { name })}</p>
      <p>{t('dialog.consentErased')}</p>
      <p>{t('dialog.consentFree')}</p>
    </section>
  )
}
