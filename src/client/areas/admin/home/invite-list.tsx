import type { AdminHome } from '#contracts/admin-service.ts'
import { buildCallLink } from '#domain/resources/contact-links.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { TextLink } from '#client/ui/text-link/text-link.tsx'

/** Visitors are told that we invite these listings, so somebody has to see them. */
export function InviteList({ toInvite }: Pick<AdminHome, 'toInvite'>) {
  const t = useText('adminHome')
  if (toInvite.length === 0) return null
  return (
    <section aria-labelledby="home-invites" className="desk-stack">
      <h2 id="home-invites">{t('invites.title')}</h2>
      <p>{t('invites.text')}</p>
      <ul className="grid gap-1">
        {toInvite.map(({ id, name, phone, asked }) => {
          const call = buildCallLink({ phone })
          return (
            <li key={id}>
              {asked === 1 ? t('invites.askedOne', { name }) : t('invites.asked', { name, count: asked })}
              {call && (
                <>
                  {' · '}
                  <TextLink href={call.href}>{call.number}</TextLink>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
