import { useText } from '#client/platform/i18n/use-text.ts'

export function ListingsPage() {
  const t = useText('partnerListings')
  return <h1 id="partner-title">{t('title')}</h1>
}
