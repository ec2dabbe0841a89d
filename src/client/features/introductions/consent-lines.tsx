import type { SupervisionTie } from '#domain/introductions/supervision.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Notice } from '#client/ui/notice/notice.tsx'

/** Shown above Send: pressing it is the consent (T-3.1). Raise `consentVersion` when this text changes. */
export function ConsentLines({ name, tie }: { name: string; tie: SupervisionTie }) {
  const t = useText('introductions')
  return (
    <section className="introduction-consent">
      <h3>{t('dialog.consentTitle')}</h3>
      {tie && (
        <Notice tone="warning">
          <p>{t(tie === 'office' ? 'dialog.supervision' : 'dialog.supervisionServes')}</p>
        </Notice>
      )}
      <p>{t('dialog.consent', { name })}</p>
      <p>{t('dialog.consentReaders', { name })}</p>
      <p>{t('dialog.consentErased')}</p>
      <p>{t('dialog.consentFree')}</p>
    </section>
  )
}
