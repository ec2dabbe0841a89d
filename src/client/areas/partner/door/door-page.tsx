import { useText } from '#client/platform/i18n/use-text.ts'

export function DoorPage() {
  const t = useText('partnerDoor')
  return <h1 id="partner-title">{t('title')}</h1>
}
