import { findPrivateData } from '#domain/community/private-data.ts'
import { maskPersonal } from '#domain/grounding/mask.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'

/** Data hidden from a model, and data a post may not contain: an example of each, run through the current rules. */
export function PrivateRules() {
  const t = useText('adminReggie')
  const { privateRules } = useTextModule('adminReggie').guard
  const rows = Object.values(privateRules).map((rule) => ({ ...rule, ...privateRule(rule.example) }))
  return (
    <section className="desk-stack" aria-labelledby="reggie-private">
      <h2 id="reggie-private">{t('guard.privateTitle')}</h2>
      <p>{t('guard.privateText')}</p>
      <DataTable
        caption={t('guard.privateTitle')}
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', label: t('guard.privateWhat'), isHeader: true, cell: ({ name }) => name },
          { key: 'example', label: t('guard.privateExample'), cell: ({ example }) => `“${example}”` },
          { key: 'chat', label: t('guard.privateChat'), cell: ({ chat }) => t(`guard.chatDoes.${chat}`) },
          { key: 'post', label: t('guard.privatePost'), cell: ({ post }) => t(`guard.postDoes.${post}`) },
        ]}
      />
    </section>
  )
}

/** How private data is handled, found by running the rules themselves: a static list could become outdated. */
export function privateRule(example: string) {
  const found = findPrivateData(example)
  return {
    chat: maskPersonal(example).tokens.length > 0 ? 'hidden' : 'stays',
    post: found.some(({ isHard }) => isHard) ? 'refused' : found.length > 0 ? 'warned' : 'passes',
  } as const
}
