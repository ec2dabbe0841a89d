import { Download } from 'lucide-react'
import { exportPartnerData } from '#contracts/partner-settings.ts'
import { termsVersion } from '#domain/partners/settings.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useAction } from '#client/shared/query/use-action.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

interface PrivacyTabProps {
  accepted: string | null
  /** Rejects when it could not be saved. */
  onAccept: () => Promise<void>
}

export function PrivacyTab({ accepted, onAccept }: PrivacyTabProps) {
  const t = useText('partnerSettings')
  const { busy, failure, run } = useAction()
  const problem = failureText(failure, t('failed'))
  const isCurrent = accepted === termsVersion
  return (
    <div className="pl-stack ps-narrow">
      <h2>{t('privacy.title')}</h2>
      <Card as="section" className="pl-tight">
        <h3>{t('privacy.keptTitle')}</h3>
        <ul className="ps-list">
          {t.list('privacy.kept').map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Card>
      <Card as="section" className="pl-tight">
        <h3>{t('privacy.termsTitle')}</h3>
        {accepted !== null && !isCurrent && <Notice>{t('privacy.newer')}</Notice>}
        <ul className="ps-list">
          {t.list('privacy.terms').map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {problem && (
          <Notice announce tone="danger">
            {problem}
          </Notice>
        )}
        <div role="status">{isCurrent && <p>{t('privacy.accepted', { version: termsVersion })}</p>}</div>
        {!isCurrent && (
          <Button variant="primary" busy={busy !== null} onClick={() => run('accept', onAccept)}>
            {t('privacy.accept')}
          </Button>
        )}
      </Card>
      <Card as="section" className="pl-tight">
        <h3>{t('privacy.exportTitle')}</h3>
        <p>{t('privacy.exportText')}</p>
        <div className="pl-buttons">
          <Button href={exportPartnerData.path} download icon={<Download size={20} aria-hidden="true" />}>
            {t('privacy.export')}
          </Button>
        </div>
      </Card>
    </div>
  )
}
