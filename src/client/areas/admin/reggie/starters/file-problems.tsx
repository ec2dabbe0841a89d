import { starterBounds } from '#domain/reggie/starters.ts'
import type { StarterFileIssue } from '#domain/reggie/starters-csv.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Notice } from '#client/ui/notice/notice.tsx'

const mostShown = 10

/** Why a file is rejected, line by line. The list is unchanged. */
export function FileProblems({ issues }: { issues: readonly StarterFileIssue[] }) {
  const t = useText('adminReggie')
  const formatIssue = ({ problem, line }: StarterFileIssue) =>
    t(`starters.fileProblems.${problem}`, { line, most: starterBounds.stored })
  const visibleIssues = issues.slice(0, mostShown)
  return (
    <Notice announce tone="danger" title={t('starters.notRead')}>
      <ul>
        {visibleIssues.map((issue) => (
          <li key={`${issue.line} ${issue.problem}`}>{formatIssue(issue)}</li>
        ))}
        {issues.length > mostShown && <li>{t('starters.moreProblems', { count: issues.length - mostShown })}</li>}
      </ul>
    </Notice>
  )
}
