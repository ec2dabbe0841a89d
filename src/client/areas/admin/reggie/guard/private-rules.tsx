import { useText } from '#client/platform/i18n/use-text.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { privateRule } from './private-rule.ts'

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
