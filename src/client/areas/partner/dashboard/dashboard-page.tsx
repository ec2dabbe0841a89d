import { useText } from '#client/platform/i18n/use-text.ts'

export function DashboardPage() {
  const t = useText('partnerDashboard')
  return <h1 id="partner-title">{t('title')}</h1>
}
