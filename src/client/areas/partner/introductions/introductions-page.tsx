import { useText } from '#client/platform/i18n/use-text.ts'

export function IntroductionsPage() {
  const t = useText('partnerIntroductions')
  return <h1 id="partner-title">{t('title')}</h1>
}
