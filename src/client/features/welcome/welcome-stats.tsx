import { useText } from '#client/platform/i18n/use-text.ts'

export function WelcomeStats() {
  const t = useText('welcome')
  const stats = [
    { figure: t('stats.hours'), text: t('stats.hoursText') },
    { figure: t('stats.states'), text: t('stats.statesText') },
    { figure: t('stats.resources'), text: t('stats.resourcesText') },
  ]
  return (
    <ul aria-label={t('stats.label')} className="welcome-stats">
      {stats.map(({ figure, text }) => (
        <li key={figure}>
          <strong className="block text-lg">{figure}</strong>
          <span className="text-sm text-ink-2">{text}</span>
        </li>
      ))}
    </ul>
  )
}
