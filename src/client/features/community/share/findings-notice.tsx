import type { PrivateFinding } from '#domain/community/private-data.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

interface FindingsNoticeProps {
  findings: readonly PrivateFinding[]
  onShow: (finding: PrivateFinding) => void
}

/** Details in the text that could identify someone, each linking to its position. */
export function FindingsNotice({ findings, onShow }: FindingsNoticeProps) {
  const t = useText('community')
  if (findings.length === 0) return null
  const groups = [
    { key: 'hard', list: findings.filter(({ isHard }) => isHard) },
    { key: 'soft', list: findings.filter(({ isHard }) => !isHard) },
  ] as const
  return (
    <Notice announce tone="warning" title={t('check.title')}>
      {groups.map(
        ({ key, list }) =>
          list.length > 0 && (
            <div key={key}>
              <p>{t(`check.${key}`)}</p>
              <ul className="community-findings">
                {list.map((finding) => (
                  <li key={`${finding.kind} ${finding.start}`}>
                    <span>{t('check.found', { kind: t(`check.kinds.${finding.kind}`), match: finding.match })}</span>
                    <Button
                      size="small"
                      variant="quiet"
                      aria-label={t('check.showNamed', { match: finding.match })}
                      onClick={() => onShow(finding)}
                    >
                      {t('check.show')}
                    </Button>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </Notice>
  )
}
