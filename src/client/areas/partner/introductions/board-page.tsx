import { useText } from '#client/platform/i18n/use-text.ts'

export function BoardPage() {
  const t = useText('partnerBoard')
  return <h1 id="partner-title">{t('title')}</h1>
}
