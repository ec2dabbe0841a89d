import { useText } from '#client/platform/i18n/use-text.ts'

export function SettingsPage() {
  const t = useText('partnerSettings')
  return <h1 id="partner-title">{t('title')}</h1>
}
