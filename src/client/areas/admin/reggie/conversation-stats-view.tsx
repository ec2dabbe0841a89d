import { useText } from '#client/platform/i18n/use-text.ts'
import { TextLink } from '#client/ui/text-link/text-link.tsx'

/** Conversations are not stored, so there is nothing to show; the page explains this. */
export function ConversationStatsView() {
  const t = useText('adminReggie')
  return (
    <section className="desk-stack" aria-labelledby="reggie-talks">
      <h2 id="reggie-talks">{t('talks.title')}</h2>
      <p>{t('talks.text')}</p>
      <p>
        <TextLink href="/admin/analytics">{t('talks.link')}</TextLink>
      </p>
    </section>
  )
}
