import type { PostReviewItem } from '#contracts/community-staff.ts'
import { privateDataKinds } from '#domain/community/private-data.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Notice } from '#client/ui/notice/notice.tsx'

export function PostFindings({ findings }: Pick<PostReviewItem, 'findings'>) {
  const t = useText('adminReview')
  if (findings.length === 0) return null
  return (
    <Notice tone="warning" title={t('posts.found')}>
      <ul>
        {findings.map(({ kind, match }, at) => {
          const labelKey = privateDataKinds.find((dataKind) => dataKind === kind) ?? 'other'
          return (
            <li key={at} className="desk-long">
              {t('posts.finding', { kind: t(`posts.findings.${labelKey}`), match })}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
