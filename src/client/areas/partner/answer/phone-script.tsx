import './answer.css'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Notice } from '#client/ui/notice/notice.tsx'

/** Somebody may have put in another person's number: the call itself must give nothing away (T-3.10). */
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
