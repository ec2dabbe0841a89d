import { useText } from '#client/platform/i18n/use-text.ts'

export function AnalyticsPage() {
  const t = useText('partnerAnalytics')
  return <h1 id="partner-title">{t('title')}</h1>
}
