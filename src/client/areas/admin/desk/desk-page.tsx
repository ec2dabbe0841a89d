import { useText } from '#client/platform/i18n/use-text.ts'

export function DeskPage() {
  const t = useText('adminDesk')
  return <h1 id="partner-title">{t('title')}</h1>
}
