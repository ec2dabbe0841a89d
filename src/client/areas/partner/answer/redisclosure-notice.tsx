import './answer.css'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Notice } from '#client/ui/notice/notice.tsx'

/** For organizations whose name alone reveals something about a person's health; also printed (T-3.5). */
export function RedisclosureNotice() {
  const t = useText('partnerAnswer')
  return (
    <div className="pa-redisclosure">
      <Notice tone="warning" title={t('redisclosure.title')}>
        <p>{t('redisclosure.text')}</p>
        <p>{t('redisclosure.law')}</p>
      </Notice>
    </div>
  )
}
