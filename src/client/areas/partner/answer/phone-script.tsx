import './answer.css'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Notice } from '#client/ui/notice/notice.tsx'

/** The phone number may belong to somebody else, so the script gives nothing away (T-3.10). */
export function PhoneScript() {
  const t = useText('partnerAnswer')
  return (
    <Notice tone="warning" title={t('script.title')}>
      <ul className="pa-script">
        {t.list('script.lines').map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  )
}
