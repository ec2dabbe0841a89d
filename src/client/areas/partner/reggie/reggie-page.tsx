import { useText } from '#client/platform/i18n/use-text.ts'

export function ReggiePage() {
  const t = useText('partnerReggie')
  return <h1 id="partner-title">{t('title')}</h1>
}
